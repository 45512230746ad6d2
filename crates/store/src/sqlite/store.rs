//! The open database.

use std::path::{Path, PathBuf};

use brikke_platform::OpenedFile;
use rusqlite::{Connection, TransactionBehavior};
use tempfile::TempDir;

use super::quarantine::Files;
use crate::StoreError;

#[cfg(test)]
mod tests;

/// The open database.
///
/// Several stores, in this program or in others, may be open on the same
/// directory. One store is for one thread at a time.
#[derive(Debug)]
pub struct Store {
    pub(crate) connection: Connection,
    pub(crate) directory: PathBuf,
    /// Tells this file from one that has taken its place.
    pub(crate) identity: Vec<u8>,
    /// Nothing is written.
    pub(crate) is_read_only: bool,
    /// The file behind the connection, where that can be told.
    file: Option<OpenedFile>,
    /// The copy that is read where the file itself cannot be.
    _copy: Option<TempDir>,
}

impl Store {
    /// A store that is open.
    pub(crate) fn new(connection: Connection, directory: &Path, identity: Vec<u8>) -> Store {
        Store {
            connection,
            directory: directory.to_owned(),
            identity,
            is_read_only: false,
            file: OpenedFile::at(&Files::in_directory(directory).database),
            _copy: None,
        }
    }

    /// A store in which nothing is written, and which may be a copy.
    pub(crate) fn for_reading(self, directory: &Path, copy: Option<TempDir>) -> Store {
        Store {
            directory: directory.to_owned(),
            is_read_only: true,
            _copy: copy,
            ..self
        }
    }

    /// The directory that holds the file.
    pub fn directory(&self) -> &Path {
        &self.directory
    }

    /// Writes in one transaction: all of it, or nothing.
    ///
    /// It waits for its turn before it reads anything: a transaction that
    /// only later turns out to write fails whenever another wrote meanwhile.
    pub(crate) fn write<T>(
        &mut self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        if self.is_read_only {
            return Err(StoreError::ReadOnly);
        }
        if self.file.as_ref().is_some_and(OpenedFile::is_gone) {
            return Err(StoreError::Gone);
        }
        let behavior = TransactionBehavior::Immediate;
        let transaction = self.connection.transaction_with_behavior(behavior)?;
        let result = work(&transaction)?;
        transaction.commit()?;
        Ok(result)
    }

    /// Reads from one state of the database, whoever writes meanwhile.
    pub(crate) fn read<T>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let transaction = self.connection.unchecked_transaction()?;
        let result = work(&transaction)?;
        transaction.commit()?;
        Ok(result)
    }
}
