//! What resuming a game needs.

use std::time::Duration;

use brikke_engine::Game;

use crate::{Bookmarks, Entry, Help, InHand, PracticeGame, Table};

/// A game as it was left, with everything that belongs to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Saved {
    /// The game. One that began from a position is practice.
    pub game: InHand,
    /// Its named places.
    pub bookmarks: Bookmarks,
    /// How it was helped.
    pub help: Help,
    /// The time spent on it.
    pub spent: Duration,
    /// Its entries in the tables, if it has finished before.
    pub entries: OwnEntries,
}

/// The entries that one game has in the tables: at most one in each.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct OwnEntries {
    /// What it had achieved without help.
    pub clean: Option<Entry>,
    /// What it has achieved with help.
    pub assisted: Option<Entry>,
}

impl Saved {
    /// A game with nothing else to tell about it.
    pub fn of(game: impl Into<InHand>) -> Saved {
        Saved {
            game: game.into(),
            bookmarks: Bookmarks::default(),
            help: Help::default(),
            spent: Duration::ZERO,
            entries: OwnEntries::default(),
        }
    }
}

impl From<Game> for Saved {
    fn from(game: Game) -> Saved {
        Saved::of(game)
    }
}

impl From<PracticeGame> for Saved {
    fn from(practice: PracticeGame) -> Saved {
        Saved::of(practice)
    }
}

impl OwnEntries {
    /// Its entry in this table.
    pub const fn get(&self, table: Table) -> Option<&Entry> {
        match table {
            Table::Clean => self.clean.as_ref(),
            Table::Assisted => self.assisted.as_ref(),
        }
    }

    pub(crate) fn set(&mut self, table: Table, entry: Entry) {
        match table {
            Table::Clean => self.clean = Some(entry),
            Table::Assisted => self.assisted = Some(entry),
        }
    }
}
