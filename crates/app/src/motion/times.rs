//! The lengths of a motion's parts.

use std::time::Duration;

use crate::settings::Speed;

/// The lengths of a motion's parts.
///
/// ```
/// use std::time::Duration;
/// use brikke_app::settings::Speed;
/// use brikke_app::motion::MotionTimes;
///
/// let times = MotionTimes { speed: Speed::MAX, ..MotionTimes::default() };
/// assert!(!times.is_over(Duration::from_millis(74)));
/// assert!(times.is_over(Duration::from_millis(75)));
/// // Reduced motion: over before it begins, so no frame is ever drawn.
/// assert!(MotionTimes::NONE.is_over(Duration::ZERO));
/// ```
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct MotionTimes {
    /// The time for which tiles slide.
    pub slide: Duration,
    /// The time for which tiles pop and appear, after the slide.
    pub pop: Duration,
    /// The speed of all of it.
    pub speed: Speed,
}

impl Default for MotionTimes {
    /// The times of the game that everybody knows.
    fn default() -> MotionTimes {
        MotionTimes {
            slide: Duration::from_millis(100),
            pop: Duration::from_millis(200),
            speed: Speed::default(),
        }
    }
}

impl MotionTimes {
    /// No motion at all.
    pub const NONE: MotionTimes = MotionTimes {
        slide: Duration::ZERO,
        pop: Duration::ZERO,
        speed: Speed::MAX,
    };

    /// True once the motion has come to its end.
    pub fn is_over(&self, elapsed: Duration) -> bool {
        self.at_full_length(elapsed) >= self.slide + self.pop
    }

    /// The length of the whole motion.
    pub fn total(&self) -> Duration {
        (self.slide + self.pop).div_f64(self.speed.get())
    }

    /// The part of the slide that is done, from 0 to 1.
    pub fn slid(&self, elapsed: Duration) -> f32 {
        share(self.at_full_length(elapsed), self.slide)
    }

    /// The part of the popping that is done, from 0 to 1; `None` before it
    /// begins.
    pub fn popped(&self, elapsed: Duration) -> Option<f32> {
        let popping = self.at_full_length(elapsed).checked_sub(self.slide)?;
        Some(share(popping, self.pop))
    }

    /// The time that has passed as it would be at speed 1.
    fn at_full_length(&self, elapsed: Duration) -> Duration {
        let seconds = elapsed.as_secs_f64() * self.speed.get();
        Duration::try_from_secs_f64(seconds).unwrap_or(Duration::MAX)
    }
}

/// A part of a time, at most 1; all of it where the time is none.
fn share(part: Duration, whole: Duration) -> f32 {
    if part >= whole {
        1.0
    } else {
        part.div_duration_f32(whole)
    }
}
