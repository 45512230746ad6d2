//! Perfect play by trying everything on the engine's own boards, without
//! layers, symmetry or packing, in any kind of number.

use std::collections::HashMap;

use brikke_engine::{Board, Direction, Rules, Spawn};
use brikke_solver::Objective;

/// A number that the obvious solver can count in.
pub(crate) trait Number: Copy {
    fn share(over: u128, under: u128) -> Self;
    fn plus(self, other: Self) -> Self;
    fn times(self, other: Self) -> Self;
    fn greater(self, other: Self) -> Self;
}

pub(crate) struct Plain<'a, N> {
    rules: &'a Rules,
    objective: Objective,
    /// Every board that came up with the player to move or lost.
    pub(crate) boards: HashMap<Board, N>,
}

impl<'a, N: Number> Plain<'a, N> {
    pub(crate) fn new(rules: &'a Rules, objective: Objective) -> Plain<'a, N> {
        Plain {
            rules,
            objective,
            boards: HashMap::new(),
        }
    }

    /// The value of the start.
    pub(crate) fn start(&mut self) -> N {
        self.begin(Board::empty(self.rules.size()), self.rules.start())
    }

    fn begin(&mut self, board: Board, tiles: u8) -> N {
        if tiles == 0 {
            return self.board(board);
        }
        self.average(board, |plain, board| plain.begin(board, tiles - 1))
    }

    /// The average over all tiles that can come.
    fn average(&mut self, board: Board, mut value: impl FnMut(&mut Self, Board) -> N) -> N {
        let squares: Vec<_> = board.empty_squares().collect();
        let tiles = self.rules.tiles().clone();
        let under = squares.len() as u128 * u128::from(tiles.total());
        let mut sum = N::share(0, 1);
        for square in squares {
            for (rank, weight) in tiles.iter() {
                let Spawn { square, rank } = Spawn { square, rank };
                let mut next = board;
                next.set(square, Some(rank)).unwrap();
                let value = value(self, next);
                sum = sum.plus(N::share(weight.into(), under).times(value));
            }
        }
        sum
    }

    fn board(&mut self, board: Board) -> N {
        if let Some(&value) = self.boards.get(&board) {
            return value;
        }
        if let Objective::Reach(tile) = self.objective
            && board.largest() >= Some(tile)
        {
            return N::share(1, 1);
        }
        let mut best = N::share(0, 1);
        if !self.rules.is_over(&board) {
            for slide in Direction::ALL.iter().filter_map(|&way| board.slide(way)) {
                let further = self.average(*slide.after.board(), Self::board);
                let points = if self.objective == Objective::Score {
                    slide.gained
                } else {
                    0
                };
                best = best.greater(further.plus(N::share(points, 1)));
            }
        }
        self.boards.insert(board, best);
        best
    }
}

impl Number for f64 {
    #[expect(clippy::cast_precision_loss, reason = "small numbers")]
    fn share(over: u128, under: u128) -> f64 {
        over as f64 / under as f64
    }
    fn plus(self, other: f64) -> f64 {
        self + other
    }
    fn times(self, other: f64) -> f64 {
        self * other
    }
    fn greater(self, other: f64) -> f64 {
        self.max(other)
    }
}

impl Number for crate::fraction::Fraction {
    fn share(over: u128, under: u128) -> Self {
        Self::new(over.cast_signed(), under.cast_signed())
    }
    fn plus(self, other: Self) -> Self {
        self + other
    }
    fn times(self, other: Self) -> Self {
        self * other
    }
    fn greater(self, other: Self) -> Self {
        self.greater(other)
    }
}
