//! Arrays that threads share without locks.

use std::sync::atomic::{AtomicU16, AtomicU64, Ordering::Relaxed};

/// A row of bits. Bits are only ever set while threads share it.
#[derive(Default)]
pub(super) struct BitSet {
    words: Vec<AtomicU64>,
}

impl BitSet {
    /// A set of numbers below this, empty.
    pub(super) fn new(below: u32) -> BitSet {
        let words = std::iter::repeat_with(AtomicU64::default);
        BitSet {
            words: words.take(below.div_ceil(64) as usize).collect(),
        }
    }

    /// Puts a number in; false if it was there already.
    #[inline(always)]
    pub(super) fn insert(&self, number: u32) -> bool {
        let word = &self.words[number as usize / 64];
        let bit = 1 << (number % 64);
        // A plain look first: most numbers are there already.
        word.load(Relaxed) & bit == 0 && word.fetch_or(bit, Relaxed) & bit == 0
    }

    /// The number of words of 64 numbers.
    pub(super) fn words(&self) -> usize {
        self.words.len()
    }

    /// The numbers in these words, in order.
    pub(super) fn numbers_in(&self, words: std::ops::Range<usize>) -> impl Iterator<Item = u32> {
        let start = words.start;
        self.words[words]
            .iter()
            .enumerate()
            .flat_map(move |(place, word)| {
                #[expect(clippy::cast_possible_truncation, reason = "made from 32 bits")]
                let first = (start + place) as u32 * 64;
                Bits(word.load(Relaxed)).map(move |bit| first + bit)
            })
    }

    /// All numbers, in order.
    pub(super) fn numbers(&self) -> impl Iterator<Item = u32> {
        self.numbers_in(0..self.words())
    }

    /// The bytes that it holds.
    pub(super) fn bytes(&self) -> u64 {
        8 * self.words.len() as u64
    }
}

/// The places of the bits of a word.
struct Bits(u64);

impl Iterator for Bits {
    type Item = u32;

    #[inline(always)]
    fn next(&mut self) -> Option<u32> {
        let bit = (self.0 != 0).then(|| self.0.trailing_zeros());
        self.0 &= self.0.wrapping_sub(1);
        bit
    }
}

/// Probabilities by number.
///
/// The race policy: every thread that writes a place writes the same value, so
/// that whoever reads it finds that value or [`Values::UNKNOWN`].
#[derive(Default)]
pub(super) struct Values(Vec<AtomicU16>);

impl Values {
    /// No value yet.
    pub(super) const UNKNOWN: u16 = u16::MAX;

    /// So many values, none of them known. It takes the room of an array that
    /// nobody needs any more.
    pub(super) fn unknown_in(room: Values, count: u32) -> Values {
        let mut values = room.0;
        values.truncate(count as usize);
        for value in &mut values {
            *value.get_mut() = Values::UNKNOWN;
        }
        values.resize_with(count as usize, || AtomicU16::new(Values::UNKNOWN));
        Values(values)
    }

    #[inline(always)]
    pub(super) fn get(&self, number: u32) -> u16 {
        self.0[number as usize].load(Relaxed)
    }

    #[inline(always)]
    pub(super) fn set(&self, number: u32, value: u16) {
        self.0[number as usize].store(value, Relaxed);
    }

    /// The bytes that it holds.
    pub(super) fn bytes(&self) -> u64 {
        2 * self.0.capacity() as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_has_what_was_put_in() {
        let set = BitSet::new(200);
        assert!(set.insert(199) && set.insert(3) && set.insert(64));
        assert!(!set.insert(64));
        assert_eq!(set.numbers().collect::<Vec<_>>(), [3, 64, 199]);
        assert_eq!(set.numbers_in(1..2).collect::<Vec<_>>(), [64]);
    }

    #[test]
    fn room_is_used_again_without_its_values() {
        let values = Values::unknown_in(Values::default(), 3);
        values.set(1, 7);
        assert_eq!(values.get(1), 7);
        let values = Values::unknown_in(values, 4);
        assert_eq!(
            [0, 1, 2, 3].map(|number| values.get(number)),
            [Values::UNKNOWN; 4]
        );
    }
}
