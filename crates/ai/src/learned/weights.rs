//! The weights of a network in training, and what is known about each.
//!
//! Threads share both without locks. Every number is read and written whole,
//! and in no order: two threads that change the same weight at the same time
//! may lose one of the two changes, which is one small step among very many.
//! One thread alone loses nothing, so that its training can be repeated
//! exactly.

use std::sync::atomic::{AtomicU32, AtomicU64, Ordering::Relaxed};

use super::pages::{prefetch, zeros, zeros_partly_large};

/// A table of weights, all zero at first.
pub(super) struct Weights(Box<[AtomicU32]>);

impl Weights {
    pub(super) fn new(count: usize) -> Weights {
        Weights(zeros(count))
    }

    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    #[inline(always)]
    pub(super) fn get(&self, index: u32) -> f32 {
        f32::from_bits(self.0[index as usize].load(Relaxed))
    }

    #[inline(always)]
    pub(super) fn set(&self, index: u32, weight: f32) {
        self.0[index as usize].store(weight.to_bits(), Relaxed);
    }

    #[inline(always)]
    pub(super) fn prefetch(&self, index: u32) {
        prefetch(&self.0[index as usize]);
    }

    /// The bits of each weight.
    pub(super) fn words(&self) -> &[AtomicU32] {
        &self.0
    }
}

/// Negligible beside any sum of errors.
const EPSILON: f32 = 1e-30;

/// The coherence of each weight's errors: their sum, and the sum of their
/// absolute values, side by side.
pub(super) struct Coherence {
    pairs: Box<[AtomicU64]>,
    /// Absolute errors that count as seen before, without a direction.
    inertia: f32,
}

impl Coherence {
    /// A table for so many weights, of which the first `dense` are in use
    /// nearly everywhere and the others here and there.
    pub(super) fn new(count: usize, dense: usize, inertia: f32) -> Coherence {
        Coherence {
            pairs: zeros_partly_large(count, dense),
            inertia,
        }
    }

    /// Notes an error and gives the weight's own rate before it: the share of
    /// the errors that pointed the same way. Without inertia it is 1 as long
    /// as there were none.
    #[inline(always)]
    pub(super) fn rate(&self, index: u32, error: f32) -> f32 {
        let place = &self.pairs[index as usize];
        let (sum, absolute) = unpack(place.load(Relaxed));
        place.store(pack(sum + error, absolute + error.abs()), Relaxed);
        // Added to both: 1 where both are 0, without a branch.
        (sum.abs() + EPSILON) / (absolute + self.inertia + EPSILON)
    }

    #[inline(always)]
    pub(super) fn prefetch(&self, index: u32) {
        prefetch(&self.pairs[index as usize]);
    }

    /// The sum of the absolute errors: how much a weight has learned from.
    pub(super) fn absolute(&self, index: u32) -> f32 {
        unpack(self.pairs[index as usize].load(Relaxed)).1
    }

    /// Takes over all that is known about the first weights.
    pub(super) fn copy_from(&self, other: &Coherence) {
        for (place, known) in self.pairs.iter().zip(&other.pairs) {
            let known = known.load(Relaxed);
            if known != 0 {
                place.store(known, Relaxed);
            }
        }
    }

    /// The bits of each pair.
    pub(super) fn words(&self) -> &[AtomicU64] {
        &self.pairs
    }
}

#[inline(always)]
fn unpack(word: u64) -> (f32, f32) {
    #[expect(clippy::cast_possible_truncation, reason = "the two halves")]
    let (low, high) = (word as u32, (word >> 32) as u32);
    (f32::from_bits(low), f32::from_bits(high))
}

#[inline(always)]
fn pack(sum: f32, absolute: f32) -> u64 {
    u64::from(sum.to_bits()) | u64::from(absolute.to_bits()) << 32
}
