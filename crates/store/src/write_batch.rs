//! The moves of a player at full speed.

use std::time::Duration;

use crate::{LogEntry, Moment, Progress, Revision, Summary};

/// Collects what is done in a game until it is written, in one go: a
/// person's moves are written one by one, a player must not wait for the
/// disk each time.
///
/// ```
/// use brikke_store::{WriteBatch, Moment};
///
/// let group = WriteBatch::default();
/// assert!(group.is_empty() && !group.is_due(Moment(5_000)));
/// ```
#[derive(Debug, Clone, Default)]
pub struct WriteBatch {
    entries: Vec<LogEntry>,
}

impl WriteBatch {
    /// The longest that a move may wait to be written.
    pub const WINDOW: Duration = Duration::from_millis(100);

    /// Takes one more action.
    pub fn add(&mut self, entry: LogEntry) {
        self.entries.push(entry);
    }

    /// Whether nothing waits to be written.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// When the group must be written at the latest.
    pub fn deadline(&self) -> Option<Moment> {
        let window = u64::try_from(WriteBatch::WINDOW.as_millis()).unwrap_or(u64::MAX);
        let first = self.entries.first()?;
        Some(Moment(first.at.0.saturating_add(window)))
    }

    /// Whether the group must be written now. A clock that was set back does
    /// not hold it up.
    pub fn is_due(&self, now: Moment) -> bool {
        let begun = self.entries.first().map(|entry| entry.at);
        self.deadline().is_some_and(|deadline| now >= deadline) || begun > Some(now)
    }

    /// What is to be written, with how the game stands after it. The group
    /// stays as it is: what cannot be written waits on.
    pub fn progress(&self, expected: Revision, summary: Summary) -> Progress {
        Progress {
            expected,
            entries: self.entries.clone(),
            summary,
        }
    }

    /// Everything is written: the group begins anew.
    pub fn clear(&mut self) {
        self.entries.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Assistance, Mover};
    use brikke_engine::{Chance, Game, Rules, Seed};

    fn group(first: u64) -> WriteBatch {
        let mut group = WriteBatch::default();
        for at in [first, first + 60] {
            group.add(LogEntry::undo(Mover::Player, Moment(at)));
        }
        group
    }

    #[test]
    fn a_group_is_due_100_ms_after_its_first_entry() {
        let group = group(1_000);
        assert!(!group.is_due(Moment(1_099)));
        assert!(group.is_due(Moment(1_100)));
    }

    #[test]
    fn a_clock_set_back_makes_it_due() {
        assert!(group(1_000).is_due(Moment(999)));
    }

    #[test]
    fn what_is_not_written_waits_on() {
        let game = Game::start(Rules::default(), Chance::Seed(Seed::new("g").unwrap()));
        let summary = Summary::of(&game, Assistance::default(), Duration::ZERO);
        let mut group = group(1_000);
        for _ in 0..2 {
            let progress = group.progress(Revision::FIRST, summary);
            assert_eq!(progress.entries.len(), 2);
        }
        group.clear();
        assert!(group.is_empty() && group.deadline().is_none());
    }
}
