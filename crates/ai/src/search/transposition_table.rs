//! The transposition table: values of afterstates that a search has seen
//! before.

use super::entry::{Entry, place};

/// A table of fixed size from afterstates to values, shared by threads
/// without locks.
pub(crate) struct TranspositionTable {
    buckets: Box<[Bucket]>,
    /// The binary logarithm of the number of buckets.
    bits: u32,
}

/// One cache line.
#[repr(align(64))]
#[derive(Default)]
struct Bucket([Entry; 4]);

/// A value and how thoroughly it was worked out.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct SearchedValue {
    pub(crate) value: f32,
    pub(crate) work: Work,
}

/// The thoroughness with which a value was or must be worked out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Work {
    /// The player's moves looked ahead.
    pub(crate) depth: u8,
    /// The ratio to the probability cutoff, as a power of two.
    pub(crate) likelihood: u8,
}

impl TranspositionTable {
    /// A table with 2^`bits` buckets of four entries and 64 bytes each.
    pub(crate) fn new(bits: u32) -> TranspositionTable {
        let buckets = std::iter::repeat_with(Bucket::default);
        TranspositionTable {
            buckets: buckets.take(1 << bits).collect(),
            bits,
        }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        for bucket in &mut self.buckets {
            *bucket = Bucket::default();
        }
    }

    /// The value of the afterstate, if it was worked out thoroughly enough.
    #[inline]
    pub(crate) fn find(&self, key: u64, needed: Work) -> Option<f32> {
        self.bucket(key)
            .0
            .iter()
            .find_map(|entry| entry.read(key).map(SearchedValue::from_word))
            .filter(|found| found.work.is_enough_for(needed))
            .map(|found| found.value)
    }

    /// Remembers a value in the place of the same afterstate, or else of the
    /// one that took the least work.
    #[inline]
    pub(crate) fn keep(&self, key: u64, found: SearchedValue) {
        let entries = &self.bucket(key).0;
        let same = entries.iter().find(|entry| entry.read(key).is_some());
        let place = same.or_else(|| entries.iter().min_by_key(|entry| work(entry)));
        if let Some(entry) = place {
            entry.write(key, found.to_word());
        }
    }

    fn bucket(&self, key: u64) -> &Bucket {
        &self.buckets[place(key, self.bits)]
    }
}

/// Less for an entry that may rather be overwritten.
fn work(entry: &Entry) -> u64 {
    entry.word() >> 32
}

impl SearchedValue {
    /// Never 0: a value that was worked out has a depth of at least 1.
    fn to_word(self) -> u64 {
        let Work { depth, likelihood } = self.work;
        u64::from(self.value.to_bits()) | u64::from(likelihood) << 32 | u64::from(depth) << 40
    }

    #[expect(clippy::cast_possible_truncation, reason = "the fields of a word")]
    fn from_word(word: u64) -> SearchedValue {
        SearchedValue {
            value: f32::from_bits(word as u32),
            work: Work {
                likelihood: (word >> 32) as u8,
                depth: (word >> 40) as u8,
            },
        }
    }
}

impl Work {
    /// Of the same depth, and as likely: what is less likely was cut off
    /// sooner.
    fn is_enough_for(self, needed: Work) -> bool {
        self.depth == needed.depth && self.likelihood >= needed.likelihood
    }
}
