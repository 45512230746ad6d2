//! The name of a key.

use std::fmt;
use std::str::FromStr;

use brikke_store::text::{excerpt, is_visible};

/// A key with the modifiers held down with it, as text: `a`, `A`, `?`,
/// `left`, `num4`, `f1`, `ctrl-r`, `shift-tab`.
///
/// There is one text for each key, so that equal keys are equal: modifiers
/// in the order ctrl, alt, shift; names in small letters; a character as it
/// is typed, so that shift is part of it (`A`), but in small letters with
/// ctrl, because a terminal does not tell the difference.
///
/// ```
/// use brikke_app::settings::KeyName;
///
/// let key = KeyName::new("Alt-Ctrl-R").unwrap();
/// assert_eq!(key.as_str(), "ctrl-alt-r");
/// assert!(KeyName::new("banana").is_err());
/// ```
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct KeyName(String);

/// An error in the name of a key.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum KeyNameError {
    /// Neither a character nor a name.
    #[error("'{}' is not a key: write {}", excerpt(.0), KeyName::SHAPE)]
    Unknown(String),
    /// Shift with a character.
    #[error("'{}' is not a key: write the character that shift makes, such as A", excerpt(.0))]
    Shift(String),
}

impl KeyName {
    /// The keys with names, but for `f1` to `f12` and `num0` to `num9`.
    pub const NAMED: [&str; 15] = [
        "up",
        "right",
        "down",
        "left",
        "enter",
        "esc",
        "tab",
        "backspace",
        "space",
        "insert",
        "delete",
        "home",
        "end",
        "page-up",
        "page-down",
    ];

    /// The allowed forms, for a sentence.
    pub(super) const SHAPE: &str = "a character, or a name such as left, space, f1, num4 or ctrl-r";

    /// Checks the name of a key.
    ///
    /// # Errors
    ///
    /// No key has this name.
    pub fn new(text: &str) -> Result<KeyName, KeyNameError> {
        let (held, key) = split_modifiers(text);
        let name = key.to_ascii_lowercase();
        if is_single_visible(key) {
            if held.shift {
                return Err(KeyNameError::Shift(text.to_owned()));
            }
            return Ok(held.with(if held.ctrl { &name } else { key }));
        }
        if is_named(&name) {
            Ok(held.with(&name))
        } else {
            Err(KeyNameError::Unknown(text.to_owned()))
        }
    }

    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// The keys held down with another.
#[derive(Default)]
struct Modifiers {
    ctrl: bool,
    alt: bool,
    shift: bool,
}

impl Modifiers {
    fn with(&self, key: &str) -> KeyName {
        let prefix = |held, prefix| if held { prefix } else { "" };
        let ctrl = prefix(self.ctrl, "ctrl-");
        let alt = prefix(self.alt, "alt-");
        let shift = prefix(self.shift, "shift-");
        KeyName(format!("{ctrl}{alt}{shift}{key}"))
    }
}

/// The modifiers before a key, and the key.
fn split_modifiers(text: &str) -> (Modifiers, &str) {
    let mut held = Modifiers::default();
    let mut key = text;
    while let Some((modifier, rest)) = key.split_once('-') {
        let flag = match modifier.to_ascii_lowercase().as_str() {
            "ctrl" => &mut held.ctrl,
            "alt" => &mut held.alt,
            "shift" => &mut held.shift,
            _ => break,
        };
        *flag = true;
        key = rest;
    }
    (held, key)
}

fn is_single_visible(key: &str) -> bool {
    let mut characters = key.chars();
    let is_key = |character| character != ' ' && is_visible(character);
    characters.next().is_some_and(is_key) && characters.next().is_none()
}

fn is_named(name: &str) -> bool {
    let numbered = |prefix, most| {
        let number = name.strip_prefix(prefix).unwrap_or_default();
        (0..=most).any(|known: u8| number == known.to_string())
    };
    KeyName::NAMED.contains(&name) || numbered("f", 12) && name != "f0" || numbered("num", 9)
}

impl fmt::Display for KeyName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl FromStr for KeyName {
    type Err = KeyNameError;

    fn from_str(text: &str) -> Result<KeyName, KeyNameError> {
        KeyName::new(text)
    }
}
