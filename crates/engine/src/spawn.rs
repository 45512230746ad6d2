//! The tile that appears.

use crate::{Rank, Square};

/// A tile that appears on an empty square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Spawn {
    /// The square on which it appears.
    pub square: Square,
    /// The rank of the tile.
    pub rank: Rank,
}
