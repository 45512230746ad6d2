//! Quarantine for damaged databases.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use brikke_platform::private_files;

use super::log_check::Bytes;
use crate::StoreError;

/// The most damaged databases that find room in one directory. So many there
/// are only where nothing can be made out.
const MOST: u32 = 10_000;

/// The database with its companions.
pub(crate) struct Files {
    /// The database itself.
    pub(crate) database: PathBuf,
    /// The write-ahead log.
    pub(crate) log: PathBuf,
    /// The log's index, shared between programs.
    pub(crate) index: PathBuf,
    /// The rollback journal, used while the file is being made.
    journal: PathBuf,
}

/// The smallest page that a database can have.
const SMALLEST_PAGE: u64 = 512;

impl Files {
    /// The files in use.
    pub(crate) fn in_directory(directory: &Path) -> Files {
        Files::named(directory, "games")
    }

    fn named(directory: &Path, name: &str) -> Files {
        let file = |suffix| directory.join(format!("{name}.sqlite{suffix}"));
        Files {
            database: file(""),
            log: file("-wal"),
            index: file("-shm"),
            journal: file("-journal"),
        }
    }

    /// Returns true if there is a log and no database for it. SQLite would throw the
    /// log away.
    pub(crate) fn is_log_orphaned(&self) -> bool {
        size(&self.database) == 0 && size(&self.log) > 0
    }

    /// Returns true if the database is cut off within its first page. SQLite would
    /// take it for an empty one.
    pub(crate) fn is_stump(&self) -> bool {
        (1..SMALLEST_PAGE).contains(&size(&self.database)) && size(&self.journal) == 0
    }

    /// Returns true if the directory and all of the files in it may be
    /// written.
    pub(crate) fn are_writable(&self) -> bool {
        let directory = self.database.parent().unwrap_or(Path::new("."));
        let files = self.all().into_iter().filter(|file| file.exists());
        files.chain([directory]).all(private_files::is_writable)
    }

    /// Returns true if there is a log with something in it.
    pub(crate) fn has_log(&self) -> bool {
        size(&self.log) > 0
    }

    /// Takes the permissions of everybody but the owner away, from these files
    /// and from those in quarantine.
    pub(crate) fn narrow(&self) {
        let directory = self.database.parent().unwrap_or(Path::new("."));
        let entries = fs::read_dir(directory).into_iter().flatten().flatten();
        let is_ours = |entry: &fs::DirEntry| {
            let name = entry.file_name();
            name.as_encoded_bytes().starts_with(b"games.")
        };
        let ours = entries.filter(is_ours);
        ours.for_each(|entry| private_files::narrow(&entry.path()));
    }

    fn all(&self) -> [&Path; 4] {
        [&self.log, &self.database, &self.index, &self.journal]
    }
}

fn size(path: &Path) -> u64 {
    fs::metadata(path).map_or(0, |metadata| metadata.len())
}

/// Renames the database and its companions to the first names that are free,
/// and says where the database is now.
///
/// The log goes first: if we die between the two, the database without its
/// log is quarantined in its turn. The other way round a new database would
/// throw the log away.
pub(crate) fn rename(files: &Files) -> Result<PathBuf, StoreError> {
    let target = free(files)?;
    files.narrow();
    for (from, to) in files.all().into_iter().zip(target.all()) {
        if is_taken(from) {
            fs::rename(from, to).map_err(|error| StoreError::io(from, error))?;
        }
    }
    Ok(target.database)
}

/// Copies the database and its log to the first names that are free, and says
/// where the copy of the database is. The copies are on disk on return.
pub(crate) fn copy(files: &Files, bytes: &Bytes) -> Result<PathBuf, StoreError> {
    let target = free(files)?;
    write_copy(&bytes.database, &target.database)?;
    write_copy(&bytes.log, &target.log)?;
    Ok(target.database)
}

fn write_copy(bytes: &[u8], to: &Path) -> Result<(), StoreError> {
    let written = private_files::create_new(to).and_then(|mut file| {
        file.write_all(bytes)?;
        file.sync_all()
    });
    written.map_err(|error| {
        // Half a copy is worse than none: it looks like one.
        let _ = fs::remove_file(to);
        StoreError::io(to, error)
    })
}

/// The first names for damaged files that are free.
fn free(files: &Files) -> Result<Files, StoreError> {
    let directory = files.database.parent().unwrap_or(Path::new("."));
    (1..=MOST)
        .map(|number| Files::named(directory, &format!("games.damaged-{number}")))
        .find(|target| target.all().iter().all(|path| !is_taken(path)))
        .ok_or(StoreError::ReadOnly)
}

/// Returns true if anything has this name; if in doubt, yes.
fn is_taken(path: &Path) -> bool {
    match fs::symlink_metadata(path) {
        Ok(_) => true,
        Err(error) => error.kind() != std::io::ErrorKind::NotFound,
    }
}
