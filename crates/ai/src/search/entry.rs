//! An entry of a table that threads share without locks.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// A key with the word that is known for it.
///
/// The race policy: an entry is two words, written and read one after the
/// other without order. The first is the key mixed with the second, so that
/// words of two different entries do not fit together and count as nothing
/// found. A lost write costs time, never correctness.
#[derive(Default)]
pub(crate) struct Entry {
    key_mixed: AtomicU64,
    /// 0 for an empty entry.
    word: AtomicU64,
}

impl Entry {
    /// The word, if the entry is this key's.
    #[inline]
    pub(crate) fn read(&self, key: u64) -> Option<u64> {
        let word = self.word();
        let is_this = self.key_mixed.load(Relaxed) ^ word == key && word != 0;
        is_this.then_some(word)
    }

    /// Puts another key and its word in, which is never 0.
    #[inline]
    pub(crate) fn write(&self, key: u64, word: u64) {
        self.word.store(word, Relaxed);
        self.key_mixed.store(key ^ word, Relaxed);
    }

    /// The word, whichever key's it is.
    pub(crate) fn word(&self) -> u64 {
        self.word.load(Relaxed)
    }
}

/// The place of a key in a table with 2^`bits` places, 64 at most.
#[inline]
pub(crate) fn place(key: u64, bits: u32) -> usize {
    let mixed = (key ^ key >> 32).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    #[expect(clippy::cast_possible_truncation, reason = "less than the places")]
    let place = (mixed >> (64 - bits)) as usize;
    place
}
