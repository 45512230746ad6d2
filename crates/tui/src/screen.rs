//! The screen of the terminal: draws pages, and turns events into input.

use brikke_app::page::{Body, Dialog, Page};
use brikke_app::settings::{ColourChoice, Forced, ThemeChoice};
use brikke_app::{Button, Input};
use crossterm::event::KeyEvent;
use ratatui::layout::Position;
use ratatui::terminal::Frame;

use crate::background::Background;
use crate::canvas::{Canvas, Targets};
use crate::colour::ColourDepth;
use crate::event::Event;
use crate::scroll::Scroll;
use crate::theme::{self, Glyphs, Look};
use crate::{drag, keys, pages};

/// The screen of the terminal. It knows what was drawn where, and how far a
/// long page is scrolled; everything else is in the page.
pub struct Screen {
    environment: fn(&str) -> Option<String>,
    colour: Forced<ColourChoice>,
    theme: Forced<ThemeChoice>,
    background: Option<Background>,
    look: Option<((ThemeChoice, ColourChoice), Look)>,
    targets: Targets,
    /// The place where the mouse was pressed.
    pressed: Option<Position>,
    scroll: Scroll,
    /// False while the window is too small for the board.
    has_board: bool,
}

/// The keys that work while a game cannot be seen.
const WAYS_OUT: [&str; 2] = ["esc", "q"];

impl Screen {
    /// A screen on a terminal that these variables describe. The number of
    /// colours is that of the page, unless another is given.
    pub fn new(environment: fn(&str) -> Option<String>, colour: Option<ColourChoice>) -> Screen {
        Screen {
            environment,
            colour: Forced::new(colour),
            theme: Forced::new(None),
            background: None,
            look: None,
            targets: Targets::default(),
            pressed: None,
            scroll: Scroll::default(),
            has_board: true,
        }
    }

    /// With this theme, unless it is none, until the person changes the
    /// setting.
    #[must_use]
    pub fn with_theme(mut self, theme: Option<ThemeChoice>) -> Screen {
        self.theme = Forced::new(theme);
        self
    }

    /// The terminal said what its background is.
    pub fn set_background(&mut self, background: Background) {
        self.background = Some(background);
        self.look = None;
    }

    /// Draws a page, and remembers what can be clicked.
    pub fn draw(&mut self, page: &Page, frame: &mut Frame<'_>) {
        self.targets.clear();
        self.scroll.turn_to(page);
        let choice = (
            self.theme.over(page.look.theme),
            self.colour.over(page.look.colour),
        );
        let (environment, background) = (self.environment, self.background);
        let look = || (choice, look(choice, background, environment));
        let chosen = self.look.get_or_insert_with(look);
        if chosen.0 != choice {
            *chosen = look();
        }
        let mut canvas = Canvas::new(frame, &mut self.targets, &chosen.1);
        self.has_board = pages::draw(page, &mut canvas, &mut self.scroll);
    }

    /// The input that keys, the mouse and pasted texts stand for on this page.
    /// None where nothing happens but on the screen.
    pub fn input(&mut self, event: &Event, page: &Page) -> Option<Input> {
        match event {
            Event::Key(key) => self.key(key, page),
            Event::Click(position, button) => self.click(*position, *button),
            Event::Release(position) => self.release(*position),
            Event::Drag(position) => self.drag(*position),
            Event::Focus { gained: true } => Some(Input::FocusGained),
            Event::Focus { gained: false } => Some(Input::FocusLost),
            Event::Wheel { down } => self.wheel(*down, page),
            Event::Paste(text) => Some(Input::Write(text.clone())),
            _ => None,
        }
    }

    fn key(&mut self, event: &KeyEvent, page: &Page) -> Option<Input> {
        let key = keys::key(event)?;
        if is_scrolled(page) {
            self.scroll.turn_to(page);
            if self.scroll.key(&key.name) {
                return None;
            }
        }
        let is_hidden = is_played(page) && !self.has_board;
        if is_hidden && !WAYS_OUT.contains(&key.name.as_str()) {
            return None;
        }
        Some(Input::Press(key))
    }

    /// A drag that began on the time line goes through the replay.
    fn drag(&self, position: Position) -> Option<Input> {
        let from = self.pressed?;
        let is_on_line = self.targets.is_time_line(from);
        let ply = self.targets.ply_at(position.x).filter(|_| is_on_line);
        ply.map(Input::GoTo)
    }

    /// A drag over the board is a move.
    fn release(&mut self, position: Position) -> Option<Input> {
        let from = self.pressed.take()?;
        let is_move = self.targets.is_board(from);
        is_move
            .then(|| drag::action(from, position))
            .flatten()
            .map(Input::Do)
    }

    /// The other button of the mouse only matters on the board.
    fn click(&mut self, position: Position, button: Button) -> Option<Input> {
        self.pressed = (button == Button::Primary).then_some(position);
        if self.pressed.is_some() && self.targets.is_time_line(position) {
            return self.drag(position);
        }
        match (self.targets.at(position)?, button) {
            (Input::Square(square, _), button) => Some(Input::Square(*square, button)),
            (input, Button::Primary) => Some(input.clone()),
            (_, Button::Secondary) => None,
        }
    }

    fn wheel(&mut self, down: bool, page: &Page) -> Option<Input> {
        if is_scrolled(page) {
            self.scroll.turn_to(page);
            self.scroll.wheel(down);
            return None;
        }
        let (up, down_key) = turned(page)?;
        Some(Input::press(if down { down_key } else { up }))
    }
}

/// True if keys play a game: no dialog is over it.
fn is_played(page: &Page) -> bool {
    matches!(page.body, Body::Game(_)) && page.dialog.is_none()
}

/// True if a page is longer than the window and only read: the screen alone
/// scrolls it.
fn is_scrolled(page: &Page) -> bool {
    let is_read = match &page.body {
        Body::Document(_) => true,
        Body::Listing(listing) => !listing.is_choosable,
        _ => false,
    };
    is_read && page.dialog.is_none()
}

/// The keys that the mouse wheel stands for, up and down: those that go
/// through a list, or through the moves of a replay.
fn turned(page: &Page) -> Option<(&'static str, &'static str)> {
    let lines = Some(("up", "down"));
    if let Some(Dialog { selected, .. }) = &page.dialog {
        return selected.and(lines);
    }
    match &page.body {
        Body::Menu(_) | Body::NewGame(_) | Body::Form(_) | Body::Listing(_) => lines,
        Body::Replay(_) => Some(("left", "right")),
        Body::Game(_) | Body::Document(_) => None,
    }
}

/// The theme on the terminal that the environment describes.
fn look(
    (theme, colour): (ThemeChoice, ColourChoice),
    background: Option<Background>,
    environment: fn(&str) -> Option<String>,
) -> Look {
    let depth = ColourDepth::detect(colour, environment);
    let theme = theme::chosen(theme, background, environment);
    Look::new(theme, depth, Glyphs::detect(environment))
}
