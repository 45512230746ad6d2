//! `brikke match`.

use std::fs;

use serde_json::Value;
use tempfile::TempDir;

use super::{brikke, check_misused, check_near, check_refused, check_usage};

pub(crate) fn json(arguments: &[&str]) -> Value {
    let outcome = brikke(&[&["match", "--json"], arguments].concat());
    assert_eq!(outcome.code, Some(0), "{}", outcome.stderr);
    assert_eq!(outcome.stderr, "");
    serde_json::from_str(&outcome.stdout).expect("JSON")
}

/// The result without what depends on the machine.
fn timeless(arguments: &[&str]) -> Value {
    let mut json = json(arguments);
    let object = json.as_object_mut().expect("an object");
    for key in ["seconds", "moves_per_second", "moves_per_cpu_second"] {
        assert!(object.remove(key).is_some_and(|value| value.is_f64()));
    }
    json
}

#[test]
fn the_result_is_the_same_in_every_release() {
    let arguments = ["--player", "greedy", "--games", "4", "--size", "3x3"];
    let expected = serde_json::json!({
        "player": "greedy",
        "rules": "classic size=3x3",
        "games": 4,
        "seed": 1,
        "score": {
            "mean": 401.0,
            "stderr": 58.134_900_590_5,
            "median": 450.0,
            "min": 228,
            "max": 476,
        },
        "moves": {"mean": 52.5},
        "reached": {"2": 1.0, "4": 1.0, "8": 1.0, "16": 1.0, "32": 1.0, "64": 0.75},
    });
    check_near(&timeless(&arguments), &expected, "result");
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let with = |jobs| {
        let arguments = ["--player", "random", "--games", "50", "--versus", "greedy"];
        timeless(&[&arguments[..], &["--jobs", jobs]].concat())
    };
    let alone = with("1");
    assert_eq!(with("2"), alone);
    assert_eq!(with("3"), alone);
}

#[test]
fn the_lines_add_up_to_the_result() {
    let directory = TempDir::new().expect("a directory");
    let file = directory.path().join("games.csv");
    let path = file.to_str().expect("text");
    let arguments = ["--player", "greedy", "--games", "30", "--seed", "otters"];
    let json = json(&[&arguments[..], &["--versus", "random", "--csv", path]].concat());
    let text = fs::read_to_string(&file).expect("it is there");
    let mut lines = text.lines();
    let header = "index,score,moves,largest_tile,seconds,player";
    assert_eq!(lines.next(), Some(header));
    let rows: Vec<Vec<&str>> = lines.map(|line| line.split(',').collect()).collect();
    assert_eq!(rows.len(), 60);
    check_lines(&rows, "greedy", &json);
    check_lines(&rows, "random", &json["versus"]);
    assert_eq!(json["seed"], "otters");
}

fn check_lines(rows: &[Vec<&str>], player: &str, figures: &Value) {
    let own: Vec<&Vec<&str>> = rows.iter().filter(|row| row[5] == player).collect();
    for (index, row) in own.iter().enumerate() {
        assert_eq!(row[0], index.to_string());
        assert!(row[4].parse::<f64>().is_ok_and(|seconds| seconds >= 0.0));
    }
    let column = |number: usize| own.iter().map(move |row| number_of(row[number]));
    let check_equal = |found: f64, expected: &Value| {
        let expected = expected.as_f64().expect("a number");
        assert!((found - expected).abs() < 1e-6, "{found}, not {expected}");
    };
    check_equal(column(1).sum::<f64>() / 30.0, &figures["score"]["mean"]);
    check_equal(column(1).fold(0.0, f64::max), &figures["score"]["max"]);
    check_equal(column(2).sum::<f64>() / 30.0, &figures["moves"]["mean"]);
    for (tile, share) in figures["reached"].as_object().expect("an object") {
        let reached = column(3).filter(|&largest| largest >= number_of(tile));
        let reached = u32::try_from(reached.count()).expect("few");
        check_equal(f64::from(reached) / 30.0, share);
    }
}

fn number_of(text: &str) -> f64 {
    text.parse().expect("a number")
}

#[test]
fn a_player_is_level_with_itself() {
    let arguments = ["--player", "corner", "--versus", "corner", "--games", "5"];
    let json = json(&arguments);
    assert_eq!(json["versus"]["ties"], 5);
    assert_eq!(json["versus"]["difference"]["mean"], 0.0);
    let interval = serde_json::json!([0.0, 0.0]);
    assert_eq!(json["versus"]["difference"]["confidence95"], interval);
}

#[test]
fn one_game_has_no_standard_error() {
    let json = json(&["--player", "random", "--games", "1"]);
    assert_eq!(json["score"]["stderr"], Value::Null);
    assert_eq!(
        json["score"]["median"].as_f64(),
        json["score"]["mean"].as_f64()
    );
}

#[test]
fn the_goal_ends_games_where_the_rules_say_so() {
    let arguments = ["--player", "greedy", "--games", "10", "--goal", "16"];
    let at_goal = |what| json(&[&arguments[..], &["--at-goal", what]].concat());
    let stopped = at_goal("stop");
    assert_eq!(stopped["reached"]["16"], 1.0);
    assert_eq!(stopped["reached"]["32"], Value::Null);
    assert_eq!(at_goal("continue")["reached"]["32"], 1.0);
}

#[test]
fn people_get_a_few_lines() {
    let arguments = ["match", "--player", "corner", "--games", "20"];
    let outcome = brikke(&[&arguments[..], &["--versus", "random"]].concat());
    let lines: Vec<&str> = outcome.stdout.lines().collect();
    assert_eq!(lines[0], "corner: 20 games, classic, seed 1");
    assert!(lines[1].starts_with("score    mean "), "{}", outcome.stdout);
    for part in [
        "versus random, with the same tiles",
        "ahead by ",
        "95% confidence",
        " won, ",
    ] {
        assert!(outcome.stdout.contains(part), "{}", outcome.stdout);
    }
    assert!(
        lines
            .last()
            .is_some_and(|line| line.starts_with("speed    "))
    );
}

/// The first signal asks for the result so far.
#[cfg(unix)]
#[test]
fn an_interrupted_match_tells_what_it_has() {
    use std::io::Read;
    use std::process::{Command, Stdio};
    use std::{thread, time::Duration};

    let directory = TempDir::new().expect("a directory");
    let file = directory.path().join("games.csv");
    let mut child = Command::new(env!("CARGO_BIN_EXE_brikke"))
        .args(["match", "--player", "random", "--size", "1x2", "--json"])
        .args(["--games", "1000000000", "--csv"])
        .arg(&file)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // The games that are over have their lines while others are played.
    let lines = || fs::read_to_string(&file).map_or(0, |text| text.lines().count());
    while lines() < 100 {
        thread::sleep(Duration::from_millis(10));
    }
    let id = child.id().to_string();
    let killed = Command::new("kill").args(["-INT", &id]).status();
    assert!(killed.expect("there is a kill").success());
    let status = child.wait().expect("it ends");
    assert_eq!(status.code(), Some(130));
    let mut said = String::new();
    let mut stdout = child.stdout.take().expect("a pipe");
    stdout.read_to_string(&mut said).expect("text");
    let json: Value = serde_json::from_str(&said).expect("JSON");
    let games = json["games"].as_u64().expect("a number");
    assert!(games > 0);
    assert_eq!(lines() as u64, games + 1);
}

#[test]
fn mistakes_are_explained() {
    check_usage(
        &["match", "--games", "0"],
        "write a number of games from 1 to 1000000000",
    );
    check_usage(
        &["match", "--jobs", "0"],
        "write a number of threads from 1 to 1024",
    );
    check_usage(&["match", "--player", "corner:3"], "takes no '3'");
    check_usage(&["match", "--seed", ""], "seed");
    check_refused(
        &["match", "--games", "1", "--csv", "nowhere/games.csv"],
        "nowhere/games.csv cannot be written: there is no such directory",
    );
    check_misused(
        &["match", "--games", "1", "--size", "9x9"],
        "--size: a board of 9x9 is not possible: each side is from 1 to 8",
    );
}
