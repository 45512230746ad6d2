//! Keys by the names that the settings use.

use brikke_app::Key;
use crossterm::event::{KeyCode, KeyEvent, KeyEventState, KeyModifiers};

/// The key that a terminal reports; none for a key without a name.
pub(crate) fn key(event: &KeyEvent) -> Option<Key> {
    Some(Key {
        name: name(event)?,
        is_on_pad: event.state.contains(KeyEventState::KEYPAD),
    })
}

/// True if the key is this letter with Ctrl.
pub(crate) fn is_control(event: &KeyEvent, letter: char) -> bool {
    event.code == KeyCode::Char(letter) && event.modifiers.contains(KeyModifiers::CONTROL)
}

/// The name of the key in the settings.
fn name(event: &KeyEvent) -> Option<String> {
    let (name, shift) = match event.code {
        KeyCode::Char(' ') => ("space".to_owned(), false),
        KeyCode::Char(character) => (character.to_string(), false),
        KeyCode::F(number) => (format!("f{number}"), true),
        KeyCode::BackTab => return Some(with_held(event, "shift-tab")),
        code => (code_name(code)?.to_owned(), true),
    };
    let is_shifted = shift && event.modifiers.contains(KeyModifiers::SHIFT);
    let prefix = if is_shifted { "shift-" } else { "" };
    Some(with_held(event, &format!("{prefix}{name}")))
}

fn with_held(event: &KeyEvent, name: &str) -> String {
    let prefix = |modifier, prefix| {
        if event.modifiers.contains(modifier) {
            prefix
        } else {
            ""
        }
    };
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
    fn check(code: KeyCode, modifiers: KeyModifiers, expected: Option<&str>) {
        let found = key(&KeyEvent::new(code, modifiers));
        assert_eq!(found, expected.map(Key::new), "{code:?} {modifiers:?}");
    }

    #[test]
    fn characters_are_named_as_they_are_typed() {
        check(KeyCode::Char('r'), KeyModifiers::NONE, Some("r"));
        check(KeyCode::Char('R'), KeyModifiers::SHIFT, Some("R"));
        check(KeyCode::Char('李'), KeyModifiers::NONE, Some("李"));
        check(KeyCode::Char(' '), KeyModifiers::NONE, Some("space"));
        check(KeyCode::Char('-'), KeyModifiers::CONTROL, Some("ctrl--"));
    }

    #[test]
    fn other_keys_have_names() {
        check(KeyCode::Up, KeyModifiers::NONE, Some("up"));
        check(
            KeyCode::PageDown,
            KeyModifiers::SHIFT,
            Some("shift-page-down"),
        );
        check(KeyCode::F(5), KeyModifiers::ALT, Some("alt-f5"));
        check(KeyCode::BackTab, KeyModifiers::SHIFT, Some("shift-tab"));
        let both = KeyModifiers::ALT | KeyModifiers::CONTROL;
        check(KeyCode::Char('r'), both, Some("ctrl-alt-r"));
        check(KeyCode::CapsLock, KeyModifiers::NONE, None);
    }

    #[test]
    fn the_number_pad_is_distinguished_where_the_terminal_does() {
        let mut event = KeyEvent::from(KeyCode::Char('8'));
        event.state = KeyEventState::KEYPAD;
        let found = key(&event);
        assert_eq!(
            found.map(|key| (key.name, key.is_on_pad)),
            Some(("8".to_owned(), true))
        );
    }
}
