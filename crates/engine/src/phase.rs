//! The phase of a game, and its result.

use crate::Rank;

/// The phase of a game after a tile has been placed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Phase {
    /// A move is awaited.
    Playing,
    /// The goal has just been reached; the player may keep playing.
    GoalReached,
    /// Over, won: the goal was reached, and the rules, the board or the
    /// player's decision allow no further move.
    Won,
    /// Over, lost.
    Lost,
}

impl Phase {
    /// True if no further move is possible.
    pub const fn is_over(self) -> bool {
        matches!(self, Phase::Won | Phase::Lost)
    }
}

/// The result of a game, over or not: the one definition for lists,
/// statistics and everything else.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// The goal was reached, however the game went on from there.
    Won,
    /// The game is over, and its goal was not reached or there was none.
    Lost,
    /// The game is not over, and its goal is not reached.
    Unfinished,
}

impl GameResult {
    /// The result of a game with this goal that stands in this phase with
    /// this largest tile.
    ///
    /// Tiles never shrink, so a goal that was ever reached still shows in the
    /// largest tile: a game that was played on until no move was left is won.
    pub fn of(goal: Option<Rank>, largest: Option<Rank>, phase: Phase) -> GameResult {
        let reached = goal.is_some() && largest >= goal;
        if reached || phase == Phase::Won {
            GameResult::Won
        } else if phase.is_over() {
            GameResult::Lost
        } else {
            GameResult::Unfinished
        }
    }

    /// The word that commands and files use.
    pub const fn name(self) -> &'static str {
        match self {
            GameResult::Won => "won",
            GameResult::Lost => "lost",
            GameResult::Unfinished => "unfinished",
        }
    }
}
