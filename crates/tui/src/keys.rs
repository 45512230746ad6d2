//! Keys as the settings name them.

use brikke_locale::Locale;
use brikke_store::settings::{Action, KeyName, Keys};
use crossterm::event::{KeyCode, KeyEvent, KeyEventState, KeyModifiers};

use crate::widgets::text;

/// What the key does, by the settings.
///
/// Where a terminal does not tell the number pad apart, its keys are digits.
pub(crate) fn action(keys: &Keys, key: &KeyEvent) -> Option<Action> {
    let by_name = |name: &str| KeyName::new(name).ok().and_then(|name| keys.action(&name));
    let plain = name(key)?;
    match key.code {
        KeyCode::Char(digit) if digit.is_ascii_digit() && held(key).is_empty() => {
            let pad = format!("num{digit}");
            if key.state.contains(KeyEventState::KEYPAD) {
                by_name(&pad).or_else(|| by_name(&plain))
            } else {
                by_name(&plain).or_else(|| by_name(&pad))
            }
        }
        _ => by_name(&plain),
    }
}

/// The key of an action that is the shortest to read.
pub(crate) fn shortest(locale: Locale, keys: &Keys, action: Action) -> Option<&str> {
    let names = keys.of(action).map(KeyName::as_str);
    names.min_by_key(|name| text::width(&word(locale, name)))
}

/// The key of this name, as a terminal would report it.
pub(crate) fn event(name: &str) -> Option<KeyEvent> {
    let held = [
        ("ctrl-", KeyModifiers::CONTROL),
        ("alt-", KeyModifiers::ALT),
        ("shift-", KeyModifiers::SHIFT),
    ];
    for (prefix, modifier) in held {
        if let Some(rest) = name.strip_prefix(prefix).filter(|rest| !rest.is_empty()) {
            let key = event(rest)?;
            return Some(KeyEvent::new(key.code, key.modifiers | modifier));
        }
    }
    let is_named = |code: &KeyCode| code_name(*code) == Some(name);
    let named = NAMED.into_iter().find(is_named);
    let code = match named.or_else(|| function_key(name).map(KeyCode::F)) {
        Some(code) => code,
        None if name == "space" => KeyCode::Char(' '),
        None => KeyCode::Char(only_character(name.strip_prefix("num").unwrap_or(name))?),
    };
    Some(KeyEvent::from(code))
}

/// The number of a function key.
fn function_key(name: &str) -> Option<u8> {
    name.strip_prefix('f')?.parse().ok()
}

fn only_character(text: &str) -> Option<char> {
    let mut characters = text.chars();
    let first = characters.next()?;
    characters.next().is_none().then_some(first)
}

/// The keys that have a name.
const NAMED: [KeyCode; 14] = [
    KeyCode::Up,
    KeyCode::Right,
    KeyCode::Down,
    KeyCode::Left,
    KeyCode::Enter,
    KeyCode::Esc,
    KeyCode::Tab,
    KeyCode::Backspace,
    KeyCode::Insert,
    KeyCode::Delete,
    KeyCode::Home,
    KeyCode::End,
    KeyCode::PageUp,
    KeyCode::PageDown,
];

/// The names of all keys of an action.
pub(crate) fn all_shown(locale: Locale, keys: &Keys, action: Action) -> String {
    let names = keys.of(action).map(|key| word(locale, key.as_str()));
    names.collect::<Vec<_>>().join(" ")
}

/// A key of the settings as people read it: characters as they are, others
/// in words.
pub(crate) fn word(locale: Locale, name: &str) -> String {
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

fn held(key: &KeyEvent) -> KeyModifiers {
    key.modifiers & (KeyModifiers::CONTROL | KeyModifiers::ALT)
}

/// The name of the key in the settings.
fn name(key: &KeyEvent) -> Option<String> {
    let (name, shift) = match key.code {
        KeyCode::Char(' ') => ("space".to_owned(), false),
        KeyCode::Char(character) => (character.to_string(), false),
        KeyCode::F(number) => (format!("f{number}"), true),
        KeyCode::BackTab => return Some(with_held(key, "shift-tab")),
        code => (code_name(code)?.to_owned(), true),
    };
    let shifted = shift && key.modifiers.contains(KeyModifiers::SHIFT);
    let prefix = if shifted { "shift-" } else { "" };
    Some(with_held(key, &format!("{prefix}{name}")))
}

fn with_held(key: &KeyEvent, name: &str) -> String {
    let held = held(key);
    let prefix = |modifier, prefix| if held.contains(modifier) { prefix } else { "" };
    let ctrl = prefix(KeyModifiers::CONTROL, "ctrl-");
    let alt = prefix(KeyModifiers::ALT, "alt-");
    format!("{ctrl}{alt}{name}")
}

const fn code_name(code: KeyCode) -> Option<&'static str> {
    Some(match code {
        KeyCode::Up => "up",
        KeyCode::Right => "right",
        KeyCode::Down => "down",
        KeyCode::Left => "left",
        KeyCode::Enter => "enter",
        KeyCode::Esc => "esc",
        KeyCode::Tab => "tab",
        KeyCode::Backspace => "backspace",
        KeyCode::Insert => "insert",
        KeyCode::Delete => "delete",
        KeyCode::Home => "home",
        KeyCode::End => "end",
        KeyCode::PageUp => "page-up",
        KeyCode::PageDown => "page-down",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(code: KeyCode, modifiers: KeyModifiers, expected: Option<Action>) {
        let key = KeyEvent::new(code, modifiers);
        assert_eq!(action(&Keys::default(), &key), expected, "{key:?}");
    }

    #[test]
    fn arrows_letters_and_digits_move() {
        for code in [
            KeyCode::Up,
            KeyCode::Char('w'),
            KeyCode::Char('k'),
            KeyCode::Char('8'),
        ] {
            check(code, KeyModifiers::NONE, Some(Action::Up));
        }
    }

    #[test]
    fn shift_is_part_of_a_letter() {
        check(
            KeyCode::Char('R'),
            KeyModifiers::SHIFT,
            Some(Action::Restart),
        );
        check(KeyCode::Char('r'), KeyModifiers::NONE, Some(Action::Redo));
    }

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
    fn a_named_key_is_the_key_that_has_the_name() {
        let keys = Keys::default();
        for owner in Action::ALL {
            for key in keys.of(owner) {
                let pressed = event(key.as_str()).unwrap();
                assert_eq!(action(&keys, &pressed), Some(owner), "{key:?}");
            }
        }
        assert_eq!(event("↑↓"), None);
    }

    #[test]
    fn control_makes_another_key() {
        check(
            KeyCode::Char('r'),
            KeyModifiers::CONTROL,
            Some(Action::Redo),
        );
        check(KeyCode::Char('u'), KeyModifiers::CONTROL, None);
    }
}
