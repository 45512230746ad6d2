//! `brikke solve` and the player `optimal`.

use super::{brikke, check_refused, check_usage};
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

#[test]
fn mistakes_are_explained() {
    check_refused(
        &["solve", "2x2", "--reach", "64"],
        "the tile 64 is out of reach: a board of 2x2 holds at most 32",
    );
    check_refused(
        &["solve", "2x2", "--size", "2x3"],
        "--size: the board to solve is 2x2, not 2x3: leave --size out",
    );
    check_usage(&["solve", "2y2"], "'2y2' is no size");
    check_usage(&["solve"], "SIZE");
    check_usage(&["solve", "2x2", "--memory", "much"], "800MB or 4GB");
}
