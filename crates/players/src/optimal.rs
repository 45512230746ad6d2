//! The player that plays perfectly.

use std::sync::Arc;

use brikke_ai::{DEFAULT_PLAYER, Player};
use brikke_engine::{Board, Rules};
use brikke_solver::Solution;

/// Plays by a solution: its values are the exact expected further scores.
pub struct Optimal {
    solution: Arc<Solution>,
    /// Who is asked where the solution does not help.
    other: Option<Box<dyn Player>>,
}

impl Optimal {
    /// By this solution.
    pub fn new(solution: Arc<Solution>) -> Optimal {
        Optimal {
            solution,
            other: None,
        }
    }
}

impl Player for Optimal {
    fn name(&self) -> &'static str {
        "optimal"
    }

    fn new_game(&mut self, _seed: u64) {
        self.other = None;
    }

    /// The exact expected further score. Under other rules than its own, or
    /// on a board that no game leads to and from which too much would be to
    /// solve, it is as good as the player that looks ahead.
    fn values(&mut self, board: &Board, rules: &Rules) -> [Option<f64>; 4] {
        if rules == self.solution.rules()
            && let Ok(values) = self.solution.values(board)
        {
            return values;
        }
        let other = self.other.get_or_insert_with(|| DEFAULT_PLAYER.build(1));
        other.values(board, rules)
    }
}
