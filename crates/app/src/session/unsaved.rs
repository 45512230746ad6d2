//! Changes that would be lost if the program ended now.

use super::Session;
use super::autosave::Autosave;

/// Changes that could not be written yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Unsaved {
    /// The number of moves.
    pub moves: usize,
}

impl Session {
    /// The changes that would be lost if the program ended now; none if everything that
    /// people have heard of is stored. A new game without a move is no loss.
    pub fn unsaved(&self) -> Option<Unsaved> {
        let moves = self.waiting().map(Autosave::unsaved_moves);
        let has_others = self.waiting().any(Autosave::has_other_changes);
        let moves = moves.sum();
        (moves > 0 || has_others).then_some(Unsaved { moves })
    }

    /// The moves of the current game that were shown and are not written.
    pub(super) fn current_unsaved_moves(&self) -> usize {
        let autosave = self.autosaves.get(&self.current);
        autosave.map_or(0, Autosave::unsaved_moves)
    }
}
