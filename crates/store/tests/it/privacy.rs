//! Files for their owner alone, locks, and stores that cannot be written.

#![cfg(unix)]

use std::fs::{self, File, Permissions};
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use brikke_play::Mode;
use brikke_store::{GameQuery, Storage, Store, StoreError};

use crate::sitting::{Sitting, open, rules};

fn mode(path: &Path) -> u32 {
    fs::metadata(path).unwrap().permissions().mode() & 0o777
}

/// All files of the directory are their owner's alone.
fn check_private(directory: &Path) {
    let mut count = 0;
    for file in fs::read_dir(directory).unwrap() {
        let path = file.unwrap().path();
        assert_eq!(mode(&path), 0o600, "{}", path.display());
        count += 1;
    }
    assert!(count >= 2);
}

#[test]
fn everything_that_is_made_is_for_its_owner_alone() {
    let directory = tempfile::tempdir().unwrap();
    let inner = directory.path().join("a/b");
    let mut sitting = Sitting::begin(&inner, "mine", &rules("4x4"), Mode::Scored);
    sitting.steps(3);
    check_private(&inner);
    assert_eq!(mode(&inner), 0o700);
    assert_eq!(mode(&directory.path().join("a")), 0o700);
    drop(sitting.store.quarantine().unwrap());
    check_private(&inner);
}

#[test]
fn files_that_others_could_read_are_narrowed() {
    let directory = tempfile::tempdir().unwrap();
    let mut sitting = Sitting::begin(directory.path(), "mine", &rules("4x4"), Mode::Scored);
    sitting.steps(3);
    for file in fs::read_dir(directory.path()).unwrap() {
        fs::set_permissions(file.unwrap().path(), Permissions::from_mode(0o666)).unwrap();
    }
    fs::write(directory.path().join("games.damaged-1.sqlite"), "old").unwrap();
    open(directory.path());
    fs::remove_file(directory.path().join("games.lock")).unwrap();
    check_private(directory.path());
}

#[test]
fn a_lock_that_is_a_link_is_refused_and_what_it_leads_to_stays() {
    let directory = tempfile::tempdir().unwrap();
    let (letter, lock) = (
        directory.path().join("letter"),
        directory.path().join("games.lock"),
    );
    fs::write(&letter, "Dear Sir or Madam").unwrap();
    symlink(&letter, &lock).unwrap();
    let error = Store::open(directory.path()).unwrap_err();
    assert!(
        matches!(&error, StoreError::Io { path, .. } if *path == lock),
        "{error:?}"
    );
    let reason = std::error::Error::source(&error).unwrap().to_string();
    assert_eq!(reason, "is a symbolic link, which is not followed");
    assert_eq!(fs::read_to_string(&letter).unwrap(), "Dear Sir or Madam");
}

#[test]
fn a_store_behind_a_link_is_made_for_its_owner_alone() {
    let (directory, elsewhere) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let target = elsewhere.path().join("mine.sqlite");
    symlink(&target, directory.path().join("games.sqlite")).unwrap();
    open(directory.path());
    assert_eq!(mode(&target), 0o600);
}

#[test]
fn a_lock_is_not_emptied() {
    let directory = tempfile::tempdir().unwrap();
    let lock = directory.path().join("games.lock");
    fs::write(&lock, "somebody's note").unwrap();
    open(directory.path());
    assert_eq!(fs::read_to_string(&lock).unwrap(), "somebody's note");
}

#[test]
fn a_lock_that_is_held_is_told_soon() {
    let directory = tempfile::tempdir().unwrap();
    let held = File::create(directory.path().join("games.lock")).unwrap();
    held.lock().unwrap();
    let asked = Instant::now();
    let error = Store::open(directory.path()).unwrap_err();
    assert!(matches!(error, StoreError::Busy), "{error:?}");
    assert!(
        asked.elapsed() < Duration::from_secs(30),
        "it does not wait for ever"
    );
    drop(held);
    open(directory.path());
}

/// A directory on a file system that can be mounted without writing.
struct Disk<'a>(&'a Path);

impl Disk<'_> {
    fn mount(at: &Path) -> Option<Disk<'_>> {
        let arguments = ["-t", "tmpfs", "-o", "size=8m,mode=0755", "brikke"];
        let status = Command::new("mount").args(arguments).arg(at).status();
        if status.is_ok_and(|status| status.success()) {
            return Some(Disk(at));
        }
        println!("not tested: file systems cannot be mounted here");
        None
    }

    fn forbid_writing(&self) -> bool {
        let options = ["-o", "remount,ro"];
        let status = Command::new("mount").args(options).arg(self.0).status();
        status.is_ok_and(|status| status.success())
    }
}

impl Drop for Disk<'_> {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(self.0).status();
    }
}

/// Everything can be read; nothing can be written, and it is said.
fn check_readable(directory: &Path, actions: u64) {
    let opened = Store::open(directory).unwrap();
    assert!(opened.is_read_only);
    let mut store = opened.store;
    let games = store.games(&GameQuery::default()).unwrap();
    let stored = store.load(games[0].id).unwrap();
    assert_eq!(stored.actions, actions);
    assert_eq!(store.directory(), directory);
    store.check_integrity().unwrap();
    let error = store.delete(games[0].id).unwrap_err();
    assert!(matches!(error, StoreError::ReadOnly), "{error:?}");
    assert_eq!(store.unfinished().unwrap().len(), 1);
}

#[test]
fn a_store_on_a_read_only_disk_can_be_read() {
    let directory = tempfile::tempdir().unwrap();
    let Some(disk) = Disk::mount(directory.path()) else {
        return;
    };
    let (clean, killed) = (
        directory.path().join("clean"),
        directory.path().join("killed"),
    );
    Sitting::begin(&clean, "kept", &rules("4x4"), Mode::Scored).steps(9);
    // With a log that nobody has written back.
    let mut sitting = Sitting::begin(
        &directory.path().join("live"),
        "kept",
        &rules("4x4"),
        Mode::Scored,
    );
    sitting.steps(9);
    fs::create_dir(&killed).unwrap();
    for name in ["games.sqlite", "games.sqlite-wal"] {
        fs::copy(directory.path().join("live").join(name), killed.join(name)).unwrap();
    }
    drop(sitting);
    assert!(disk.forbid_writing());
    check_readable(&clean, 9);
    check_readable(&killed, 9);
    let none = Store::open(&directory.path().join("none")).unwrap();
    assert!(none.is_read_only);
    assert_eq!(none.store.games(&GameQuery::ALL).unwrap(), []);
}
