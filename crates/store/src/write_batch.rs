//! The moves of a player at full speed.

use std::time::Duration;

use brikke_engine::GameAction;
use brikke_play::Moment;

use crate::{LogEntry, Progress, Revision, Summary};

/// Collects what is done in a game until it is written, in one go: a
/// person's moves are written one by one, a player must not wait for the
/// disk each time.
///
/// ```
/// use brikke_play::Moment;
/// use brikke_store::WriteBatch;
///
/// let batch = WriteBatch::default();
/// assert!(batch.is_empty() && !batch.is_due(Moment::from_millis(5_000)));
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

    /// Returns true if nothing waits to be written.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The number of moves that wait to be written.
    pub fn moves(&self) -> usize {
        let is_move = |entry: &&LogEntry| matches!(entry.action, GameAction::Play(_));
        self.entries.iter().filter(is_move).count()
    }

    /// The time by which the batch must be written.
    pub fn deadline(&self) -> Option<Moment> {
        let window = u64::try_from(WriteBatch::WINDOW.as_millis()).unwrap_or(u64::MAX);
        let first = self.entries.first()?;
        Some(Moment::from_millis(
            first.at.millis().saturating_add(window),
        ))
    }

    /// Returns true if the batch must be written now. A clock that was set back does
    /// not hold it up.
    pub fn is_due(&self, now: Moment) -> bool {
        let begun = self.entries.first().map(|entry| entry.at);
        self.deadline().is_some_and(|deadline| now >= deadline) || begun > Some(now)
    }

    /// The progress to write, with the summary after it. The batch
    /// stays as it is: what cannot be written waits on.
    pub fn progress(&self, expected: Revision, summary: Summary) -> Progress {
        Progress {
            expected,
            entries: self.entries.clone(),
            summary,
        }
    }

    /// Everything is written: the batch begins anew.
    pub fn clear(&mut self) {
        self.entries.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use brikke_engine::{Chance, Game, Rules, Seed};
    use brikke_play::{Assistance, Mover};

    fn batch(first: u64) -> WriteBatch {
        let mut batch = WriteBatch::default();
        for at in [first, first + 60] {
            batch.add(LogEntry::new(
                GameAction::Undo,
                Mover::Player("greedy".into()),
                Moment::from_millis(at),
            ));
        }
        batch
    }

    #[test]
    fn a_group_is_due_100_ms_after_its_first_entry() {
        let batch = batch(1_000);
        assert!(!batch.is_due(Moment::from_millis(1_099)));
        assert!(batch.is_due(Moment::from_millis(1_100)));
    }

    #[test]
    fn a_clock_set_back_makes_it_due() {
        assert!(batch(1_000).is_due(Moment::from_millis(999)));
    }

    #[test]
    fn what_is_not_written_waits_on() {
        let game = Game::start(Rules::default(), Chance::Seed(Seed::new("g").unwrap()));
        let summary = Summary::of(&game, Assistance::default(), Duration::ZERO);
        let mut batch = batch(1_000);
        for _ in 0..2 {
            let progress = batch.progress(Revision::FIRST, summary);
            assert_eq!(progress.entries.len(), 2);
        }
        batch.clear();
        assert!(batch.is_empty() && batch.deadline().is_none());
    }
}
