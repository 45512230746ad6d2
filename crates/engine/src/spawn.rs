//! The tile that appears.

use crate::{Rank, Square};

/// A tile that appears on an empty square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Spawn {
    /// Where it appears.
    pub square: Square,
    /// Which tile appears.
    pub rank: Rank,
}
