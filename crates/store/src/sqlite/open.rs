//! Opening the database, and moving a damaged one to quarantine.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags, ffi};

use super::quarantine::Files;
use super::{Store, patience, quarantine, register, schema};
use crate::{DamageKind, StoreError};

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
}

/// The result of attaching to a file.
enum Found {
    /// A sound file of this version.
    Ready(Store),
    /// Nothing yet, or a file of an earlier version.
    Unprepared,
}

impl Store {
    /// Opens the games in this directory; on first use it makes them.
    ///
    /// A damaged file is renamed to `games.damaged-1.sqlite` (or the next
    /// free number), together with its log, and a new one is begun.
    ///
    /// # Errors
    ///
    /// The directory cannot be read or written, or a newer program has
    /// written the file; then nothing is changed.
    pub fn open(directory: &Path) -> Result<Opened, StoreError> {
        fs::create_dir_all(directory).map_err(|error| StoreError::io(directory, error))?;
        match attach(directory) {
            Ok(Found::Ready(store)) => Ok(Opened {
                store,
                quarantined: None,
            }),
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
        let lock = lock(&directory)?;
        if let Ok(Found::Ready(store)) = attach(&directory) {
            if store.identity != identity {
                return Ok(Opened {
                    store,
                    quarantined: None,
                });
            }
            abandon(store.connection);
        }
        let quarantined = Some(quarantine::rename(&Files::in_directory(&directory))?);
        let store = prepare(&directory)?;
        drop(lock);
        Ok(Opened { store, quarantined })
    }
}

/// Does what only one program may do at a time: making a file, bringing it to
/// this version, quarantining it. Another may just have done it.
fn settle(directory: &Path) -> Result<Opened, StoreError> {
    let lock = lock(directory)?;
    let (store, quarantined) = match attach(directory) {
        Ok(Found::Ready(store)) => (store, None),
        Ok(Found::Unprepared) => (prepare(directory)?, None),
        Err(error) if error.is_damage() => {
            let quarantined = quarantine::rename(&Files::in_directory(directory))?;
            (prepare(directory)?, Some(quarantined))
        }
        Err(error) => return Err(error),
    };
    drop(lock);
    Ok(Opened { store, quarantined })
}

/// The lock is released when the file is dropped, or its program dies.
fn lock(directory: &Path) -> Result<File, StoreError> {
    let path = directory.join("games.lock");
    let locked = File::create(&path).and_then(|file| file.lock().map(|()| file));
    locked.map_err(|error| StoreError::io(&path, error))
}

/// Opens what is there, if it is sound and of this version.
fn attach(directory: &Path) -> Result<Found, StoreError> {
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
    let connection = connect(&files.database, OpenFlags::empty())?;
    match configure(&connection).and_then(|()| examine(&connection)) {
        Ok(Some(identity)) => Ok(Found::Ready(Store {
            connection,
            directory: directory.to_owned(),
            identity,
        })),
        Ok(None) => Ok(Found::Unprepared),
        Err(error) => {
            abandon(connection);
            Err(blame_file(error))
        }
    }
}

/// The statements at opening are always the same, and right: if SQLite calls
/// it an error, it is the file's.
fn blame_file(error: StoreError) -> StoreError {
    match error {
        StoreError::Database { code, message } if code & 0xff == UNKNOWN => {
            DamageKind::Unreadable { message }.into()
        }
        other => other,
    }
}

/// Makes the file, or brings it to this version.
fn prepare(directory: &Path) -> Result<Store, StoreError> {
    let files = Files::in_directory(directory);
    let mut connection = connect(&files.database, OpenFlags::SQLITE_OPEN_CREATE)?;
    configure(&connection)?;
    connection.pragma_update(None, "journal_mode", "wal")?;
    schema::migrate(&mut connection)?;
    match examine(&connection)? {
        Some(identity) => Ok(Store {
            connection,
            directory: directory.to_owned(),
            identity,
        }),
        None => Err(DamageKind::Schema {
            version: schema::VERSION,
        }
        .into()),
    }
}

fn connect(database: &Path, more: OpenFlags) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut connection = Connection::open_with_flags(database, flags | more)?;
    patience::set(&mut connection, true)?;
    Ok(connection)
}

/// Says how this connection is to work.
fn configure(connection: &Connection) -> Result<(), StoreError> {
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
fn examine(connection: &Connection) -> Result<Option<Vec<u8>>, StoreError> {
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
fn abandon(connection: Connection) {
    // If it cannot be said, the log is written where it belongs.
    let _ = connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true);
    drop(connection);
}
