//! The program in a shell: help, version, completions, manual pages, and output
//! that nobody reads.

use std::io::{Read, Write};
use std::process::{Command, Stdio};

use tempfile::TempDir;

use super::{brikke, brikke_with_input, check_misused, check_usage};

/// Without a terminal the game is played line by line.
#[test]
fn alone_it_plays_through_a_pipe() {
    let directory = TempDir::new().expect("a directory");
    let data = directory.path().to_str().expect("text");
    let play = |arguments: &[&str], input: &str| {
        let arguments = [arguments, &["--data", data, "--lang", "en"]].concat();
        let outcome = brikke_with_input(&arguments, input);
        assert_eq!(outcome.code, Some(0), "{}", outcome.stderr);
        outcome.stdout
    };
    let first = play(&["play", "--seed", "otters"], "right\nright\ndown\nquit\n");
    assert!(first.contains('4'), "{first}");
    let games = brikke(&["games", "--json", "--data", data]).stdout;
    assert!(games.contains("\"moves\":3"), "{games}");
    // Going on where it was left.
    play(&[], "3\nleft\nup\nleft\nquit\n");
    let games: serde_json::Value =
        serde_json::from_str(&brikke(&["games", "--json", "--data", data]).stdout).expect("JSON");
    assert_eq!(games.as_array().map(Vec::len), Some(1));
    assert!(
        games[0]["moves"].as_u64().is_some_and(|moves| moves > 3),
        "{games}"
    );
}

#[test]
fn practice_begins_at_once_and_is_never_scored() {
    let directory = TempDir::new().expect("a directory");
    let data = directory.path().to_str().expect("text");
    let practice = ["play", "--rules", "1024", "--practice", "--lang", "en"];
    let arguments = [&practice[..], &["--data", data]].concat();
    let outcome = brikke_with_input(&arguments, "P\nC\nright\nright\nright\nquit\n");
    assert_eq!(outcome.code, Some(0), "{}", outcome.stderr);
    let moved = "Row 1: empty, empty, 4, 4.\nRow 2: empty, empty, empty, 4.\n";
    assert!(outcome.stdout.contains(moved), "{}", outcome.stdout);
    assert!(
        outcome.stdout.contains("3 of 3: push right"),
        "{}",
        outcome.stdout
    );
    let scores = brikke(&["scores", "--json", "--data", data]).stdout;
    assert!(!scores.contains("\"score\""), "{scores}");
}

#[test]
fn help_of_every_command_has_an_example() {
    let commands = [
        "slide",
        "perft",
        "verify",
        "games",
        "scores",
        "stats",
        "replay",
        "import",
        "export",
        "bench",
        "train",
        "completions",
        "man",
    ];
    for command in commands {
        let outcome = brikke(&[command, "--help"]);
        assert_eq!(outcome.code, Some(0), "{command}");
        let example = format!("  brikke {command}");
        assert!(outcome.stdout.contains("Example"), "{command}");
        assert!(outcome.stdout.contains(&example), "{command}");
    }
    assert!(brikke(&["--help"]).stdout.contains("Examples:"));
}

#[test]
fn the_version_is_the_package_s() {
    let expected = format!("brikke {}\n", env!("CARGO_PKG_VERSION"));
    assert_eq!(brikke(&["--version"]).stdout, expected);
}

#[test]
fn completions_know_the_commands() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let outcome = brikke(&["completions", shell]);
        assert_eq!(outcome.code, Some(0), "{shell}");
        assert!(outcome.stdout.contains("perft"), "{shell}");
    }
    check_usage(&["completions", "tcsh"], "possible values");
}

#[test]
fn manual_pages_are_there_for_all_and_for_each() {
    assert!(brikke(&["man"]).stdout.contains(".TH brikke 6"));
    assert!(
        brikke(&["man", "perft"])
            .stdout
            .contains(".TH brikke-perft 6")
    );
    let of_tables = brikke(&["man", "tables", "build"]).stdout;
    assert!(of_tables.contains(".TH brikke-tables-build 6"));
    check_misused(
        &["man", "tables", "chess"],
        "there is no command 'chess': choose one of build, list, remove, ask",
    );
    check_misused(&["man", "perft", "chess"], "'perft' has no command 'chess'");
    check_misused(
        &["man", "chess"],
        "there is no command 'chess': choose one of play, slide, perft, hint, match, solve, tables, verify, games, scores, stats, rename, delete, replay, rescue, analyse, import, export, serve, bench, train, completions, man",
    );
}

#[test]
fn all_manual_pages_go_into_a_directory() {
    let directory = tempfile::tempdir().unwrap();
    let manual = directory.path().join("man6");
    let outcome = brikke(&["man", "--all", manual.to_str().unwrap()]);
    assert_eq!(outcome.code, Some(0), "{}", outcome.stderr);
    let names = "brikke brikke-play brikke-perft brikke-man brikke-tables brikke-tables-build";
    for name in names.split(' ') {
        let page = std::fs::read_to_string(manual.join(format!("{name}.6"))).unwrap();
        assert!(page.contains(&format!(".TH {name} 6")), "{name}");
    }
    assert!(!manual.join("brikke-help.6").exists());
    // A file is in the way.
    let page = manual.join("brikke.6");
    assert_eq!(
        brikke(&["man", "--all", page.to_str().unwrap()]).code,
        Some(1)
    );
}

#[test]
fn an_unknown_command_is_a_usage_error() {
    check_usage(&["chess"], "unrecognized subcommand");
}

/// As in `brikke man | head -c 1`.
#[test]
fn a_reader_that_goes_away_is_no_error() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_brikke"))
        .args(["completions", "bash"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let mut messages = String::new();
    let mut stderr = child.stderr.take().expect("it is piped");
    stderr
        .read_to_string(&mut messages)
        .expect("messages are text");
    assert_eq!(messages, "");
    assert!(child.wait().expect("it ends").success());
}

/// A limit of 64 kB for every file stands for a full disk.
#[cfg(unix)]
#[test]
fn a_game_that_could_not_be_saved_is_not_called_saved() {
    let directory = TempDir::new().expect("a directory");
    let data = directory.path().to_str().expect("text");
    brikke_with_input(&["play", "--plain", "--data", data], "quit\n");
    let script = "trap '' XFSZ; ulimit -f 128; exec \"$0\" \"$@\"";
    let mut child = Command::new("sh")
        .args(["-c", script, env!("CARGO_BIN_EXE_brikke")])
        .args(["play", "--plain", "--lang", "en", "--data", data])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("a shell");
    let moves = "w\na\ns\nd\n".repeat(30) + "\nquit\n";
    let mut input = child.stdin.take().expect("an input");
    input.write_all(moves.as_bytes()).expect("a reader");
    drop(input);
    let output = child.wait_with_output().expect("an end");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(said.contains("You slid"), "{said}");
    assert!(!said.contains("Everything is saved"), "{said}");
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(!output.stderr.is_empty());
}
