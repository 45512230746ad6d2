//! The game line by line.

use brikke_app::settings::PlayerText;
use brikke_app::{FirstScreen, Preferences, Settings};
use brikke_engine::Rules;
use brikke_locale::Language;
use brikke_players::PlayerAssets;
use brikke_store::MemoryStorage;
use brikke_tui::{Ending, Options, run_plain};

use crate::face::{Counting, seeded};

fn settings() -> Settings {
    Settings {
        hint_player: PlayerText::new("corner").unwrap(),
        ..Settings::default()
    }
}

/// Everything that is said when these lines are typed.
fn said(language: Language, lines: &str) -> String {
    said_with(language, settings(), seeded(Rules::default()), lines)
}

fn said_with(language: Language, settings: Settings, start: FirstScreen, lines: &str) -> String {
    let options = Options {
        app: brikke_app::Options {
            storage: Box::new(MemoryStorage::default()),
            preferences: Preferences {
                settings,
                ..Preferences::default()
            },
            language,
            assets: PlayerAssets::default(),
            entropy: Box::new(Counting(0)),
            start,
            face: brikke_app::Face::Plain,
        },
        colour: None,
        environment: |_| None,
    };
    let mut output = Vec::new();
    let ending = run_plain(options, lines.as_bytes(), &mut output).unwrap();
    assert_eq!(ending, Ending::Quit);
    String::from_utf8(output).unwrap()
}

#[track_caller]
fn check(lines: &str, expected: &[&str]) {
    let said = said(Language::English, lines);
    for sentence in expected {
        assert!(said.contains(sentence), "{sentence} was not said:\n{said}");
    }
    assert!(!said.contains('\u{1b}'), "{said}");
}

#[test]
fn the_board_is_read_out() {
    let rows = ["Row 1: empty", "Row 4: ", "Score 0, moves 0", "Goodbye."];
    check("", &rows);
}

#[test]
fn moves_are_read_as_sentences() {
    check(
        "left\nundo\nredo\nquit\n",
        &["You slid left", "appeared in row", "Undone.", "Redone."],
    );
}

#[test]
fn a_whole_game_goes_through_a_pipe() {
    let lines = "autoplay 100000\nAda\nscores\nnew\nquit\n";
    check(
        lines,
        &[
            "Corner slid",
            "Game over",
            "Ada is number 1",
            "1. Ada: ",
            "A new game has begun.",
        ],
    );
}

#[test]
fn a_question_waits_for_its_answer() {
    let lines = "left\nnew\nno\nboard\nnew\nyes\nquit\n";
    check(
        lines,
        &[
            "Leave this game for a new one?",
            "Nothing was changed.",
            "A new game has begun.",
        ],
    );
}

#[test]
fn nothing_is_asked_where_the_settings_say_so() {
    let settings = Settings {
        confirm_new_game: false,
        ..settings()
    };
    let start = seeded(Rules::default());
    let said = said_with(Language::English, settings, start, "left\nnew\n");
    assert!(!said.contains("Leave this game"), "{said}");
    assert_eq!(said.matches("A new game has begun.").count(), 2, "{said}");
}

#[test]
fn help_hints_and_mistakes_are_answered() {
    let lines = "help\nhint\nbanana\nbookmark here\nkeep\n";
    check(
        lines,
        &[
            "Type one command",
            "Best: ",
            "“banana” is not a command",
            "Bookmark “here” saved.",
        ],
    );
}

#[test]
fn chinese_is_spoken_and_understood() {
    let locale = brikke_locale::Locale::new(Language::Chinese);
    let said = said(
        Language::Chinese,
        &format!("{}\n", locale.text("command-help")),
    );
    assert!(said.contains(&locale.text("plain-help-title")), "{said}");
}
