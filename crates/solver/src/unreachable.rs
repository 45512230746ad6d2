//! Values of boards that no game leads to.

use std::collections::HashMap;

use brikke_engine::{Board, Direction};

use crate::solution::Solution;

/// Values boards that no game leads to, by looking on from them until every
/// board that follows is in the solution.
pub(crate) struct UnreachableSolver<'a> {
    solution: &'a Solution,
    boards: HashMap<Board, f64>,
}

impl<'a> UnreachableSolver<'a> {
    /// More boards than this, and it gives up.
    const MOST_BOARDS: usize = 2_000_000;

    pub(crate) fn new(solution: &'a Solution) -> UnreachableSolver<'a> {
        UnreachableSolver {
            solution,
            boards: HashMap::new(),
        }
    }

    /// The value of an afterstate beyond the points so far.
    pub(crate) fn after(&mut self, after: &Board) -> Option<f64> {
        if let Some(value) = self.solution.further(after) {
            return Some(value);
        }
        let squares: Vec<_> = after.empty_squares().collect();
        let tiles = self.solution.rules().tiles().clone();
        let mut total = 0.0;
        for (rank, _) in tiles.iter() {
            let mut sum = 0.0;
            for &square in &squares {
                let mut board = *after;
                board.set(square, Some(rank)).ok()?;
                sum += self.board(&board)?;
            }
            #[expect(clippy::cast_precision_loss, reason = "at most 16")]
            let average = sum / squares.len() as f64;
            total += tiles.probability(rank) * average;
        }
        Some(total)
    }

    /// The value of a board: the best of its moves.
    fn board(&mut self, board: &Board) -> Option<f64> {
        if let Some(value) = self.solution.settled(board) {
            return Some(value);
        }
        if self.solution.rules().is_over(board) {
            return Some(0.0);
        }
        if let Some(&value) = self.boards.get(board) {
            return Some(value);
        }
        let mut best: f64 = 0.0;
        for slide in Direction::ALL.iter().filter_map(|&way| board.slide(way)) {
            best = best.max(self.solution.points(&slide) + self.after(slide.after.board())?);
        }
        if self.boards.len() >= UnreachableSolver::MOST_BOARDS {
            return None;
        }
        self.boards.insert(*board, best);
        Some(best)
    }
}
