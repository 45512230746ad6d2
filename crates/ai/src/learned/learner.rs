//! The update of weights.

use super::game::Valuer;
use super::weights::{Coherence, Weights};

/// Weights that learn.
pub(super) struct Learner<'a> {
    pub(super) weights: &'a Weights,
    /// Each weight's own rate, where that is wanted.
    pub(super) coherence: Option<&'a Coherence>,
    /// Additions to the weights of each level.
    pub(super) levels: &'a Weights,
    /// The value of an afterstate that nothing is known about.
    pub(super) start: f32,
    /// The rate.
    pub(super) alpha: f32,
    /// Afterstates without a level are valued, but not learned from.
    pub(super) late_only: bool,
}

/// The rate of levels. A level decides no move, so that it may follow what the
/// stages after it learn at once; weights that had to do it would take what is
/// seen often for worse than what is seldom seen.
const LEVEL_RATE: f32 = 0.05;

impl Learner<'_> {
    #[inline(always)]
    fn sum(&self, indices: &[u32]) -> f32 {
        let (eights, rest) = indices.as_chunks::<8>();
        let mut sums = [0.0; 8];
        for eight in eights {
            for (sum, &index) in sums.iter_mut().zip(eight) {
                *sum += self.weights.get(index);
            }
        }
        let rest: f32 = rest.iter().map(|&index| self.weights.get(index)).sum();
        sums.iter().sum::<f32>() + rest
    }

    #[inline(always)]
    fn level(&self, level: usize) -> f32 {
        #[expect(clippy::cast_possible_truncation, reason = "some hundreds")]
        self.levels.get(level as u32)
    }

    #[inline(always)]
    fn change(&self, indices: &[u32], error: f32) {
        #[expect(clippy::cast_precision_loss, reason = "at most some hundreds")]
        let step = self.alpha * error / indices.len() as f32;
        match self.coherence {
            Some(coherence) => {
                for &index in indices {
                    let rate = coherence.rate(index, error);
                    self.weights
                        .set(index, self.weights.get(index) + step * rate);
                }
            }
            None => {
                for &index in indices {
                    self.weights.set(index, self.weights.get(index) + step);
                }
            }
        }
    }
}

impl Valuer for Learner<'_> {
    const LEARNS: bool = true;

    #[inline(always)]
    fn value(&self, indices: &[u32], level: usize) -> f32 {
        self.start + self.level(level) + self.sum(indices)
    }

    #[inline(always)]
    fn expect_value(&self, indices: &[u32]) {
        for &index in indices {
            self.weights.prefetch(index);
        }
    }

    #[inline(always)]
    fn expect_learn(&self, indices: &[u32]) {
        self.expect_value(indices);
        if let Some(coherence) = self.coherence {
            for &index in indices {
                coherence.prefetch(index);
            }
        }
    }

    #[inline(always)]
    fn learn(&self, indices: &[u32], level: usize, target: f32) -> f32 {
        let value = self.value(indices, level);
        if level == 0 && self.late_only {
            return value;
        }
        let error = target - value;
        self.change(indices, error);
        if level > 0 {
            #[expect(clippy::cast_possible_truncation, reason = "some hundreds")]
            self.levels
                .set(level as u32, self.level(level) + LEVEL_RATE * error);
        }
        self.value(indices, level)
    }
}

/// The weights as they are: nothing is learned.
pub(super) struct Fixed<'a>(pub(super) Learner<'a>);

impl Valuer for Fixed<'_> {
    const LEARNS: bool = false;

    #[inline(always)]
    fn expect_value(&self, indices: &[u32]) {
        self.0.expect_value(indices);
    }

    #[inline(always)]
    fn value(&self, indices: &[u32], level: usize) -> f32 {
        self.0.value(indices, level)
    }

    #[inline(always)]
    fn expect_learn(&self, _: &[u32]) {}

    #[inline(always)]
    fn learn(&self, _: &[u32], _: usize, _: f32) -> f32 {
        0.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two weights of 10 and 20, targets by hand.
    fn check(coherent: bool, targets: &[f32], expected: [f32; 2]) {
        let weights = Weights::new(4);
        weights.set(1, 10.0);
        weights.set(3, 20.0);
        let coherence = coherent.then(|| Coherence::new(4, 4, 0.0));
        let learner = Learner {
            weights: &weights,
            coherence: coherence.as_ref(),
            levels: &Weights::new(1),
            start: 5.0,
            alpha: 0.5,
            late_only: false,
        };
        for &target in targets {
            learner.learn(&[1, 3], 0, target);
        }
        let found = [weights.get(1), weights.get(3)];
        for (found, expected) in found.into_iter().zip(expected) {
            assert!((found - expected).abs() < 1e-4, "{found} {expected}");
        }
        assert_eq!(weights.get(0).to_bits() | weights.get(2).to_bits(), 0);
    }

    #[test]
    fn one_rate_moves_all_weights_alike() {
        // The value is 5 + 10 + 20 = 35, the error 8: each moves 0.5 · 8 / 2.
        check(false, &[43.0], [12.0, 22.0]);
        // Then the value is 39, the error -8.
        check(false, &[43.0, 31.0], [10.0, 20.0]);
    }

    #[test]
    fn errors_of_both_signs_slow_a_weight_down() {
        check(true, &[43.0], [12.0, 22.0]);
        // The first error was coherent with itself: the full rate again.
        check(true, &[43.0, 31.0], [10.0, 20.0]);
        // Errors 8 and -8 make the rate |0| / 16: nothing moves.
        check(true, &[43.0, 31.0, 99.0], [10.0, 20.0]);
        // Errors 8, -8, 64: the rate is 64 / 80, the next error 64 again.
        let step = 0.5 * 64.0 / 2.0 * 64.0 / 80.0;
        check(true, &[43.0, 31.0, 99.0, 99.0], [10.0 + step, 20.0 + step]);
    }
}
