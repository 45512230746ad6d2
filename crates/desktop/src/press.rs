//! Keys by the names that the settings have for them.

use eframe::egui::{Event, Key, Modifiers};

/// The names of the keys that an event presses.
///
/// A character comes as the text that it writes, whatever the keyboard looks
/// like; a key that writes nothing comes as itself.
pub(crate) fn names(event: &Event) -> Vec<String> {
    match event {
        Event::Text(text) => characters(text),
        // The window system reports these two without their keys.
        Event::Copy => vec!["ctrl-c".to_owned()],
        Event::Cut => vec!["ctrl-x".to_owned()],
        Event::Key {
            key,
            pressed: true,
            modifiers,
            ..
        } => name(*key, *modifiers).into_iter().collect(),
        _ => Vec::new(),
    }
}

fn characters(text: &str) -> Vec<String> {
    let visible = text.chars().filter(|letter| !letter.is_whitespace());
    visible.map(String::from).collect()
}

/// The name of a key; none for one that writes a text.
fn name(key: Key, modifiers: Modifiers) -> Option<String> {
    let held = |held, prefix| if held { prefix } else { "" };
    let ctrl = held(modifiers.ctrl, "ctrl-");
    let alt = held(modifiers.alt, "alt-");
    if let Some(name) = named(key) {
        let shift = held(modifiers.shift, "shift-");
        return Some(format!("{ctrl}{alt}{shift}{name}"));
    }
    if !modifiers.ctrl && !modifiers.alt {
        return None;
    }
    // egui writes the minus of printers; a keyboard has the hyphen.
    let symbol = key.symbol_or_name().to_lowercase().replace('−', "-");
    // A character with shift alone comes as its text.
    let shift = held(modifiers.shift, "shift-");
    (symbol.chars().count() == 1).then(|| format!("{ctrl}{alt}{shift}{symbol}"))
}

/// The name of a key that writes nothing.
fn named(key: Key) -> Option<String> {
    let name = match key {
        Key::ArrowUp => "up",
        Key::ArrowRight => "right",
        Key::ArrowDown => "down",
        Key::ArrowLeft => "left",
        Key::Enter => "enter",
        Key::Escape => "esc",
        Key::Tab => "tab",
        Key::Backspace => "backspace",
        Key::Space => "space",
        Key::Insert => "insert",
        Key::Delete => "delete",
        Key::Home => "home",
        Key::End => "end",
        Key::PageUp => "page-up",
        Key::PageDown => "page-down",
        key => return function_key(key),
    };
    Some(name.to_owned())
}

/// `f1` to `f12`.
fn function_key(key: Key) -> Option<String> {
    let number: u8 = key.name().strip_prefix('F')?.parse().ok()?;
    (number <= 12).then(|| format!("f{number}"))
}

#[cfg(test)]
mod tests {
    use brikke_app::settings::KeyName;

    use super::*;

    #[track_caller]
    fn check(event: &Event, expected: &[&str]) {
        let found = names(event);
        assert_eq!(found, expected, "{event:?}");
        for name in found {
            assert_eq!(KeyName::new(&name).unwrap().as_str(), name);
        }
    }

    fn key(key: Key, modifiers: Modifiers) -> Event {
        Event::Key {
            key,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers,
        }
    }

    #[test]
    fn keys_have_the_names_of_the_settings() {
        check(&key(Key::ArrowUp, Modifiers::NONE), &["up"]);
        check(&key(Key::Tab, Modifiers::SHIFT), &["shift-tab"]);
        check(&key(Key::R, Modifiers::CTRL), &["ctrl-r"]);
        check(&key(Key::Num4, Modifiers::ALT), &["alt-4"]);
        check(&key(Key::F11, Modifiers::NONE), &["f11"]);
        check(&key(Key::Space, Modifiers::NONE), &["space"]);
        check(&Event::Text("R".to_owned()), &["R"]);
        check(&Event::Text("é".to_owned()), &["é"]);
        check(&Event::Copy, &["ctrl-c"]);
    }

    #[test]
    fn no_key_comes_twice() {
        check(&key(Key::R, Modifiers::SHIFT), &[]);
        check(&Event::Text(" ".to_owned()), &[]);
        check(&key(Key::F13, Modifiers::NONE), &[]);
    }
}
