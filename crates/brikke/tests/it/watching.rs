//! `play --player`: a player's game, watched through a pipe.

use serde_json::Value;
use tempfile::TempDir;

use super::{brikke, check_usage};

/// A player's whole game, and what is kept of it.
pub(crate) fn watched(arguments: &[&str]) -> (String, Value) {
    let directory = TempDir::new().expect("a directory");
    let data = directory.path().to_str().expect("text");
    let first = ["play", "--data", data, "--lang", "en"];
    let outcome = brikke(&[&first, arguments].concat());
    assert_eq!(outcome.code, Some(0), "{}", outcome.stderr);
    let games = brikke(&["games", "--json", "--data", data]).stdout;
    let games = serde_json::from_str(&games).expect("JSON");
    (outcome.stdout, games)
}

#[test]
fn a_game_is_played_to_its_end_and_kept() {
    let arguments = ["--player", "corner", "--seed", "otters", "--size", "3x3"];
    let (said, games) = watched(&arguments);
    assert!(said.contains("Corner slid"), "{said}");
    assert!(said.contains("Game over"), "{said}");
    assert_eq!(games[0]["finished"], true, "{games}");
    assert_eq!(watched(&arguments).0, said, "the same seed, the same game");
}

#[test]
fn the_rules_are_taken_at_their_word() {
    let small = ["--player", "greedy", "--seed", "otters", "--goal", "16"];
    let at_goal = |word| watched(&[&small[..], &["--at-goal", word]].concat()).0;
    let (stopped, played_on) = (at_goal("stop"), at_goal("continue"));
    for said in [&stopped, &played_on] {
        assert!(said.contains("Autoplay reached 16."), "{said}");
        assert!(!said.contains("Your name"), "nobody is asked: {said}");
    }
    let moves = |said: &str| said.matches("Greedy slid").count();
    assert!(moves(&played_on) > 2 * moves(&stopped), "{played_on}");
}

#[test]
fn a_pace_is_kept_to() {
    let arguments = ["--player", "corner", "--seed", "otters", "--size", "2x2"];
    let (said, games) = watched(&[&arguments[..], &["--speed", "500"]].concat());
    assert!(said.contains("Game over"), "{said}");
    assert_eq!(
        watched(&[&arguments[..], &["--speed", "max"]].concat()).0,
        said
    );
    assert_eq!(games[0]["finished"], true, "{games}");
}

#[test]
fn mistakes_are_explained() {
    check_usage(
        &["play", "--player", "deepblue"],
        "there is no player 'deepblue': choose ",
    );
    check_usage(
        &["play", "--player", "corner", "--speed", "fast"],
        "write a whole number of moves per second, or max",
    );
    check_usage(&["play", "--speed", "3"], "--player");
    check_usage(&["play", "--practice", "--player", "corner"], "--player");
}
