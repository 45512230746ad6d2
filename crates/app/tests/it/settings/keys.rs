//! Keys and what they do.

use std::collections::HashSet;

use brikke_app::Settings;
use brikke_app::settings::{Action, KeyName, Keys, PlayerText};
use brikke_play::Mode;
use proptest::prelude::*;

use super::{read, read_wrong};

fn check_key(text: &str, name: &str) {
    let key = KeyName::new(text).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(key.as_str(), name, "{text}");
    assert_eq!(KeyName::new(name), Ok(key));
}

#[test]
fn a_key_is_a_character_or_a_name() {
    for name in [
        "a",
        "A",
        "?",
        "-",
        "+",
        ".",
        "'",
        "\\",
        "é",
        "王",
        "up",
        "esc",
        "space",
        "page-up",
        "f1",
        "f12",
        "num0",
        "num9",
        "ctrl-r",
        "ctrl-alt-shift-f4",
        "shift-tab",
        "alt-A",
        "ctrl--",
    ] {
        check_key(name, name);
    }
}

#[test]
fn a_key_has_one_name() {
    check_key("Left", "left");
    check_key("CTRL-R", "ctrl-r");
    check_key("shift-alt-ctrl-Tab", "ctrl-alt-shift-tab");
    check_key("Num4", "num4");
}

#[test]
fn what_is_no_key_is_refused() {
    for text in [
        "", " ", "ab", "f0", "f13", "f01", "num10", "num", "ctrl-", "ctrl", "ctrl+r", "banana",
        "shift-a", "super-a", "\u{1b}", "\u{202e}", "\t", "page up", "left ",
    ] {
        assert!(KeyName::new(text).is_err(), "{text:?}");
    }
    let sentence = KeyName::new("Ctrl+R").unwrap_err().to_string();
    let expected = "'Ctrl+R' is not a key: write a character, or a name such as left, space, f1, num4 or ctrl-r";
    assert_eq!(sentence, expected);
    let sentence = KeyName::new("shift-a").unwrap_err().to_string();
    assert_eq!(
        sentence,
        "'shift-a' is not a key: write the character that shift makes, such as A"
    );
}

fn check_bound(keys: &Keys, action: Action, names: &[&str]) {
    let bound: Vec<&str> = keys.of(action).map(KeyName::as_str).collect();
    assert_eq!(bound, names, "{action}");
    for key in keys.of(action) {
        let mode = if action.is_of_practice() {
            Mode::Practice
        } else {
            Mode::Scored
        };
        assert_eq!(keys.action(key, mode), Some(action), "{key}");
    }
}

#[test]
fn the_usual_keys() {
    let keys = Keys::default();
    check_bound(&keys, Action::Up, &["up", "w", "k", "num8"]);
    check_bound(&keys, Action::Right, &["right", "d", "l", "num6"]);
    check_bound(&keys, Action::Down, &["down", "s", "j", "num2"]);
    check_bound(&keys, Action::Left, &["left", "a", "h", "num4"]);
    check_bound(&keys, Action::Undo, &["backspace", "u"]);
    check_bound(&keys, Action::Redo, &["r", "ctrl-r"]);
    check_bound(&keys, Action::Help, &["?", "f1"]);
    check_bound(&keys, Action::Menu, &["esc"]);
    check_bound(&keys, Action::Quit, &["q"]);
}

#[test]
fn the_usual_keys_do_not_clash_and_every_action_has_one() {
    let keys = Keys::default();
    for actions in [Action::of_every_game(), Action::of_practice()] {
        let mut seen = HashSet::new();
        for &action in actions {
            assert!(keys.of(action).count() > 0, "{action}");
            assert!(keys.of(action).all(|key| seen.insert(key)), "{action}");
        }
    }
}

#[test]
fn every_action_has_a_key_in_practice() {
    let keys = Keys::default();
    for action in Action::ALL {
        let working = keys.working(action, Mode::Practice).count();
        // `R` begins practice again as well.
        let is_covered = action == Action::Restart;
        assert!(working > 0 || is_covered, "{action}");
    }
}

#[test]
fn the_letters_of_the_exam() {
    let keys = Keys::default();
    check_bound(&keys, Action::Reset, &["R"]);
    check_bound(&keys, Action::Mirror, &["f", "F"]);
    check_bound(&keys, Action::Transpose, &["t", "T"]);
    check_bound(&keys, Action::Numbers, &["I"]);
    check_bound(&keys, Action::Twos, &["D"]);
    check_bound(&keys, Action::TestBoard, &["P"]);
}

#[test]
fn a_key_of_practice_may_be_one_of_every_game_but_not_of_two_actions_there() {
    let settings = read("[keys]\nmirror = ['u', 'y']\n");
    check_bound(&settings.keys, Action::Undo, &["backspace", "u"]);
    // In practice it plays as in every game.
    for (key, expected) in [("u", Action::Undo), ("y", Action::Mirror)] {
        let key = KeyName::new(key).unwrap();
        assert_eq!(settings.keys.action(&key, Mode::Practice), Some(expected));
    }
    let (_, problems) = read_wrong("[keys]\nmirror = ['t']\n");
    assert_eq!(
        problems,
        ["line 2: the key 't' is for both mirror and transpose: it stays with mirror"]
    );
}

#[test]
fn a_key_of_practice_never_comes_before_one_that_moves() {
    // As files of earlier versions have it.
    let settings = read("[keys]\ntwos = ['d', 'D']\n");
    let d = KeyName::new("d").unwrap();
    for mode in [Mode::Scored, Mode::Practice] {
        assert_eq!(settings.keys.action(&d, mode), Some(Action::Right));
    }
}

#[test]
fn the_letters_of_a_game_play_in_practice_too() {
    let keys = Keys::default();
    for action in Action::of_every_game() {
        for key in keys.of(*action).filter(|key| key.as_str() != "R") {
            assert_eq!(keys.action(key, Mode::Practice), Some(*action), "{key}");
        }
    }
}

#[test]
fn keys_of_the_file_take_the_place_of_the_usual_ones() {
    let keys = read("[keys]\nundo = ['ctrl-z', 'ctrl-z', 'Ctrl-Z']\nquit = []\n").keys;
    check_bound(&keys, Action::Undo, &["ctrl-z"]);
    check_bound(&keys, Action::Quit, &[]);
    check_bound(&keys, Action::Redo, &["r", "ctrl-r"]);
    assert_eq!(keys.action(&KeyName::new("u").unwrap(), Mode::Scored), None);
}

#[test]
fn a_key_for_two_actions_stays_with_the_first_in_the_file() {
    let (settings, problems) = read_wrong("[keys]\nsave = ['y', 'z']\nhint = ['y', 'Z']\n");
    assert_eq!(
        problems,
        ["line 3: the key 'y' is for both save and hint: it stays with save"]
    );
    check_bound(&settings.keys, Action::Save, &["y", "z"]);
    check_bound(&settings.keys, Action::Hint, &["Z"]);
}

#[test]
fn a_key_of_the_file_is_taken_from_the_action_that_has_it_by_default() {
    let (settings, problems) = read_wrong("theme = 'dark'\n[keys]\nsave = 's'\n");
    assert_eq!(
        problems,
        ["line 3: the key 's' is for both save and down: it stays with save"]
    );
    check_bound(&settings.keys, Action::Save, &["s"]);
    check_bound(&settings.keys, Action::Down, &["down", "j", "num2"]);
}

#[test]
fn a_wrong_key_leaves_its_action_with_the_usual_ones() {
    let (settings, problems) = read_wrong("[keys]\nundo = [\n  'z',\n  'banana', # tasty\n]\n");
    let expected = "line 4: keys.undo cannot be 'banana': write a character, or a name such as \
        left, space, f1, num4 or ctrl-r; it is at its default, [\"backspace\", \"u\"]";
    assert_eq!(problems, [expected]);
    assert_eq!(settings, Settings::default());
}

/// Texts in which modifiers, names and single characters are common.
fn texts() -> impl Strategy<Value = String> {
    let parts = [
        "ctrl-", "Alt-", "shift-", "-", "f1", "num4", "Left", "a", "Ⱥ", "İ", "\u{301}",
    ];
    prop_oneof![
        prop::collection::vec(prop::sample::select(parts.to_vec()), 0..5)
            .prop_map(|parts| parts.concat()),
        any::<String>(),
    ]
}

proptest! {
    #[test]
    fn any_text_is_a_key_with_one_name_or_none(text in texts()) {
        if let Ok(key) = KeyName::new(&text) {
            prop_assert!(!key.as_str().contains(char::is_control));
            prop_assert_eq!(KeyName::new(key.as_str()), Ok(key));
        }
    }

    #[test]
    fn any_text_is_a_player_or_none(text in "[a-z]{0,3}:?[0-9]{0,3}m?s?|.*") {
        match PlayerText::new(&text) {
            Ok(player) => prop_assert_eq!(player.as_str(), text),
            Err(error) => prop_assert!(!error.to_string().contains(char::is_control)),
        }
    }
}
