//! The game beside a wall by trying everything on the engine's own boards, in
//! any kind of number.

use std::collections::HashMap;

use brikke_engine::{Board, Direction, Rank, Square};

use crate::plain::Number;

/// Tiles of this rank and above are the wall.
const LARGE: u8 = 20;

pub(super) struct BruteForce<N> {
    /// All orientations of all shapes.
    walls: Vec<Vec<Square>>,
    target: Rank,
    known: HashMap<Board, N>,
}

impl<N: Number> BruteForce<N> {
    pub(super) fn new(walls: &[&str], target: u128) -> BruteForce<N> {
        let mut all = Vec::new();
        for wall in walls {
            let board = super::walled(wall);
            all.extend(board.symmetries().iter().map(large));
        }
        BruteForce {
            walls: all,
            target: Rank::of_tile(target).unwrap(),
            known: HashMap::new(),
        }
    }

    /// The success of each direction; `None` where nothing moves or the wall
    /// leaves its shapes.
    pub(super) fn values(&mut self, board: &Board) -> [Option<N>; 4] {
        Direction::ALL.map(|direction| {
            let slide = board.slide(direction)?;
            let after = *slide.after.board();
            if !self.walls.contains(&large(&after)) {
                return None;
            }
            if after.cells().any(|(_, tile)| tile == Some(self.target)) {
                return Some(N::share(1, 1));
            }
            Some(self.average(after))
        })
    }

    /// The average over all tiles that can come.
    pub(super) fn average(&mut self, after: Board) -> N {
        if let Some(&known) = self.known.get(&after) {
            return known;
        }
        let squares: Vec<Square> = after.empty_squares().collect();
        let mut sum = N::share(0, 1);
        for &square in &squares {
            for (rank, weight) in [(Rank::TWO, 9), (Rank::new(2).unwrap(), 1)] {
                let mut board = after;
                board.set(square, Some(rank)).unwrap();
                let values = self.values(&board).into_iter().flatten();
                let best = values.fold(N::share(0, 1), Number::greater);
                sum = sum.plus(N::share(weight, 10 * squares.len() as u128).times(best));
            }
        }
        self.known.insert(after, sum);
        sum
    }
}

fn large(board: &Board) -> Vec<Square> {
    let is_large = |tile: Option<Rank>| tile.is_some_and(|rank| rank.get() >= LARGE);
    let cells = board.cells().filter(|&(_, tile)| is_large(tile));
    cells.map(|(square, _)| square).collect()
}
