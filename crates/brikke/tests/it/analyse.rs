//! `brikke analyse`.

use std::fs;

use serde_json::Value;
use tempfile::TempDir;

use super::{brikke, brikke_with_input, check_near, check_refused, check_usage};

/// A recorded game of 60 plies, and one of 11 from a position.
const GAME: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../engine/tests/data/recordings/classic-seed.txt"
);
const POSITION: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../engine/tests/data/recordings/position.txt"
);

fn json(arguments: &[&str]) -> Value {
    let outcome = brikke(&[&["analyse", "--json"], arguments].concat());
    assert_eq!(outcome.code, Some(0), "{}", outcome.stderr);
    assert_eq!(outcome.stderr, "");
    serde_json::from_str(&outcome.stdout).expect("JSON")
}

#[test]
fn the_result_is_the_same_in_every_release() {
    let players = ["--player", "greedy", "--luck-player", "greedy"];
    let found = json(&[&[POSITION], &players[..]].concat());
    let golden = include_str!("../data/analysis.json");
    let expected = serde_json::from_str(golden).expect("JSON");
    check_near(&found, &expected, "result");
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let players = ["--player", "corner", "--luck-player", "greedy"];
    let with = |jobs| json(&[&[GAME], &players[..], &["--jobs", jobs]].concat());
    let alone = with("1");
    assert_eq!(alone["plies"], 60);
    assert_eq!(with("2"), alone);
    assert_eq!(with("3"), alone);
}

#[test]
fn the_game_is_one_that_is_kept_or_a_file_or_standard_input() {
    let directory = TempDir::new().expect("a directory");
    let data = directory.path().to_str().expect("text");
    assert_eq!(brikke(&["import", GAME, "--data", data]).code, Some(0));
    let from_file = json(&[GAME]);
    assert_eq!(json(&["1", "--data", data]), from_file);
    let recording = fs::read_to_string(GAME).expect("it is there");
    let outcome = brikke_with_input(&["analyse", "-", "--json"], recording);
    let piped: Value = serde_json::from_str(&outcome.stdout).expect("JSON");
    assert_eq!(piped, from_file);
}

#[test]
fn people_see_the_figures_and_the_worst_moves() {
    let arguments = ["analyse", POSITION, "--player", "greedy", "--worst", "1"];
    let outcome = brikke(&[&arguments[..], &["--luck-player", "greedy"]].concat());
    let said = &outcome.stdout;
    let expected = ": Gentle, 11 moves, score 2,031,128; analysed by greedy\nAccuracy: ";
    assert!(said.contains(expected), "{said}");
    assert!(said.contains("\nLuck: the new tiles were "), "{said}");
    assert_eq!(said.matches(" was better").count(), 1, "{said}");
    for jargon in [" stake", "deviation"] {
        assert!(!said.contains(jargon), "{said}");
    }
    assert!(said.contains("131072"), "{said}");
}

#[test]
fn the_report_stands_alone() {
    let directory = TempDir::new().expect("a directory");
    let file = directory.path().join("report.html");
    let path = file.to_str().expect("text");
    let with_report = ["analyse", GAME, "--player", "corner", "--report", path];
    let outcome = brikke(&with_report);
    assert_eq!(outcome.code, Some(0), "{}", outcome.stderr);
    let page = fs::read_to_string(&file).expect("it is there");
    for outside in ["http:", "https:", "src=", "<script", "@import", "url("] {
        assert!(!page.contains(outside), "{outside}");
    }
    check_balanced(&page);
    let analysis = json(&[GAME, "--player", "corner"]);
    let mistakes = analysis["moves"].as_array().expect("a list").iter();
    let mistakes = mistakes.filter(|found| ["mistake", "blunder"].contains(&grade(found)));
    let count = mistakes.count();
    assert!(count > 0);
    assert_eq!(page.matches("<article ").count(), count.min(40));
    assert_eq!(page.matches("class=\"mark ").count(), count);
    let accuracy = analysis["accuracy"].as_f64().expect("a number");
    assert!(page.contains(&format!("{accuracy:.1} of 100")));
    for link in page.split("href=\"#").skip(1) {
        let id = link.split('"').next().expect("an end");
        assert!(page.contains(&format!("id=\"{id}\"")), "{id}");
    }
}

fn grade(found: &Value) -> &str {
    found["grade"].as_str().expect("a word")
}

/// Every element that needs it is closed, in the right order.
fn check_balanced(page: &str) {
    let mut open: Vec<&str> = Vec::new();
    for tag in page.split('<').skip(1) {
        let (tag, _) = tag.split_once('>').expect("a tag ends");
        let name = tag.split([' ', '\n']).next().expect("a name");
        if let Some(closed) = name.strip_prefix('/') {
            assert_eq!(open.pop(), Some(closed));
        } else if !tag.ends_with('/') && !["!DOCTYPE", "meta"].contains(&name) {
            open.push(name);
        }
    }
    assert_eq!(open, [""; 0]);
}

#[test]
fn a_file_name_cannot_become_part_of_the_page() {
    let directory = TempDir::new().expect("a directory");
    let name = directory.path().join("<b>&\"game.brikke");
    fs::copy(GAME, &name).expect("it can be copied");
    let report = directory.path().join("report.html");
    let [game, report] = [&name, &report].map(|path| path.to_str().expect("text"));
    let outcome = brikke(&["analyse", game, "--report", report]);
    assert_eq!(outcome.code, Some(0), "{}", outcome.stderr);
    let page = fs::read_to_string(report).expect("it is there");
    assert!(page.contains("&lt;b&gt;&amp;&quot;game.brikke"));
    check_balanced(&page);
}

#[test]
fn a_game_without_moves_is_analysed_too() {
    let directory = TempDir::new().expect("a directory");
    let data = directory.path().to_str().expect("text");
    let report = directory.path().join("report.html");
    let lines = "left\nright\nup\ndown\nundo\nundo\nundo\nundo\nquit\n";
    let begun = brikke_with_input(&["play", "--plain", "--data", data], lines);
    assert_eq!(begun.code, Some(0), "{}", begun.stderr);
    let report = report.to_str().expect("text");
    let arguments = ["1", "--data", data, "--report", report];
    let found = json(&arguments);
    assert_eq!(found["accuracy"], Value::Null);
    assert_eq!(found["plies"], 0);
    check_balanced(&fs::read_to_string(report).expect("it is there"));
}

#[test]
fn mistakes_are_explained() {
    check_refused(
        &["analyse", "nowhere.brikke"],
        "nowhere.brikke cannot be read: there is no such file",
    );
    check_refused(
        &["analyse", GAME, "--report", "nowhere/report.html"],
        "nowhere/report.html cannot be written: there is no such directory",
    );
    check_usage(&["analyse"], "GAME");
    check_usage(&["analyse", "1", "--player", "deep"], "no player 'deep'");
}
