//! The transposition table: values of afterstates that a search has seen
//! before.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// A table of fixed size from afterstates to values, shared by threads
/// without locks.
///
/// The race policy: an entry is two words, written and read one after the
/// other without order. The first is the key mixed with the second, so that
/// words of two different entries do not fit together and count as nothing
/// found. A lost write costs time, never correctness.
pub(crate) struct TranspositionTable {
    buckets: Box<[Bucket]>,
    /// The shift that makes a mixed key a bucket's index.
    shift: u32,
}

/// One cache line.
#[repr(align(64))]
#[derive(Default)]
struct Bucket([Entry; 4]);

#[derive(Default)]
struct Entry {
    key_mixed: AtomicU64,
    /// The [`SearchedValue`] in one word; 0 for an empty entry.
    found: AtomicU64,
}

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
            shift: 64 - bits,
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
            .find_map(|entry| entry.read(key))
            .filter(|found| found.work.is_enough_for(needed))
            .map(|found| found.value)
    }

    /// Remembers a value in the place of the same afterstate, or else of the
    /// one that took the least work.
    #[inline]
    pub(crate) fn keep(&self, key: u64, found: SearchedValue) {
        let entries = &self.bucket(key).0;
        let same = entries.iter().find(|entry| entry.read(key).is_some());
        let place = same.or_else(|| entries.iter().min_by_key(|entry| entry.work()));
        if let Some(entry) = place {
            entry.write(key, found);
        }
    }

    fn bucket(&self, key: u64) -> &Bucket {
        let mixed = (key ^ key >> 32).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        #[expect(clippy::cast_possible_truncation, reason = "less than the buckets")]
        let index = (mixed >> self.shift) as usize;
        &self.buckets[index]
    }
}

impl Entry {
    #[inline]
    fn read(&self, key: u64) -> Option<SearchedValue> {
        let found = self.found.load(Relaxed);
        let is_this = self.key_mixed.load(Relaxed) ^ found == key && found != 0;
        is_this.then(|| SearchedValue::from_word(found))
    }

    #[inline]
    fn write(&self, key: u64, found: SearchedValue) {
        let found = found.to_word();
        self.found.store(found, Relaxed);
        self.key_mixed.store(key ^ found, Relaxed);
    }

    /// Less for what may rather be overwritten.
    fn work(&self) -> u64 {
        self.found.load(Relaxed) >> 32
    }
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
