//! The player that takes what it can get.

use brikke_engine::{Board, Direction, Rules};

use crate::player::{first_best, value_slides};
use crate::{Advice, Player};

/// Plays for the most points now; of equals, for the most empty cells.
pub struct Greedy;

impl Player for Greedy {
    fn name(&self) -> &'static str {
        "greedy"
    }

    /// The points of each slide.
    fn values(&mut self, board: &Board, _: &Rules) -> [Option<f64>; 4] {
        #[expect(clippy::cast_precision_loss, reason = "exact up to 2^53 points")]
        value_slides(board, |_, slide| slide.gained as f64)
    }

    fn choose(&mut self, board: &Board, _: &Rules) -> Option<Direction> {
        first_best(value_slides(board, |_, slide| {
            (slide.gained, slide.after.empty_count())
        }))
    }

    fn advise(&mut self, board: &Board, rules: &Rules) -> Option<Advice> {
        let best = self.choose(board, rules)?;
        let values = self.values(board, rules);
        Some(Advice { best, values })
    }
}
