//! A game that is shown again: where it stands, and how fast it goes.

use std::time::Duration;

use brikke_play::Moment;

use crate::after;

/// A game that is shown again: where it stands, and how fast it goes.
#[derive(Debug, Clone)]
pub(crate) struct Playback {
    ply: usize,
    plies: usize,
    speed: usize,
    /// The time at which the next move is shown; `None` while paused.
    due: Option<Moment>,
}

impl Playback {
    /// Moves in a second that can be chosen.
    pub(crate) const SPEEDS: [u32; 7] = [1, 2, 5, 10, 25, 100, 1_000];

    /// A game of so many moves, at its beginning.
    pub(crate) const fn new(plies: usize) -> Playback {
        Playback {
            ply: 0,
            plies,
            speed: 2,
            due: None,
        }
    }

    /// The number of moves shown.
    pub(crate) const fn ply(&self) -> usize {
        self.ply
    }

    /// The number of moves in the game.
    pub(crate) const fn plies(&self) -> usize {
        self.plies
    }

    /// Moves in a second.
    pub(crate) const fn speed(&self) -> u32 {
        Playback::SPEEDS[self.speed]
    }

    /// The time at which the next move is shown; `None` while paused.
    pub(crate) const fn due(&self) -> Option<Moment> {
        self.due
    }

    /// Goes to the position after so many moves, or the last, and stays
    /// there.
    pub(crate) fn go_to(&mut self, ply: usize) {
        self.due = None;
        self.ply = ply.min(self.plies);
    }

    /// The next faster speed.
    pub(crate) fn faster(&mut self) {
        self.speed = (self.speed + 1).min(Playback::SPEEDS.len() - 1);
    }

    /// The next slower speed.
    pub(crate) fn slower(&mut self) {
        self.speed = self.speed.saturating_sub(1);
    }

    /// Goes on, or stops; at the end it begins again.
    pub(crate) fn play_or_pause(&mut self, now: Moment) {
        if self.due.take().is_none() {
            if self.ply == self.plies {
                self.ply = 0;
            }
            self.due = Some(after(now, self.interval()));
        }
    }

    /// Shows the moves whose time has come.
    pub(crate) fn wake(&mut self, now: Moment) {
        let Some(due) = self.due.filter(|due| *due <= now) else {
            return;
        };
        let late = now.since(due).as_micros() / self.interval().as_micros().max(1);
        let moves = usize::try_from(late).unwrap_or(0) + 1;
        self.ply = self.ply.saturating_add(moves).min(self.plies);
        self.due = (self.ply < self.plies).then(|| after(now, self.interval()));
    }

    /// The id of the word for what it does.
    pub(crate) const fn state(&self) -> &'static str {
        match self.due {
            Some(_) => "replay-playing",
            None if self.ply == self.plies => "replay-at-end",
            None => "replay-paused",
        }
    }

    /// True if a motion of this length is over before the next move, and
    /// while nothing goes on by itself.
    pub(crate) fn has_time_for(&self, motion: Duration) -> bool {
        self.due.is_none() || self.interval() >= motion
    }

    fn interval(&self) -> Duration {
        Duration::from_secs(1) / self.speed()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_plays_to_the_end_and_begins_again() {
        let at = Moment::from_millis;
        let mut playback = Playback::new(3);
        playback.play_or_pause(at(0));
        playback.wake(at(199));
        assert_eq!(playback.ply(), 0);
        playback.wake(at(200));
        assert_eq!((playback.ply(), playback.state()), (1, "replay-playing"));
        playback.wake(at(5_000));
        assert_eq!((playback.ply(), playback.state()), (3, "replay-at-end"));
        playback.play_or_pause(at(6_000));
        assert_eq!(playback.ply(), 0);
        playback.go_to(9);
        assert_eq!((playback.ply(), playback.due()), (3, None));
    }
}
