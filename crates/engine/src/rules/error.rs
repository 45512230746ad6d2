//! The reasons why rules are refused.

use crate::{Rank, Size, SizeError, TilesError};

/// Rules that contradict themselves.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RulesError {
    /// More start tiles than cells, or none.
    #[error(
        "{start} start tiles are not possible: a board of {size} takes from 1 to {cells}",
        cells = size.cells()
    )]
    StartTiles {
        /// The value that was asked for.
        start: u32,
        /// The size of the board.
        size: Size,
    },
    /// A goal beyond the largest tile.
    #[error("the goal {goal} is too large: a board of {size} holds at most {largest}")]
    GoalTooLarge {
        /// The value that was asked for.
        goal: Rank,
        /// The size of the board.
        size: Size,
        /// The largest tile for that size.
        largest: Rank,
    },
    /// New tiles whose doublings leave the number line.
    #[error(
        "the tile {tile} is too large to appear on a board of {size}: its doublings would pass 2^112"
    )]
    TileTooLarge {
        /// The tile in question.
        tile: Rank,
        /// The size of the board.
        size: Size,
    },
}

/// A word that is none of the choices.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("'{text}' is not known: write {choices}")]
pub struct UnknownChoice {
    /// The text that was written.
    pub text: String,
    /// The texts that can be written.
    pub choices: &'static str,
}

/// The reason why a text does not describe rules.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RulesTextError {
    /// A word that is no `key=value` of the six keys.
    #[error(
        "'{0}' is not a rule: write size=, tiles=, start=, goal=, at-goal= and lost-when=, each once"
    )]
    Word(String),
    /// One of the six is missing.
    #[error("'{0}=' is missing: all six rules are needed")]
    Missing(&'static str),
    /// A value that is not one of its key's.
    #[error("{key}: {problem}")]
    Value {
        /// The key in question.
        key: &'static str,
        /// The problem with its value.
        problem: String,
    },
    /// A size that is not possible.
    #[error(transparent)]
    Size(#[from] SizeError),
    /// Tiles that are not possible.
    #[error(transparent)]
    Tiles(#[from] TilesError),
    /// Rules that contradict themselves.
    #[error(transparent)]
    Rules(#[from] RulesError),
}
