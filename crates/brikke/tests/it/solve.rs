//! `brikke solve` and the player `optimal`.

use super::{brikke, check_misused, check_refused, check_usage};
use serde_json::Value;

fn json(arguments: &[&str]) -> Value {
    let outcome = brikke(arguments);
    assert_eq!(outcome.code, Some(0), "{}", outcome.stderr);
    serde_json::from_str(&outcome.stdout).expect("JSON")
}

#[test]
fn the_value_of_2x2_is_known() {
    let solved = json(&["solve", "2x2", "--json"]);
    let score = solved["expected_score"].as_f64().expect("a score");
    assert!((score - 66.964_149_457_1).abs() < 1e-9);
    assert_eq!(solved["states"], 110);
    assert_eq!(solved["afterstates"], 67);
    assert!(solved.get("probability").is_none());
    assert!(solved["seconds"].is_f64());
}

#[test]
fn a_tile_has_a_probability() {
    let solved = json(&["solve", "2x2", "--reach", "4", "--json"]);
    assert!((solved["probability"].as_f64().expect("one") - 1.0).abs() < 1e-12);
    assert!(solved.get("expected_score").is_none());
}

#[test]
fn a_hint_of_the_perfect_player_is_exact_and_its_solution_kept() {
    let directory = tempfile::tempdir().expect("a directory");
    let output = assert_cmd::Command::new(env!("CARGO_BIN_EXE_brikke"))
        .args(["hint", "2,2/0,0", "--player", "optimal", "--json"])
        .env("BRIKKE_DATA", directory.path())
        .output()
        .expect("the program starts");
    let hint: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let left = hint["values"]["left"].as_f64().expect("a value");
    assert!((left - 67.696_264).abs() < 1e-6, "{left}");
    assert!(directory.path().join("cache/solutions").is_dir());
}

#[test]
fn a_solution_is_saved_whole() {
    let directory = tempfile::tempdir().expect("a directory");
    let file = directory.path().join("2x2.solution");
    let path = file.to_str().expect("text");
    json(&["solve", "2x2", "--save", path, "--json"]);
    let kept = std::fs::read_dir(directory.path()).expect("a directory");
    assert_eq!(kept.count(), 1);
    let bytes = std::fs::read(&file).expect("a file");
    assert!(bytes.starts_with(b"brikke solution 1\n"));
}

#[cfg(unix)]
#[test]
fn a_solution_goes_through_a_pipe_that_stays_one() {
    use std::os::unix::fs::FileTypeExt as _;

    let directory = tempfile::tempdir().expect("a directory");
    let pipe = directory.path().join("pipe");
    let path = pipe.to_str().expect("text");
    let made = std::process::Command::new("mkfifo").arg(path).status();
    assert!(made.expect("mkfifo").success());
    let reader = std::thread::spawn({
        let pipe = pipe.clone();
        move || std::fs::read(pipe).expect("a pipe")
    });
    json(&["solve", "2x2", "--save", path, "--json"]);
    let kind = std::fs::metadata(&pipe).expect("there").file_type();
    assert!(kind.is_fifo());
    let bytes = reader.join().expect("it was read");
    assert!(bytes.starts_with(b"brikke solution 1\n"));
}

/// The boards of the page that take no time.
const QUICK: [&str; 7] = ["1x2", "1x3", "1x4", "1x5", "1x6", "2x2", "2x3"];

#[test]
fn the_page_says_what_is_computed() {
    let page = include_str!("../../../../docs/exact.md");
    for size in QUICK {
        let outcome = brikke(&["solve", size, "--table"]);
        assert_eq!(outcome.code, Some(0), "{}", outcome.stderr);
        let rows: Vec<&str> = outcome.stdout.lines().skip(2).collect();
        assert_eq!(rows.len(), 5, "{rows:?}");
        for row in rows {
            assert!(page.contains(row), "not on the page: {row}");
        }
    }
}

#[test]
fn what_is_too_large_is_refused_at_once() {
    for arguments in [
        &["solve", "3x4", "--memory", "8GB"][..],
        &["solve", "4x4", "--reach", "32", "--memory", "8GB"],
        &["hint", "2,0,0/0,0,0/0,0,0/0,0,2", "--player", "optimal"],
        &["play", "--player", "optimal", "--size", "3x4"],
    ] {
        let outcome = brikke(arguments);
        assert_eq!(outcome.code, Some(1), "{arguments:?}");
        let said = outcome.stderr;
        assert!(said.contains("illion states"), "{arguments:?}: {said}");
        assert!(
            said.contains("B of memory, more than"),
            "{arguments:?}: {said}"
        );
    }
}

/// Nobody waits for a solution in which the board cannot be.
#[test]
fn a_board_that_cannot_come_up_is_refused_at_once() {
    let board = "1024,1024,512/2,4,2/2,0,0";
    check_refused(
        &["hint", board, "--player", "optimal"],
        "the position 1024,1024,512/2,4,2/2,0,0 cannot come up in a game under these rules, and \
         is not solved",
    );
    assert_eq!(json(&["hint", board, "--json"])["player"], "expectimax");
}

#[test]
fn a_refusal_says_what_can_be_solved() {
    for arguments in [
        &["solve", "4x4"][..],
        &["solve", "8x8"],
        &["solve", "3x4", "--memory", "1GB"],
        &[
            "hint",
            "2,2,0,0/0,0,0,0/0,0,0,0/0,0,0,0",
            "--player",
            "optimal",
        ],
    ] {
        let outcome = brikke(arguments);
        assert_eq!(outcome.code, Some(1), "{arguments:?}");
        let said = outcome.stderr;
        assert!(
            said.contains("boards up to 3x3 and 2x4 can be solved"),
            "{said}"
        );
    }
}

#[test]
fn small_boards_have_exact_hints_and_analyses_unless_another_player_is_named() {
    let hint = json(&["hint", "2,2,0/0,4,0", "--json"]);
    assert_eq!(hint["player"], "optimal");
    let hint = json(&["hint", "2,2,0/0,4,0", "--player", "expectimax", "--json"]);
    assert_eq!(hint["player"], "expectimax");
    let directory = tempfile::tempdir().expect("a directory");
    let data = directory.path().to_str().expect("text");
    let game = [
        "play", "--data", data, "--player", "corner", "--seed", "otters",
    ];
    let outcome = brikke(&[&game[..], &["--size", "2x3"]].concat());
    assert_eq!(outcome.code, Some(0), "{}", outcome.stderr);
    let analysed = json(&["analyse", "1", "--data", data, "--json"]);
    assert_eq!(analysed["player"], "optimal");
    assert_eq!(analysed["luck_player"], "optimal");
}

/// The value that `solve` gives for the start is the one that `hint` gives for
/// the boards there.
#[test]
fn hints_are_exact_to_six_decimals() {
    let solved = json(&["solve", "2x2", "--start", "1", "--tiles", "2:1", "--json"]);
    let hint = ["hint", "2,0/0,0", "--player", "optimal", "--json"];
    let hint = json(&[&hint[..], &["--start", "1", "--tiles", "2:1"]].concat());
    let values = hint["values"].as_object().expect("values").values();
    let best = values.filter_map(Value::as_f64).fold(0.0, f64::max);
    let expected = solved["expected_score"].as_f64().expect("a score");
    assert!((best - expected).abs() < 1e-6, "{best}, not {expected}");
}

#[test]
fn mistakes_are_explained() {
    check_refused(
        &["solve", "2x2", "--reach", "64"],
        "the tile 64 is out of reach: a board of 2x2 holds at most 32",
    );
    check_misused(
        &["solve", "2x2", "--size", "2x3"],
        "--size: the board to solve is 2x2, not 2x3: leave --size out",
    );
    check_usage(&["solve", "2y2"], "'2y2' is not a size");
    check_usage(&["solve"], "SIZE");
    check_usage(&["solve", "2x2", "--memory", "much"], "800MB or 4GB");
}
