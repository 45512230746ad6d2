//! Finding damage in the log before SQLite opens it, and going on from there.

use std::cell::OnceCell;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use brikke_platform::private_files;
use rusqlite::{Connection, OpenFlags};

use super::log::{Index, Log, Verdict};
use super::open::{abandon, configure, connect};
use super::quarantine::{self, Files};
use super::salvage::Salvage;
use super::{integrity, read_only, register, schema};
use crate::{DamageKind, StoreError};

/// A log that was damaged when the games were opened. The games go on from as
/// much of it as is in order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogDamage {
    /// The place of a copy of the database and its log, as they were found.
    pub copy: PathBuf,
    /// The number of moves that may be missing now; 0 if every one of them
    /// could be restored.
    pub missing: u64,
}

/// Checks the log, if no other program has the games open: then it is theirs,
/// and was checked when the first of them came.
///
/// # Errors
///
/// [`DamageKind::Log`] if the log is damaged.
pub(crate) fn check(files: &Files) -> Result<(), StoreError> {
    match Alone::with(files) {
        Some(alone) if alone.examine(files)?.is_some() => Err(DamageKind::Log.into()),
        _ => Ok(()),
    }
}

/// Copies damaged files to quarantine and puts the best log there is in their
/// place: mended, or without what is lost.
///
/// # Errors
///
/// [`DamageKind::Log`] if nothing sound can be made of it, and then nothing is
/// changed; or the files cannot be read or written.
pub(crate) fn repair(files: &Files) -> Result<Option<LogDamage>, StoreError> {
    let Some(alone) = Alone::with(files) else {
        return Ok(None);
    };
    let Some(found) = alone.examine(files)? else {
        return Ok(None);
    };
    let damaged = alone.bytes(files)?;
    let (log, missing) = found.best(files, &damaged)?;
    let copy = quarantine::copy(files, &damaged)?;
    install(files, log.as_deref())?;
    Ok(Some(LogDamage { copy, missing }))
}

/// The identity of the games in the database without its log; `None` if there
/// is no log, or nothing can be told.
pub(crate) fn identity_without_log(files: &Files) -> Option<Vec<u8>> {
    if !files.has_log() {
        return None;
    }
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY
        | OpenFlags::SQLITE_OPEN_NO_MUTEX
        | OpenFlags::SQLITE_OPEN_URI;
    let address = read_only::unchanging(&files.database);
    let connection = Connection::open_with_flags(address, flags).ok()?;
    register::identity(&connection).ok()
}

/// Copies the files to quarantine where the log is of other games than the
/// database, and goes on without the log.
///
/// # Errors
///
/// The files cannot be read or written.
pub(crate) fn set_foreign_aside(files: &Files) -> Result<Option<LogDamage>, StoreError> {
    let Some(alone) = Alone::with(files) else {
        return Ok(None);
    };
    let found = alone.bytes(files)?;
    if try_out(files, &found.database, None)?.is_none() {
        return Err(DamageKind::ForeignLog.into());
    }
    // Everything in the log is of those other games.
    let missing = Salvage::of(&[], &found.log)?.actions_beyond(&[]).max(1);
    let copy = quarantine::copy(files, &found)?;
    install(files, None)?;
    Ok(Some(LogDamage { copy, missing }))
}

/// The games, open to no other program and to nobody else in this one.
struct Alone {
    connection: Option<Connection>,
    /// The database, once it was read. Closing it lets go of every lock that
    /// this program has on it, so that is for the very end.
    database: OnceCell<File>,
}

impl Alone {
    /// `None` if somebody else has them open, or there is no log to check.
    fn with(files: &Files) -> Option<Alone> {
        if !files.has_log() && !files.index.exists() {
            return None;
        }
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(&files.database, flags).ok()?;
        let alone = Alone {
            connection: Some(connection),
            database: OnceCell::new(),
        };
        let connection = alone.connection.as_ref()?;
        connection.busy_timeout(Duration::ZERO).ok()?;
        // Set before the first use, it makes SQLite refuse unless nobody else
        // is there, and leave the log's index alone.
        let exclusive = |row: &rusqlite::Row<'_>| row.get::<_, String>(0);
        connection
            .pragma_update_and_check(None, "locking_mode", "exclusive", exclusive)
            .ok()?;
        let count = "SELECT count(*) FROM sqlite_schema";
        connection.query_row(count, (), |_| Ok(())).ok()?;
        Some(alone)
    }

    /// The damaged log, if it is damaged.
    fn examine(&self, files: &Files) -> Result<Option<Found>, StoreError> {
        debug_assert!(self.connection.is_some(), "nobody else is there");
        let log = Log::read(&read_file(&files.log)?);
        // Only now: closing the index would let go of the locks on it that
        // another connection in this program holds.
        let index = Index::read(&read_file(&files.index)?);
        Ok(Found::of(log, index))
    }

    /// The database and its log.
    fn bytes(&self, files: &Files) -> Result<Bytes, StoreError> {
        let mut database = Vec::new();
        let file = File::open(&files.database);
        let read = file.and_then(|file| {
            self.database
                .get_or_init(|| file)
                .read_to_end(&mut database)
        });
        read.map_err(|error| StoreError::io(&files.database, error))?;
        let log = read_file(&files.log)?;
        Ok(Bytes { database, log })
    }
}

impl Drop for Alone {
    fn drop(&mut self) {
        self.connection.take().into_iter().for_each(abandon);
    }
}

/// The bytes of a file; none if it is not there.
fn read_file(path: &Path) -> Result<Vec<u8>, StoreError> {
    match fs::read(path) {
        Ok(bytes) => Ok(bytes),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
        Err(error) => Err(StoreError::io(path, error)),
    }
}

/// Removes a file, if it is there.
fn remove(path: &Path) -> Result<(), StoreError> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(StoreError::io(path, error)),
        _ => Ok(()),
    }
}

/// The database and its log, as they were found.
pub(crate) struct Bytes {
    pub(crate) database: Vec<u8>,
    pub(crate) log: Vec<u8>,
}

/// A damaged log.
struct Found {
    log: Option<Log>,
    /// The number of frames that were on disk for certain.
    acknowledged: usize,
    verdict: Verdict,
}

/// A log that may be put in place of the damaged one.
struct Candidate {
    /// None if the database is to be alone.
    log: Option<Vec<u8>>,
    /// The number of transactions that are not in it, as far as they can be
    /// counted.
    lost: usize,
}

impl Found {
    fn of(log: Option<Log>, index: Option<Index>) -> Option<Found> {
        let acknowledged = match (&log, index) {
            (Some(log), Some(index)) if log.salts() == index.salts => index.frames,
            (None, Some(index)) if index.frames > index.written_back => index.frames,
            _ => 0,
        };
        let verdict = match &log {
            Some(log) => log.verdict(acknowledged),
            None if acknowledged > 0 => Verdict::Lossy,
            None => Verdict::Sound,
        };
        (verdict != Verdict::Sound).then_some(Found {
            log,
            acknowledged,
            verdict,
        })
    }

    /// The log to go on with, and the number of moves that may be missing.
    fn best(&self, files: &Files, damaged: &Bytes) -> Result<(Option<Vec<u8>>, u64), StoreError> {
        if let (Some(log), Verdict::Mendable) = (&self.log, self.verdict) {
            return Ok((Some(log.mended()), 0));
        }
        let mut best: Option<(Candidate, Vec<(i64, u64)>)> = None;
        let total = |games: &[(i64, u64)]| games.iter().map(|(_, actions)| actions).sum::<u64>();
        for candidate in self.candidates() {
            let Some(games) = try_out(files, &damaged.database, candidate.log.as_deref())? else {
                continue;
            };
            if best
                .as_ref()
                .is_none_or(|(_, known)| total(&games) > total(known))
            {
                best = Some((candidate, games));
            }
        }
        let (candidate, games) = best.ok_or(DamageKind::Log)?;
        let salvage = Salvage::of(&damaged.database, &damaged.log)?;
        let missing = salvage.actions_beyond(&games);
        let missing = missing.max(candidate.lost as u64);
        Ok((candidate.log, missing))
    }

    /// The number of transactions behind so many frames. Of frames that are
    /// gone it is known only that a move writes two or more.
    fn lost_behind(&self, log: &Log, frames: usize) -> usize {
        let gone = self.acknowledged.saturating_sub(frames).div_ceil(2);
        log.commits_from(frames).max(gone)
    }

    /// The best come first.
    fn candidates(&self) -> Vec<Candidate> {
        let alone = Candidate { log: None, lost: 0 };
        let Some(log) = &self.log else {
            let lost = self.acknowledged.div_ceil(2);
            return vec![Candidate { lost, ..alone }];
        };
        let bridged = Candidate {
            log: Some(log.bridged()),
            lost: self.lost_behind(log, log.end_of_bridge()),
        };
        let prefix = Candidate {
            log: Some(log.mended()),
            lost: self.lost_behind(log, log.usable()).max(1),
        };
        vec![bridged, prefix, alone]
    }
}

/// The number of actions of each game in a copy of the database with this
/// log; `None` if something in it is not sound.
fn try_out(
    files: &Files,
    database: &[u8],
    log: Option<&[u8]>,
) -> Result<Option<Vec<(i64, u64)>>, StoreError> {
    let directory = files.database.parent().unwrap_or(Path::new("."));
    let place =
        tempfile::tempdir_in(directory).map_err(|error| StoreError::io(directory, error))?;
    let copy = Files::in_directory(place.path());
    let copied = fs::write(&copy.database, database)
        .and_then(|()| log.map_or(Ok(()), |log| fs::write(&copy.log, log)));
    copied.map_err(|error| StoreError::io(place.path(), error))?;
    let mut connection = connect(&copy.database, OpenFlags::empty())?;
    let sound = configure(&connection)
        .and_then(|()| schema::migrate(&mut connection))
        .and_then(|()| integrity::check(&connection))
        .and_then(|()| actions(&connection));
    match sound {
        Ok(games) => Ok(Some(games)),
        Err(error @ (StoreError::Full | StoreError::Io { .. })) => Err(error),
        Err(_) => Ok(None),
    }
}

/// The number of actions of each game.
fn actions(connection: &Connection) -> Result<Vec<(i64, u64)>, StoreError> {
    let mut statement = connection.prepare("SELECT id, actions FROM games")?;
    let rows = statement.query_map((), |row| Ok((row.get(0)?, row.get::<_, i64>(1)?)))?;
    let rows = rows.map(|row| row.map(|(id, actions)| (id, actions.unsigned_abs())));
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Puts this log in place of the one that is there, whole or not at all.
fn install(files: &Files, log: Option<&[u8]>) -> Result<(), StoreError> {
    let failed = |error| StoreError::io(&files.log, error);
    // The index is of the log that goes; SQLite makes a new one.
    remove(&files.index)?;
    let Some(bytes) = log else {
        return remove(&files.log);
    };
    let new = files.log.with_extension("sqlite-wal-mended");
    let _ = fs::remove_file(&new);
    let written = private_files::create_new(&new).and_then(|mut file| {
        file.write_all(bytes)?;
        file.sync_all()
    });
    written
        .and_then(|()| fs::rename(&new, &files.log))
        .map_err(failed)
}
