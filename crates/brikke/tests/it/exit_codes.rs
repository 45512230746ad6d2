//! Exit codes: 0 done, 1 refused or failed, 2 usage, 130 interrupted.

use std::fs::OpenOptions;
use std::process::{Child, Command, Stdio};

use tempfile::tempdir;

use super::command;

const BOARD: &str = "2,2,0,0/0,0,0,0/0,0,0,0/0,0,0,0";

/// Commands with what they should exit with.
const TABLE: &[(&[&str], i32)] = &[
    (&["--help"], 0),
    (&["--version"], 0),
    (&["help", "hint"], 0),
    (&["--nonsense"], 2),
    (&["nonsense"], 2),
    (&["slide"], 2),
    (&["slide", BOARD], 2),
    (&["slide", BOARD, "left"], 0),
    (&["slide", BOARD, "sideways"], 2),
    (&["slide", BOARD, "up"], 1),
    (&["slide", "2,3", "left"], 1),
    (&["slide", BOARD, "left", "--step", "jump"], 2),
    (&["perft", BOARD, "1"], 0),
    (&["perft", BOARD, "many"], 2),
    (&["perft", BOARD, "1", "--rules", "nope"], 2),
    (&["perft", BOARD, "1", "--size", "5x5"], 2),
    (&["hint", BOARD, "--player", "corner"], 0),
    (&["hint", BOARD, "--player", "nobody"], 2),
    (&["hint", "2,0/0,2", "--player", "best"], 0),
    (&["hint", BOARD, "--player", "optimal"], 1),
    (&["hint", "2,4/4,2"], 1),
    (
        &[
            "match", "--games", "1", "--player", "random", "--size", "2x2",
        ],
        0,
    ),
    (&["match", "--games", "0"], 2),
    (&["match", "--games", "1", "--rules", "nope"], 2),
    (
        &["match", "--games", "1", "--csv", "/no/such/directory/x"],
        1,
    ),
    (&["solve", "2x2"], 0),
    (&["solve"], 2),
    (&["solve", "4x4"], 1),
    (&["solve", "2x2", "--save", "/no/such/directory/x"], 1),
    (&["verify", "/no/such/file"], 1),
    (&["verify"], 2),
    (&["verify", ""], 2),
    (&["replay", ""], 2),
    (&["export", ""], 2),
    (&["analyse", ""], 2),
    (&["rescue", "-"], 1),
    (&["games"], 0),
    (&["games", "drawn"], 2),
    (&["games", "lost", "--player", "machines"], 0),
    (&["games", "--player", "nobody"], 2),
    (&["games", "--since", "yesterday"], 2),
    (&["games", "--sort", "luck"], 2),
    (&["games", "--rules", "nope"], 2),
    (&["rename", "1", "a"], 1),
    (&["rename", "1"], 2),
    (&["delete", "1"], 1),
    (&["delete"], 2),
    (&["delete", "--undo"], 1),
    (&["delete", "1", "--undo"], 2),
    (&["verify", "1"], 1),
    (&["play", "--continue", "1"], 1),
    (&["play", "--continue", "--seed", "a"], 2),
    (&["stats", "--who", "machines"], 0),
    (&["stats", "--who", "nobody"], 2),
    (&["games", "--limit", "many"], 2),
    (&["scores"], 0),
    (&["scores", "--rules", "nope"], 2),
    (&["stats"], 0),
    (&["stats", "--rules", "nope"], 2),
    (&["replay", "1"], 1),
    (&["replay", "99999999999999999999999"], 1),
    (&["replay", "/no/such/file"], 1),
    (&["replay"], 2),
    (&["analyse", "1"], 1),
    (&["analyse", "1", "--worst", "many"], 2),
    (&["export", "1"], 1),
    (&["export"], 2),
    (&["export", "--as", "nonsense"], 2),
    (&["export", "--as", "scores"], 0),
    (&["export", "--all"], 0),
    (&["export", "--all", "--to", "/no/such/directory/x"], 1),
    (&["export", "--all", "--as", "text"], 2),
    (&["export", "1", "--all"], 2),
    (&["export", "1", "--as", "scores"], 2),
    (&["export", "1", "--as", "board72", "--size", "9x9"], 2),
    (&["export", "1", "--as", "board72", "--size", "4x4"], 2),
    (&["import", "/no/such/file"], 1),
    (&["import", "/dev/null"], 1),
    (&["import"], 2),
    (&["play", "--rules", "nope"], 2),
    (&["play", "--size", "1x1"], 2),
    (&["play", "--goal", "3"], 2),
    (&["play", "--tiles", "3:1"], 2),
    (&["play", "--seed", ""], 2),
    (&["play", "--lang", "xx"], 2),
    (&["play", "--color", "mauve"], 2),
    (&["play", "--theme", "mauve"], 2),
    (&["games", "--lang", "xx"], 2),
    (&["play", "--speed", "5"], 2),
    (&["play", "--player", "optimal"], 1),
    (&["play"], 0),
    (&["--plain"], 0),
    (&["bench", "--seconds", "never"], 2),
    (&["train"], 2),
    (&["train", "--checkpoint", "x", "--alpha", "nan"], 2),
    (&["train", "--checkpoint", "x", "--lambda", "1"], 2),
    (&["train", "--checkpoint", "x", "--shape", "9x9"], 2),
    (
        &["train", "--checkpoint", "x", "--stages", "--size", "3x3"],
        2,
    ),
    (
        &["train", "--checkpoint", "/no/such/directory", "--resume"],
        1,
    ),
    (&["completions", "bash"], 0),
    (&["completions", "dos"], 2),
    (&["man"], 0),
    (&["man", "nonsense"], 2),
];

#[test]
fn every_command_exits_as_the_documentation_says() {
    let data = tempdir().expect("a directory");
    for (arguments, code) in TABLE {
        let output = command(arguments).env("BRIKKE_DATA", data.path()).output();
        let output = output.expect("the program starts");
        assert_eq!(
            output.status.code(),
            Some(*code),
            "{arguments:?}: {output:?}"
        );
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(said.is_empty(), *code == 0, "{arguments:?}: {said}");
        assert!(!said.contains("panicked"), "{arguments:?}: {said}");
    }
}

/// Where nobody can read it, a message is lost; the exit code is the same.
#[test]
fn a_full_or_closed_standard_error_is_no_panic() {
    let data = tempdir().expect("a directory");
    for (arguments, code) in TABLE {
        let full = OpenOptions::new()
            .write(true)
            .open("/dev/full")
            .expect("it is there");
        let status = Command::new(env!("CARGO_BIN_EXE_brikke"))
            .args(*arguments)
            .env("BRIKKE_DATA", data.path())
            .env("XDG_CACHE_HOME", env!("CARGO_TARGET_TMPDIR"))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(full)
            .status();
        let status = status.expect("the program starts");
        assert_eq!(status.code(), Some(*code), "{arguments:?}");
    }
}

/// A result that cannot be written is a failure, not a panic.
#[test]
fn a_full_standard_output_is_a_failure() {
    let data = tempdir().expect("a directory");
    // A table without scores is empty, and nothing is to be written.
    let has_output = |arguments: &[&str]| arguments != ["export", "--as", "scores"];
    for (arguments, code) in TABLE.iter().filter(|(arguments, _)| has_output(arguments)) {
        let full = OpenOptions::new()
            .write(true)
            .open("/dev/full")
            .expect("it is there");
        let child = Command::new(env!("CARGO_BIN_EXE_brikke"))
            .args(*arguments)
            .env("BRIKKE_DATA", data.path())
            .env("XDG_CACHE_HOME", env!("CARGO_TARGET_TMPDIR"))
            .stdin(Stdio::null())
            .stdout(full)
            .stderr(Stdio::piped())
            .spawn();
        let output = child.and_then(Child::wait_with_output);
        let output = output.expect("the program starts");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(!said.contains("panicked"), "{arguments:?}: {said}");
        assert_eq!(
            output.status.code(),
            Some((*code).max(1)),
            "{arguments:?}: {said}"
        );
    }
}

/// Sends a signal once the program has begun, and returns its output.
fn signalled(arguments: &[&str], signal: &str) -> (Option<i32>, String, String) {
    let child = Command::new(env!("CARGO_BIN_EXE_brikke"))
        .args(arguments)
        .env("XDG_CACHE_HOME", env!("CARGO_TARGET_TMPDIR"))
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // Signals are caught once the handlers are there, which nobody can see
    // from outside but in the list of caught signals.
    let status = format!("/proc/{}/status", child.id());
    let is_ready = || {
        let text = std::fs::read_to_string(&status).unwrap_or_default();
        let caught = text.lines().find_map(|line| line.strip_prefix("SigCgt:"));
        let caught = caught.and_then(|bits| u64::from_str_radix(bits.trim(), 16).ok());
        caught.is_none_or(|bits| bits & (1 << 14) != 0 && bits & (1 << 1) != 0)
    };
    while !is_ready() {
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    std::thread::sleep(std::time::Duration::from_millis(300));
    let id = child.id().to_string();
    let killed = Command::new("kill").args(["-s", signal, &id]).status();
    assert!(killed.expect("there is a kill").success());
    let output = child.wait_with_output().expect("it ends");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
    (
        output.status.code(),
        text(output.stdout),
        text(output.stderr),
    )
}

#[test]
fn a_search_without_a_time_ends_at_a_signal_with_the_best_it_has() {
    for signal in ["INT", "TERM"] {
        let board = "2,4,8,2/0,2,0,0/0,0,4,0/0,0,0,2";
        let hint = ["hint", board, "--player", "expectimax:20"];
        let (code, stdout, stderr) = signalled(&hint, signal);
        assert_eq!(code, Some(130), "{stderr}");
        assert!(stdout.contains("best\n"), "{stdout}");
        assert!(stdout.contains("player expectimax:"), "{stdout}");
        assert!(!stdout.contains("player expectimax:20"), "{stdout}");
        assert!(
            stderr.starts_with("brikke: interrupted: this is the answer of"),
            "{stderr}"
        );
    }
}

#[test]
fn long_work_ends_at_a_signal() {
    let directory = tempdir().expect("a directory");
    let file = directory.path().join("game.brikke");
    std::fs::copy(super::verify::RECORDING, &file).expect("a recording");
    let file = file.to_str().expect("text");
    let analyse = [
        "analyse",
        file,
        "--player",
        "expectimax:20",
        "--luck-player",
        "corner",
    ];
    let (code, _, stderr) = signalled(&analyse, "INT");
    assert_eq!(code, Some(130), "{stderr}");
    assert!(stderr.contains("of 60 moves are analysed"), "{stderr}");
    let contest = ["match", "--player", "expectimax:20", "--games", "5"];
    let (code, _, stderr) = signalled(&contest, "TERM");
    assert_eq!(code, Some(130), "{stderr}");
    assert!(stderr.contains("0 of 5 games count"), "{stderr}");
    let (code, _, stderr) = signalled(&["solve", "3x4", "--reach", "64", "--memory", "4GB"], "INT");
    assert_eq!(code, Some(130), "{stderr}");
    assert_eq!(stderr, "brikke: interrupted: nothing is solved\n");
}
