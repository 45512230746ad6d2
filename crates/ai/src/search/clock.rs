//! The clock of players that think for a time.

use std::sync::LazyLock;
use std::time::Duration;

use web_time::Instant;

/// Tells how much time has passed since some fixed moment.
///
/// Players that think for a time look at the wall clock unless they are given
/// another one. By a clock of processor time a match on a busy
/// machine is as strong as on an idle one.
pub type Clock = fn() -> Duration;

/// The time that passes for everybody.
pub(super) fn wall_clock() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}
