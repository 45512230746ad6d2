//! Options that stand before or after a command.

use tempfile::tempdir;

use super::{brikke, brikke_with_input, check_usage};

#[test]
fn they_stand_before_or_after_the_command() {
    let directory = tempdir().expect("a directory");
    let data = directory.path().to_str().expect("text");
    let played = brikke_with_input(&["--data", data, "--plain", "play"], "w\na\ns\nd\nquit\n");
    assert_eq!(played.code, Some(0), "{}", played.stderr);
    let games = |arguments: &[&str]| brikke(arguments).stdout;
    let before = games(&["--data", data, "games", "--json"]);
    let after = games(&["games", "--json", "--data", data]);
    assert!(before.contains("\"moves\""), "{before}");
    assert_eq!(before, after);
}

#[test]
fn the_language_is_heard_on_both_sides() {
    for arguments in [["--lang", "nb", "--plain"], ["--plain", "--lang", "nb"]] {
        let directory = tempdir().expect("a directory");
        let data = directory.path().to_str().expect("text");
        let arguments = [&arguments[..], &["play", "--data", data]].concat();
        let said = brikke_with_input(&arguments, "quit\n").stdout;
        assert!(said.contains("rad 1") || said.contains("Rad 1"), "{said}");
    }
}

#[test]
fn a_command_that_has_no_use_for_them_takes_them() {
    let all = [
        "--lang", "fr", "--theme", "dark", "--color", "16", "--plain",
    ];
    let slide = ["slide", "2,2/0,0", "left", "--json"];
    let plain = brikke(&slide).stdout;
    assert_eq!(brikke(&[&all[..], &slide].concat()).stdout, plain);
    assert_eq!(brikke(&[&slide[..], &all].concat()).stdout, plain);
}

#[test]
fn a_word_that_is_none_is_a_mistake_everywhere() {
    check_usage(&["--theme", "mauve", "games"], "colour-blind");
    check_usage(&["slide", "2,2", "left", "--color", "mauve"], "truecolor");
    check_usage(&["scores", "--lang", "xx"], "xx");
}

#[test]
fn the_best_player_can_be_named() {
    let hint = brikke(&["hint", "2,0/0,2", "--player", "best", "--json"]);
    assert!(
        hint.stdout.contains("\"player\":\"optimal\""),
        "{}",
        hint.stdout
    );
    let contest = [
        "match", "--player", "best", "--games", "1", "--size", "2x2", "--json",
    ];
    let contest = brikke(&contest);
    assert!(
        contest.stdout.contains("\"player\":\"optimal\""),
        "{}",
        contest.stdout
    );
}

#[test]
fn what_was_imported_is_said_in_the_language_asked_for() {
    let directory = tempdir().expect("a directory");
    let data = directory.path().to_str().expect("text");
    let import = |language: &[&str]| {
        let file = super::verify::RECORDING;
        brikke(&[&["import", file, "--data", data], language].concat()).stdout
    };
    let (english, french) = (import(&[]), import(&["--lang", "fr"]));
    assert!(english.contains("for practice"), "{english}");
    assert!(french.contains("Partie"), "{french}");
}
