//! When a search has to give up.

use std::time::Instant;

/// A moment to end at, or none.
#[derive(Debug, Clone, Copy)]
pub(super) struct Deadline {
    at: Option<Instant>,
    /// How often it was asked: looking at the clock each time would cost more
    /// than the search in between.
    asked: u32,
    passed: bool,
}

impl Deadline {
    /// How many times it is asked for each look at the clock.
    const LOOK_EVERY: u32 = 16;

    pub(super) const fn new(at: Option<Instant>) -> Deadline {
        Deadline {
            at,
            asked: 0,
            passed: false,
        }
    }

    /// Whether it has passed, looking at the clock now and then.
    pub(super) fn check(&mut self) -> bool {
        if let Some(at) = self.at {
            self.asked += 1;
            if self.asked.is_multiple_of(Deadline::LOOK_EVERY) {
                self.passed |= Instant::now() >= at;
            }
        }
        self.passed
    }

    /// Whether a check has found it passed.
    pub(super) const fn has_passed(&self) -> bool {
        self.passed
    }
}
