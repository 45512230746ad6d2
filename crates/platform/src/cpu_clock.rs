//! The processor time that this thread, or the whole program, has used.

use std::time::Duration;

/// Processor time so far. Unlike the time of day it does not grow while
/// another program has the processor.
#[cfg(unix)]
pub fn now() -> Duration {
    use rustix::time::{ClockId, clock_gettime};
    clock_gettime(ClockId::ThreadCPUTime)
        .try_into()
        .unwrap_or_default()
}

/// Processor time of all threads so far.
#[cfg(unix)]
pub fn of_all_threads() -> Duration {
    use rustix::time::{ClockId, clock_gettime};
    clock_gettime(ClockId::ProcessCPUTime)
        .try_into()
        .unwrap_or_default()
}

/// The wall clock, where processor time is not available.
#[cfg(not(unix))]
pub fn of_all_threads() -> Duration {
    now()
}

/// The wall clock, where processor time is not available.
#[cfg(not(unix))]
pub fn now() -> Duration {
    use std::sync::LazyLock;
    use std::time::Instant;
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}
