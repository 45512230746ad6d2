//! The log of a game: what is appended while it is played.

use std::time::Duration;

use brikke_engine::{Game, GameAction, Ply, Turn};
use brikke_play::{Moment, Mover};

use crate::{DamageKind, Split, Summary};

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

/// A game before its first action, and everything that was done in it since.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameLog {
    /// The game before its first action.
    pub beginning: Game,
    /// The actions, in order.
    pub entries: Vec<LogEntry>,
}

/// An action as a store has it: what, whether by a player, and when.
pub(crate) type Action = (GameAction, bool, Moment);

impl GameLog {
    /// The log with these actions, those of players by this one. The splits say
    /// at which time the game made its tiles.
    pub(crate) fn new(
        beginning: Game,
        actions: impl IntoIterator<Item = Action>,
        machine: &str,
        splits: &[Split],
    ) -> Result<GameLog, DamageKind> {
        let mut game = beginning.clone();
        let mut entries = Vec::new();
        for (number, (action, by_player, at)) in (1..).zip(actions) {
            let by = if by_player {
                Mover::Player(machine.into())
            } else {
                Mover::Person
            };
            let impossible = DamageKind::ImpossibleAction { number };
            entries.push(match action {
                GameAction::Play(ply) => {
                    let turn = game.play_with(ply).map_err(|_| impossible)?;
                    let mut entry = LogEntry::turn(&turn, by, at, Duration::ZERO);
                    for made in &mut entry.made {
                        let first = splits.iter().find(|split| split.tile == made.tile);
                        made.time = first.map_or(Duration::ZERO, |first| first.time);
                    }
                    entry
                }
                action => {
                    game.perform(action).map_err(|_| impossible)?;
                    LogEntry::new(action, by, at)
                }
            });
        }
        Ok(GameLog { beginning, entries })
    }

    /// True if this game has done everything that the other one has, in the same
    /// order, and perhaps more.
    pub fn continues(&self, other: &GameLog) -> bool {
        let actions = |log: &GameLog| -> Vec<(GameAction, Moment)> {
            let entries = log.entries.iter();
            entries.map(|entry| (entry.action, entry.at)).collect()
        };
        self.beginning == other.beginning && actions(self).starts_with(&actions(other))
    }
}
