//! Keys as the settings name them, and as people read them.

use crate::Face;
use crate::settings::{Action, KeyName, Keys};
use brikke_locale::Locale;
use brikke_play::Mode;

/// The number pad, as far as a face knows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pad {
    /// The key is on it.
    On,
    /// The key is elsewhere.
    Off,
    /// The face cannot tell.
    Unknown,
}

impl Pad {
    /// The key by what its face says. A window always knows, a terminal may
    /// not.
    pub const fn of(is_on_pad: bool, face: Face) -> Pad {
        match (is_on_pad, face) {
            (true, _) => Pad::On,
            (false, Face::Window) => Pad::Off,
            (false, _) => Pad::Unknown,
        }
    }
}

/// The action of the key with this name in a game of this mode, as set.
///
/// Where a face cannot tell the number pad apart, its keys are digits: a
/// digit is looked up as both, first as what it is said to be.
pub fn action(keys: &Keys, name: &str, pad: Pad, mode: Mode) -> Option<Action> {
    let by_name = |name: &str| {
        let name = KeyName::new(name).ok()?;
        keys.action(&name, mode)
    };
    let is_digit = name.len() == 1 && name.bytes().all(|byte| byte.is_ascii_digit());
    let on_pad = || by_name(&format!("num{name}"));
    match pad {
        _ if !is_digit => by_name(name),
        Pad::On => on_pad().or_else(|| by_name(name)),
        Pad::Off => by_name(name),
        Pad::Unknown => by_name(name).or_else(on_pad),
    }
}

/// Keys that every window has besides those of the settings. A key that the
/// settings give to an action does that instead.
const OF_WINDOWS: [(&str, Action); 5] = [
    ("ctrl-z", Action::Undo),
    ("ctrl-shift-z", Action::Redo),
    ("ctrl-y", Action::Redo),
    ("ctrl-n", Action::New),
    ("ctrl-q", Action::Quit),
];

/// The action that this key has in every window.
pub fn of_window(name: &str) -> Option<Action> {
    let mut keys = OF_WINDOWS.into_iter();
    keys.find_map(|(key, action)| (key == name).then_some(action))
}

/// The actions that have keys in every window, with those keys.
pub fn window_actions() -> Vec<(Vec<&'static str>, Action)> {
    let mut actions: Vec<(Vec<&str>, Action)> = Vec::new();
    for (key, action) in OF_WINDOWS {
        match actions.last_mut().filter(|(_, last)| *last == action) {
            Some((keys, _)) => keys.push(key),
            None => actions.push((vec![key], action)),
        }
    }
    actions
}

/// Keys of every window that are not among the settings' actions, with the ids
/// of what they do.
pub(crate) const ONLY_OF_WINDOWS: [(&str, &str); 4] = [
    ("ctrl-c", "practice-copy"),
    ("f11", "keys-full-screen"),
    ("f12", "picture-copy"),
    ("shift-f12", "picture-save"),
];

/// True if a face hears of the key: in a terminal these two stop and leave the
/// program, and a browser has most combinations for itself.
pub fn is_received(name: &str, face: Face) -> bool {
    match face {
        Face::Terminal => !matches!(name, "ctrl-z" | "ctrl-c"),
        Face::Browser => !name.starts_with("ctrl-") || OF_BROWSERS.contains(&name),
        Face::Window | Face::Plain => true,
    }
}

/// The combinations that a browser leaves to its pages.
const OF_BROWSERS: [&str; 8] = [
    "ctrl-z",
    "ctrl-shift-z",
    "ctrl-y",
    "ctrl-shift-y",
    "ctrl-c",
    "ctrl-f",
    "ctrl-o",
    "ctrl-s",
];

/// The key of an action in a game of this mode that is the shortest to read.
pub fn shortest(locale: Locale, keys: &Keys, action: Action, mode: Mode) -> Option<&str> {
    let names = keys.working(action, mode).map(KeyName::as_str);
    names.min_by_key(|name| width(&word(locale, name)))
}

/// The names of all keys of an action in a game of this mode that a face hears
/// of.
pub fn all_shown(
    locale: Locale,
    keys: &Keys,
    (action, mode): (Action, Mode),
    face: Face,
) -> String {
    let names = keys.working(action, mode).map(KeyName::as_str);
    let names = names.filter(|name| is_received(name, face));
    let names = names.map(|name| word(locale, name));
    names.collect::<Vec<_>>().join(between(face))
}

/// The text between two keys of a list. A window frames each of them, and their
/// names may have spaces.
pub const fn between(face: Face) -> &'static str {
    match face {
        Face::Window => "  ",
        _ => " ",
    }
}

/// A key of the settings as people read it: characters as they are, others
/// in words.
pub fn word(locale: Locale, name: &str) -> String {
    for held in ["ctrl", "alt", "shift"] {
        let rest = name
            .strip_prefix(held)
            .and_then(|rest| rest.strip_prefix('-'));
        if let Some(key) = rest.filter(|key| !key.is_empty()) {
            let key = word(locale, key);
            return locale.text_with(&format!("key-{held}"), &[("key", key.into())]);
        }
    }
    match name.strip_prefix("num").filter(|digit| !digit.is_empty()) {
        Some(digit) => locale.text_with("key-number-pad", &[("digit", digit.into())]),
        None if KeyName::NAMED.contains(&name) => locale.text(&format!("key-{name}")),
        None if function_key(name).is_some() => name.to_uppercase(),
        None => name.to_owned(),
    }
}

/// The number of a function key.
pub fn function_key(name: &str) -> Option<u8> {
    name.strip_prefix('f')?.parse().ok()
}

/// The width of a word, in columns of a terminal.
#[cfg(not(target_family = "wasm"))]
fn width(word: &str) -> usize {
    unicode_width::UnicodeWidthStr::width(word)
}

/// The width of a word, in characters: a browser has no columns.
#[cfg(target_family = "wasm")]
fn width(word: &str) -> usize {
    word.chars().count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_told_in_the_words_of_a_language() {
        use brikke_locale::Language::{English, French};
        let check = |language, name, expected: &str| {
            assert_eq!(word(Locale::new(language), name), expected);
        };
        check(English, "u", "u");
        check(English, "-", "-");
        check(English, "up", "↑");
        check(English, "f1", "F1");
        check(English, "ctrl-r", "Ctrl+r");
        check(English, "ctrl-alt-num4", "Ctrl+Alt+Num 4");
        check(French, "esc", &Locale::new(French).text("key-esc"));
    }

    #[test]
    fn a_digit_is_looked_up_on_the_number_pad_too() {
        let keys = Keys::default();
        let check = |name, pad, expected| {
            assert_eq!(action(&keys, name, pad, Mode::Scored), expected);
        };
        check("8", Pad::On, Some(Action::Up));
        check("8", Pad::Unknown, Some(Action::Up));
        check("8", Pad::Off, None);
        check("u", Pad::Off, Some(Action::Undo));
        check("banana", Pad::Unknown, None);
    }

    #[test]
    fn letters_of_a_game_come_first_in_practice_too() {
        let keys = Keys::default();
        let check = |name, mode, expected| {
            let found = action(&keys, name, Pad::Unknown, mode);
            assert_eq!(found, Some(expected), "{name}");
        };
        check("d", Mode::Scored, Action::Right);
        check("d", Mode::Practice, Action::Right);
        check("D", Mode::Practice, Action::Twos);
        check("R", Mode::Scored, Action::Restart);
        check("R", Mode::Practice, Action::Reset);
        let english = Locale::new(brikke_locale::Language::English);
        let right = all_shown(
            english,
            &keys,
            (Action::Right, Mode::Practice),
            Face::Terminal,
        );
        assert_eq!(right, "→ d l Num 6");
    }
}
