//! The phase of a game.

/// The phase of a game after a tile has been placed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Phase {
    /// A move is awaited.
    Playing,
    /// The goal has just been reached; the player may keep playing.
    GoalReached,
    /// Over, won: the goal was reached, and the rules or the board allow no
    /// further move.
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
