//! Everything there is to draw.

use std::time::Duration;

use brikke_engine::{Board, Game, GameResult, Phase, Rules};

use crate::{
    Assistance, Bookmarks, Category, Confirmation, GameNumber, HintState, LeaderboardEntry, Mode,
    NameWanted, PlayerState,
};

/// Everything there is to draw, at one moment.
///
/// While an earlier position is shown, `board`, `score`, `moves` and `phase`
/// are of that position; everything else is of the game as it stands.
#[derive(Debug, Clone, PartialEq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each says of one thing whether it can be done"
)]
pub struct View<'a> {
    /// The number of the current game.
    pub number: GameNumber,
    /// The rules. In practice they follow the board that was set up.
    pub rules: &'a Rules,
    /// Scored or practice.
    pub mode: Mode,
    /// The category of its result as it stands; practice has none.
    pub category: Option<Category>,
    /// Won, lost or unfinished.
    pub result: GameResult,

    /// The board.
    pub board: &'a Board,
    /// The score.
    pub score: u64,
    /// The number of moves that led here.
    pub moves: u64,
    /// The phase of the game.
    pub phase: Phase,

    /// The number of steps that led to the game as it stands: moves, and in
    /// practice edits.
    pub steps: usize,
    /// The number of moves in the game (in practice since the last edit).
    pub plies: usize,
    /// After how many of them the position that is shown stands.
    pub ply: usize,

    /// The number of moves that were taken back.
    pub undos: u64,
    /// The other help that the game had.
    pub assistance: Assistance,
    /// The category of the scored game for which advice on this board is help:
    /// this one, or in practice the one before it while that stands at the same
    /// position. None for a game without a move.
    pub helps: Option<Category>,
    /// True if something can be undone.
    pub can_undo: bool,
    /// True if something can be redone.
    pub can_redo: bool,
    /// True if there is a game before this one to return to.
    pub can_return: bool,

    /// The time spent on the game.
    pub spent: Duration,
    /// True if the clock runs.
    pub clock_runs: bool,

    /// The best score of the category that this game would enter, or its own if
    /// that is better. Practice looks at the clean category.
    pub best: u64,
    /// The best three of the same category, with imported ones among them.
    pub best_three: Vec<&'a LeaderboardEntry>,
    /// The score that waits for a name.
    pub name_wanted: Option<NameWanted>,

    /// The hint, if there is one.
    pub hint: &'a HintState,
    /// The player that has taken over.
    pub player: Option<&'a PlayerState>,
    /// The places with names.
    pub bookmarks: &'a Bookmarks,
    /// The confirmation that waits for an answer.
    pub confirmation: Option<&'a Confirmation>,
}

impl View<'_> {
    /// Returns true if an earlier position is shown.
    pub const fn is_looking_back(&self) -> bool {
        self.ply < self.plies
    }
}

/// The game before the current one, as far as the store writes it.
#[derive(Debug, Clone, Copy)]
pub struct GameBefore<'a> {
    /// Its number.
    pub number: GameNumber,
    /// The engine's game.
    pub game: &'a Game,
    /// The help that it had, but for undos.
    pub assistance: Assistance,
    /// The time spent on it.
    pub spent: Duration,
}
