//! Opening the database, and moving a damaged one to quarantine.

use std::path::{Path, PathBuf};

use brikke_platform::private_files;
use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags, ffi};

use super::log_check::LogDamage;
use super::quarantine::Files;
use super::{Store, lock, log_check, patience, quarantine, read_only, register, schema};
use crate::{Damage, DamageKind, StoreError};

/// Up to this many pages (2 MB) opening checks the whole file. What is
/// damaged in a larger one is found when it is read, or by
/// [`Store::check_integrity`].
const CHEAP_PAGES: i64 = 512;

/// The result code that SQLite uses where none of the others fits.
const UNKNOWN: i32 = ffi::SQLITE_ERROR;

/// A store that was opened.
#[derive(Debug)]
pub struct Opened {
    /// The store.
    pub store: Store,
    /// The place of a damaged file that was found: people should be
    /// told.
    pub quarantined: Option<PathBuf>,
    /// Damage to the log, after which the games went on: people should be
    /// told.
    pub log_damage: Option<LogDamage>,
    /// Nothing can be saved, because the file or its directory cannot be
    /// written.
    pub is_read_only: bool,
}

impl Opened {
    /// A store in which nothing was found amiss.
    pub(super) const fn sound(store: Store) -> Opened {
        Opened {
            store,
            quarantined: None,
            log_damage: None,
            is_read_only: false,
        }
    }
}

/// The result of attaching to a file.
pub(super) enum Found {
    /// A sound file of this version.
    Ready(Box<Store>),
    /// Nothing yet, or a file of an earlier version.
    Unprepared,
}

impl Store {
    /// Opens the games in this directory; on first use it makes them.
    ///
    /// A damaged file is renamed to `games.damaged-1.sqlite` (or the next
    /// free number), together with its log, and a new one is begun. If only
    /// the log is damaged, a copy of both is put there and the games go on from
    /// what can be restored of the log. A store that cannot be written is
    /// opened for reading; where there is none and none can be made, it is empty.
    ///
    /// # Errors
    ///
    /// The directory cannot be read, another program prepares it for longer than we wait, or a
    /// newer program has written the file; then nothing is changed.
    pub fn open(directory: &Path) -> Result<Opened, StoreError> {
        let created = private_files::create_directory(directory);
        match created.map_err(|error| StoreError::io(directory, error)) {
            Err(StoreError::ReadOnly) => return read_only::open(directory),
            created => created?,
        }
        let files = Files::in_directory(directory);
        if !files.are_writable() {
            return read_only::open(directory);
        }
        files.narrow();
        match attach(directory) {
            Ok(Found::Ready(mut store)) => {
                // An earlier version let machines hold records. What cannot be
                // written now is mended the next time.
                let _ = store.take_records_from_helped_games();
                Ok(Opened::sound(*store))
            }
            Ok(Found::Unprepared) => settle(directory),
            Err(error) if error.is_damage() => settle(directory),
            Err(error) => Err(error),
        }
    }

    /// Quarantines this file and begins a new one, after a call has reported
    /// [damage](StoreError::Damaged).
    ///
    /// If another program has done so meanwhile, its new file is opened and
    /// nothing is renamed.
    ///
    /// # Errors
    ///
    /// The file cannot be renamed, or the new one cannot be made.
    pub fn quarantine(self) -> Result<Opened, StoreError> {
        let (directory, identity) = (self.directory, self.identity);
        abandon(self.connection);
        let lock = lock::take(&directory)?;
        if let Ok(Found::Ready(store)) = attach(&directory) {
            if store.identity != identity {
                return Ok(Opened::sound(*store));
            }
            abandon(store.connection);
        }
        let quarantined = Some(quarantine::rename(&Files::in_directory(&directory))?);
        let store = prepare(&directory)?;
        drop(lock);
        Ok(Opened {
            quarantined,
            ..Opened::sound(store)
        })
    }
}

/// Does what only one program may do at a time: making a file, bringing it to
/// this version, quarantining it. Another may just have done it.
fn settle(directory: &Path) -> Result<Opened, StoreError> {
    let lock = lock::take(directory)?;
    let files = Files::in_directory(directory);
    let mut log_damage = None;
    let mut found = attach(directory);
    let repair = match &found {
        Err(error) if is_log_damage(error) => Some(log_check::repair(&files)),
        Err(error) if is_foreign_log(error) => Some(log_check::set_foreign_aside(&files)),
        _ => None,
    };
    if let Some(repaired) = repair {
        found = repaired.and_then(|damage| {
            log_damage = damage;
            attach(directory)
        });
    }
    let (store, quarantined) = match found {
        Ok(Found::Ready(store)) => (*store, None),
        Ok(Found::Unprepared) => (prepare(directory)?, None),
        Err(error) if error.is_damage() => {
            let quarantined = quarantine::rename(&files)?;
            (prepare(directory)?, Some(quarantined))
        }
        Err(error) => return Err(error),
    };
    drop(lock);
    Ok(Opened {
        quarantined,
        log_damage,
        ..Opened::sound(store)
    })
}

/// Returns true if the log is all that is damaged, as far as is known.
pub(super) const fn is_log_damage(error: &StoreError) -> bool {
    let StoreError::Damaged(Damage { kind, .. }) = error else {
        return false;
    };
    matches!(kind, DamageKind::Log)
}

/// Returns true if the log is that of other games.
const fn is_foreign_log(error: &StoreError) -> bool {
    let StoreError::Damaged(Damage { kind, .. }) = error else {
        return false;
    };
    matches!(kind, DamageKind::ForeignLog)
}

/// Opens what is there, if it is sound and of this version.
pub(super) fn attach(directory: &Path) -> Result<Found, StoreError> {
    let files = Files::in_directory(directory);
    if files.is_log_orphaned() {
        return Err(DamageKind::OrphanedLog.into());
    }
    if files.is_stump() {
        return Err(DamageKind::Truncated.into());
    }
    if !files.database.exists() {
        return Ok(Found::Unprepared);
    }
    log_check::check(&files)?;
    let without_log = log_check::identity_without_log(&files);
    let connection = connect(&files.database, OpenFlags::empty())?;
    match configure(&connection).and_then(|()| examine(&connection)) {
        Ok(Some(identity)) if without_log.is_some_and(|other| other != identity) => {
            abandon(connection);
            Err(DamageKind::ForeignLog.into())
        }
        Ok(Some(identity)) => Ok(Found::Ready(Box::new(Store::new(
            connection, directory, identity,
        )))),
        Ok(None) => Ok(Found::Unprepared),
        Err(error) => {
            abandon(connection);
            Err(blame_file(error))
        }
    }
}

/// The statements at opening are always the same, and right: if SQLite calls
/// it an error, it is the file's.
pub(super) fn blame_file(error: StoreError) -> StoreError {
    match error {
        StoreError::Database { code, message } if code & 0xff == UNKNOWN => {
            DamageKind::Unreadable { message }.into()
        }
        other => other,
    }
}

/// Makes the file, or brings it to this version.
pub(super) fn prepare(directory: &Path) -> Result<Store, StoreError> {
    let files = Files::in_directory(directory);
    // SQLite gives its other files the permissions of this one.
    let created = private_files::create(&files.database);
    created.map_err(|error| StoreError::io(&files.database, error))?;
    let mut connection = connect(&files.database, OpenFlags::SQLITE_OPEN_CREATE)?;
    configure(&connection)?;
    connection.pragma_update(None, "journal_mode", "wal")?;
    schema::migrate(&mut connection)?;
    match examine(&connection)? {
        Some(identity) => Ok(Store::new(connection, directory, identity)),
        None => Err(DamageKind::Schema {
            version: schema::VERSION,
        }
        .into()),
    }
}

pub(super) fn connect(database: &Path, more: OpenFlags) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut connection = Connection::open_with_flags(database, flags | more)?;
    patience::set(&mut connection, true)?;
    Ok(connection)
}

/// Says how this connection is to work.
pub(super) fn configure(connection: &Connection) -> Result<(), StoreError> {
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_DEFENSIVE, true)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    // While the file is made, the removal of its journal must last too.
    connection.pragma_update(None, "synchronous", "extra")?;
    connection.pragma_update(None, "cell_size_check", true)?;
    connection.pragma_update(None, "trusted_schema", false)?;
    connection.set_prepared_statement_cache_capacity(64);
    Ok(())
}

/// The identity of a sound file of this version; `None` if it is to be
/// prepared.
pub(super) fn examine(connection: &Connection) -> Result<Option<Vec<u8>>, StoreError> {
    let version = schema::version(connection)?;
    schema::check(connection, version)?;
    let journal: String = connection.pragma_query_value(None, "journal_mode", |row| row.get(0))?;
    if version < schema::VERSION || journal != "wal" {
        return Ok(None);
    }
    check_pages(connection)?;
    register::identity(connection).map(Some)
}

/// Checks the structure: of everything where that is cheap, of the small
/// tables always.
fn check_pages(connection: &Connection) -> Result<(), StoreError> {
    let pages: i64 = connection.pragma_query_value(None, "page_count", |row| row.get(0))?;
    let tables: &[&str] = if pages <= CHEAP_PAGES {
        &["1"]
    } else {
        &["register", "rules", "scores", "records"]
    };
    tables
        .iter()
        .try_for_each(|table| check_structure(connection, table))
}

/// Runs SQLite's own check on a table, or with `1` on everything up to the
/// first mistake.
pub(crate) fn check_structure(connection: &Connection, what: &str) -> Result<(), StoreError> {
    let check = format!("PRAGMA integrity_check({what})");
    let verdict: String = connection.query_row(&check, (), |row| row.get(0))?;
    if verdict == "ok" {
        Ok(())
    } else {
        Err(DamageKind::Unreadable { message: verdict }.into())
    }
}

/// Closes the connection without writing the log into the database: the
/// files stay as they were found.
pub(super) fn abandon(connection: Connection) {
    // If it cannot be said, the log is written where it belongs.
    let _ = connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true);
    drop(connection);
}
