//! The screen of the terminal: draws pages, and turns events into input.

use brikke_app::page::{Body, Dialog, Page};
use brikke_app::settings::{ColourChoice, ThemeChoice};
use brikke_app::{Button, Input};
use crossterm::event::KeyEvent;
use ratatui::Frame;
use ratatui::layout::Position;

use crate::canvas::{Canvas, Targets};
use crate::colour::ColourDepth;
use crate::event::Event;
use crate::scroll::Scroll;
use crate::theme::{self, Glyphs, Look};
use crate::{keys, pages};

/// The screen of the terminal. It knows what was drawn where, and how far a
/// long page is scrolled; everything else is in the page.
pub struct Screen {
    environment: fn(&str) -> Option<String>,
    colour: Option<ForcedColour>,
    look: Option<((ThemeChoice, ColourChoice), Look)>,
    targets: Targets,
    scroll: Scroll,
}

/// A number of colours that holds until the person changes the setting.
struct ForcedColour {
    colour: ColourChoice,
    /// The setting when the program began; none before the first page.
    setting: Option<ColourChoice>,
}

impl Screen {
    /// A screen on a terminal that these variables describe. The number of
    /// colours is that of the page, unless another is given.
    pub fn new(environment: fn(&str) -> Option<String>, colour: Option<ColourChoice>) -> Screen {
        Screen {
            environment,
            colour: colour.map(|colour| ForcedColour {
                colour,
                setting: None,
            }),
            look: None,
            targets: Targets::default(),
            scroll: Scroll::default(),
        }
    }

    /// Draws a page, and remembers what can be clicked.
    pub fn draw(&mut self, page: &Page, frame: &mut Frame<'_>) {
        self.targets.clear();
        self.scroll.turn_to(page);
        let theme = page.look.theme;
        let colour = self.colour(page.look.colour);
        let environment = self.environment;
        let (chosen, look) = self
            .look
            .get_or_insert_with(|| ((theme, colour), look(theme, colour, environment)));
        if *chosen != (theme, colour) {
            *chosen = (theme, colour);
            *look = self::look(theme, colour, environment);
        }
        let mut canvas = Canvas::new(frame, &mut self.targets, look);
        pages::draw(page, &mut canvas, &mut self.scroll);
    }

    fn colour(&mut self, setting: ColourChoice) -> ColourChoice {
        let Some(forced) = &mut self.colour else {
            return setting;
        };
        if *forced.setting.get_or_insert(setting) == setting {
            return forced.colour;
        }
        self.colour = None;
        setting
    }

    /// The input that keys, the mouse and pasted texts stand for on this page.
    /// None where nothing happens but on the screen.
    pub fn input(&mut self, event: &Event, page: &Page) -> Option<Input> {
        match event {
            Event::Key(key) => self.key(key, page),
            Event::Click(position, button) => self.click(*position, *button),
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
        Some(Input::Press(key))
    }

    /// The other button of the mouse only matters on the board.
    fn click(&self, position: Position, button: Button) -> Option<Input> {
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
fn look(theme: ThemeChoice, colour: ColourChoice, environment: fn(&str) -> Option<String>) -> Look {
    let depth = ColourDepth::detect(colour, environment);
    let theme = theme::chosen(theme, environment);
    Look::new(theme, depth, Glyphs::detect(environment))
}
