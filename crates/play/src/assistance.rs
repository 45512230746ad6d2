//! What helped a person.

/// A way to be helped. A result that was helped is kept apart from the clean
/// ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AssistanceKind {
    /// A move was taken back.
    Undo,
    /// A hint was shown.
    Hint,
    /// A player made a move.
    Player,
}

/// How often a game was helped in the ways that the engine does not count;
/// the game itself knows its undos.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Assistance {
    /// How many hints were shown.
    pub hints: u64,
    /// How many moves a player made.
    pub player_moves: u64,
}

impl Assistance {
    /// Whether there was none.
    pub const fn is_none(self) -> bool {
        self.hints == 0 && self.player_moves == 0
    }
}
