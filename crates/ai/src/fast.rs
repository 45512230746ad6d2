//! The fast strategy of the French project report (document 002).

use brikke_engine::{Board, Direction, Rules};

use crate::Player;
use crate::player::value_slides;
use crate::snake::snake_share;

/// The fast strategy of the French project report of 2015 (document 002,
/// section 4.1), which allows itself ten seconds for a game.
///
/// It begins as the simplest of corner strategies: it slides down where it
/// can, and left where it cannot. Only where both are blocked does it compare
/// the two directions that are left, by a score of the board that each leads
/// to. The score takes eight passes over the board, from each corner along the
/// rows and along the columns, to and fro; each cell of a pass counts half as
/// much as the one before it, and the largest of the eight sums is the score.
///
/// The report names neither its directions nor its weights; these are ours.
/// It looks at nothing else, not even at what loses under the rules: `corner`
/// is what the same score is worth if it decides every move.
pub struct Fast;

impl Player for Fast {
    fn name(&self) -> &'static str {
        "fast"
    }

    /// 3 for down and 2 for left; for the others their score as a share of
    /// the sum of all tiles, at most 1.
    fn values(&mut self, board: &Board, _: &Rules) -> [Option<f64>; 4] {
        value_slides(board, |direction, slide| match direction {
            Direction::Down => 3.0,
            Direction::Left => 2.0,
            Direction::Right | Direction::Up => snake_share(slide.after.board()),
        })
    }
}
