//! A move on its way over the board, forwards or back.

use brikke_engine::Turn;
use brikke_play::Moment;

use crate::motion::{Frame, Glide, MotionTimes};

/// A move on its way over the board.
pub(super) struct Moving {
    turn: Turn,
    since: Moment,
    is_backwards: bool,
}

impl Moving {
    /// The move between two neighbouring positions, by its later one.
    pub(super) const fn new(turn: Turn, is_backwards: bool, now: Moment) -> Moving {
        Moving {
            turn,
            since: now,
            is_backwards,
        }
    }

    /// True once the tiles have come to rest.
    pub(super) fn is_over(&self, times: &MotionTimes, now: Moment) -> bool {
        times.is_over(now.since(self.since))
    }

    /// The move as a browser animates it; none once the tiles have come to rest.
    pub(super) fn glide(&self, times: &MotionTimes, now: Moment) -> Option<Glide> {
        let glide = || Glide::of(&self.turn, times, self.since, self.is_backwards);
        (!self.is_over(times, now)).then(glide)
    }

    /// The tiles at this moment; none once they have come to rest.
    pub(super) fn frame(&self, times: &MotionTimes, now: Moment) -> Option<Frame> {
        let elapsed = now.since(self.since);
        let shown = if self.is_backwards {
            times.total().saturating_sub(elapsed)
        } else {
            elapsed
        };
        (!self.is_over(times, now)).then(|| Frame::at(&self.turn, times, shown))
    }
}
