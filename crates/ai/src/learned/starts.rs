//! Stored boards that episodes begin at, so that late stages get their share
//! of the moves.

use std::sync::{Mutex, MutexGuard, PoisonError};

use brikke_engine::Generator;

use super::stages::STAGES;

/// The number of first boards stored for a stage. The oldest make room.
pub(super) const STORED: usize = 5000;

/// The share of episodes that begin in each stage, in any unit; the first
/// stage's begin with an empty board.
pub type Shares = [u32; STAGES];

/// The usual shares: most episodes begin where few games get.
pub const USUAL_SHARES: Shares = [1, 4, 1, 4, 4, 4, 3, 3, 4, 4];

/// First boards of the stages, shared by all threads, and how often episodes
/// begin in each.
pub(super) struct Starts {
    shares: Shares,
    rings: Mutex<[Ring; STAGES]>,
}

/// The latest first boards of a stage.
#[derive(Default, Clone, PartialEq, Eq)]
pub(super) struct Ring {
    pub(super) boards: Vec<u64>,
    /// The place of the oldest, once there is no more room.
    pub(super) oldest: usize,
}

impl Ring {
    fn put(&mut self, board: u64) {
        if self.boards.len() < STORED {
            self.boards.push(board);
        } else {
            self.boards[self.oldest] = board;
            self.oldest = (self.oldest + 1) % STORED;
        }
    }
}

impl Starts {
    pub(super) fn new(rings: [Ring; STAGES]) -> Starts {
        Starts {
            shares: [1; STAGES],
            rings: Mutex::new(rings),
        }
    }

    pub(super) fn set_shares(&mut self, shares: Shares) {
        self.shares = shares;
    }

    /// A copy of all boards.
    pub(super) fn rings(&self) -> [Ring; STAGES] {
        self.lock().clone()
    }

    /// Puts a first board of a stage in.
    pub(super) fn offer(&self, stage: u8, board: u64) {
        self.lock()[usize::from(stage)].put(board);
    }

    /// The board of an episode; nothing for one that begins with an empty
    /// board. Stages without boards are left out.
    pub(super) fn draw(&self, generator: &mut Generator) -> Option<u64> {
        let rings = self.lock();
        let share = |stage: usize| {
            let is_ready = stage == 0 || !rings[stage].boards.is_empty();
            if is_ready { self.shares[stage] } else { 0 }
        };
        let total: u32 = (0..STAGES).map(share).sum();
        let mut drawn = generator.below(total.max(1));
        let stage = (0..STAGES).find(|&stage| {
            let found = drawn < share(stage);
            drawn = drawn.saturating_sub(share(stage));
            found
        })?;
        let boards = &rings[stage].boards;
        let count = u32::try_from(boards.len())
            .ok()
            .filter(|&count| count > 0)?;
        Some(boards[generator.below(count) as usize])
    }

    /// A thread that panicked has left whole boards behind.
    fn lock(&self) -> MutexGuard<'_, [Ring; STAGES]> {
        self.rings.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_latest_boards_stay() {
        let mut ring = Ring::default();
        for board in 0..STORED as u64 + 2 {
            ring.put(board);
        }
        assert_eq!(ring.boards.len(), STORED);
        assert_eq!(ring.boards[..3], [STORED as u64, STORED as u64 + 1, 2]);
    }

    #[test]
    fn episodes_begin_in_the_shares_that_are_asked_for() {
        let mut starts = Starts::new(Default::default());
        starts.offer(2, 22);
        starts.offer(9, 77);
        starts.set_shares([1, 5, 1, 0, 0, 0, 0, 0, 0, 2]);
        let generator = &mut Generator::stream(1, 1);
        let mut counts = [0_i32; 3];
        for _ in 0..4000 {
            // Stage 1 has no boards and is left out.
            let place = match starts.draw(generator) {
                None => 0,
                Some(22) => 1,
                Some(77) => 2,
                Some(other) => panic!("{other} was never stored"),
            };
            counts[place] += 1;
        }
        for (count, share) in counts.into_iter().zip([1000, 1000, 2000]) {
            assert!((share - count).abs() < 120, "{counts:?}");
        }
    }
}
