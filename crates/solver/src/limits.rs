//! The limits of a solver.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::error::SolveError;
use crate::forward::Reachable;
use crate::memory_budget::MemoryBudget;

/// The resources that a solver may use, and the receiver of its progress.
pub struct Limits<'a> {
    /// The number of threads. The result is the same for any number.
    pub jobs: NonZeroUsize,
    /// The most bytes it may take.
    pub memory: u64,
    /// Becomes true when it is to stop.
    pub stop: &'a AtomicBool,
    /// Told how far it has come, after every layer.
    pub progress: &'a (dyn Fn(Progress) + Sync),
}

/// The progress of a solver.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Progress {
    /// From 0 to 1, as nearly as can be said.
    pub done: f64,
    /// The states found.
    pub states: u64,
    /// The afterstates found.
    pub afterstates: u64,
    /// The most bytes that were held at once so far.
    pub bytes: u64,
}

impl Limits<'_> {
    /// Tells how far it has come, from 0 to 1.
    pub(crate) fn tell(&self, done: f64, reachable: &Reachable, budget: &MemoryBudget) {
        (self.progress)(Progress {
            done,
            states: reachable.states,
            afterstates: reachable.afterstates,
            bytes: budget.most(),
        });
    }

    /// True if work may go on.
    pub(crate) fn check_stop(&self) -> Result<(), SolveError> {
        if self.stop.load(Ordering::Relaxed) {
            return Err(SolveError::Stopped);
        }
        Ok(())
    }
}
