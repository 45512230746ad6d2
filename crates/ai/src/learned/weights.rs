//! The weights of a network in training, and what is known about each.
//!
//! Threads share both without locks. Every number is read and written whole,
//! and in no order: two threads that change the same weight at the same time
//! may lose one of the two changes, which is one small step among very many.
//! One thread alone loses nothing, so that its training can be repeated
//! exactly.

use std::sync::atomic::{AtomicU32, AtomicU64, Ordering::Relaxed};

use super::pages::{prefetch, zeros};

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

/// Nothing beside any sum of errors.
const EPSILON: f32 = 1e-30;

/// How coherent the errors of each weight have been: their sum, and the sum
/// of their absolute values, side by side.
pub(super) struct Coherence(Box<[AtomicU64]>);

impl Coherence {
    pub(super) fn new(count: usize) -> Coherence {
        Coherence(zeros(count))
    }

    /// Notes an error and gives the weight's own rate before it: the share of
    /// the errors that pointed the same way, 1 as long as there were none.
    #[inline(always)]
    pub(super) fn rate(&self, index: u32, error: f32) -> f32 {
        let place = &self.0[index as usize];
        let (sum, absolute) = unpack(place.load(Relaxed));
        place.store(pack(sum + error, absolute + error.abs()), Relaxed);
        // Added to both: 1 where both are 0, without a branch.
        (sum.abs() + EPSILON) / (absolute + EPSILON)
    }

    #[inline(always)]
    pub(super) fn prefetch(&self, index: u32) {
        prefetch(&self.0[index as usize]);
    }

    /// The sum of the absolute errors: how much a weight has learned from.
    pub(super) fn absolute(&self, index: u32) -> f32 {
        unpack(self.0[index as usize].load(Relaxed)).1
    }

    /// The bits of each pair.
    pub(super) fn words(&self) -> &[AtomicU64] {
        &self.0
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
