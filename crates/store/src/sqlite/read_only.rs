//! Opening games that cannot be written.
//!
//! Without a log the file is all there is, and SQLite reads it as one that
//! nobody changes. A log, or a file of an earlier version, needs a place to
//! write: both are copied to a temporary directory and read from there. Where
//! there is no file, an empty one is made there.

use std::fs::File;
use std::io::{self, ErrorKind};
use std::path::Path;

use brikke_platform::private_files;
use rusqlite::{Connection, OpenFlags};
use tempfile::TempDir;

use super::open::{self, Found, Opened};
use super::quarantine::Files;
use super::{Store, log_check};
use crate::{DamageKind, StoreError};

/// Opens the games in this directory for reading.
///
/// # Errors
///
/// They cannot be read, they are damaged, or a newer program has written them.
pub(super) fn open(directory: &Path) -> Result<Opened, StoreError> {
    let files = Files::in_directory(directory);
    if files.is_log_orphaned() {
        return Err(DamageKind::OrphanedLog.into());
    }
    match File::open(&files.database) {
        Ok(_) => {}
        Err(error) if error.kind() == ErrorKind::NotFound => return open_empty(directory),
        Err(error) => return Err(unreadable(directory, error)),
    }
    if files.has_log() {
        return open_copy(directory, &files);
    }
    match open_in_place(directory, &files)? {
        Some(store) => Ok(for_reading(Opened::sound(store))),
        None => open_copy(directory, &files),
    }
}

fn for_reading(opened: Opened) -> Opened {
    Opened {
        is_read_only: true,
        ..opened
    }
}

/// Opens a store without games, where there is none and none can be made.
fn open_empty(directory: &Path) -> Result<Opened, StoreError> {
    let place = temporary_directory()?;
    let store = open::prepare(place.path())?;
    let store = store.for_reading(directory, Some(place));
    Ok(for_reading(Opened::sound(store)))
}

/// The error of reading, whatever is true of writing.
fn unreadable(path: &Path, source: io::Error) -> StoreError {
    StoreError::Io {
        path: path.to_owned(),
        source,
    }
}

fn temporary_directory() -> Result<TempDir, StoreError> {
    tempfile::tempdir().map_err(|error| StoreError::io(&std::env::temp_dir(), error))
}

/// Opens the file where it is; `None` if it has to be brought to this version
/// first.
fn open_in_place(directory: &Path, files: &Files) -> Result<Option<Store>, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY
        | OpenFlags::SQLITE_OPEN_NO_MUTEX
        | OpenFlags::SQLITE_OPEN_URI;
    let connection = Connection::open_with_flags(unchanging(&files.database), flags)?;
    open::configure(&connection)?;
    let identity = open::examine(&connection).map_err(open::blame_file)?;
    Ok(identity
        .map(|identity| Store::new(connection, directory, identity).for_reading(directory, None)))
}

/// The address of a file that nobody changes.
pub(super) fn unchanging(file: &Path) -> String {
    let encoded = file.as_os_str().as_encoded_bytes().iter().map(|&byte| {
        if byte.is_ascii_alphanumeric() || b"/.-_:".contains(&byte) {
            char::from(byte).to_string()
        } else {
            format!("%{byte:02x}")
        }
    });
    format!("file:{}?immutable=1", encoded.collect::<String>())
}

/// Opens a copy of the file and its log.
fn open_copy(directory: &Path, files: &Files) -> Result<Opened, StoreError> {
    let place = temporary_directory()?;
    let copy = Files::in_directory(place.path());
    for (from, to) in [(&files.database, &copy.database), (&files.log, &copy.log)] {
        if from.exists() {
            let copied = File::open(from)
                .and_then(|mut from| io::copy(&mut from, &mut private_files::create_new(to)?));
            copied.map_err(|error| unreadable(from, error))?;
        }
    }
    let log_damage = log_check::repair(&copy)?.map(|damage| log_check::LogDamage {
        copy: files.database.clone(),
        ..damage
    });
    let store = match open::attach(place.path())? {
        Found::Ready(store) => *store,
        Found::Unprepared => open::prepare(place.path())?,
    };
    Ok(for_reading(Opened {
        log_damage,
        ..Opened::sound(store.for_reading(directory, Some(place)))
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{GameQuery, Storage};
    use brikke_engine::{Chance, Game, Rules, Seed};
    use brikke_play::{Mode, Moment};

    fn game() -> Game {
        Game::start(Rules::default(), Chance::Seed(Seed::new("read").unwrap()))
    }

    fn check(directory: &Path) {
        let opened = open(directory).unwrap();
        assert!(opened.is_read_only);
        let mut store = opened.store;
        let all = GameQuery {
            with_untouched: true,
            ..GameQuery::ALL
        };
        let games = store.games(&all).unwrap();
        assert_eq!(store.load(games[0].id).unwrap().game, game());
        let refused = store.begin(&game(), Mode::Scored, Moment::from_millis(2));
        assert!(matches!(refused, Err(StoreError::ReadOnly)));
    }

    /// Strange characters in the name of the directory are no part of the
    /// address.
    #[test]
    fn games_are_read_with_a_log_and_without_one() {
        let place = tempfile::tempdir().unwrap();
        let directory = place.path().join("a b?c#d%41é");
        let mut store = Store::open(&directory).unwrap().store;
        let begun = store.begin(&game(), Mode::Scored, Moment::from_millis(1));
        begun.unwrap();
        assert!(Files::in_directory(&directory).has_log());
        check(&directory);
        drop(store);
        assert!(!Files::in_directory(&directory).has_log());
        check(&directory);
    }

    fn check_empty(directory: &Path) {
        let opened = open(directory).unwrap();
        assert!(opened.is_read_only);
        let mut store = opened.store;
        assert_eq!(store.games(&GameQuery::ALL).unwrap(), []);
        let refused = store.begin(&game(), Mode::Scored, Moment::from_millis(2));
        assert!(matches!(refused, Err(StoreError::ReadOnly)));
    }

    #[test]
    fn where_there_is_nothing_one_can_play_without_saving() {
        let directory = tempfile::tempdir().unwrap();
        check_empty(directory.path());
        check_empty(&directory.path().join("missing"));
        assert_eq!(directory.path().read_dir().unwrap().count(), 0);
    }

    #[test]
    fn what_cannot_be_read_says_so() {
        let directory = tempfile::tempdir().unwrap();
        let file = directory.path().join("file");
        std::fs::write(&file, "").unwrap();
        let refused = open(&file.join("games"));
        assert!(matches!(refused, Err(StoreError::Io { .. })));
    }
}
