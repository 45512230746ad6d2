//! The time of a frame.

use std::time::Duration;

use brikke_app::Moment;
use eframe::egui::Context;

/// A clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Clock {
    /// The clock of the system.
    System,
    /// The frames, counted from this moment on: for tests.
    Frames(Moment),
}

impl Clock {
    /// The moment of this frame.
    pub(crate) fn now(self, ctx: &Context) -> Moment {
        match self {
            Clock::System => brikke_app::now(),
            Clock::Frames(start) => {
                let seconds = ctx.input(|input| input.time).max(0.0);
                brikke_app::after(start, Duration::from_secs_f64(seconds))
            }
        }
    }
}
