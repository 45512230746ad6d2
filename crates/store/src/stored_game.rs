//! A game as it was stored.

use std::fmt;

use brikke_engine::Game;
use brikke_play::{BookmarkName, GameName, Mode, Moment};

use crate::{PlayedBy, Revision, Split, Summary};

/// The number of a stored game, from 1. A number is never given
/// twice, not even after its game has been deleted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(pub u64);

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A stored game, replayed from its first tile.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredGame {
    /// Its number.
    pub id: GameId,
    /// The name that the person gave it.
    pub name: Option<GameName>,
    /// Who played it.
    pub played_by: PlayedBy,
    /// Its revision, which the next [`Progress`](crate::Progress) expects.
    pub revision: Revision,
    /// The number of actions in its log.
    pub actions: u64,
    /// Scored or practice.
    pub mode: Mode,
    /// The time at which it was begun.
    pub begun: Moment,
    /// The time at which it was last played.
    pub played: Moment,
    /// The game with its history, undone moves included.
    pub game: Game,
    /// Its score, moves, tiles and state.
    pub summary: Summary,
    /// Its bookmarks, by name.
    pub bookmarks: Vec<Bookmark>,
    /// The first time that each tile was made, smallest tile first.
    pub splits: Vec<Split>,
}

/// A named place in a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bookmark {
    /// Its name.
    pub name: BookmarkName,
    /// The number of moves that lead there.
    pub ply: u64,
}
