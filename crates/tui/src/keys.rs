//! Keys as the settings name them.

use brikke_store::settings::{Action, KeyName, Keys};
use crossterm::event::{KeyCode, KeyEvent, KeyEventState, KeyModifiers};

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

/// The name of the first key of an action, as people read it.
pub(crate) fn shown(keys: &Keys, action: Action) -> Option<String> {
    keys.of(action).next().map(|key| symbol(key.as_str()))
}

/// The names of all keys of an action.
pub(crate) fn all_shown(keys: &Keys, action: Action) -> String {
    let names: Vec<String> = keys.of(action).map(|key| symbol(key.as_str())).collect();
    names.join(" ")
}

fn symbol(name: &str) -> String {
    match name {
        "up" => "↑".to_owned(),
        "right" => "→".to_owned(),
        "down" => "↓".to_owned(),
        "left" => "←".to_owned(),
        "esc" => "Esc".to_owned(),
        "backspace" => "⌫".to_owned(),
        _ => name.to_owned(),
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
    fn control_makes_another_key() {
        check(
            KeyCode::Char('r'),
            KeyModifiers::CONTROL,
            Some(Action::Redo),
        );
        check(KeyCode::Char('u'), KeyModifiers::CONTROL, None);
    }
}
