//! The player that plays perfectly.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use brikke_ai::{Effort, Expectimax, Player};
use brikke_engine::{Board, Rules};
use brikke_solver::Solution;

/// Plays by a solution: its values are the exact expected further scores.
pub struct Optimal {
    solution: Arc<Solution>,
    /// The player that is asked where the solution does not help.
    fallback: Option<Expectimax>,
    stop: Option<Arc<AtomicBool>>,
}

impl Optimal {
    /// A player that plays by this solution.
    pub fn new(solution: Arc<Solution>) -> Optimal {
        Optimal {
            solution,
            fallback: None,
            stop: None,
        }
    }
}

impl Player for Optimal {
    fn name(&self) -> &'static str {
        "optimal"
    }

    fn new_game(&mut self, _seed: u64) {
        self.fallback = None;
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
        let stop = self.stop.clone();
        let fallback = self.fallback.get_or_insert_with(|| {
            let mut fallback = Expectimax::new(Effort::Usual);
            if let Some(stop) = stop {
                fallback.set_stop_flag(stop);
            }
            fallback
        });
        fallback.values(board, rules)
    }

    fn set_stop_flag(&mut self, stop: Arc<AtomicBool>) {
        if let Some(fallback) = &mut self.fallback {
            fallback.set_stop_flag(Arc::clone(&stop));
        }
        self.stop = Some(stop);
    }
}
