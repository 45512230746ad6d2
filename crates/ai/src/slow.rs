//! The slow strategy of the French project report (document 002).

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use brikke_engine::{Board, Rules};

use crate::heuristic::{LaneWeights, Weights};
use crate::search::SearchLimits;
use crate::{Expectimax, Player};

/// The slow strategy of the French project report of 2015 (document 002,
/// section 4.2), which allows itself two minutes for a game.
///
/// It goes recursively through all boards that its moves and the new tiles
/// can lead to, three moves ahead, and plays towards the best of them on
/// average. A board is good by three criteria, taken over all rows and
/// columns, with tiles counted by their exponents (1 for a 2, 11 for a 2048, 0
/// for an empty cell):
///
/// - progression: a lane rises or falls from one end to the other. What
///   counts against it is the sum of its steps up or the sum of its steps
///   down, whichever is less: nothing for 2-4-8-16 and 32-8-4-2, two for
///   2-8-2-16.
/// - regularity: neighbours are equal or nearly so. What counts against it is
///   the difference of each pair of neighbouring tiles: three for 2-4-8-16,
///   six for 16-64-256-1024.
/// - free cells: as many as possible. Each counts once in its row and once in
///   its column.
///
/// The three are added up with equal weights.
///
/// The report names neither its depth nor its weights; these are ours. The
/// search is that of [`Expectimax`], which looks further and has more criteria
/// and better weights: the difference between the two is what these are worth.
pub struct Slow {
    search: Expectimax,
}

/// The three criteria, each as heavy as the others.
const CRITERIA: LaneWeights = LaneWeights {
    disorder: 1.0,
    roughness: 1.0,
    free: 1.0,
    merge: 0.0,
    load: 0.0,
    corner: 0.0,
};

/// The value of a lane, for all lanes of a board, from exponents.
const WEIGHTS: Weights = Weights {
    outer: CRITERIA,
    inner: CRITERIA,
    disorder_power: 1.0,
    roughness_power: 1.0,
    merge_power: 0.0,
    load_power: 0.0,
    lost: -1_000_000.0,
};

/// Three moves ahead, or two where more than 16 cells are free: on the
/// report's board of 4x4 always three.
const LIMITS: SearchLimits = SearchLimits {
    depth: 3,
    probability_cutoff: 1.0 / 16.0,
    unlikely_takes: 1,
};

impl Slow {
    /// A player that remembers nothing yet.
    pub fn new() -> Slow {
        Slow {
            search: Expectimax::with_limits(WEIGHTS, LIMITS),
        }
    }
}

impl Default for Slow {
    fn default() -> Slow {
        Slow::new()
    }
}

impl Player for Slow {
    fn name(&self) -> &'static str {
        "slow"
    }

    fn new_game(&mut self, seed: u64) {
        self.search.new_game(seed);
    }

    /// The average over the tiles that can come of the best boards that the
    /// direction leads to.
    fn values(&mut self, board: &Board, rules: &Rules) -> [Option<f64>; 4] {
        self.search.values(board, rules)
    }

    fn set_stop_flag(&mut self, stop: Arc<AtomicBool>) {
        self.search.set_stop_flag(stop);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::heuristic::Heuristic;

    /// The value of a row on a board that is empty otherwise, apart from what
    /// the twelve other cells are worth in their rows and columns.
    fn check(row: &str, expected: f32) {
        let board: Board = format!("{row} / . . . . / . . . . / . . . .")
            .parse()
            .unwrap();
        let value = Heuristic::new(WEIGHTS).value(&board) - 24.0;
        assert!((value - expected).abs() < 1e-6, "{value} for {row}");
    }

    #[test]
    fn rows_of_the_report() {
        check("2 4 8 16", -3.0);
        check("32 8 4 2", -4.0);
        check("2 8 2 16", -2.0 - 7.0);
        check("2 16 64 256", -7.0);
        check("16 64 256 1024", -6.0);
    }

    #[test]
    fn a_free_cell_counts_in_its_row_and_in_its_column() {
        check("8 4 . .", 4.0 - 1.0);
        check("16 8 4 .", 2.0 - 2.0);
    }
}
