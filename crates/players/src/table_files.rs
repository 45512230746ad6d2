//! Endgame tables in files.

use std::fs::{self, File, TryLockError};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use brikke_platform::private_files;
use brikke_solver::endgame::{
    BuildError, BuildLimits, CATALOG, CatalogEntry, Table, TableError, WorkLog, build,
};

use crate::atomic_file::AtomicFile;
use crate::endgame::RemoveTableError;
use crate::load::LoadError;

/// The endgame tables of a data directory.
#[derive(Debug, Clone)]
pub struct TableFiles {
    directory: PathBuf,
}

/// A table of the catalog on disk.
pub enum TableState {
    /// Nothing.
    Absent,
    /// A build that was interrupted, with so many bytes.
    Unfinished(u64),
    /// A table, with so many bytes.
    Built(Box<Table>, u64),
    /// A file that is no table.
    Unusable(TableError),
}

/// The reason why a table is not built.
#[derive(Debug, thiserror::Error)]
pub enum TableBuildError {
    /// Somebody asked to stop. The next build goes on from there.
    #[error("stopped")]
    Stopped,
    /// Another program builds it.
    #[error("another program is building the table {0}")]
    InUse(&'static str),
    /// A file cannot be written.
    #[error("{} cannot be written: {error}", path.display())]
    Unwritable {
        /// The file.
        path: PathBuf,
        /// The reason.
        error: io::Error,
    },
}

impl From<TableBuildError> for LoadError {
    fn from(error: TableBuildError) -> LoadError {
        match error {
            TableBuildError::Stopped => LoadError::Stopped,
            TableBuildError::InUse(name) => LoadError::TableInUse(name),
            TableBuildError::Unwritable { path, error } => LoadError::UnwritableTable {
                path,
                kind: error.kind(),
            },
        }
    }
}

impl TableFiles {
    /// The tables of this data directory, which need not exist.
    pub fn new(data: &Path) -> TableFiles {
        TableFiles {
            directory: data.join("tables"),
        }
    }

    /// The file of a table.
    pub fn path(&self, entry: &CatalogEntry) -> PathBuf {
        self.directory.join(format!("{}.table", entry.name))
    }

    /// The file of a table that is not finished.
    fn unfinished_path(&self, entry: &CatalogEntry) -> PathBuf {
        self.directory.join(format!("{}.unfinished", entry.name))
    }

    /// A table of the catalog, as it is on disk.
    pub fn state(&self, entry: &CatalogEntry) -> TableState {
        match self.open(entry) {
            Ok(table) => {
                let length = fs::metadata(self.path(entry)).map_or(0, |found| found.len());
                TableState::Built(Box::new(table), length)
            }
            Err(TableError::Unreadable(error)) if error.kind() == ErrorKind::NotFound => {
                match fs::metadata(self.unfinished_path(entry)) {
                    Ok(found) => TableState::Unfinished(found.len()),
                    Err(_) => TableState::Absent,
                }
            }
            Err(error) => TableState::Unusable(error),
        }
    }

    /// Opens a table of the catalog.
    ///
    /// # Errors
    ///
    /// There is none, or it is damaged or of another version.
    pub fn open(&self, entry: &CatalogEntry) -> Result<Table, TableError> {
        let path = self.path(entry);
        // A pipe or a device might never end.
        if !fs::metadata(&path)?.is_file() {
            return Err(TableError::Foreign);
        }
        let table = Table::open(Box::new(Mutex::new(File::open(&path)?)))?;
        if entry.spec().as_ref() == Some(table.spec()) {
            Ok(table)
        } else {
            Err(TableError::Foreign)
        }
    }

    /// True if a table is built.
    pub(crate) fn has_any(&self) -> bool {
        CATALOG.iter().any(|entry| self.path(entry).is_file())
    }

    /// All tables that are built and whole.
    pub fn open_all(&self) -> Vec<Table> {
        let tables = CATALOG.iter().map(|entry| self.open(entry));
        tables.filter_map(Result::ok).collect()
    }

    /// Builds a table, or goes on building it.
    ///
    /// # Errors
    ///
    /// It was stopped, or a file cannot be written.
    pub fn build(
        &self,
        entry: &'static CatalogEntry,
        limits: &BuildLimits<'_>,
    ) -> Result<(), TableBuildError> {
        let unfinished = self.unfinished_path(entry);
        let unwritable = |path: &Path| {
            let path = path.to_owned();
            move |error| TableBuildError::Unwritable { path, error }
        };
        let Some(spec) = entry.spec() else {
            unreachable!("every entry of the catalog is a definition");
        };
        private_files::create_directory(&self.directory).map_err(unwritable(&self.directory))?;
        let file = private_files::create(&unfinished).map_err(unwritable(&unfinished))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(TableBuildError::InUse(entry.name)),
            Err(TryLockError::Error(error)) => return Err(unwritable(&unfinished)(error)),
        }
        let failed = |path: &Path, error: BuildError| match error {
            BuildError::Stopped => TableBuildError::Stopped,
            BuildError::Log(error) => unwritable(path)(error),
            other => unwritable(path)(io::Error::other(other.to_string())),
        };
        let mut log = WorkLog::open(file, &spec).map_err(unwritable(&unfinished))?;
        build(&spec, &mut log, limits).map_err(|error| failed(&unfinished, error))?;
        let path = self.path(entry);
        let table = AtomicFile::create_private(&path).map_err(unwritable(&path))?;
        table
            .write_with(|mut to| {
                let written = log.write_table(&spec, &mut to);
                written.map_err(|error| match error {
                    BuildError::Log(error) => error,
                    other => io::Error::other(other.to_string()),
                })
            })
            .map_err(unwritable(&path))?;
        // Without it nothing is missing but room on the disk.
        let _ = fs::remove_file(&unfinished);
        Ok(())
    }

    /// Removes a table, and what is left of an unfinished one. Returns the
    /// bytes that are free now; `None` if there was nothing.
    ///
    /// # Errors
    ///
    /// Another program is building the table, or a file cannot be removed.
    pub fn remove(&self, entry: &CatalogEntry) -> Result<Option<u64>, RemoveTableError> {
        // Nobody begins to build it while this is held.
        let unfinished = File::open(self.unfinished_path(entry));
        let locked = unfinished.as_ref().ok().map(File::try_lock);
        if matches!(locked, Some(Err(TryLockError::WouldBlock))) {
            return Err(RemoveTableError::InUse);
        }
        let mut freed = None;
        for path in [self.path(entry), self.unfinished_path(entry)] {
            let length = match fs::symlink_metadata(&path) {
                Ok(found) => found.len(),
                Err(error) if error.kind() == ErrorKind::NotFound => continue,
                Err(error) => return Err(error.into()),
            };
            fs::remove_file(&path)?;
            freed = Some(freed.unwrap_or(0) + length);
        }
        Ok(freed)
    }
}
