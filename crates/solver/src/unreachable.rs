//! Values of boards that no game leads to.

use std::collections::HashMap;

use brikke_engine::{Board, Direction};

use crate::solution::Solution;

/// Values boards that no game leads to, by looking on from them until every
/// board that follows is in the solution.
pub(crate) struct UnreachableSolver<'a> {
    solution: &'a Solution,
    boards: HashMap<Board, f64>,
    /// Boards that were looked at, those without a value yet included.
    looked_at: usize,
    /// Moves made from the first board to the present one.
    depth: usize,
}

impl<'a> UnreachableSolver<'a> {
    /// More boards than this, and it gives up.
    const MOST_BOARDS: usize = 500_000;

    /// More moves ahead than this, and it gives up: each of them takes room on
    /// the stack, and on a large board a game has no end in sight.
    const MOST_MOVES: usize = 400;

    pub(crate) fn new(solution: &'a Solution) -> UnreachableSolver<'a> {
        UnreachableSolver {
            solution,
            boards: HashMap::new(),
            looked_at: 0,
            depth: 0,
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
        if self.looked_at >= UnreachableSolver::MOST_BOARDS
            || self.depth >= UnreachableSolver::MOST_MOVES
        {
            return None;
        }
        self.looked_at += 1;
        self.depth += 1;
        let best = self.best_move(board);
        self.depth -= 1;
        self.boards.insert(*board, best?);
        best
    }

    /// The value of the best move; 0 where there is none.
    fn best_move(&mut self, board: &Board) -> Option<f64> {
        let mut best: f64 = 0.0;
        for slide in Direction::ALL.iter().filter_map(|&way| board.slide(way)) {
            best = best.max(self.solution.points(&slide) + self.after(slide.after.board())?);
        }
        Some(best)
    }
}
