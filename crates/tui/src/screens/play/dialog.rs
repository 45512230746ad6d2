//! Dialogs over the board that take keys: names, players, positions.

use brikke_engine::Board;
use brikke_play::{BookmarkName, Command, Edit, Moment, NameWanted, PlayerName};
use crossterm::event::{KeyCode, KeyEvent};

use super::PlayScreen;
use crate::input::Input;
use crate::list_choice::{Chosen, ListChoice};
use crate::screen::Next;
use crate::text_field::TextField;
use crate::words;
use crate::world::World;

/// A dialog that takes the keys.
pub(super) struct Dialog {
    pub(super) kind: Kind,
    pub(super) field: TextField,
    pub(super) choice: ListChoice,
    /// What was wrong with the last try.
    pub(super) problem: Option<String>,
}

/// What the dialog is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// The name for a score.
    Name(NameWanted),
    /// The name of a bookmark.
    Bookmark,
    /// Which bookmark to go to.
    Bookmarks,
    /// Which player takes over.
    Players,
    /// A position to be set up.
    Paste,
}

impl Dialog {
    fn new(kind: Kind) -> Dialog {
        Dialog {
            kind,
            field: TextField::default(),
            choice: ListChoice::default(),
            problem: None,
        }
    }

    /// Asks for the name for a score.
    fn name(wanted: NameWanted, offered: &str) -> Dialog {
        let mut dialog = Dialog::new(Kind::Name(wanted));
        dialog.field = TextField::with(offered);
        dialog
    }

    /// Asks for the name of a bookmark.
    pub(super) fn bookmark() -> Dialog {
        Dialog::new(Kind::Bookmark)
    }

    /// Asks for the bookmark to go to.
    pub(super) fn bookmarks() -> Dialog {
        Dialog::new(Kind::Bookmarks)
    }

    /// Asks who takes over; the best player is offered first.
    pub(super) fn players(world: &World, now: Moment) -> Dialog {
        let mut dialog = Dialog::new(Kind::Players);
        dialog.choice = ListChoice::at(world.offered_players(now).len().saturating_sub(1));
        dialog
    }

    /// Asks for a position.
    pub(super) fn paste() -> Dialog {
        Dialog::new(Kind::Paste)
    }

    /// Whether something is written here, and not chosen.
    pub(super) const fn is_written(&self) -> bool {
        !matches!(self.kind, Kind::Bookmarks | Kind::Players)
    }

    /// The keys that work here, and what they do.
    pub(super) const fn keys(&self) -> &'static [(&'static str, &'static str)] {
        match self.kind {
            Kind::Name(_) => &[("enter", "keys-keep"), ("esc", "keys-no-name")],
            Kind::Bookmark | Kind::Paste => &[("enter", "keys-keep"), ("esc", "keys-back")],
            Kind::Bookmarks | Kind::Players => &[
                ("↑↓", "keys-choose"),
                ("enter", "keys-start"),
                ("esc", "keys-back"),
            ],
        }
    }

    /// The lines to choose from.
    pub(super) fn lines(&self, world: &World, now: Moment) -> Vec<String> {
        match self.kind {
            Kind::Players => players(world, now),
            Kind::Bookmarks => bookmark_names(world, now),
            _ => Vec::new(),
        }
    }
}

fn players(world: &World, now: Moment) -> Vec<String> {
    let line = |name: &str| {
        let about = world.text(&format!("player-{name}-about"));
        format!("{} – {about}", words::player(world.locale, name))
    };
    let offered = world.offered_players(now).into_iter();
    offered.map(|player| line(player.name())).collect()
}

fn bookmark_names(world: &World, now: Moment) -> Vec<String> {
    let names = world.view(now).map(|view| {
        view.bookmarks
            .iter()
            .map(|(name, _)| name.to_string())
            .collect()
    });
    names.unwrap_or_default()
}

impl PlayScreen {
    /// Asks for the name for a score; offered is the person's own, or that
    /// of the player whose game it was.
    pub(super) fn name_dialog(&self, wanted: NameWanted, world: &World) -> Dialog {
        if let Some(player) = self.autoplay.watched() {
            return Dialog::name(wanted, &words::player(world.locale, player));
        }
        let own = world.preferences.settings.player_name.as_ref();
        Dialog::name(wanted, own.map_or("", PlayerName::as_str))
    }

    /// A key while a dialog is open.
    pub(super) fn dialog_key(&mut self, key: &KeyEvent, world: &mut World, now: Moment) -> Next {
        let Some(mut dialog) = self.dialog.take() else {
            return Next::Stay;
        };
        if key.code == KeyCode::Esc {
            return self.dialog_left(&dialog, world, now);
        }
        if !dialog.is_written() {
            return self.dialog_choice(dialog, &Input::Key(*key), world, now);
        }
        if key.code == KeyCode::Enter {
            return self.dialog_written(dialog, world, now);
        }
        if dialog.field.key(key) {
            dialog.problem = None;
        }
        self.ask(dialog)
    }

    fn dialog_left(&mut self, dialog: &Dialog, world: &mut World, now: Moment) -> Next {
        match dialog.kind {
            Kind::Name(_) => self.apply(Command::Cancel, world, now),
            _ => Next::Stay,
        }
    }

    fn dialog_choice(
        &mut self,
        mut dialog: Dialog,
        input: &Input,
        world: &mut World,
        now: Moment,
    ) -> Next {
        let lines = dialog.lines(world, now).len();
        match dialog.choice.menu(input, lines, |_| None) {
            Chosen::Line(index) => self.dialog_chosen(&dialog, index, world, now),
            _ => self.ask(dialog),
        }
    }

    /// The line of this number was chosen.
    pub(super) fn dialog_chosen(
        &mut self,
        dialog: &Dialog,
        index: usize,
        world: &mut World,
        now: Moment,
    ) -> Next {
        let mut lines = dialog.lines(world, now);
        match dialog.kind {
            Kind::Players => self.take_over(index, world, now),
            _ if index < lines.len() => match lines.swap_remove(index).parse() {
                Ok(name) => self.apply(Command::GoToBookmark(name), world, now),
                Err(_) => Next::Stay,
            },
            _ => Next::Stay,
        }
    }

    /// The wheel over a dialog: another line is marked.
    pub(super) fn dialog_scroll(&mut self, down: bool, world: &mut World, now: Moment) -> Next {
        match self.dialog.take() {
            Some(dialog) if dialog.is_written() => self.ask(dialog),
            Some(dialog) => self.dialog_choice(dialog, &Input::Scroll { down }, world, now),
            None => Next::Stay,
        }
    }

    fn dialog_written(&mut self, dialog: Dialog, world: &mut World, now: Moment) -> Next {
        match command_of(&dialog, world) {
            Ok(command) => self.apply(command, world, now),
            Err(problem) => self.ask(Dialog {
                problem: Some(problem),
                ..dialog
            }),
        }
    }
}

/// What the written text asks for, or what is wrong with it.
fn command_of(dialog: &Dialog, world: &World) -> Result<Command, String> {
    let text = dialog.field.text();
    match dialog.kind {
        Kind::Name(_) if text.trim().is_empty() => Ok(Command::EnterName(None)),
        Kind::Name(_) => PlayerName::new(text)
            .map(|name| Command::EnterName(Some(name)))
            .map_err(|error| words::name_error(world.locale, &error)),
        Kind::Paste => text
            .parse::<Board>()
            .map(|board| Command::Edit(Edit::Paste(board)))
            .map_err(|error| words::position_error(world.locale, &error)),
        _ => BookmarkName::new(text)
            .map(Command::Bookmark)
            .map_err(|error| words::name_error(world.locale, &error)),
    }
}
