//! A move in motion: tiles slide, then merged tiles pop and the new one
//! appears, and its points rise.
//!
//! Time is handed in, so a frame is a value: the same move at the same time
//! is the same picture.

mod frame;
mod glide;
mod times;

use std::time::Duration;

pub use frame::{Frame, Moved, Sprite};
pub use glide::{Glide, GlidingTile};
pub use times::MotionTimes;

/// The time for which the points of a move rise.
pub const RISING: Duration = Duration::from_millis(600);
