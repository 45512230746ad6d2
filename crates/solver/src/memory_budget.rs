//! The memory that a solver may hold.

use std::sync::atomic::{AtomicU64, Ordering};

/// The bytes that a solver holds, and the most that it may hold. Threads share
/// it: each takes what it needs, and none goes on once that is too much.
///
/// The program takes more from the system than it holds, because
/// there are gaps between what it holds: up to three quarters more where
/// layers grow quickly (3x4 to 32), and 0.2 more on 3x3.
#[derive(Debug)]
pub(crate) struct MemoryBudget {
    limit: u64,
    held: AtomicU64,
    most: AtomicU64,
}

impl MemoryBudget {
    /// The fraction of the memory taken from the system that may be held:
    /// numerator and denominator.
    const HELD_FRACTION: (u64, u64) = (4, 7);

    pub(crate) fn new(limit: u64) -> MemoryBudget {
        MemoryBudget {
            limit,
            held: AtomicU64::new(0),
            most: AtomicU64::new(0),
        }
    }

    /// Takes so many bytes more; false if that is too much.
    pub(crate) fn take(&self, bytes: u64) -> bool {
        let held = self.held.fetch_add(bytes, Ordering::Relaxed) + bytes;
        self.most.fetch_max(held, Ordering::Relaxed);
        held <= self.most_to_hold()
    }

    /// So many bytes are free again.
    pub(crate) fn give_back(&self, bytes: u64) {
        self.held.fetch_sub(bytes, Ordering::Relaxed);
    }

    /// True if more was taken than there may be.
    pub(crate) fn is_over(&self) -> bool {
        self.held.load(Ordering::Relaxed) > self.most_to_hold()
    }

    fn most_to_hold(&self) -> u64 {
        let (part, whole) = MemoryBudget::HELD_FRACTION;
        self.limit / whole * part
    }

    /// The bytes that may be taken from the system.
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
        let budget = MemoryBudget::new(21);
        assert!(budget.take(7));
        assert!(!budget.take(7));
        assert!(budget.is_over());
        budget.give_back(7);
        assert!(!budget.is_over());
        assert!(budget.take(3));
        assert_eq!(budget.most(), 14);
    }
}
