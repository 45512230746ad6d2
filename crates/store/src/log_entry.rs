//! What is written while a game is played.

use std::time::Duration;

use brikke_engine::{Action, Ply, Turn};

use crate::{Moment, Split, Summary};

/// Who acted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mover {
    /// A person.
    Person,
    /// A player of Brikke's own, to which the game was handed over.
    Player,
}

/// One action of a game, to be written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogEntry {
    pub(crate) action: Action,
    pub(crate) by: Mover,
    pub(crate) at: Moment,
    /// The tiles that the action made by merging.
    pub(crate) made: Vec<Split>,
}

impl LogEntry {
    /// A move that was played. `time` is the time played so far in this game.
    pub fn turn(turn: &Turn, by: Mover, at: Moment, time: Duration) -> LogEntry {
        let (direction, spawn) = (turn.direction, turn.spawn);
        LogEntry {
            action: Action::Play(Ply { direction, spawn }),
            by,
            at,
            made: Split::of_turn(turn, time),
        }
    }

    /// A move that was taken back.
    pub const fn undo(by: Mover, at: Moment) -> LogEntry {
        LogEntry::bare(Action::Undo, by, at)
    }

    /// An undone move that was played again.
    pub const fn redo(by: Mover, at: Moment) -> LogEntry {
        LogEntry::bare(Action::Redo, by, at)
    }

    /// The decision to go on after the goal.
    pub const fn keep_playing(by: Mover, at: Moment) -> LogEntry {
        LogEntry::bare(Action::KeepPlaying, by, at)
    }

    const fn bare(action: Action, by: Mover, at: Moment) -> LogEntry {
        LogEntry {
            action,
            by,
            at,
            made: Vec::new(),
        }
    }
}

/// How often a game has been written. Whoever goes on with a game names the
/// revision that it knows, so that nobody overwrites what another program
/// did meanwhile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Revision(pub(crate) u64);

impl Revision {
    /// The revision of a game that has just begun.
    pub const FIRST: Revision = Revision(0);
}

/// A step of a game: what was done since the revision that is expected, and
/// how the game stands now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Progress {
    /// The revision that the game must still have.
    pub expected: Revision,
    /// What was done, in order; nothing where only the summary has changed
    /// (a hint was taken, time has passed).
    pub entries: Vec<LogEntry>,
    /// How the game stands.
    pub summary: Summary,
}
