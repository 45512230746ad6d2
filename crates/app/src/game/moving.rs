//! A move on its way over the board.

use std::time::Duration;

use brikke_engine::{HalfSlide, Turn};
use brikke_play::Moment;

use crate::context::Context;
use crate::motion::{Frame, Glide, MotionTimes, RISING};
use crate::{Face, after};

/// The time from one frame of an animation to the next.
const FRAME: Duration = Duration::from_millis(16);

/// A move on its way over the board.
pub(super) struct Moving {
    pub(super) what: Move,
    pub(super) since: Moment,
}

/// A whole move, or one half of a slide.
pub(super) enum Move {
    Turn(Turn),
    /// A move that is taken back.
    Undone(Turn),
    Half(HalfSlide),
}

impl Move {
    /// The points that it brought.
    pub(super) fn gained(&self) -> u64 {
        match self {
            Move::Turn(turn) => turn.gained,
            Move::Undone(_) => 0,
            Move::Half(half) => u64::try_from(half.gained).unwrap_or(u64::MAX),
        }
    }

    /// The move as a browser animates it.
    pub(super) fn glide(&self, times: &MotionTimes, since: Moment) -> Glide {
        match self {
            Move::Turn(turn) => Glide::of(turn, times, since, false),
            Move::Undone(turn) => Glide::of(turn, times, since, true),
            Move::Half(half) => Glide::of(half, times, since, false),
        }
    }

    /// The move after this time.
    pub(super) fn frame(&self, times: &MotionTimes, elapsed: Duration) -> Frame {
        match self {
            Move::Turn(turn) => Frame::at(turn, times, elapsed),
            Move::Undone(turn) => Frame::back(turn, times, elapsed),
            Move::Half(half) => Frame::at(half, times, elapsed),
        }
    }
}

impl Moving {
    /// The moment of the next frame; in a browser, which moves tiles by itself,
    /// that of the last.
    pub(super) fn next_frame(&self, context: &Context, now: Moment) -> Moment {
        let rising = RISING * u32::from(self.what.gained() > 0);
        let total = context.preferences.motion_times().total().max(rising);
        match context.face {
            Face::Browser => after(self.since, total).max(after(now, Duration::from_millis(1))),
            _ => after(now, FRAME),
        }
    }

    /// The time since the move began.
    pub(super) const fn elapsed(&self, now: Moment) -> Duration {
        now.since(self.since)
    }

    /// True once neither tiles nor points move any longer.
    pub(super) fn is_over(&self, context: &Context, now: Moment) -> bool {
        let elapsed = self.elapsed(now);
        let has_risen = self.what.gained() == 0 || elapsed >= RISING;
        context.preferences.motion_times().is_over(elapsed) && has_risen
    }
}
