//! The state space of boards of every size.

use std::hash::{Hash, Hasher};

use brikke_engine::{Board, Direction, Grid, Rank};

use super::row_evaluator::WON;
use super::state_space::{ChanceModel, NewTile, StateSpace, Successor};
use crate::heuristic::Heuristic;

/// A valuation of general afterstates.
pub(crate) trait BoardEvaluator {
    /// The value of a lost game.
    fn lost(&self) -> f32;

    /// The value of a won game, where winning ends it.
    fn won(&self) -> f32;

    /// The value of an afterstate in which nothing has ended.
    fn value(&self, after: &Board) -> f32;

    /// The points of a slide in the unit of the values.
    fn points(&self, gained: f32) -> f32;
}

impl BoardEvaluator for Heuristic {
    fn lost(&self) -> f32 {
        Heuristic::lost(self)
    }

    fn won(&self) -> f32 {
        WON
    }

    fn value(&self, after: &Board) -> f32 {
        Heuristic::value(self, after)
    }

    fn points(&self, _gained: f32) -> f32 {
        0.0
    }
}

/// General boards under some rules, valued by `E`.
pub(crate) struct General<E> {
    pub(crate) evaluator: E,
    pub(crate) chance: ChanceModel,
}

impl<E: BoardEvaluator> StateSpace for General<E> {
    type Board = Board;

    fn slides(&self, board: Board) -> [Option<Successor<Board>>; 4] {
        Direction::ALL.map(|direction| {
            let slide = board.slide(direction)?;
            #[expect(clippy::cast_precision_loss, reason = "a value, not a score")]
            let gained = slide.gained as f32;
            Some(Successor {
                after: *slide.after.board(),
                points: self.evaluator.points(gained),
            })
        })
    }

    fn tiles(&self) -> &[NewTile] {
        &self.chance.tiles
    }

    fn place(&self, after: Board, tile: NewTile, mut visit: impl FnMut(Board)) {
        let Some(rank) = Rank::new(tile.number) else {
            return;
        };
        for nth in 0..after.empty_count() {
            let Ok(placed) = after.with_nth_empty(nth, rank);
            if let Some(board) = placed {
                visit(board);
            }
        }
    }

    fn empty_count(&self, after: Board) -> u8 {
        u8::try_from(after.empty_count()).unwrap_or(u8::MAX)
    }

    fn ending(&self, after: Board) -> Option<f32> {
        if self.chance.winning.is_some() && after.largest() >= self.chance.winning {
            return Some(self.evaluator.won());
        }
        (self.chance.full_loses && after.empty_count() == 1).then(|| self.evaluator.lost())
    }

    fn lost(&self) -> f32 {
        self.evaluator.lost()
    }

    fn value(&self, after: Board) -> f32 {
        self.evaluator.value(&after)
    }

    fn key(&self, after: Board) -> u64 {
        let mut mixer = Mixer(0);
        after.hash(&mut mixer);
        mixer.finish()
    }
}

/// Mixes a board into 64 bits. Two boards of one search have the same with a
/// chance of about 2^-64, which is taken.
struct Mixer(u64);

impl Mixer {
    fn mix(&mut self, word: u64) {
        let mixed = (self.0.rotate_left(23) ^ word).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        self.0 = mixed ^ mixed >> 32;
    }
}

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.mix(u64::from_le_bytes(word));
        }
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
