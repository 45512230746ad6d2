//! The time actually spent playing.

use std::time::Duration;

use crate::Moment;

/// Counts the time spent on one game.
///
/// It runs from the first move to the end of the game and stands still when
/// told. A person who walks away without saying so is not playing: between
/// two commands at most [`Clock::LONGEST_GAP`] counts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Clock {
    spent: Duration,
    /// The last moment that is counted in `spent`, while the clock runs.
    counted_until: Option<Moment>,
}

impl Clock {
    /// The most that counts between two commands.
    pub(crate) const LONGEST_GAP: Duration = Duration::from_mins(5);

    /// A clock that stands still and shows this time.
    pub(crate) const fn showing(spent: Duration) -> Clock {
        Clock {
            spent,
            counted_until: None,
        }
    }

    /// Counts the time up to now, if the clock runs.
    pub(crate) fn tick(&mut self, now: Moment) {
        self.spent = self.spent_until(now);
        if self.is_running() {
            self.counted_until = Some(now);
        }
    }

    /// Runs from now on.
    pub(crate) fn run(&mut self, now: Moment) {
        self.tick(now);
        self.counted_until = Some(now);
    }

    /// Stands still from now on.
    pub(crate) fn stop(&mut self, now: Moment) {
        self.tick(now);
        self.counted_until = None;
    }

    /// Returns true if it runs.
    pub(crate) const fn is_running(&self) -> bool {
        self.counted_until.is_some()
    }

    /// The time spent up to the last command.
    pub(crate) const fn spent(&self) -> Duration {
        self.spent
    }

    /// The time that the clock shows now.
    pub(crate) fn spent_until(&self, now: Moment) -> Duration {
        let gap = self
            .counted_until
            .map_or(Duration::ZERO, |until| now.since(until));
        self.spent.saturating_add(gap.min(Clock::LONGEST_GAP))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seconds(seconds: u64) -> Moment {
        Moment::from_millis(seconds * 1000)
    }

    #[test]
    fn a_stopped_clock_stands_still() {
        let mut clock = Clock::showing(Duration::from_secs(7));
        clock.tick(seconds(100));
        assert_eq!(clock.spent_until(seconds(200)), Duration::from_secs(7));
    }

    #[test]
    fn a_running_clock_shows_time_that_no_command_has_counted_yet() {
        let mut clock = Clock::showing(Duration::ZERO);
        clock.run(seconds(100));
        assert_eq!(clock.spent_until(seconds(130)), Duration::from_secs(30));
        assert_eq!(clock.spent(), Duration::ZERO);
    }

    #[test]
    fn somebody_who_walked_away_is_not_playing() {
        let mut clock = Clock::showing(Duration::ZERO);
        clock.run(seconds(0));
        clock.tick(seconds(24 * 3600));
        clock.tick(seconds(24 * 3600 + 10));
        assert_eq!(clock.spent(), Clock::LONGEST_GAP + Duration::from_secs(10));
    }

    #[test]
    fn a_clock_set_back_costs_nothing_and_goes_on() {
        let mut clock = Clock::showing(Duration::ZERO);
        clock.run(seconds(1000));
        clock.tick(seconds(10));
        clock.stop(seconds(15));
        assert_eq!(clock.spent(), Duration::from_secs(5));
    }
}
