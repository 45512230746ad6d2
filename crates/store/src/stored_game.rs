//! A game as it was stored.

use brikke_engine::Game;
use brikke_play::{BookmarkName, Mode, Moment};

use crate::{GameId, Revision, Split, Summary};

/// A stored game, replayed from its first tile.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredGame {
    /// Its number.
    pub id: GameId,
    /// Its revision, which the next [`Progress`](crate::Progress) expects.
    pub revision: Revision,
    /// The number of actions in its log.
    pub actions: u64,
    /// Scored or practice.
    pub mode: Mode,
    /// When it was begun.
    pub begun: Moment,
    /// When it was last played.
    pub played: Moment,
    /// The game with its history, undone moves included.
    pub game: Game,
    /// Its score, moves, tiles and state.
    pub summary: Summary,
    /// Its bookmarks, by name.
    pub bookmarks: Vec<Bookmark>,
    /// When each tile was first made, smallest tile first.
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
