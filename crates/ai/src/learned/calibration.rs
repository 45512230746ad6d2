//! The first weights and levels of late stages.
//!
//! A stage begins with a copy of the weights for smaller boards, whose values
//! are far off: a chain that cannot merge looks like one that can. Episodes
//! that are played to their end show how far: the further score of an
//! afterstate is, on average, a level that depends on the sum of the tiles
//! alone, plus a share of the copied value. The level is the same for all
//! moves of a board, so that it decides nothing; but learning then begins with
//! errors of the usual size.

use std::cell::RefCell;

use super::game::Valuer;
use super::learner::Learner;
use super::stages::{FIRST_CHAIN, LEVELS, SETS, set_of_level};

/// Sums over the afterstates of a level.
#[derive(Debug, Clone, Copy, Default)]
struct Moments {
    count: f64,
    value: f64,
    target: f64,
    value_squared: f64,
    value_target: f64,
}

impl Moments {
    fn add(&mut self, value: f64, target: f64) {
        self.count += 1.0;
        self.value += value;
        self.target += target;
        self.value_squared += value * value;
        self.value_target += value * target;
    }

    /// The variance of the values and their covariance with the targets, both
    /// times the number of afterstates.
    fn spread(&self) -> (f64, f64) {
        let count = self.count.max(1.0);
        (
            self.value_squared - self.value * self.value / count,
            self.value_target - self.value * self.target / count,
        )
    }
}

/// The factor of a stage's weights is at least this, so that what was known
/// about good and bad boards is not lost.
const LEAST_SHARE: f64 = 0.25;

/// Values afterstates and remembers what followed them.
pub(super) struct Calibration<'a> {
    learner: Learner<'a>,
    levels: RefCell<Vec<Moments>>,
}

/// The first weights and levels of late stages.
#[derive(Debug, PartialEq)]
pub(super) struct Calibrated {
    /// The factor of the weights of each set, 1 for boards without a chain.
    pub(super) shares: [f32; SETS],
    pub(super) levels: [f32; LEVELS],
}

impl<'a> Calibration<'a> {
    pub(super) fn new(learner: Learner<'a>) -> Calibration<'a> {
        Calibration {
            learner,
            levels: RefCell::new(vec![Moments::default(); LEVELS]),
        }
    }

    /// The least squares. A level without an afterstate takes the value of the
    /// level before.
    pub(super) fn finish(self) -> Calibrated {
        let moments = self.levels.into_inner();
        let mut spreads = [(0.0, 0.0); SETS];
        for (level, moments) in moments.iter().enumerate() {
            let (variance, covariance) = moments.spread();
            let of_set = &mut spreads[set_of_level(level)];
            *of_set = (of_set.0 + variance, of_set.1 + covariance);
        }
        let mut shares = spreads
            .map(|(variance, covariance)| (covariance / variance.max(1.0)).clamp(LEAST_SHARE, 1.0));
        shares[..FIRST_CHAIN].fill(1.0);
        let mut levels = [0.0; LEVELS];
        for (level, moments) in moments.iter().enumerate().skip(1) {
            let share = shares[set_of_level(level)];
            levels[level] = if moments.count > 0.0 {
                (moments.target - share * moments.value) / moments.count
            } else {
                levels[level - 1]
            };
        }
        #[expect(clippy::cast_possible_truncation, reason = "values")]
        Calibrated {
            shares: shares.map(|share| share as f32),
            levels: levels.map(|level| level as f32),
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
        if level > 0 {
            self.levels.borrow_mut()[level].add(value.into(), target.into());
        }
        value
    }
}

#[cfg(test)]
mod tests {
    use super::super::stages::Layout;
    use super::super::weights::Weights;
    use super::*;

    #[test]
    fn levels_and_shares_are_those_of_a_line() {
        let weights = Weights::new(4);
        weights.set(0, 100.0);
        weights.set(1, 300.0);
        let levels = Weights::new(LEVELS);
        let calibration = Calibration::new(Learner {
            weights: &weights,
            coherence: None,
            levels: &levels,
            start: 0.0,
            alpha: 1.0,
            late_only: false,
        });
        // On the first level of a chain: 40 + 0.5 · value. On the last: half as
        // steep as is allowed at least. Without a chain: 190 less than the value,
        // however steep.
        let chain = Layout::CHAINS_ALONE.first_level;
        for (index, target) in [(0, 90.0), (1, 190.0)] {
            calibration.learn(&[index], chain, target);
        }
        for (index, target) in [(0, 1000.0), (1, 1025.0)] {
            calibration.learn(&[index], LEVELS - 1, target);
        }
        calibration.learn(&[1], 1, 110.0);
        let found = calibration.finish();
        let mut shares = [0.25; SETS];
        shares[..FIRST_CHAIN].fill(1.0);
        shares[FIRST_CHAIN] = 0.5;
        assert_eq!(found.shares.map(f32::to_bits), shares.map(f32::to_bits));
        assert_eq!(found.levels[..3], [0.0, -190.0, -190.0]);
        assert_eq!(found.levels[chain..chain + 2], [40.0, 40.0]);
        assert_eq!(found.levels[LEVELS - 1..], [1012.5 - 50.0]);
    }
}
