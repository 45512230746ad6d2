//! The levels of late stages before anything is learned there.
//!
//! A stage begins with a copy of the weights for smaller boards, whose values
//! are far off: a chain that cannot merge looks like one that can. The mean
//! of that error is the same for all moves of a board, so that it is measured
//! first, by playing episodes to their end. Learning then begins with errors
//! of the usual size.

use std::cell::RefCell;

use super::game::Valuer;
use super::learner::Learner;
use super::stages::LEVELS;
use super::weights::Weights;

/// The error of each level so far: its sum, and the number of afterstates.
type Errors = [(f64, u32); LEVELS];

/// Values afterstates and learns nothing but the mean error of each level.
pub(super) struct Calibration<'a> {
    learner: Learner<'a>,
    errors: RefCell<Errors>,
}

impl<'a> Calibration<'a> {
    pub(super) fn new(learner: Learner<'a>) -> Calibration<'a> {
        Calibration {
            learner,
            errors: RefCell::new([(0.0, 0); LEVELS]),
        }
    }

    /// Adds the mean errors to the levels. One that was not reached takes the
    /// error of the level before.
    pub(super) fn apply(&self, levels: &Weights) {
        let mut before = 0.0;
        for (index, &(sum, count)) in (1_u32..).zip(&self.errors.borrow()[1..]) {
            if count > 0 {
                before = sum / f64::from(count);
            }
            #[expect(clippy::cast_possible_truncation, reason = "a value")]
            levels.set(index, levels.get(index) + before as f32);
        }
    }
}

impl Valuer for Calibration<'_> {
    const LEARNS: bool = true;

    #[inline(always)]
    fn expect_value(&self, indices: &[u32]) {
        self.learner.expect_value(indices);
    }

    #[inline(always)]
    fn value(&self, indices: &[u32], level: usize) -> f32 {
        self.learner.value(indices, level)
    }

    #[inline(always)]
    fn expect_learn(&self, indices: &[u32]) {
        self.learner.expect_value(indices);
    }

    #[inline(always)]
    fn learn(&self, indices: &[u32], level: usize, target: f32) -> f32 {
        let value = self.learner.value(indices, level);
        let (sum, count) = &mut self.errors.borrow_mut()[level];
        *sum += f64::from(target - value);
        *count = count.saturating_add(1);
        value
    }
}
