//! The settings file on disk.

use std::fs;
use std::io::{self, ErrorKind};
use std::path::Path;

use brikke_players::AtomicFile;

use super::edit::change;
use super::{SetError, Setting, Settings, SettingsProblem};

impl Settings {
    /// Reads the settings file, and creates it where there is none.
    ///
    /// Never fails: problems are reported, and defaults take the place of
    /// what cannot be used. A file that is there is never changed.
    pub fn load(path: &Path) -> (Settings, Vec<SettingsProblem>) {
        match read_or_create(path) {
            Ok(text) => Settings::read(&text),
            // Where none can be created, there is nothing wrong with it.
            Err(_) if is_missing(path) => (Settings::default(), Vec::new()),
            Err(error) => {
                let unavailable = SettingsProblem::Unavailable {
                    path: path.to_owned(),
                    kind: error.kind(),
                };
                (Settings::default(), vec![unavailable])
            }
        }
    }

    /// Changes one value in the file, with the comments and the order of
    /// everything else preserved, and returns the settings that the file now
    /// has. A key that another action has is among the problems, and stays
    /// there.
    ///
    /// The new file takes the place of the old one in one step: a program
    /// that is ended in the middle leaves one or the other.
    ///
    /// # Errors
    ///
    /// The file cannot be read or written, or is too broken to change
    /// without guessing; it is then as it was.
    pub fn set(
        path: &Path,
        setting: &Setting,
    ) -> Result<(Settings, Vec<SettingsProblem>), SetError> {
        let failed = |error| SetError::File {
            path: path.to_owned(),
            error,
        };
        let text = read_or_create(path).map_err(failed)?;
        let changed = change(&text, setting)?;
        let file = AtomicFile::create_private(path).map_err(failed)?;
        file.write(&changed).map_err(failed)?;
        Ok(Settings::read(&changed))
    }
}

/// True if there is no file, in a directory that can be looked into.
fn is_missing(path: &Path) -> bool {
    let found = path.symlink_metadata();
    let is_there = !found.is_err_and(|error| error.kind() == ErrorKind::NotFound);
    !is_there && path.parent().is_some_and(Path::is_dir)
}

/// The text of the file; where there is none, it is created from the
/// template, unless another program was faster.
fn read_or_create(path: &Path) -> io::Result<String> {
    match fs::read_to_string(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => {
            AtomicFile::create_private(path)?.write_new(Settings::TEMPLATE)?;
            fs::read_to_string(path)
        }
        result => result,
    }
}
