//! Weights in whole steps.
//!
//! All weights are multiples of one step, the finest that 16 bits allow. In a
//! file that has to be small, some are rounded to two, four, eight … steps,
//! or to zero. What that costs in play is the square of the error times how
//! often a weight is looked at, and temporal coherence knows about how often:
//! the sum of the absolute errors that a weight has learned from. So the same
//! product of both is allowed everywhere, and bits are spent where they count
//! most. Weights of a file that have learned nothing since stay as they are:
//! nobody knows how often they are looked at.

use std::ops::Range;
use std::sync::Mutex;
use std::sync::atomic::Ordering::Relaxed;
use std::thread;

use super::network::Network;
use super::packed_ranks::HIGHEST;
use super::rows::MOST_SHIFT;
use super::training::Training;

impl Training {
    /// The network as it is now, in the finest steps if `coarseness` is 0.
    /// The greater it is, the more is rounded off and the smaller is a file.
    pub fn network(&self, coarseness: f32) -> Network {
        let mut network = Network::blank(self.shape.clone(), self.record.clone());
        network.known = self.known();
        for (level, index) in network.levels.iter_mut().zip(0..) {
            *level = self.levels.get(index);
        }
        let count = self.shape.weights();
        let places = |set: usize| set * count..(set + 1) * count;
        let sets = 0..network.sets.len();
        let learned: Vec<bool> = sets.map(|set| self.has_learned(places(set))).collect();
        let step = |(set, &is_learned): (usize, &bool)| {
            if is_learned {
                self.finest_step(places(set))
            } else {
                self.common_step(places(set))
            }
        };
        let steps: Vec<f32> = learned.iter().enumerate().map(step).collect();
        let most_allowed = coarseness * steps[0] * steps[0];
        let width = usize::from(self.shape.ranks());
        // Every thread rounds the next set that nobody has begun.
        let sets = Mutex::new(steps.iter().zip(&mut network.sets).enumerate());
        let next = || sets.lock().ok()?.next();
        let round = || {
            while let Some((number, (&step, set))) = next() {
                let allowed = if learned[number] { most_allowed } else { 0.0 };
                set.step = step;
                for (row_number, row) in set.codes_mut().chunks_mut(width).enumerate() {
                    let first = number * count + row_number * width;
                    self.round(u32::try_from(first).unwrap_or(u32::MAX), row, step, allowed);
                }
            }
        };
        on_all_processors(&round);
        network
    }

    /// The finest network whose file has at most so many bytes, as far as
    /// rounding goes.
    pub fn network_of_size(&self, bytes: u64) -> Network {
        let finest = self.network(0.0);
        if finest.file_size() <= bytes {
            return finest;
        }
        // Halving the interval between what is too fine and what is not.
        let (mut fine, mut coarse) = (0.0_f32, FINENESS);
        while coarse - fine > 0.25 {
            let middle = f32::midpoint(fine, coarse);
            if self.network(middle.exp2()).file_size() <= bytes {
                coarse = middle;
            } else {
                fine = middle;
            }
        }
        self.network(coarse.exp2())
    }

    /// The largest rank on packed boards that it has learned enough about,
    /// compared with the rank below, to know such boards as they are.
    pub(super) fn known(&self) -> u8 {
        let (Some(coherence), 16) = (&self.coherence, self.shape.ranks()) else {
            return HIGHEST;
        };
        let weights = u32::try_from(self.shape.weights()).unwrap_or(u32::MAX);
        let learned = |rank: u8| -> f64 {
            let indices = (u32::from(rank)..weights).step_by(16);
            indices
                .map(|index| f64::from(coherence.absolute(index)))
                .sum()
        };
        let is_known = |&rank: &u8| learned(rank) >= ENOUGH * learned(rank - 1);
        (LEAST_KNOWN..=HIGHEST)
            .take_while(is_known)
            .last()
            .unwrap_or(LEAST_KNOWN)
    }

    /// True if something is known about how often these weights are looked at.
    fn has_learned(&self, places: Range<usize>) -> bool {
        let Some(coherence) = &self.coherence else {
            return true;
        };
        let mut known = coherence.words()[places].iter();
        known.any(|word| word.load(Relaxed) != 0)
    }

    /// The step that these weights are whole multiples of, as those of a file are;
    /// the finest one if there is none.
    fn common_step(&self, places: Range<usize>) -> f32 {
        let finest = self.finest_step(places.clone());
        let weights = || {
            let words = self.weights.words()[places.clone()].iter();
            let weights = words.map(|word| f32::from_bits(word.load(Relaxed)).abs());
            weights.filter(|&weight| weight > 0.0)
        };
        let step = weights().fold(f32::INFINITY, f32::min);
        let is_whole = |weight: f32| {
            let steps = weight / step;
            (steps - steps.round()).abs() < 0.02
        };
        // The largest is cut at 16 bits; rounding may have put it half a step above.
        let fits = step >= 0.99 * finest && step.is_finite();
        if fits && weights().all(is_whole) {
            step
        } else {
            finest
        }
    }

    /// The step with which the largest of these weights is within 16 bits.
    fn finest_step(&self, places: Range<usize>) -> f32 {
        let words = self.weights.words()[places].iter();
        let largest = words.map(|word| f32::from_bits(word.load(Relaxed)).abs());
        let largest = largest.fold(0.0, f32::max).min(1e9);
        (largest / f32::from(i16::MAX)).max(1e-6)
    }

    /// Rounds a row, each to a common multiple of the step.
    fn round(&self, first: u32, row: &mut [i16], step: f32, allowed: f32) {
        let indices = first..;
        let weights = &self.weights.words()[first as usize..][..row.len()];
        if weights.iter().all(|word| word.load(Relaxed) == 0) {
            return;
        }
        let looked_at = indices
            .clone()
            .zip(&*row)
            .map(|(index, _)| self.looked_at(index));
        let most = looked_at.fold(0.0, f32::max);
        let steps = common_steps(most * step * step, allowed);
        for (index, code) in indices.zip(row) {
            let weight = self.weights.get(index);
            let matters = self.looked_at(index) * weight * weight >= allowed;
            *code = if matters {
                rounded(weight / step, steps)
            } else {
                0
            };
        }
    }

    /// The frequency of a weight's use, in some unit. Without temporal
    /// coherence nobody knows, and all are alike.
    fn looked_at(&self, index: u32) -> f32 {
        match &self.coherence {
            Some(coherence) => coherence.absolute(index),
            None => 1.0,
        }
    }
}

/// Does the work on as many threads as there are processors.
fn on_all_processors(work: &(impl Fn() + Sync)) {
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(work);
        }
        work();
    });
}

/// The share of the learning of one tile's boards that is enough for the next.
/// With half of it a network played 7 % better that took the next tile down.
const ENOUGH: f64 = 0.7;

/// Boards with this rank, 8192, are taken as they are by every network.
pub(super) const LEAST_KNOWN: u8 = 13;

/// Powers of two up to this are tried as coarseness.
const FINENESS: f32 = 64.0;

/// The number of steps that the weights of a row are rounded to, given what one
/// step costs. Where nothing is allowed it is one, even if nobody knows the cost.
fn common_steps(cost: f32, allowed: f32) -> i16 {
    let mut shift = 0;
    while allowed > 0.0
        && shift < MOST_SHIFT
        && cost * 4_f32.powi(shift.cast_signed() + 1) <= allowed
    {
        shift += 1;
    }
    1 << shift
}

/// The nearest multiple of `steps` that 16 bits hold with either sign; 0 for
/// what is no number.
fn rounded(weight: f32, steps: i16) -> i16 {
    let most = i16::MAX / steps;
    #[expect(clippy::cast_possible_truncation, reason = "out of range it is cut")]
    let count = (weight / f32::from(steps)).round() as i16;
    count.clamp(-most, most) * steps
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_are_rounded_and_cut_at_the_ends() {
        let codes = [0.4, 0.6, -1.6, 1e9, -1e9, f32::NAN].map(|weight| rounded(weight, 1));
        assert_eq!(codes, [0, 1, -2, i16::MAX, -i16::MAX, 0]);
        let codes = [1.9, 2.1, -7.0, 1e9, -1e9].map(|weight| rounded(weight, 4));
        assert_eq!(codes, [0, 4, -8, 32764, -32764]);
    }

    #[test]
    fn what_is_seldom_looked_at_is_rounded_more() {
        assert_eq!(common_steps(1.0, 0.0), 1);
        assert_eq!(common_steps(0.0, 0.0), 1);
        assert_eq!(common_steps(1.0, 4.0), 2);
        assert_eq!(common_steps(1.0, 17.0), 4);
        assert_eq!(common_steps(0.0, 1.0), 1 << MOST_SHIFT);
    }
}
