//! A saved game, to be resumed.

use std::time::Duration;

use brikke_engine::Game;

use crate::{Assistance, Bookmarks, Category, GameKind, LeaderboardEntry, PracticeGame};

/// A game as it was left, with everything that belongs to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SavedGame {
    /// The game. One that began from a position is practice, unless it was
    /// imported.
    pub game: GameKind,
    /// Its named places.
    pub bookmarks: Bookmarks,
    /// The help that it had.
    pub assistance: Assistance,
    /// The time spent on it.
    pub spent: Duration,
    /// Its entries in the tables, if it has finished before.
    pub entries: OwnEntries,
}

/// The entries that one game has in the tables: at most one in each.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct OwnEntries {
    /// Its best result without assistance.
    pub clean: Option<LeaderboardEntry>,
    /// Its best result with assistance.
    pub assisted: Option<LeaderboardEntry>,
    /// Its best result from a chosen seed.
    pub seeded: Option<LeaderboardEntry>,
    /// Its best result as a machine's game.
    pub machine: Option<LeaderboardEntry>,
}

impl SavedGame {
    /// A game with nothing else to tell about it.
    pub fn of(game: impl Into<GameKind>) -> SavedGame {
        SavedGame {
            game: game.into(),
            bookmarks: Bookmarks::default(),
            assistance: Assistance::default(),
            spent: Duration::ZERO,
            entries: OwnEntries::default(),
        }
    }
}

impl From<Game> for SavedGame {
    fn from(game: Game) -> SavedGame {
        SavedGame::of(game)
    }
}

impl From<PracticeGame> for SavedGame {
    fn from(practice: PracticeGame) -> SavedGame {
        SavedGame::of(practice)
    }
}

impl OwnEntries {
    /// Its entry in this category.
    pub const fn get(&self, category: Category) -> Option<&LeaderboardEntry> {
        match category {
            Category::Clean => self.clean.as_ref(),
            Category::Assisted => self.assisted.as_ref(),
            Category::Seeded => self.seeded.as_ref(),
            Category::Machine => self.machine.as_ref(),
        }
    }

    /// Makes this its entry in the category.
    pub fn set(&mut self, category: Category, entry: LeaderboardEntry) {
        match category {
            Category::Clean => self.clean = Some(entry),
            Category::Assisted => self.assisted = Some(entry),
            Category::Seeded => self.seeded = Some(entry),
            Category::Machine => self.machine = Some(entry),
        }
    }
}
