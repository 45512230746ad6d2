//! The moment at which a search gives up.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use super::clock::Clock;

/// The moment at which a search gives up: at a time, or once a flag is true,
/// or never.
#[derive(Debug, Clone, Copy)]
pub(super) struct Deadline<'a> {
    at: Option<(Clock, Duration)>,
    stop: Option<&'a AtomicBool>,
    /// The number of checks so far: looking at the clock in each would cost
    /// more than the search in between.
    checks: u32,
    passed: bool,
}

impl<'a> Deadline<'a> {
    /// Checks for each look at the clock and the flag.
    const LOOK_EVERY: u32 = 16;

    pub(super) const fn new(
        at: Option<(Clock, Duration)>,
        stop: Option<&'a AtomicBool>,
    ) -> Deadline<'a> {
        Deadline {
            at,
            stop,
            checks: 0,
            passed: false,
        }
    }

    /// True if it has passed, looking at the clock and the flag now and then.
    pub(super) fn check(&mut self) -> bool {
        self.checks = self.checks.wrapping_add(1);
        if self.checks.is_multiple_of(Deadline::LOOK_EVERY) {
            self.passed |= self.at.is_some_and(|(clock, at)| clock() >= at)
                || self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed));
        }
        self.passed
    }

    /// True if a check has found it passed.
    pub(super) const fn has_passed(&self) -> bool {
        self.passed
    }
}
