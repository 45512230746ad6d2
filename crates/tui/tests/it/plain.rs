//! The game line by line.

use std::io::{self, Write};

use brikke_app::settings::PlayerText;
use brikke_app::{FirstScreen, Preferences, Settings};
use brikke_engine::Rules;
use brikke_locale::Language;
use brikke_players::PlayerAssets;
use brikke_store::MemoryStorage;
use brikke_tui::{Ending, LineInput, Options, run_plain};

use crate::face::{Counting, seeded};

pub(crate) fn settings() -> Settings {
    Settings {
        hint_player: PlayerText::new("corner").unwrap(),
        ..Settings::default()
    }
}

/// Everything that is said to somebody with these preferences.
pub(crate) fn said_to(preferences: Preferences, start: FirstScreen, lines: &str) -> String {
    let mut output = Vec::new();
    let lines = lines.as_bytes();
    run(Language::English, preferences, start, lines, &mut output);
    String::from_utf8(output).unwrap()
}

/// Everything that is said when these lines are typed.
pub(crate) fn said(language: Language, lines: &str) -> String {
    said_with(language, settings(), seeded(Rules::default()), lines)
}

fn said_with(language: Language, settings: Settings, start: FirstScreen, lines: &str) -> String {
    said_for_bytes(language, settings, start, lines.as_bytes())
}

fn said_for_bytes(
    language: Language,
    settings: Settings,
    start: FirstScreen,
    lines: &[u8],
) -> String {
    let mut output = Vec::new();
    run_with(language, settings, start, lines, &mut output);
    String::from_utf8(output).unwrap()
}

fn run_with(
    language: Language,
    settings: Settings,
    start: FirstScreen,
    lines: &[u8],
    output: impl Write,
) {
    let preferences = Preferences {
        settings,
        ..Preferences::default()
    };
    run(language, preferences, start, lines, output);
}

fn run(
    language: Language,
    preferences: Preferences,
    start: FirstScreen,
    lines: &[u8],
    output: impl Write,
) {
    let options = Options {
        app: brikke_app::Options {
            storage: Box::new(MemoryStorage::default()),
            preferences,
            language,
            assets: PlayerAssets::default(),
            entropy: Box::new(Counting(0)),
            start,
            face: brikke_app::Face::Plain,
            warnings: Vec::new(),
        },
        colour: None,
        theme: None,
        environment: |_| None,
    };
    let ending = run_plain(options, LineInput::piped(lines), output).unwrap();
    assert_eq!(ending, Ending::Quit);
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

/// Everything that was written, write by write.
#[derive(Default)]
struct Writes(Vec<String>);

impl Write for Writes {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.push(String::from_utf8(bytes.to_vec()).unwrap());
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_move_is_written_at_once_with_everything_that_is_said_of_it() {
    let mut output = Writes::default();
    let (settings, start) = (settings(), seeded(Rules::default()));
    run_with(
        Language::English,
        settings,
        start,
        b"left\nup\n",
        &mut output,
    );
    let Writes(writes) = output;
    let of = |way: &str| {
        writes
            .iter()
            .find(|written| written.starts_with(way))
            .unwrap()
    };
    assert!(of("You slid left").contains("moves 1, best"), "{writes:?}");
    assert!(of("You slid up").contains("moves 2, best"), "{writes:?}");
}

/// Moves of a person, enough for the game to be theirs, and a player to its
/// end.
pub(crate) fn to_the_end() -> String {
    "a\ns\nd\ns\n".repeat(30) + "autoplay 100000\n"
}

#[test]
fn a_whole_game_goes_through_a_pipe() {
    let lines = to_the_end() + "name Ada\nscores\nnew\nquit\n";
    check(
        &lines,
        &[
            "Corner slid",
            "Game over",
            "Ada takes first place",
            "1. Ada: ",
            "New game.",
        ],
    );
}

#[test]
fn a_move_that_comes_too_late_is_no_name_and_leaves_none_out() {
    let lines = to_the_end() + "left\nw\nh\n\u{1b}[C\nAna\nscores\nquit\n";
    let said = said(Language::English, &lines);
    assert!(said.contains("Type your name, or an empty line"), "{said}");
    assert_eq!(said.matches("The game is over.\n").count(), 4, "{said}");
    assert!(said.contains("Ana takes first place"), "{said}");
    assert!(said.contains("1. Ana: "), "{said}");
    let result = said.find("Game over. ").unwrap();
    let asked = said.find("One of the ten best scores! Your name").unwrap();
    assert!(said[result..asked].contains(" points in "), "{said}");
}

#[test]
fn a_command_leaves_the_question_for_a_name() {
    for (line, heard) in [
        ("analyse", "Move 0 of "),
        ("n", "New game."),
        ("new", "New game."),
        ("games", "1. Classic"),
        ("menu", "1. New game"),
    ] {
        let said = said(Language::English, &format!("{}{line}\n", to_the_end()));
        let asked = said.find("Your name").unwrap();
        assert!(said[asked..].contains(heard), "{line}: {said}");
        assert!(!said.contains(&format!("{line} takes")), "{said}");
    }
    let nameless = to_the_end() + "\nscores\nquit\n";
    check(&nameless, &["1. (no name): "]);
}

#[test]
fn a_machines_game_asks_for_no_name() {
    let said = said(Language::English, "autoplay 100000\nscores\nquit\n");
    assert!(!said.contains("your name"), "{said}");
    assert!(said.contains("1. corner: "), "{said}");
}

#[test]
fn a_line_that_is_no_text_is_one_unknown_command() {
    let start = seeded(Rules::default());
    let lines = b"left\nr\xffght\nundo\nquit\n";
    let said = said_for_bytes(Language::English, settings(), start, lines);
    let expected = [
        "You slid left",
        "Unknown command: “r\u{fffd}ght”",
        "Undone.",
        "Goodbye.",
    ];
    for sentence in expected {
        assert!(said.contains(sentence), "{sentence} was not said:\n{said}");
    }
}

#[test]
fn a_question_waits_for_its_answer() {
    let lines = "left\nnew\nno\nboard\nnew\nyes\nquit\n";
    check(
        lines,
        &[
            "Leave this game and start a new one?",
            "Nothing has changed.",
            "New game.",
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
    assert_eq!(said.matches("New game.").count(), 2, "{said}");
}

#[test]
fn help_hints_and_mistakes_are_answered() {
    let lines = "help\nhint\nbanana\nbookmark here\nkeep\n";
    check(
        lines,
        &[
            "Type one command",
            " says: ",
            "Unknown command: “banana”. Type “help”",
            "The bookmark “here” takes you back here.",
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

/// Everything that is said when these lines are typed at the menu.
pub(crate) fn at_the_menu(lines: &str) -> String {
    said_with(Language::English, settings(), FirstScreen::Menu, lines)
}

#[test]
fn the_menu_is_that_of_the_second_document() {
    let said = at_the_menu("2\n");
    for line in [
        "1. New game",
        "2. Quit",
        "Please type a number:",
        "Goodbye.",
    ] {
        assert!(said.contains(line), "{line}:\n{said}");
    }
    let said = at_the_menu("1\nw\na\ns\nd\n");
    assert!(said.contains("New game."), "{said}");
    assert!(said.contains("You slid"), "{said}");
}

#[test]
fn a_wrong_line_in_the_menu_is_explained_and_asked_again() {
    for wrong in ["x", "banana", "0", "17", "left", "j"] {
        let said = at_the_menu(&format!("{wrong}\n1\nquit\n"));
        let sentence = "There is no such choice. Type a number from 1 to 10.";
        assert!(said.contains(sentence), "{wrong}:\n{said}");
        assert!(said.contains("New game."), "{wrong}:\n{said}");
    }
}

#[test]
fn every_page_of_the_menu_is_read_and_left() {
    for (number, heard) in [
        ("5", "No scores yet."),
        ("6", "No statistics yet"),
        ("8", "w, a, s, d or up, left, down, right: slide"),
        ("9", "Norwegian for a game piece"),
    ] {
        let said = at_the_menu(&format!("{number}\n1\nquit\n"));
        assert!(said.contains(heard), "{number}:\n{said}");
        assert!(said.contains("New game."), "{number}:\n{said}");
    }
}

#[test]
fn a_saved_game_is_chosen_by_its_number() {
    let said = at_the_menu("1\na\ns\nesc\n4\n1\nquit\n");
    assert!(said.contains("Game saved. Continue picks it up"), "{said}");
    assert!(said.contains("1. Classic: "), "{said}");
    assert!(said.contains("Game resumed: "), "{said}");
}

#[test]
fn settings_are_changed_by_their_numbers() {
    let said = at_the_menu("7\n4 Ada\nmenu\n2\n");
    assert!(said.contains("4. Your name: Ada"), "{said}");
}

#[test]
fn a_letter_does_what_its_key_does_on_the_screen() {
    let said = |letter: &str| said(Language::English, &format!("a\n{letter}\n"));
    for (letter, heard) in [
        ("d", "right"),
        ("l", "right"),
        ("h", "left"),
        ("u", "Undone."),
        ("n", "Leave this game and start a new one?"),
        ("R", "Start again?"),
        ("S", "Save the game as it stands?"),
        ("o", "Open a file"),
        ("z", "Unknown command: “z”"),
        ("\u{1b}[C", "right"),
    ] {
        let said = said(letter);
        assert!(said.contains(heard), "{letter}: {heard}\n{said}");
    }
}

#[test]
fn a_yes_or_no_takes_digits_letters_and_an_empty_line() {
    for yes in ["1", "y", "yes", ""] {
        let said = said(Language::English, &format!("a\nR\n{yes}\n"));
        let begun = said.matches("New game.").count();
        assert_eq!(begun, 2, "{yes:?}\n{said}");
    }
    for no in ["0", "n", "no", "esc"] {
        let said = said(Language::English, &format!("a\nR\n{no}\n"));
        assert!(said.contains("Nothing has changed."), "{no}\n{said}");
    }
    let said = said(Language::English, "a\nR\nperhaps\ny\n");
    assert!(said.contains("“perhaps” is not an answer here."), "{said}");
    assert_eq!(said.matches("New game.").count(), 2, "{said}");
}

#[test]
fn a_game_is_saved_into_a_file_and_opened_again() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("board.bin");
    let path = file.display();
    let saved = said(Language::English, &format!("a\nsave\n3\n3\n{path}\n"));
    assert!(saved.contains(&format!("Saved: {path}")), "{saved}");
    assert_eq!(std::fs::read(&file).unwrap().len(), 72);
    let again = said(
        Language::English,
        &format!("a\nsave\n3\n3\n{path}\n0\ncancel\n"),
    );
    assert!(again.contains("exists already. Replace it?"), "{again}");
    let opened = at_the_menu(&format!("open {path}\na\nd\nquit\n"));
    assert!(opened.contains("moves 1,"), "{opened}");
    assert!(opened.contains("You slid"), "{opened}");
}

#[test]
fn what_is_offered_is_taken_by_an_empty_line() {
    let said = said(Language::English, "o\ncancel\n");
    let offered = "Press Enter to accept “ultimo_tabuleiro.bin”.";
    assert!(said.contains(offered), "{said}");
}

#[test]
fn practice_takes_the_keys_of_the_exam_and_their_words() {
    let start = FirstScreen::Practice {
        rules: brikke_engine::Preset::TenTwentyFour.rules(),
        seed: None,
    };
    let lines = "I\nF\ntest board\nx\nright\nm\nright\nhelp\nq\n";
    let said = said_with(Language::English, settings(), start, lines);
    let expected = [
        "Row 1: 1, 2, 3, 4.",
        "Row 1: 4, 3, 2, 1.",
        "Row 1: 2, 2, empty, 4.",
        "The arrows push: tiles move, and nothing merges.",
        "Pushed right.",
        "Row 1: empty, 2, 2, 4.",
        "Merged right for 20 points.",
        "Row 1: empty, empty, 4, 4.",
        "t: transpose",
    ];
    for sentence in expected {
        assert!(said.contains(sentence), "{sentence} was not said:\n{said}");
    }
}

#[test]
fn exponents_are_read_out_where_the_settings_say_so() {
    let (settings, _) = Settings::read("labels = 'exponents'\n");
    let start = FirstScreen::Practice {
        rules: Rules::default(),
        seed: None,
    };
    let said = said_with(Language::English, settings, start, "fill with twos\nquit\n");
    assert!(said.contains("Row 1: 1, 1, 1, 1."), "{said}");
}

#[test]
fn a_file_that_cannot_be_opened_leaves_the_game_as_it_is() {
    let said = said(Language::English, "open /no/such/file\na\n");
    assert!(said.contains("no such file or directory"), "{said}");
    assert!(said.contains("You slid left"), "{said}");
}

#[test]
fn a_list_is_left_by_any_word_for_it() {
    for word in ["esc", "Esc", "menu"] {
        let said = at_the_menu(&format!("1\na\nesc\n4\n{word}\n2\n"));
        assert!(said.contains("moves 1"), "{word}: {said}");
        assert!(said.ends_with("Goodbye. Everything is saved.\n"), "{said}");
    }
}

/// A whole evening without a screen: a game is played, a move taken back, a
/// hint asked for, the game analysed, its worst move found and tried another
/// way, and a link to it shared.
#[test]
fn somebody_who_cannot_see_plays_undoes_asks_analyses_and_shares() {
    let round = "left\ndown\nright\nup\n".repeat(8);
    let lines = format!(
        "{round}undo\nhint\n{round}analyse\nworst move\ntry it\nup\ndown\nb\nesc\nshare\nquit\n"
    );
    check(
        &lines,
        &[
            "You slid left",
            "Undone.",
            " says: ",
            "Accuracy",
            "is better",
            "Game",
            "The line above is a link to this game.",
            "bk1",
            "Goodbye.",
        ],
    );
}
