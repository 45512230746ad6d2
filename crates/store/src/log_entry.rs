//! The log of a game: what is appended while it is played.

use std::time::Duration;

use brikke_engine::{GameAction, Ply, Turn};
use brikke_play::{Moment, Mover};

use crate::{Split, Summary};

/// One action in the log of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogEntry {
    /// The action.
    pub action: GameAction,
    /// The person or player that acted.
    pub by: Mover,
    /// The time of the action.
    pub at: Moment,
    /// The tiles that the action made by merging.
    pub made: Vec<Split>,
}

impl LogEntry {
    /// A move that was played. `time` is the time played so far in this game.
    pub fn turn(turn: &Turn, by: Mover, at: Moment, time: Duration) -> LogEntry {
        let (direction, spawn) = (turn.direction, turn.spawn);
        LogEntry {
            action: GameAction::Play(Ply { direction, spawn }),
            by,
            at,
            made: Split::of_turn(turn, time),
        }
    }

    /// An action that makes no tiles: anything but a move.
    pub const fn new(action: GameAction, by: Mover, at: Moment) -> LogEntry {
        LogEntry {
            action,
            by,
            at,
            made: Vec::new(),
        }
    }
}

/// A number that grows with every write to a game. A write names the revision
/// that it continues, so that it cannot overwrite what another program did
/// meanwhile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Revision(pub u64);

impl Revision {
    /// The revision of a game that has just begun.
    pub const FIRST: Revision = Revision(0);

    /// The revision after one more write.
    #[must_use]
    pub const fn next(self) -> Revision {
        Revision(self.0.saturating_add(1))
    }
}

/// Actions to append to a game's log, with the summary that they lead to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Progress {
    /// The revision that the game must still have.
    pub expected: Revision,
    /// The actions, in order; empty where only the summary has changed (a
    /// hint was taken, time has passed).
    pub entries: Vec<LogEntry>,
    /// The summary after them.
    pub summary: Summary,
}
