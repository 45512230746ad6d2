//! Errors of beginning and continuing a game.

use super::Game;
use crate::{Direction, PlaceError, Rank, Size};

/// The reason why a move was not played. The game is as before.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum IllegalMove {
    /// The direction changes nothing.
    #[error("{0} moves nothing")]
    MovesNothing(Direction),
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The goal is reached, and the player has not said to keep playing.
    #[error("the goal is reached: keep playing first")]
    GoalReached,
    /// The score would not fit 64 bits.
    #[error("the score would pass {}", u64::MAX)]
    ScoreOverflow,
    /// The game was read from a recording that does not say where its tiles
    /// come from.
    #[error("this game has no source of new tiles")]
    NoChance,
    /// The game's chance gives another tile.
    #[error("the tile is not the one that the seed or secret gives")]
    NotDrawn,
    /// There is nothing to undo, to redo or to decide.
    #[error("there is nothing to undo, redo or decide")]
    Nothing,
    /// The tile cannot appear there.
    #[error(transparent)]
    Place(#[from] PlaceError),
    /// The rules know no such tile.
    #[error("no tile {0} appears under these rules")]
    WrongTile(Rank),
}

/// The reason why a game cannot begin so.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum StartError {
    /// The board has another size than the rules.
    #[error("a board of {board} does not fit rules for {rules}")]
    Size {
        /// The size of the board.
        board: Size,
        /// The size of the rules.
        rules: Size,
    },
    /// A tile that these rules cannot lead to.
    #[error("a tile {tile} is too large: these rules lead to at most {largest}")]
    TooLarge {
        /// The tile in question.
        tile: Rank,
        /// The largest possible one.
        largest: Rank,
    },
    /// Another number of start tiles than the rules say.
    #[error("the number of start tiles is {found}, and the rules say {expected}")]
    Count {
        /// The number of start tiles.
        found: usize,
        /// The number that the rules say.
        expected: u8,
    },
    /// More moves than can be counted on from.
    #[error(
        "{moves} moves are too many to begin with: at most {}",
        Game::MOST_MOVES_BEFORE
    )]
    Moves {
        /// The moves that the position is said to come with.
        moves: u64,
    },
    /// A start tile cannot appear there.
    #[error("start tile {number}: {problem}")]
    Tile {
        /// The number of the start tile, from 1.
        number: usize,
        /// The problem with it.
        problem: IllegalMove,
    },
}
