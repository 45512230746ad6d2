//! A point in time, as the face tells it.

use std::time::Duration;

/// A point in time: milliseconds since the beginning of 1970 (UTC).
///
/// This crate has no clock. Whoever gives a command says when.
///
/// ```
/// use std::time::Duration;
/// use brikke_play::Moment;
///
/// let later = Moment::from_millis(5_500);
/// assert_eq!(later.since(Moment::from_millis(5_000)), Duration::from_millis(500));
/// // A clock that was set back makes no time.
/// assert_eq!(Moment::from_millis(0).since(later), Duration::ZERO);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Moment(u64);

impl Moment {
    /// The moment so many milliseconds after the beginning of 1970.
    pub const fn from_millis(millis: u64) -> Moment {
        Moment(millis)
    }

    /// Milliseconds since the beginning of 1970.
    pub const fn millis(self) -> u64 {
        self.0
    }

    /// The time from `earlier` to this moment; none if it is not earlier.
    pub const fn since(self, earlier: Moment) -> Duration {
        Duration::from_millis(self.0.saturating_sub(earlier.0))
    }
}
