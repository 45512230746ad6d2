//! First use, versions, and files that are no database.

use brikke_play::Mode;
use std::fs;

use brikke_store::{Storage, Store, StoreError};
use rusqlite::Connection;

use crate::sitting::{Sitting, open, rules};

#[test]
fn first_use_makes_the_directory_and_an_empty_store() {
    let directory = tempfile::tempdir().unwrap();
    let inner = directory.path().join("a/b");
    let store = open(&inner);
    assert_eq!(store.unfinished().unwrap(), []);
    assert!(inner.join("games.sqlite").exists());
}

/// Version 0 is an empty file: what a program leaves that dies on first use.
#[test]
fn an_empty_file_is_filled() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("games.sqlite");
    fs::write(&file, "").unwrap();
    open(directory.path()).check_integrity().unwrap();

    fs::remove_file(&file).unwrap();
    let connection = Connection::open(&file).unwrap();
    connection.pragma_update(None, "user_version", 1).unwrap();
    connection.pragma_update(None, "user_version", 0).unwrap();
    drop(connection);
    open(directory.path()).check_integrity().unwrap();
}

#[test]
fn a_file_of_a_newer_program_is_left_alone() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("games.sqlite");
    let connection = Connection::open(&file).unwrap();
    let newer = "CREATE TABLE marvel (x); PRAGMA user_version = 8;";
    connection.execute_batch(newer).unwrap();
    drop(connection);
    let before = fs::read(&file).unwrap();

    let error = Store::open(directory.path()).unwrap_err();
    let expected = StoreError::NewerSchema { found: 8, known: 7 };
    assert_eq!(error.to_string(), expected.to_string());
    assert_eq!(fs::read(&file).unwrap(), before);
}

#[test]
fn what_is_no_database_is_set_aside_under_a_free_name() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("games.sqlite");
    for number in 1..4 {
        let text = format!("This is no database, and it is number {number}. ").repeat(100);
        fs::write(&file, &text).unwrap();
        let opened = Store::open(directory.path()).unwrap();
        let name = format!("games.damaged-{number}.sqlite");
        let expected = directory.path().join(name);
        assert_eq!(opened.quarantined.as_ref(), Some(&expected));
        assert_eq!(fs::read_to_string(expected).unwrap(), text);
        opened.store.check_integrity().unwrap();
    }
}

/// SQLite would throw the log of a missing database away.
#[test]
fn a_log_without_its_database_is_set_aside() {
    let directory = tempfile::tempdir().unwrap();
    let log = directory.path().join("games.sqlite-wal");
    fs::write(&log, "moves that somebody made").unwrap();
    let opened = Store::open(directory.path()).unwrap();
    assert!(opened.quarantined.is_some());
    let quarantined = directory.path().join("games.damaged-1.sqlite-wal");
    assert_eq!(
        fs::read_to_string(quarantined).unwrap(),
        "moves that somebody made"
    );
}

/// Two programs meet the same damage: the second must not quarantine the new
/// file that the first has begun.
#[test]
fn only_the_damaged_file_is_set_aside() {
    let directory = tempfile::tempdir().unwrap();
    let (one, two) = (open(directory.path()), open(directory.path()));
    assert!(one.quarantine().unwrap().quarantined.is_some());
    let mut sitting = Sitting::begin(directory.path(), "new", &rules("4x4"), Mode::Scored);
    sitting.steps(5);

    let opened = two.quarantine().unwrap();
    assert_eq!(opened.quarantined, None);
    let stored = opened.store.load(sitting.id).unwrap();
    assert_eq!(stored.game, sitting.script.game);
}
