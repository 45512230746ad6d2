//! The game line by line, through a pipe.

use tempfile::TempDir;

use super::{Outcome, brikke_with_input};

/// Everything that is said when these lines are typed.
pub(crate) fn said(arguments: &[&str], lines: &str) -> Outcome {
    let directory = TempDir::new().expect("a directory");
    let data = directory.path().to_str().expect("text");
    let data = ["--data", data, "--lang", "en"];
    brikke_with_input(&[arguments, &data].concat(), lines)
}

#[track_caller]
fn check(arguments: &[&str], lines: &str, expected: &[&str]) {
    let outcome = said(arguments, lines);
    assert_eq!(outcome.code, Some(0), "{}", outcome.stderr);
    for sentence in expected {
        let said = &outcome.stdout;
        assert!(said.contains(sentence), "{sentence} was not said:\n{said}");
    }
}

#[test]
fn play_begins_at_once() {
    let expected = ["You slid up: 4 points.", "A 2 appeared in row 3, column 1."];
    check(&["play", "--seed", "otters"], "left\nup\nquit\n", &expected);
    check(&["play", "--seed", "otters"], "a\nw\nq\n", &expected);
}

#[test]
fn the_game_begins_with_its_menu() {
    let menu = [
        "1. New game",
        "2. Quit",
        "Please type a number:",
        "Goodbye.",
    ];
    check(&["--plain"], "2\n", &menu);
    check(&[], "2\n", &menu);
    let begun = ["There is no such choice.", "New game."];
    check(&["--plain"], "x\n1\n", &begun);
}

/// Everything that somebody who sees no screen needs, with words alone: help,
/// moves, undo, a hint, the analysis, a link, and the way out.
#[test]
fn a_game_is_played_analysed_and_shared_with_words_alone() {
    let play = ["play", "--plain", "--seed", "otters", "--size", "2x3"];
    let lines = "help\nleft\nup\nright\nundo\nhint\nanalyse\nback\nshare\nboard\nquit\n";
    let expected = [
        "undo, redo: take a move back, play it again",
        "You slid left: 4 points.",
        "Undone.",
        " says: ",
        "Accuracy ",
        "bk1.",
        "The line above is a link to this game.",
        "assisted",
        "Goodbye. Everything is saved.",
    ];
    check(&play, lines, &expected);
    let said = said(&play, lines).stdout;
    let link = said.lines().find(|line| line.starts_with("bk1."));
    let opened = brikke_with_input(&["verify", "-"], link.expect("a link"));
    assert_eq!(opened.code, Some(0), "{}", opened.stderr);
    assert_eq!(said.matches("Accuracy ").count(), 1, "said once: {said}");
}
