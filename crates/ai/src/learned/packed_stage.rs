//! The stage of a packed board: which set of weights it has.

use super::packed_ranks::{HIGHEST, above};
use super::shape::Shape;

/// The largest rank of the first stage.
pub(super) fn first_stage(shape: &Shape) -> u8 {
    shape.stage().map_or(HIGHEST, |rank| rank - 1)
}

/// 0 for a board whose largest rank is at most that of the first stage, and
/// otherwise 1.
#[inline(always)]
pub(super) fn stage(board: u64, first_stage: u8) -> u32 {
    u32::from(above(board, first_stage.into()) != 0)
}
