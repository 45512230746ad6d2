//! The reasons why something cannot be solved.

use brikke_engine::{Rank, Size};

use crate::estimate::Estimate;

/// What can be solved on the machines of today.
const SOLVABLE: &str =
    "boards up to 3x3 and 2x4 can be solved, and larger ones as far as a small tile to reach";

/// The reason why there is no solution.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum SolveError {
    /// More than 16 cells.
    #[error("a board of {0} is too large to be solved: {SOLVABLE}")]
    TooManyCells(Size),
    /// Tiles that four bits cannot hold.
    #[error(
        "a board of {size} under these rules comes to hold tiles up to {largest}, too large to \
         be solved: {SOLVABLE}"
    )]
    TooLargeTiles {
        /// The size of the board.
        size: Size,
        /// The largest tile that the rules lead to.
        largest: Rank,
    },
    /// A tile that the board never holds.
    #[error("the tile {tile} is out of reach: a board of {size} holds at most {largest}")]
    OutOfReach {
        /// The value that was asked for.
        tile: Rank,
        /// The size of the board.
        size: Size,
        /// The largest tile that the rules lead to.
        largest: Rank,
    },
    /// The estimate says that memory will not do.
    #[error(
        "this would take about {states} states and {needed} of memory, more than {limit}: \
         {SOLVABLE}",
        states = crate::estimate::rounded(estimate.states),
        needed = crate::estimate::bytes(estimate.bytes),
        limit = crate::estimate::whole_bytes(*limit)
    )]
    TooMuch {
        /// The estimated states and bytes.
        estimate: Estimate,
        /// The bytes that were allowed.
        limit: u64,
    },
    /// Memory has not done, after all.
    #[error(
        "this takes more than {limit} of memory: {states} states were found up to tiles \
         that add up to {sum}, of at most {last_sum}",
        limit = crate::estimate::whole_bytes(*limit)
    )]
    OutOfMemory {
        /// The bytes that were allowed.
        limit: u64,
        /// The states found until then.
        states: u64,
        /// The sum of the tiles until then.
        sum: u32,
        /// The greatest sum there can be.
        last_sum: u32,
    },
    /// A layer cannot be decoded, or lacks an afterstate that others lead to.
    #[error(
        "the layer of boards whose tiles add up to {sum} is damaged: this is a mistake in \
         Brikke or in the memory of this machine"
    )]
    DamagedLayer {
        /// The sum of the tiles.
        sum: u32,
    },
    /// Somebody asked to stop.
    #[error("stopped")]
    Stopped,
}
