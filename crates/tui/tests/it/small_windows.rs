//! What matters is seen in small windows, and nothing covers the board where
//! there is other room.

use brikke_app::FirstScreen;
use brikke_app::page::Body;
use brikke_engine::{Overrides, Preset, Rules};
use brikke_locale::Language;
use crossterm::event::KeyCode;

use crate::face::{Face, seeded};

const ARROWS: [&str; 4] = ["▲", "▶", "▼", "◀"];

/// Rules of a game that is soon over.
fn tiny() -> Rules {
    let overrides = Overrides {
        size: "2x2".parse().ok(),
        ..Overrides::default()
    };
    Rules::new(Preset::Classic, overrides).unwrap()
}

/// A game without a seed: help changes what it counts as.
fn clean() -> Face {
    let mut face = Face::new(Language::English, FirstScreen::Menu);
    face.press(KeyCode::Enter);
    face.type_keys("adsw");
    face.pass(2_000);
    face
}

/// A game that is over, with the question for a name at its end.
fn at_the_end() -> Face {
    let mut face = Face::new(Language::English, seeded(tiny()));
    for key in "adsw".chars().cycle().take(200) {
        face.type_keys(&key.to_string());
        face.pass(2_000);
        if face.shown((80, 24)).contains("One of the ten best") {
            break;
        }
    }
    face
}

/// The analysis of that game, at its first mistake.
fn at_a_mistake() -> Face {
    let mut face = at_the_end();
    face.press(KeyCode::Enter);
    face.pass(2_000);
    face.type_keys("a");
    for _ in 0..1_000 {
        if matches!(face.page().body, Body::Replay(replay) if !replay.headlines.is_empty()) {
            break;
        }
        face.hear_player();
    }
    face.type_keys("n");
    face.pass(2_000);
    face
}

#[test]
fn a_hint_is_seen_in_the_smallest_window() {
    let mut face = clean();
    face.type_keys("i");
    let asked = face.shown((20, 6));
    assert!(asked.contains("Assisted game?"), "{asked}");
    face.type_keys("1");
    face.hear_player();
    for _ in 0..2 {
        let shown = face.shown((20, 6));
        let last = shown.lines().last().unwrap();
        assert!(ARROWS.iter().any(|arrow| last.contains(arrow)), "{shown}");
        face.type_keys("i");
    }
}

#[test]
fn a_note_that_would_be_cut_has_a_few_words() {
    let mut face = clean();
    face.type_keys("i1");
    face.hear_player();
    for size in [(40, 20), (24, 8)] {
        let shown = face.shown(size);
        assert!(shown.contains("Game now assisted"), "{shown}");
    }
    let shown = face.shown((80, 24));
    assert!(
        shown.contains("this game now counts as assisted."),
        "{shown}"
    );
}

#[test]
fn all_choices_at_the_end_are_seen_where_there_are_rows() {
    let mut face = at_the_end();
    let shown = face.shown((40, 20));
    assert!(shown.contains("Enter save"), "{shown}");
    let shown = face.shown((20, 6));
    assert!(shown.contains("Enter"), "{shown}");
    face.press(KeyCode::Enter);
    face.pass(2_000);
    let shown = face.shown((40, 20));
    for choice in [
        "Try again",
        "Undo",
        "Analyse",
        "Share",
        "Best scores",
        "New game",
        "Menu",
    ] {
        assert!(shown.contains(choice), "{choice}: {shown}");
    }
}

#[test]
fn the_better_move_is_read_in_every_window() {
    let face = at_a_mistake();
    let shown = face.shown((24, 8));
    assert!(shown.contains("is better"), "{shown}");
    let shown = face.shown((40, 20));
    for word in [
        "is better",
        "n next",
        "t try it",
        "up",
        "right",
        "down",
        "left",
        "luck",
    ] {
        assert!(shown.contains(word), "{word}: {shown}");
    }
}

#[test]
fn the_worst_moves_say_what_they_lost() {
    let shown = at_a_mistake().shown((80, 24));
    let worst = shown
        .lines()
        .skip_while(|line| !line.contains("Worst moves"));
    let first = { worst }.nth(1).unwrap();
    assert!(
        first.contains(" (−") && first.contains("was better"),
        "{shown}"
    );
}

#[test]
fn the_keys_that_teach_are_seen_in_every_language() {
    for language in Language::ALL {
        let mut face = Face::playing(language);
        face.type_keys(&"adswadsw".repeat(6));
        face.type_keys("v");
        let shown = face.shown((80, 24));
        let keys = shown.lines().last().unwrap().to_owned();
        assert!(keys.contains(" t "), "{keys}");
    }
}

/// The columns of the board in a window of 80x24.
fn board(shown: &str) -> Vec<String> {
    let left = |line: &str| line.chars().take(50).collect::<String>();
    shown.lines().take(18).map(left).collect()
}

#[test]
fn the_players_are_chosen_beside_the_board() {
    for language in Language::ALL {
        let mut face = Face::playing(language);
        let before = face.shown((80, 24));
        face.type_keys("p");
        let asked = face.shown((80, 24));
        assert_eq!(
            board(&before)
                .iter()
                .map(|line| line.trim_end())
                .collect::<Vec<_>>(),
            board(&asked)
                .iter()
                .map(|line| line.trim_end())
                .collect::<Vec<_>>(),
            "{asked}"
        );
    }
}

#[test]
fn a_move_to_jump_to_is_asked_for_below_the_board() {
    let mut face = Face::playing(Language::English);
    face.type_keys(&"adswadsw".repeat(6));
    face.type_keys("v");
    face.pass(2_000);
    let lines =
        |shown: String| -> Vec<String> { shown.lines().take(18).map(str::to_owned).collect() };
    let before = lines(face.shown((80, 24)));
    face.type_keys("g");
    let asked = face.shown((80, 24));
    assert!(asked.contains("Go to move"), "{asked}");
    assert_eq!(before, lines(asked));
}

#[test]
fn the_list_of_games_tells_everything_of_the_selected_one() {
    let mut face = Face::playing(Language::English);
    face.type_keys("adsw");
    face.press(KeyCode::Esc);
    face.type_keys("4");
    let shown = face.shown((80, 24));
    for word in ["Moves", "Time", "Help none"] {
        assert!(shown.contains(word), "{word}: {shown}");
    }
}

#[test]
fn the_list_of_games_stands_together_in_a_wide_window() {
    let mut face = Face::playing(Language::English);
    face.type_keys("adsw");
    face.press(KeyCode::Esc);
    face.type_keys("4");
    let shown = face.shown((160, 50));
    let titles = shown.lines().find(|line| line.contains("Score")).unwrap();
    let left = titles.len() - titles.trim_start().len();
    assert!(left > 10, "{shown}");
}
