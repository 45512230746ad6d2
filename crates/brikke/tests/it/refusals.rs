//! Sentences that say why something is refused.

use std::ffi::OsStr;
use std::fs;
use std::io::Write as _;
use std::os::unix::ffi::OsStrExt as _;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use tempfile::tempdir;

use super::command;

/// The first line on standard error.
#[track_caller]
fn said(arguments: &[&str], data: &Path) -> String {
    let output = command(arguments).env("BRIKKE_DATA", data).output();
    first_line(&output.expect("the program starts"))
}

fn first_line(output: &Output) -> String {
    let text = String::from_utf8_lossy(&output.stderr);
    text.lines().next().unwrap_or_default().to_owned()
}

/// Runs a command in a shell in which no file can grow beyond so many blocks.
fn limited(blocks: u32, arguments: &str, data: &Path, input: &str) -> Output {
    let script = format!("ulimit -f {blocks}; exec \"$0\" {arguments}");
    let mut child = Command::new("bash")
        .args(["-c", &script, env!("CARGO_BIN_EXE_brikke")])
        .env("BRIKKE_DATA", data)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("a shell");
    let mut stdin = child.stdin.take().expect("a pipe");
    // It may have ended by then.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    child.wait_with_output().expect("it ends")
}

fn play(data: &Path) {
    let played = command(&["play", "--plain", "--seed", "otters"])
        .env("BRIKKE_DATA", data)
        .write_stdin("w\na\ns\nd\nquit\n")
        .output();
    assert!(played.expect("the program starts").status.success());
}

#[test]
fn a_result_that_cannot_be_written_is_said_in_each_language() {
    let data = tempdir().expect("a directory");
    for (language, sentence) in [
        (
            "en",
            "brikke: the result cannot be written: the disk is full",
        ),
        ("nb", "brikke: Resultatet kan ikke skrives: disken er full."),
    ] {
        let full = fs::OpenOptions::new().write(true).open("/dev/full");
        let output = Command::new(env!("CARGO_BIN_EXE_brikke"))
            .args(["games", "--lang", language])
            .env("BRIKKE_DATA", data.path())
            .stdout(full.expect("it is there"))
            .output()
            .expect("the program starts");
        assert_eq!(first_line(&output), sentence);
        assert_eq!(output.status.code(), Some(1));
    }
}

#[test]
fn a_file_that_is_too_large_is_refused_in_each_language() {
    let data = tempdir().expect("a directory");
    let large = data.path().join("large");
    let file = fs::File::create(&large).expect("a file");
    file.set_len((64 << 20) + 1).expect("a file with a hole");
    let large = large.to_str().expect("text");
    let said = |language| said(&["import", large, "--lang", language], data.path());
    assert_eq!(
        said("en"),
        format!("brikke: {large} is too large: at most 64 MiB are read")
    );
    assert_eq!(
        said("fr"),
        format!("brikke: {large} est trop volumineux : 64 Mio au plus sont lus.")
    );
}

#[test]
fn damaged_games_are_spoken_of_in_each_language() {
    let data = tempdir().expect("a directory");
    for (language, words) in [
        ("en", "The saved games were damaged."),
        ("nb", "De lagrede spillene var skadet."),
    ] {
        fs::write(data.path().join("games.sqlite"), [7; 9000]).expect("a file");
        let said = said(&["games", "--lang", language], data.path());
        assert!(said.contains(words), "{said}");
        assert!(said.contains("brikke rescue"), "{said}");
    }
}

/// Byte 60 of an SQLite file begins the number of its format, the highest digit first.
#[test]
fn games_of_a_newer_program_are_refused_in_each_language_and_left_alone() {
    let data = tempdir().expect("a directory");
    play(data.path());
    let file = data.path().join("games.sqlite");
    let mut bytes = fs::read(&file).expect("the games");
    bytes[60..64].copy_from_slice(&99_u32.to_be_bytes());
    fs::write(&file, &bytes).expect("a file");
    for (language, words) in [
        ("en", "written by a newer Brikke (format 99"),
        ("nb", "lagret av en nyere utgave av Brikke (format 99"),
    ] {
        for arguments in [["games", "--lang", language], ["play", "--lang", language]] {
            let said = said(&arguments, data.path());
            assert!(said.contains(words), "{said}");
        }
        assert_eq!(fs::read(&file).expect("the games"), bytes);
    }
}

#[test]
fn a_device_is_no_data_directory() {
    assert_eq!(
        said(&["games"], Path::new("/dev/null")),
        "brikke: /dev/null is a file, not a directory"
    );
}

#[test]
fn a_checkpoint_or_manual_needs_a_directory() {
    let data = tempdir().expect("a directory");
    let refused = "brikke: /dev/null cannot be written: it is not a directory";
    assert_eq!(said(&["man", "--all", "/dev/null"], data.path()), refused);
    let train = ["train", "--checkpoint", "/dev/null", "--games", "1"];
    assert_eq!(said(&train, data.path()), refused);
}

#[test]
fn no_games_are_rescued_from_standard_input() {
    let data = tempdir().expect("a directory");
    let said = said(&["rescue", "-"], data.path());
    assert!(
        said.starts_with("brikke: standard input is not a file"),
        "{said}"
    );
}

/// A backup goes into a directory that is there, as every other export does.
#[test]
fn a_backup_makes_no_directory() {
    let data = tempdir().expect("a directory");
    let file = data.path().join("no").join("backup");
    let file = file.to_str().expect("text");
    assert_eq!(
        said(&["export", "--all", "--to", file], data.path()),
        format!("brikke: {file} cannot be written: there is no such directory")
    );
    assert!(!data.path().join("no").exists());
}

/// Nothing is calibrated for a board that has no stages.
#[test]
fn stages_are_refused_before_any_work() {
    let data = tempdir().expect("a directory");
    let place = data.path().join("training");
    let place = place.to_str().expect("text");
    let said = said(
        &["train", "--checkpoint", place, "--stages", "--size", "3x3"],
        data.path(),
    );
    assert!(said.starts_with("brikke: --stages: only a 4x4"), "{said}");
}

#[test]
fn a_network_that_is_no_file_is_said_to_be_none() {
    let data = tempdir().expect("a directory");
    let hint = [
        "hint",
        "2,2,0,0/0,0,0,0/0,0,0,0/0,0,0,0",
        "--player",
        "learned",
    ];
    let output = command(&hint)
        .env("BRIKKE_DATA", data.path())
        .env("BRIKKE_NETWORK", "/dev/null")
        .output();
    let said = first_line(&output.expect("the program starts"));
    assert!(said.contains("/dev/null is not a regular file"), "{said}");
}

#[test]
fn the_name_of_a_recording_need_not_be_text() {
    let data = tempdir().expect("a directory");
    play(data.path());
    let file = data.path().join(OsStr::from_bytes(b"\xff.brikke"));
    for arguments in [&["export", "1", "--to"][..], &["verify"], &["replay"]] {
        let output = command(arguments)
            .arg(&file)
            .env("BRIKKE_DATA", data.path())
            .output();
        let output = output.expect("the program starts");
        assert_eq!(output.status.code(), Some(0), "{arguments:?}: {output:?}");
    }
}

#[test]
fn a_limit_on_the_size_of_files_is_said_and_nothing_is_half_written() {
    let data = tempdir().expect("a directory");
    play(data.path());
    let listed = || {
        command(&["games", "--json"])
            .env("BRIKKE_DATA", data.path())
            .output()
    };
    let before = listed().expect("a list").stdout;
    let file = data.path().join("game.brikke");
    let export = format!("export 1 --to '{}'", file.display());
    for arguments in [export.as_str(), "rename 1 otters", "delete 1"] {
        let output = limited(0, arguments, data.path(), "");
        assert_eq!(output.status.code(), Some(1), "{arguments}: {output:?}");
        assert!(first_line(&output).starts_with("brikke: "), "{output:?}");
    }
    assert!(!file.exists());
    let names = fs::read_dir(data.path()).expect("a directory");
    let is_unfinished = |name: &std::ffi::OsString| name.to_string_lossy().contains("unfinished");
    let mut names = names.map(|entry| entry.expect("a file").file_name());
    assert!(!names.any(|name| is_unfinished(&name)));
    assert_eq!(listed().expect("a list").stdout, before);
}

#[test]
fn moves_beyond_the_limit_are_never_called_saved() {
    let data = tempdir().expect("a directory");
    play(data.path());
    let moves = "w\na\ns\nd\n".repeat(60) + "quit\n";
    // Enough to open the games, and for some moves.
    let output = limited(100, "play --plain --continue 1", data.path(), &moves);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(!text.contains("Everything is saved"), "{text}");
    assert!(first_line(&output).contains("not saved"), "{output:?}");
}
