//! Text from outside that a terminal would obey, or that nobody would see.

use std::ffi::OsStr;
use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::path::Path;

use assert_cmd::Command;
use brikke_engine::{Chance, Direction, Game, Rules, Seed};
use tempfile::tempdir;

use super::command;

/// Clears the screen and writes in green, turns the direction of text, hides
/// letters; with controls of both kinds.
const HOSTILE: &str = "\u{1b}[2J\u{1b}[32mvalid\u{7}\u{8}\u{7f}\u{9b}31m\u{85}\u{202e}\u{2066}\
                       \u{200b}\u{200d}\u{2060}\u{feff}\u{61c}\u{e0041}\u{ad}";

/// True for a character that must not reach a terminal from outside.
fn is_dangerous(character: char) -> bool {
    character.is_control() && !matches!(character, '\n' | '\t')
        || matches!(
            character,
            '\u{ad}' | '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{e0000}'..='\u{e0fff}'
        )
}

#[track_caller]
fn check_text(what: &str, bytes: &[u8]) {
    let text = String::from_utf8(bytes.to_vec()).expect("it is text");
    let found = text.chars().find(|&character| is_dangerous(character));
    assert_eq!(found, None, "{what}: {text:?}");
}

/// The command writes nothing dangerous.
#[track_caller]
fn check(command: &mut Command) {
    let what = format!("{command:?}");
    let output = command.env("NO_COLOR", "1").output().expect("it starts");
    check_text(&what, &output.stdout);
    check_text(&what, &output.stderr);
}

fn path(directory: &Path, name: &str, contents: &[u8]) -> String {
    let path = directory.join(name);
    fs::write(&path, contents).expect("a file");
    path.to_str().expect("text").to_owned()
}

#[test]
fn arguments_are_shown_without_hidden_characters() {
    let position = format!("2,{HOSTILE}");
    for arguments in [
        &["slide", HOSTILE, "left"][..],
        &["slide", &position, "left"],
        &["slide", "2,2", HOSTILE],
        &["slide", "2,2", "left", "--step", HOSTILE],
        &["perft", "2,2/0,0", HOSTILE],
        &["perft", "2,2/0,0", "2", "--rules", HOSTILE],
        &["perft", "2,2/0,0", "2", "--tiles", HOSTILE],
        &["perft", "2,2/0,0", "2", "--goal", HOSTILE],
        &["hint", HOSTILE],
        &["hint", "2,2/0,0", "--player", HOSTILE],
        &["hint", "2,2/0,0", "--player", "expectimax:\u{1b}[2J"],
        &[
            "match", "--seed", HOSTILE, "--games", "1", "--size", "2x2", "--player", "random",
        ],
        &[
            "match", "--seed", HOSTILE, "--games", "1", "--size", "2x2", "--player", "random",
            "--json",
        ],
        &["play", "--seed", HOSTILE],
        &["play", "--lang", HOSTILE],
        &["play", "--color", HOSTILE],
        &["play", "--player", HOSTILE],
        &["solve", HOSTILE],
        &["solve", "2x2", "--memory", HOSTILE],
        &["verify", HOSTILE],
        &["import", HOSTILE],
        &["replay", HOSTILE],
        &["export", HOSTILE],
        &["analyse", HOSTILE],
        &["man", HOSTILE],
        &["train", "--checkpoint", HOSTILE, "--resume"],
        &["completions", HOSTILE],
        &["games", HOSTILE],
        &["games", "--data", "/dev/null/\u{1b}[2J\u{202e}"],
        &[HOSTILE],
        &["--\u{1b}[2J\u{202e}"],
    ] {
        check(command(arguments).env("BRIKKE_DATA", tempdir().expect("a directory").path()));
    }
}

#[test]
fn an_argument_that_is_no_text_is_shown_safely() {
    let argument = OsStr::from_bytes(b"\x1b[2J\xff\xfe");
    for subcommand in ["verify", "import", "games", "hint"] {
        check(command(&[subcommand]).arg(argument));
    }
}

#[test]
fn files_are_shown_without_hidden_characters() {
    let directory = tempdir().expect("a directory");
    let recording = Game::start(
        Rules::default(),
        Chance::Seed(Seed::new("otters").expect("a seed")),
    );
    let recording = recording.recording().to_text();
    let hostile_line = |line: usize| {
        let mut lines: Vec<&str> = recording.lines().collect();
        lines[line] = HOSTILE;
        lines.join("\n")
    };
    let mut files = vec![
        HOSTILE.to_owned(),
        format!("{HOSTILE}\n{recording}"),
        format!("{recording}{HOSTILE}"),
        format!("brikke 1\nrules = {HOSTILE}\n"),
        format!("bk1.{HOSTILE}"),
        format!("{HOSTILE}                | 1\n"),
    ];
    files.extend((0..recording.lines().count()).map(hostile_line));
    // After each "=" of the header.
    files.extend((0..recording.matches('=').count()).map(|number| {
        let (place, _) = recording.match_indices('=').nth(number).expect("one");
        format!(
            "{}{HOSTILE}{}",
            &recording[..=place],
            &recording[place + 1..]
        )
    }));
    for (number, contents) in files.iter().enumerate() {
        let name = format!("{number}\u{1b}[2J\u{202e}.brikke");
        let file = path(directory.path(), &name, contents.as_bytes());
        for arguments in [
            &["verify", &file][..],
            &["verify", &file, "--json"],
            &["import", &file],
            &["replay", &file],
            &["analyse", &file],
        ] {
            check(command(arguments).env("BRIKKE_DATA", directory.path().join("data")));
        }
    }
}

#[test]
fn a_report_names_a_file_without_hidden_characters() {
    let directory = tempdir().expect("a directory");
    let mut game = Game::start(
        Rules::default(),
        Chance::Seed(Seed::new("otters").expect("a seed")),
    );
    for direction in Direction::ALL {
        let _ = game.play(direction);
    }
    let text = game.recording().to_text();
    let file = path(
        directory.path(),
        "<b>\u{1b}[2J\u{202e}\n.brikke",
        text.as_bytes(),
    );
    let report = directory.path().join("report.html");
    let report = report.to_str().expect("text");
    let analyse = [
        "analyse",
        &file,
        "--player",
        "corner",
        "--luck-player",
        "corner",
    ];
    check(
        command(&[&analyse[..], &["--report", report]].concat())
            .env("BRIKKE_DATA", directory.path()),
    );
    let page = fs::read(report).expect("a report");
    check_text("the report", &page);
    assert!(!String::from_utf8_lossy(&page).contains("<b>"));
}

#[test]
fn headers_of_networks_and_settings_are_shown_without_hidden_characters() {
    let directory = tempdir().expect("a directory");
    for header in [
        format!("brikke network 9\u{1b}[2J{HOSTILE}\n"),
        format!("brikke network 4\nshape = {HOSTILE}\nrules = {HOSTILE}\n"),
        format!("brikke network 4\n{HOSTILE}\n"),
    ] {
        let network = path(directory.path(), "4x4\u{1b}[2J.brikke", header.as_bytes());
        let hint = [
            "hint",
            "2,2,0,0/0,0,0,0/0,0,0,0/0,0,0,0",
            "--player",
            "learned",
        ];
        check(command(&hint).env("BRIKKE_NETWORK", network));
    }
    let settings =
        format!("theme = \"{HOSTILE}\"\n\"{HOSTILE}\" = 1\n[keys]\nup = [\"{HOSTILE}\"]\n");
    for settings in [
        HOSTILE.to_owned(),
        settings.replace(|sign: char| sign.is_control() && sign != '\n', ""),
        "theme = \"\\u001b[2J\\u202e\\u0007\"\n".to_owned(),
    ] {
        let data = tempdir().expect("a directory");
        fs::write(data.path().join("settings.toml"), settings).expect("a file");
        let outcome = command(&["--plain"])
            .env("BRIKKE_DATA", data.path())
            .output();
        assert!(!outcome.expect("it starts").stderr.is_empty());
        let lines = format!("{HOSTILE}\n1\n{HOSTILE}\nopen {HOSTILE}\nbookmark {HOSTILE}\nquit\n");
        check(
            command(&["--plain"])
                .env("BRIKKE_DATA", data.path())
                .write_stdin(lines),
        );
    }
}

#[test]
fn the_environment_is_shown_without_hidden_characters() {
    let directory = tempdir().expect("a directory");
    let file = path(directory.path(), "file\u{1b}[2J\u{202e}", b"");
    for arguments in [
        &["games"][..],
        &["--plain"],
        &["scores"],
        &["stats", "--json"],
    ] {
        check(command(arguments).env("BRIKKE_DATA", &file));
        check(command(arguments).env("BRIKKE_DATA", format!("/proc/{HOSTILE}")));
        check(
            command(arguments)
                .env("LANG", HOSTILE)
                .env("BRIKKE_DATA", directory.path()),
        );
    }
}
