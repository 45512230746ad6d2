//! `brikke tables`.

use std::fs;
use std::path::Path;

use serde_json::Value;
use tempfile::TempDir;

use super::{Outcome, brikke, check_usage, command, outcome};

/// In `442-64`: large tiles from 64 on as a wall.
const POSITION: &str = "2048 1024 512 256 / 128 64 . 2 / . . . 4 / . . . 2";

fn directory() -> TempDir {
    tempfile::tempdir().expect("a directory")
}

fn run(data: &Path, arguments: &[&str]) -> Outcome {
    outcome(command(arguments).env("BRIKKE_DATA", data))
}

fn json(data: &Path, arguments: &[&str]) -> Value {
    let outcome = run(data, &[arguments, &["--json"]].concat());
    assert_eq!(outcome.code, Some(0), "{}", outcome.stderr);
    serde_json::from_str(&outcome.stdout).expect("JSON")
}

fn check_refused(data: &Path, arguments: &[&str], reason: &str) {
    let outcome = run(data, arguments);
    assert_eq!(
        outcome.stderr,
        format!("brikke: {reason}\n"),
        "{arguments:?}"
    );
    assert_eq!((outcome.stdout.as_str(), outcome.code), ("", Some(1)));
}

fn state(data: &Path, name: &str) -> Value {
    let listed = json(data, &["tables", "list"]);
    let tables = listed.as_array().expect("a list");
    let table = tables.iter().find(|table| table["name"] == name);
    table.expect("in the list").clone()
}

#[test]
fn a_table_is_built_listed_asked_and_removed() {
    let data = directory();
    let data = data.path();
    assert_eq!(state(data, "442-64")["state"], "absent");

    let outcome = run(data, &["tables", "build", "442-64", "--json"]);
    assert_eq!(outcome.code, Some(0), "{}", outcome.stderr);
    assert!(
        outcome.stderr.contains("MB of memory"),
        "{}",
        outcome.stderr
    );
    let built: Value = serde_json::from_str(&outcome.stdout).expect("JSON");
    let success = built[0]["success"].as_f64().expect("a number");
    assert!((0.7..0.75).contains(&success), "{success}");

    let listed = state(data, "442-64");
    assert_eq!(listed["state"], "built");
    // The catalog says what comes out, so that estimates are right.
    assert_eq!(listed["afterstates"], built[0]["afterstates"]);
    let files = fs::read_dir(data.join("tables")).expect("a directory");
    assert_eq!(files.count(), 1, "nothing is left beside the table");

    let again = run(data, &["tables", "build", "442-64"]);
    let before = "442-64 is built already.\n";
    assert_eq!((again.stderr.as_str(), again.code), (before, Some(0)));

    let answers = json(data, &["tables", "ask", POSITION]);
    assert_eq!(answers[0]["table"], "442-64");
    let values = &answers[0]["values"];
    assert!(values["left"].is_f64(), "{values}");
    assert!(values["down"].is_null(), "the wall would fall: {values}");

    let removed = json(data, &["tables", "remove", "442-64", "442-64"]);
    assert_eq!(removed.as_array().map(Vec::len), Some(1));
    assert_eq!(removed[0]["bytes"], listed["bytes"]);
    assert_eq!(state(data, "442-64")["state"], "absent");

    people_read_sentences(data);
    a_damaged_table_is_not_asked(data);
}

/// Goes on from a directory without tables.
fn people_read_sentences(data: &Path) {
    let nothing = "no endgame table is built: 'brikke tables build' builds one";
    check_refused(data, &["tables", "ask", POSITION], nothing);
    let ask = ["tables", "ask", POSITION, "--table", "442-64"];
    let not_built = "the endgame table 442-64 is not built: 'brikke tables build 442-64' builds it";
    check_refused(data, &ask, not_built);
    check_refused(
        data,
        &["tables", "ask", POSITION, "--lang", "fr"],
        "Aucune table de finales n’est construite. «\u{a0}brikke tables build\u{a0}» en construit une.",
    );
    let remove = ["tables", "remove", "442-64"];
    check_refused(data, &remove, "there is no table 442-64 to remove");
    let built = run(data, &["tables", "build", "442-64", "--lang", "nb"]);
    assert!(
        built.stdout.contains("lager perfekt spill 64"),
        "{}",
        built.stdout
    );
    let shown = run(data, &["tables", "ask", POSITION]).stdout;
    assert!(
        shown.starts_with("442-64: the chance of making 64\nup "),
        "{shown}"
    );
    assert!(shown.contains("the wall moves away"), "{shown}");
    let small = "2 . . . / . . . . / . . . . / . . . 2";
    let reason =
        "the large tiles of this position do not form the wall of any built table (442-64)";
    check_refused(data, &["tables", "ask", small], reason);
    let stuck = "2 4 2 4 / 4 2 4 2 / 2 4 2 4 / 4 2 4 2";
    check_refused(
        data,
        &["tables", "ask", stuck],
        "nothing moves in this position",
    );
    let other_size = "endgame tables are for 4x4 boards, and this position is 1x2";
    check_refused(data, &["tables", "ask", "2,2"], other_size);
}

/// Goes on from a directory with a table.
fn a_damaged_table_is_not_asked(data: &Path) {
    let file = data.join("tables").join("442-64.table");
    let mut bytes = fs::read(&file).expect("the table");
    bytes.truncate(bytes.len() - 1);
    fs::write(&file, &bytes).expect("a file");
    let reason = "the table 442-64 cannot be used, because it is cut off, or has something after its end: remove it and build it again";
    check_refused(data, &["tables", "ask", POSITION], reason);
    assert_eq!(state(data, "442-64")["state"], "unusable");
    assert_eq!(run(data, &["tables", "list", "--check"]).code, Some(1));

    // One that is damaged inside is noticed by those who read all of it.
    run(data, &["tables", "build", "442-64"]);
    let mut bytes = fs::read(&file).expect("the table");
    let sound = bytes.clone();
    bytes[5_000_000] ^= 1;
    fs::write(&file, &bytes).expect("a file");
    assert_eq!(state(data, "442-64")["state"], "built");
    assert_eq!(run(data, &["tables", "list", "--check"]).code, Some(1));
    run(data, &["tables", "build", "442-64"]);
    assert!(fs::read(&file).expect("the table") == sound);

    // All of those that are named are removed, or none.
    let both = ["tables", "remove", "442-64", "six-512"];
    check_refused(data, &both, "there is no table six-512 to remove");
    assert_eq!(state(data, "442-64")["state"], "built");
    // One that is being built stays, and so does what is built of it.
    let unfinished = fs::File::create(data.join("tables").join("442-64.unfinished"));
    let unfinished = unfinished.expect("a file");
    unfinished.lock().expect("nobody has it");
    let remove = ["tables", "remove", "442-64"];
    check_refused(
        data,
        &remove,
        "another program is building the table 442-64",
    );
    assert!(file.exists());
}

#[test]
fn other_names_are_refused() {
    check_usage(&["tables", "build", "442-65"], "choose six-512, five-512");
    check_usage(&["tables", "remove"], "required");
    check_usage(&["tables"], "Usage");
    let outcome = brikke(&["tables", "ask", "2 2 / . 3"]);
    assert!(outcome.stderr.contains("position:"), "{}", outcome.stderr);
    assert_eq!(outcome.code, Some(1));
}

#[cfg(unix)]
#[test]
fn an_interrupted_build_goes_on_later() {
    let data = directory();
    let mut build = std::process::Command::new(env!("CARGO_BIN_EXE_brikke"))
        .args(["tables", "build", "five-512", "--jobs", "1"])
        .env("BRIKKE_DATA", data.path())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .expect("the program starts");
    let unfinished = data.path().join("tables").join("five-512.unfinished");
    // It has begun once a layer is on disk.
    while fs::metadata(&unfinished).map_or(0, |found| found.len()) < 1000 {
        assert!(build.try_wait().expect("a state").is_none(), "it has ended");
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    let id = build.id().to_string();
    let killed = std::process::Command::new("kill")
        .args(["-INT", &id])
        .status();
    assert!(killed.expect("kill is there").success());
    let output = build.wait_with_output().expect("an end");
    assert_eq!(output.status.code(), Some(130));
    let said = String::from_utf8(output.stderr).expect("text");
    assert!(said.contains("five-512 is not finished"), "{said}");
    assert_eq!(state(data.path(), "five-512")["state"], "unfinished");
    run(data.path(), &["tables", "remove", "five-512"]);
    assert!(!unfinished.exists());
}
