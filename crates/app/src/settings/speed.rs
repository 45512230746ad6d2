//! The speed of sliding tiles.

/// A multiple of the usual speed, from 0.25 to 4.
#[derive(Debug, Clone, Copy, PartialEq, PartialOrd)]
pub struct Speed(f64);

/// A speed that is too low, too high, or no number.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[error("the speed {0} is not possible: it is from {min} to {max}", min = Speed::MIN.get(), max = Speed::MAX.get())]
pub struct SpeedError(pub f64);

impl Speed {
    /// A quarter of the usual speed.
    pub const MIN: Speed = Speed(0.25);
    /// Four times the usual speed.
    pub const MAX: Speed = Speed(4.0);

    /// This multiple of the usual speed.
    ///
    /// # Errors
    ///
    /// It is not from 0.25 to 4.
    pub fn new(speed: f64) -> Result<Speed, SpeedError> {
        if (Speed::MIN.0..=Speed::MAX.0).contains(&speed) {
            Ok(Speed(speed))
        } else {
            Err(SpeedError(speed))
        }
    }

    /// The multiple.
    pub const fn get(self) -> f64 {
        self.0
    }
}

impl Default for Speed {
    /// The usual speed.
    fn default() -> Speed {
        Speed(1.0)
    }
}
