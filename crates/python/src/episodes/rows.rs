//! The arrays that a step fills.

use std::mem;
use std::ops::Range;

use crate::step_arrays::bytes;

/// Arrays with a row for each environment.
#[derive(Default)]
pub(crate) struct Rows<'a> {
    /// Rank numbers, as many to a row as cells.
    pub(crate) boards: &'a mut [u8],
    /// Legal directions, four to a row.
    pub(crate) masks: &'a mut [i8],
    pub(crate) rewards: &'a mut [f64],
    pub(crate) terminated: &'a mut [bool],
    pub(crate) truncated: &'a mut [bool],
    pub(crate) illegal: &'a mut [bool],
    pub(crate) scores: &'a mut [f64],
    pub(crate) moves: &'a mut [i64],
    /// The last boards of games, where the step that ends one begins another.
    pub(crate) ending: Option<Ending<'a>>,
    /// True if a game has ended in this step.
    pub(crate) has_ended: bool,
    pub(crate) cells: usize,
}

/// The end of games whose environments have begun another one.
pub(crate) struct Ending<'a> {
    pub(crate) boards: &'a mut [u8],
    pub(crate) masks: &'a mut [i8],
    pub(crate) illegal: &'a mut [bool],
    pub(crate) scores: &'a mut [f64],
    pub(crate) moves: &'a mut [i64],
}

impl<'a> Rows<'a> {
    /// The number of rows.
    pub(crate) fn count(&self) -> usize {
        self.rewards.len()
    }

    /// The addresses of all rows.
    pub(crate) fn memory(&self) -> impl Iterator<Item = Range<usize>> {
        let ending = self.ending.iter().flat_map(Ending::memory);
        let own = [
            bytes(self.boards),
            bytes(self.masks),
            bytes(self.rewards),
            bytes(self.terminated),
            bytes(self.truncated),
            bytes(self.illegal),
            bytes(self.scores),
            bytes(self.moves),
        ];
        own.into_iter().chain(ending)
    }

    /// The rows of the first `count` environments, and of the others.
    pub(crate) fn split_at(self, count: usize) -> (Rows<'a>, Rows<'a>) {
        let cells = self.cells;
        let boards = self.boards.split_at_mut(count * cells);
        let masks = self.masks.split_at_mut(count * 4);
        let rewards = self.rewards.split_at_mut(count);
        let terminated = self.terminated.split_at_mut(count);
        let truncated = self.truncated.split_at_mut(count);
        let illegal = self.illegal.split_at_mut(count);
        let scores = self.scores.split_at_mut(count);
        let moves = self.moves.split_at_mut(count);
        let ending = self.ending.map(|ending| ending.split_at(count, cells));
        let (first_ending, second_ending) = ending.unzip();
        let first = Rows {
            boards: boards.0,
            masks: masks.0,
            rewards: rewards.0,
            terminated: terminated.0,
            truncated: truncated.0,
            illegal: illegal.0,
            scores: scores.0,
            moves: moves.0,
            ending: first_ending,
            has_ended: false,
            cells,
        };
        let second = Rows {
            boards: boards.1,
            masks: masks.1,
            rewards: rewards.1,
            terminated: terminated.1,
            truncated: truncated.1,
            illegal: illegal.1,
            scores: scores.1,
            moves: moves.1,
            ending: second_ending,
            has_ended: false,
            cells,
        };
        (first, second)
    }

    #[inline(always)]
    pub(super) fn put_step(&mut self, index: usize, step: super::Step, reward: f64) {
        self.rewards[index] = reward;
        self.terminated[index] = step.is_over;
        self.truncated[index] = step.is_cut_off;
        self.illegal[index] = step.is_illegal;
    }

    #[inline(always)]
    pub(super) fn put_game(&mut self, index: usize, mask: [i8; 4], score: f64, moves: u64) {
        self.masks.as_chunks_mut::<4>().0[index] = mask;
        self.scores[index] = score;
        self.moves[index] = moves.cast_signed();
    }

    #[inline(always)]
    pub(super) fn put_packed(&mut self, index: usize, numbers: [u8; 16]) {
        self.boards.as_chunks_mut::<16>().0[index] = numbers;
    }

    pub(super) fn put_board(&mut self, index: usize, numbers: &[u8]) {
        let first = index * self.cells;
        self.boards[first..first + self.cells].copy_from_slice(numbers);
    }

    /// The game that stands in this row has ended.
    pub(super) fn put_ending(&mut self, index: usize) {
        if let Some(ending) = &mut self.ending {
            let cells = index * self.cells..(index + 1) * self.cells;
            ending.boards[cells.clone()].copy_from_slice(&self.boards[cells]);
            let mask = 4 * index..4 * index + 4;
            ending.masks[mask.clone()].copy_from_slice(&self.masks[mask]);
            // The action was one of the game that has ended, not of the next.
            ending.illegal[index] = mem::take(&mut self.illegal[index]);
            ending.scores[index] = self.scores[index];
            ending.moves[index] = self.moves[index];
        }
    }
}

impl<'a> Ending<'a> {
    fn memory(&self) -> [Range<usize>; 5] {
        [
            bytes(self.boards),
            bytes(self.masks),
            bytes(self.illegal),
            bytes(self.scores),
            bytes(self.moves),
        ]
    }

    fn split_at(self, count: usize, cells: usize) -> (Ending<'a>, Ending<'a>) {
        let boards = self.boards.split_at_mut(count * cells);
        let masks = self.masks.split_at_mut(count * 4);
        let illegal = self.illegal.split_at_mut(count);
        let scores = self.scores.split_at_mut(count);
        let moves = self.moves.split_at_mut(count);
        let first = Ending {
            boards: boards.0,
            masks: masks.0,
            illegal: illegal.0,
            scores: scores.0,
            moves: moves.0,
        };
        let second = Ending {
            boards: boards.1,
            masks: masks.1,
            illegal: illegal.1,
            scores: scores.1,
            moves: moves.1,
        };
        (first, second)
    }
}
