//! Games in a damaged database, as far as they still verify.
//!
//! Nothing of the file's structure is trusted. Every version of every page, in
//! the database and in its log, is read for rows. Rows carry checksums, the
//! actions of a game one over all of them, and moves can be replayed; what
//! passes all this is what was written.

mod cells;
mod games;
mod pages;
mod rows;

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, params_from_iter};

use super::game_row::GameRow;
use super::integer::restored;
use super::log::{Log, word};
use super::scores::ScoreRow;
use super::{game_row, register, rulebook, schema, scores, start};
use crate::{GameId, StoreError};
pub(crate) use games::SalvagedGame;
use pages::Pages;
use rows::{Rows, Version};

/// The games of a damaged or quarantined database, found on its pages and in
/// its log. See [`Store::rescue`](crate::Store::rescue).
#[derive(Debug)]
pub struct Salvage {
    rows: Rows,
    /// An empty database of this version, in which rows are put to be read.
    scratch: Connection,
}

/// A reason why a game is not as it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Shortfall {
    /// Its start cannot be read.
    #[error("its beginning cannot be read")]
    Beginning,
    /// Nothing vouches for its moves.
    #[error("its moves do not match their checksum, and nothing else vouches for them")]
    Unverified,
    /// Some of its actions cannot be read.
    #[error("only the first {found} of its {expected} actions can be read")]
    Actions {
        /// The number of actions that were found.
        found: u64,
        /// The number that there were.
        expected: u64,
    },
    /// Nothing says how it was played.
    #[error("nothing says how it was played: its {actions} actions are for practice now")]
    Row {
        /// The number of actions that were found.
        actions: u64,
    },
    /// Some of its bookmarks cannot be read.
    #[error("only {found} of its {expected} bookmarks can be read")]
    Bookmarks {
        /// The number of bookmarks that were found.
        found: usize,
        /// The number that there were.
        expected: usize,
    },
    /// The game went on in another way in the present store.
    #[error(
        "game {0} is the same game and went on in another way: this course is for practice now"
    )]
    WentOn(GameId),
    /// It cannot be found at all.
    #[error("nothing of it can be found")]
    Vanished,
}

impl Salvage {
    /// Reads a database and the log beside it. Nothing is written.
    ///
    /// Do this before the games of the same directory are opened: reading the
    /// file takes SQLite's locks away from this program.
    ///
    /// # Errors
    ///
    /// The file cannot be read.
    pub fn read(file: &Path) -> Result<Salvage, StoreError> {
        let mut log = file.as_os_str().to_owned();
        log.push("-wal");
        let log = PathBuf::from(log);
        let database = match fs::read(file) {
            // A log may have lost its database.
            Err(error) if error.kind() == io::ErrorKind::NotFound && log.is_file() => Vec::new(),
            read => read.map_err(|error| StoreError::io(file, error))?,
        };
        match fs::read(&log) {
            Ok(bytes) => Salvage::of(&database, &bytes),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Salvage::of(&database, &[]),
            Err(error) => Err(StoreError::io(&log, error)),
        }
    }

    /// Reads the bytes of a database and its log.
    pub(crate) fn of(database: &[u8], log: &[u8]) -> Result<Salvage, StoreError> {
        let log = Log::read(log);
        let sizes = Pages::sizes(database, log.as_ref());
        let rows = sizes.into_iter().map(|size| {
            let pages = Pages::new(size, database, log.as_ref());
            let version = pages.latest(1).map_or(0, |first| word(first, 60));
            (Rows::read(&pages), version)
        });
        let (rows, version) = rows.max_by_key(|(rows, _)| rows.count).unwrap_or_default();
        let salvage = Salvage {
            rows,
            scratch: schema::scratch()?,
        };
        salvage.lay_out(version)?;
        Ok(salvage)
    }

    /// Puts rules, beginnings and scores where they can be read.
    fn lay_out(&self, version: u32) -> Result<(), StoreError> {
        for (&id, versions) in &self.rows.rules {
            let check =
                |connection: &Connection| rulebook::Rulebook::new(connection).get(id).map(drop);
            self.put_first("rules", versions, check);
        }
        for (&id, versions) in &self.rows.beginnings {
            let check = |connection: &Connection| start::read(connection, id).map(drop);
            self.put_first("beginnings", versions, check);
        }
        for versions in self.rows.scores.values() {
            let live = versions.last().into_iter();
            live.for_each(|version| drop(self.put("scores", version)));
        }
        if version < 3 {
            scores::tell_origins(&self.scratch)?;
        }
        if version < 4 {
            scores::tell_seeded(&self.scratch)?;
        }
        Ok(())
    }

    /// Puts the latest version there that passes the check.
    fn put_first(
        &self,
        table: &str,
        versions: &[Version],
        check: impl Fn(&Connection) -> Result<(), StoreError>,
    ) {
        let passes =
            |version: &Version| self.put(table, version).is_ok() && check(&self.scratch).is_ok();
        versions.iter().rev().any(passes);
    }

    /// Puts a row into its table. Columns that it is too old to have get their
    /// default.
    fn put(&self, table: &str, version: &Version) -> Result<(), StoreError> {
        let sql = format!("SELECT * FROM {table} LIMIT 0");
        let statement = self.scratch.prepare_cached(&sql)?;
        let columns: Vec<&str> = statement.column_names().collect();
        let used = columns.len().min(version.values.len());
        let (names, places) = (columns[..used].join(", "), vec!["?"; used].join(", "));
        let sql = format!("INSERT OR REPLACE INTO {table} ({names}) VALUES ({places})");
        let values = params_from_iter(&version.values[..used]);
        self.scratch.prepare_cached(&sql)?.execute(values)?;
        Ok(())
    }

    /// Returns true if nothing of a game, of scores or of a store was found.
    pub fn is_empty(&self) -> bool {
        self.rows.register.is_empty() && self.rows.scores.is_empty() && self.ids().is_empty()
    }

    /// The numbers of all games of which there is anything, those that were
    /// deleted excepted as far as one can tell.
    pub(crate) fn ids(&self) -> BTreeSet<i64> {
        let games = self.rows.games.iter();
        let is_live = |versions: &[Version]| versions.iter().any(|version| version.is_live);
        let live: BTreeSet<i64> = games
            .filter(|(_, versions)| is_live(versions))
            .map(|(&id, _)| id)
            .collect();
        let mut ids: BTreeSet<i64> = if self.expected() == Some(live.len()) {
            live
        } else {
            let keys = self.rows.games.keys().chain(self.rows.beginnings.keys());
            keys.chain(self.rows.actions.keys()).copied().collect()
        };
        ids.retain(|&id| !self.is_in_trash(id));
        ids
    }

    /// Returns true if the latest that is known of a game says that it was put
    /// into the trash.
    fn is_in_trash(&self, id: i64) -> bool {
        let rows = self.game_rows(id);
        rows.first().is_some_and(|row| row.deleted.is_some())
    }

    /// The number of games that there should be, those in the trash included.
    pub(crate) fn expected(&self) -> Option<usize> {
        let live = self.rows.register.iter().rev().find(|row| row.is_live)?;
        self.scratch.execute("DELETE FROM register", ()).ok()?;
        self.put("register", live).ok()?;
        let counts = register::counts(&self.scratch).ok()?;
        usize::try_from(counts.games).ok()
    }

    /// The lines of the scores that are sound.
    pub(super) fn scores(&self) -> Result<Vec<ScoreRow>, StoreError> {
        scores::sound_rows(&self.scratch)
    }

    /// The rules with this number.
    pub(crate) fn rules(&self, number: i64) -> Result<brikke_engine::Rules, StoreError> {
        rulebook::Rulebook::new(&self.scratch).get(number).cloned()
    }

    /// The number of actions that are known here beyond those of these games.
    pub(crate) fn actions_beyond(&self, games: &[(i64, u64)]) -> u64 {
        let known = games
            .iter()
            .copied()
            .collect::<std::collections::BTreeMap<_, _>>();
        let missing = self.ids().into_iter().map(|id| {
            let rows = self.game_rows(id);
            let said = rows
                .iter()
                .filter_map(|row| restored(row.actions).ok())
                .max();
            let there = known.get(&id).copied().unwrap_or(0);
            said.unwrap_or(0).saturating_sub(there)
        });
        missing.sum()
    }

    /// The rows about a game that are sound, the latest first.
    fn game_rows(&self, id: i64) -> Vec<GameRow> {
        let versions = self
            .rows
            .games
            .get(&id)
            .map(Vec::as_slice)
            .unwrap_or_default();
        let read = |version: &Version| {
            self.put("games", version).ok()?;
            game_row::find_any(&self.scratch, GameId(id.unsigned_abs())).ok()
        };
        let mut rows: Vec<GameRow> = versions.iter().rev().filter_map(read).collect();
        rows.sort_by_key(|row| std::cmp::Reverse(row.revision));
        rows
    }
}
