//! Games as records, each with a key, a version and its bytes: for a
//! surrounding that can only put such records somewhere, and later than it is
//! asked to, as a browser does.
//!
//! Everything is in memory. [`RecordStorage::take_changes`] hands out what has
//! changed, and whoever takes it writes all of it or nothing. A change names
//! the version of the record that it replaces: where another one is found, a
//! second program has been faster, and nothing may be written.
//! [`RecordStorage::take_over`] puts records in their places, those of the
//! last time and those of other programs.

mod bytes;
mod contents;
mod game;
mod key;
mod log;
mod scores;
mod storage;

use std::collections::{BTreeMap, BTreeSet};

use crate::mistakes::Mistakes;
use crate::score_tables::ScoreTables;
use crate::{GameId, StoreError};
pub(crate) use bytes::hash;
use game::GameRecord;
use key::Key;
use log::Log;

/// Games in memory that are written as records elsewhere.
#[derive(Debug, Clone, Default)]
pub struct RecordStorage {
    games: BTreeMap<GameId, GameRecord>,
    logs: BTreeMap<GameId, Log>,
    scores: ScoreTables,
    /// What advisors said of games.
    analyses: BTreeMap<(GameId, String), Vec<u8>>,
    /// Positions to repeat, by endgame table.
    mistakes: Mistakes,
    last: u64,
    /// The versions of the records that were written.
    versions: BTreeMap<Key, u64>,
    changed: BTreeSet<Key>,
    problem: Option<WriteProblem>,
}

/// A record that has changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// Its key.
    pub key: String,
    /// The version that it replaces; none if it is new.
    pub replaces: Option<u64>,
    /// Its bytes, of which the first eight are its version; none if it is to
    /// be deleted.
    pub bytes: Option<Vec<u8>>,
}

/// The reasons why records cannot be written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WriteProblem {
    /// No room is left.
    Full,
    /// The surrounding does not allow it.
    Refused,
}

impl RecordStorage {
    /// Says whether records can be written. While they cannot, nothing is
    /// changed here either.
    pub const fn set_problem(&mut self, problem: Option<WriteProblem>) {
        self.problem = problem;
    }

    /// True if [`RecordStorage::take_changes`] would hand something out.
    pub fn has_changes(&self) -> bool {
        !self.changed.is_empty()
    }

    /// Everything that has changed since the last time, to be written together.
    pub fn take_changes(&mut self) -> Vec<Change> {
        let keys = std::mem::take(&mut self.changed).into_iter();
        keys.filter_map(|key| self.change(key)).collect()
    }

    /// All games, logs and scores as records: keys and bytes.
    pub(crate) fn all(&self) -> impl Iterator<Item = (String, Vec<u8>)> {
        let games = self.listed().flat_map(|game| {
            let id = game.line.id;
            let pieces = self.logs.get(&id).map_or(0, Log::len);
            let log = (0..pieces).map(move |piece| Key::Log(id, piece));
            [Key::Game(id)].into_iter().chain(log)
        });
        let keys = games.chain([Key::Scores]);
        keys.filter_map(|key| Some((key.text(), self.encode(&key, 1)?)))
    }

    /// True if a record is one of ours and comes after those that are there: the
    /// pieces of a log one by one, so that no number asks for endless room.
    pub(crate) fn expects(&self, key: &str) -> bool {
        match Key::read(key) {
            Some(Key::Log(id, piece)) => piece == self.logs.get(&id).map_or(0, Log::len),
            Some(Key::Game(_) | Key::Scores) => true,
            _ => false,
        }
    }

    /// Puts a record in its place, or takes it away. Keys of others are left
    /// alone.
    ///
    /// # Errors
    ///
    /// The bytes are not what was written.
    pub fn take_over(&mut self, key: &str, bytes: Option<&[u8]>) -> Result<(), StoreError> {
        let Some(key) = Key::read(key) else {
            return Ok(());
        };
        self.changed.remove(&key);
        let Some(bytes) = bytes else {
            self.versions.remove(&key);
            self.remove(&key);
            return Ok(());
        };
        let version = self.decode(&key, bytes)?;
        self.versions.insert(key, version);
        Ok(())
    }
}
