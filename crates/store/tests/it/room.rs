//! A full or read-only disk. (SQLite told to let the file grow no further is
//! a unit test of the store.)

#![cfg(unix)]

use brikke_play::Mode;
use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use brikke_store::{Progress, Storage, StoreError};

use crate::child::{self, Role, last_said};
use crate::sitting::{Sitting, open, rules};

/// Nobody, who may not write where we say so.
const NOBODY: u32 = 65534;

/// Tries to begin a game as one for whom permissions count.
fn begin_as_somebody(directory: &Path) -> Option<String> {
    let mut command = child::command(Role::Begin, directory, "");
    // The superuser may write everywhere.
    let is_superuser = fs::metadata("/proc/self").is_ok_and(|about| owner(&about) == 0);
    if is_superuser {
        command.uid(NOBODY).gid(NOBODY);
    }
    let output = command.output().ok()?;
    let text = String::from_utf8(output.stdout).unwrap();
    last_said(&text, "outcome").map(str::to_owned)
}

fn owner(about: &fs::Metadata) -> u32 {
    std::os::unix::fs::MetadataExt::uid(about)
}

#[test]
fn a_read_only_directory_is_told() {
    let directory = tempfile::tempdir().unwrap();
    Sitting::begin(directory.path(), "kept", &rules("4x4"), Mode::Scored);
    for file in fs::read_dir(directory.path()).unwrap() {
        let read_only = Permissions::from_mode(0o444);
        fs::set_permissions(file.unwrap().path(), read_only).unwrap();
    }
    fs::set_permissions(directory.path(), Permissions::from_mode(0o555)).unwrap();
    let outcome = begin_as_somebody(directory.path());
    fs::set_permissions(directory.path(), Permissions::from_mode(0o755)).unwrap();
    // A machine may not let somebody else run this executable.
    if let Some(outcome) = outcome {
        assert_eq!(outcome, "Err(ReadOnly)");
    }
}

/// `cargo test -p brikke-store --test it -- --ignored` as superuser.
#[test]
#[ignore = "mounts a file system, which only the superuser may do"]
fn a_full_file_system_is_told_at_once_and_nothing_acknowledged_is_lost() {
    let directory = tempfile::tempdir().unwrap();
    let disk = Mount::new(directory.path());
    let ballast = directory.path().join("ballast");
    let mut sitting = Sitting::begin(disk.0, "full", &rules("8x8"), Mode::Scored);
    sitting.steps(1);
    fs::write(&ballast, vec![1; 300_000]).unwrap();

    for _ in 0..2 {
        let (error, took) = play_until_refused(&mut sitting);
        println!(
            "after {} actions, in {took:?}: {error}",
            sitting.script.done
        );
        assert!(matches!(error, StoreError::Full), "{error:?}");
        assert!(took < Duration::from_secs(1), "{took:?}");
        let stored = sitting.store.load(sitting.id).unwrap();
        assert_eq!(stored.game, sitting.script.game);
    }
    fs::remove_file(&ballast).unwrap();
    sitting.steps(1);
    let reopened = Sitting::resume(disk.0, sitting.id);
    assert_eq!(reopened.script, sitting.script);
    reopened.store.check_integrity().unwrap();
    drop((sitting, reopened));
}

fn play_until_refused(sitting: &mut Sitting) -> (StoreError, Duration) {
    loop {
        let mut script = sitting.script.clone();
        let progress = Progress {
            expected: sitting.revision,
            entries: vec![script.step()],
            summary: script.summary(),
        };
        let asked = Instant::now();
        match sitting.store.append(sitting.id, &progress) {
            Ok(revision) => (sitting.script, sitting.revision) = (script, revision),
            Err(error) => return (error, asked.elapsed()),
        }
    }
}

/// A file system of one megabyte, while it lives.
struct Mount<'a>(&'a Path);

impl Mount<'_> {
    fn new(at: &Path) -> Mount<'_> {
        let mut mount = Command::new("mount");
        mount
            .args(["-t", "tmpfs", "-o", "size=1m", "brikke"])
            .arg(at);
        assert!(mount.status().unwrap().success());
        assert!(open(at).unfinished().unwrap().is_empty());
        Mount(at)
    }
}

impl Drop for Mount<'_> {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(self.0).status();
    }
}
