//! What is played for.

use std::fmt;

use brikke_engine::Rank;

/// What perfect play is to make as great as it can be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Aim {
    /// The expected score.
    Score,
    /// The probability of ever having this tile, or a larger one.
    Reach(Rank),
}

impl fmt::Display for Aim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Aim::Score => f.write_str("score"),
            Aim::Reach(tile) => write!(f, "reach={tile}"),
        }
    }
}
