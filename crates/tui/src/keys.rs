//! Keys as the settings name them.

use brikke_app::keys::function_key;
pub(crate) use brikke_app::keys::{all_shown, shortest, word};
use brikke_app::settings::{Action, Keys};
use crossterm::event::{KeyCode, KeyEvent, KeyEventState, KeyModifiers};

/// What the key does, by the settings.
pub(crate) fn action(keys: &Keys, key: &KeyEvent) -> Option<Action> {
    let is_on_pad = key.state.contains(KeyEventState::KEYPAD);
    brikke_app::keys::action(keys, &name(key)?, is_on_pad)
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
