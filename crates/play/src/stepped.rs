//! A step back or forth in a game.

use brikke_engine::{Direction, Game, Turn};

/// A step that was undone or redone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Stepped {
    /// The move; none where the step was an edit of a practice board.
    pub(crate) turn: Option<Turn>,
}

impl Stepped {
    pub(crate) const EDIT: Stepped = Stepped { turn: None };
}

impl From<Turn> for Stepped {
    fn from(turn: Turn) -> Stepped {
        Stepped { turn: Some(turn) }
    }
}

/// Returns true if a move this way is the one that could be redone: the tile that
/// answers it is the same then, and what followed can be redone too.
pub(crate) fn is_redo(game: &Game, direction: Direction) -> bool {
    game.redos() > 0
        && game
            .turn(game.plies().len() + 1)
            .is_some_and(|turn| turn.direction == direction)
}
