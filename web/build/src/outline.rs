//! Code that a game does not run, taken out of the functions that it runs: each
//! such piece becomes a function of its own, which may be loaded later.
//!
//! A piece begins where a stretch begins and goes on to the end of its sequence,
//! so that nothing of it is run if its beginning is not. The compiler leaves
//! nothing on the stack between two stretches. What the piece reads becomes
//! parameters; what it writes and somebody reads afterwards becomes results, and
//! so does a number that says where it leads, if there is more than one place.

mod copy;
mod piece;
mod search;

use walrus::{FunctionId, Module};

use crate::stretches::Stretch;

/// Takes what was not run out of a function; returns the new functions.
pub(crate) fn outline(module: &mut Module, id: FunctionId, cold: &[Stretch]) -> Vec<FunctionId> {
    let pieces = search::pieces(module, id, cold);
    pieces
        .into_iter()
        .enumerate()
        .map(|(number, piece)| piece.move_out(module, id, number))
        .collect()
}
