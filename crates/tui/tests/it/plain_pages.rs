//! Pages and questions line by line: help, the way back, numbers and texts.

use brikke_app::{FirstScreen, Preferences, Settings};
use brikke_engine::Rules;
use brikke_locale::Language;

use crate::plain::{at_the_menu, said, said_to, settings, to_the_end};

#[track_caller]
fn check_said(said: &str, expected: &[&str]) {
    for sentence in expected {
        assert!(said.contains(sentence), "{sentence} was not said:\n{said}");
    }
}

/// The lines at the menu after the game that these pages list.
fn with_a_game(lines: &str) -> String {
    at_the_menu(&format!("1\na\ns\nback\n{lines}quit\n"))
}

#[test]
fn help_explains_the_page_on_which_it_is_asked_for() {
    for (page, expected) in [
        ("", ["This is the menu.", "settings, about: these pages"]),
        (
            "settings\n",
            ["number of a line to change it", "back: leave"],
        ),
        ("games\n", ["x: delete", "back: leave this page"]),
        ("games\nreplay 1\n", ["previous", "back: leave this page"]),
    ] {
        let said = with_a_game(&format!("{page}help\n"));
        check_said(&said, &expected);
        assert!(!said.contains("slide"), "{page}: {said}");
    }
    check_said(
        &said(Language::English, "help\n"),
        &["slide", "menu, games"],
    );
}

#[test]
fn back_leaves_every_page_and_a_replay_too() {
    for page in ["settings", "games", "games\nreplay 1\nback"] {
        let said = with_a_game(&format!("{page}\nback\n2\n"));
        assert!(
            said.ends_with("Goodbye. Everything is saved.\n"),
            "{page}: {said}"
        );
        assert!(!said.contains("Unknown command"), "{page}: {said}");
    }
    let said = with_a_game("games\nreplay 1\nnext\nnext\nprevious\n");
    check_said(&said, &["Move 2 of 2", "Move 1 of 2"]);
    let french = said_in_french("réglages\nretour\nback\n");
    assert!(!french.contains("Saisie incorrecte"), "{french}");
}

fn said_in_french(lines: &str) -> String {
    said(Language::French, lines)
}

#[test]
fn an_action_takes_the_number_of_a_game_and_a_name() {
    let said = with_a_game("games\nrename 1 hello\n");
    check_said(&said, &["Renamed.", "hello"]);
    check_said(&with_a_game("games\nreplay 1\n"), &["Move 0 of 2"]);
    check_said(&with_a_game("games\nopen 1\n"), &["Game resumed: "]);
    check_said(&with_a_game("games\ndelete 1\n"), &["Game 1 deleted."]);
    for wrong in ["delete 7", "open 7", "rename 7 hello"] {
        let said = with_a_game(&format!("games\n{wrong}\n"));
        check_said(&said, &["There is no number 7 in this list."]);
    }
}

#[test]
fn an_action_without_a_number_says_which_game_it_takes() {
    for action in ["rename", "n", "share"] {
        let said = with_a_game(&format!("games\n{action}\ncancel\n"));
        let rows = said.matches("\n1. Classic: ").count();
        assert_eq!(rows, 2, "{action}: {said}");
    }
}

#[test]
fn the_text_of_a_setting_is_asked_for() {
    let said = at_the_menu("settings\n4\nAda Lovelace\nboard\n4\n\nback\n2\n");
    check_said(
        &said,
        &[
            "Your name: type the text on the next line",
            "4. Your name: Ada Lovelace",
            "Nothing has changed.",
        ],
    );
    assert!(!said.contains("Unknown command"), "{said}");
}

#[test]
fn changing_a_setting_reads_no_other_one() {
    let directory = tempfile::tempdir().unwrap();
    let preferences = Preferences {
        settings: settings(),
        file: Some(directory.path().join(Settings::FILE_NAME)),
        ..Preferences::default()
    };
    let said = said_to(preferences, FirstScreen::Menu, "settings\n4 Ada\nback\n2\n");
    check_said(&said, &["4. Your name: Ada"]);
    assert_eq!(said.matches("8. Speedrun").count(), 1, "{said}");
}

/// The lines for somebody who sits at a terminal.
fn typed(lines: &str) -> String {
    let preferences = Preferences {
        settings: settings(),
        is_typed: true,
        ..Preferences::default()
    };
    // A game from a seed that is known is never clean.
    let start = FirstScreen::Play {
        rules: Rules::default(),
        seed: None,
        player: None,
    };
    said_to(preferences, start, lines)
}

#[test]
fn help_in_a_clean_game_is_asked_about_at_a_terminal() {
    for help in ["undo", "hint", "autoplay 2"] {
        let refused = typed(&format!("a\ns\n{help}\nno\nquit\n"));
        check_said(
            &refused,
            &["will count as assisted. Go on?", "Nothing has changed."],
        );
        assert!(!refused.contains("Undone."), "{refused}");
    }
    check_said(&typed("a\ns\nundo\nyes\nquit\n"), &["Undone."]);
    let again = typed("a\ns\nundo\nleft\nyes\nquit\n");
    check_said(&again, &["“left” is not an answer here.", "Undone."]);
    assert_eq!(again.matches("1. Go on").count(), 2, "{again}");
}

#[test]
fn nothing_is_asked_before_help_in_a_pipe() {
    let said = said(Language::English, "a\nundo\nquit\n");
    check_said(&said, &["Undone."]);
    assert!(!said.contains("Go on?"), "{said}");
}

#[test]
fn a_link_is_written_and_nothing_is_said_to_be_copied() {
    for lines in ["a\nshare\n", "a\nback\ngames\nshare 1\n"] {
        let said = said(Language::English, lines);
        check_said(&said, &["bk1", "The line above is a link to this game."]);
        assert!(!said.contains("copied"), "{said}");
    }
}

#[test]
fn an_analysis_says_once_that_it_is_under_way() {
    let round = "left\ndown\nright\nup\n".repeat(20);
    let said = said(Language::English, &format!("{round}analyse\nback\nquit\n"));
    assert!(!said.contains("Loading the advisor"), "{said}");
    assert!(said.matches("Analysing").count() <= 1, "{said}");
}

#[test]
fn pages_are_opened_by_their_words() {
    for (word, heard) in [
        ("stats", "No statistics yet"),
        ("statistics", "No statistics yet"),
        ("settings", "4. Your name: "),
        ("about", "Norwegian for a game piece"),
    ] {
        let said = said(Language::English, &format!("{word}\nquit\n"));
        check_said(&said, &[heard]);
    }
}

#[test]
fn a_stray_command_is_no_name_however_late_it_comes() {
    let lines = to_the_end() + "left\nw\nname w\nscores\nquit\n";
    check_said(&said(Language::English, &lines), &["1. w: "]);
}
