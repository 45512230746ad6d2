//! The memory that a solver holds, counted before it is too much.

use std::sync::atomic::{AtomicU64, Ordering};

/// How many bytes are held, and how many may be. Threads share it: each
/// writes down what it takes, and none goes on once it is too much.
///
/// What the program takes from the system is more than it holds, because
/// there are gaps between what it holds: up to three quarters more where
/// layers grow quickly (3x4 to 32), and 0.2 more on 3x3.
#[derive(Debug)]
pub(crate) struct Ledger {
    limit: u64,
    held: AtomicU64,
    most: AtomicU64,
}

impl Ledger {
    /// Parts of what may be taken from the system that may be held, of 7.
    const HELD_OF_7: u64 = 4;

    pub(crate) fn new(limit: u64) -> Ledger {
        Ledger {
            limit,
            held: AtomicU64::new(0),
            most: AtomicU64::new(0),
        }
    }

    /// Writes down so many bytes more; false if that is too much.
    pub(crate) fn take(&self, bytes: u64) -> bool {
        let held = self.held.fetch_add(bytes, Ordering::Relaxed) + bytes;
        self.most.fetch_max(held, Ordering::Relaxed);
        held <= self.most_to_hold()
    }

    /// So many bytes are free again.
    pub(crate) fn give_back(&self, bytes: u64) {
        self.held.fetch_sub(bytes, Ordering::Relaxed);
    }

    /// Whether more was taken than there may be.
    pub(crate) fn is_over(&self) -> bool {
        self.held.load(Ordering::Relaxed) > self.most_to_hold()
    }

    fn most_to_hold(&self) -> u64 {
        self.limit / 7 * Ledger::HELD_OF_7
    }

    /// What may be taken from the system.
    pub(crate) fn limit(&self) -> u64 {
        self.limit
    }

    /// The most that was held at once.
    pub(crate) fn most(&self) -> u64 {
        self.most.load(Ordering::Relaxed)
    }
}

/// The bytes that a list has reserved.
pub(crate) fn bytes_of<T>(list: &Vec<T>) -> u64 {
    (list.capacity() * size_of::<T>()) as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_given_back_can_be_taken_again() {
        // Of which 12 may be held.
        let ledger = Ledger::new(21);
        assert!(ledger.take(7));
        assert!(!ledger.take(7));
        assert!(ledger.is_over());
        ledger.give_back(7);
        assert!(!ledger.is_over());
        assert!(ledger.take(3));
        assert_eq!(ledger.most(), 14);
    }
}
