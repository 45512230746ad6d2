//! A player as it is written on the command line.

use std::fmt;

use brikke_store::text::excerpt;

/// A player's name, with a depth or a time for each move where it takes one:
/// `best` for whoever is best under the rules, `expectimax`, `expectimax:3`,
/// `learned:50ms`, `learned:2s`.
///
/// Only the shape is checked: which players there are is for those to say
/// who have them.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct PlayerText(String);

/// A text that has not the shape of a player.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("'{}' is not a player: write {}", excerpt(.0), PlayerText::SHAPE)]
pub struct PlayerTextError(pub String);

impl PlayerText {
    /// The allowed forms, for a sentence.
    pub(super) const SHAPE: &str =
        "a player such as expectimax, with a depth (expectimax:3) or a time (learned:50ms)";

    /// Checks the shape of a player.
    ///
    /// # Errors
    ///
    /// The text has another shape.
    pub fn new(text: &str) -> Result<PlayerText, PlayerTextError> {
        let (name, effort) = match text.split_once(':') {
            Some((name, effort)) => (name, Some(effort)),
            None => (text, None),
        };
        if is_name(name) && effort.is_none_or(is_effort) {
            Ok(PlayerText(text.to_owned()))
        } else {
            Err(PlayerTextError(text.to_owned()))
        }
    }

    /// The player as it is written.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

fn is_name(text: &str) -> bool {
    (1..=32).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_lowercase())
}

/// A depth, or a time in seconds or milliseconds.
fn is_effort(text: &str) -> bool {
    let number = text
        .strip_suffix("ms")
        .or(text.strip_suffix('s'))
        .unwrap_or(text);
    let is_digits = number.bytes().all(|byte| byte.is_ascii_digit());
    is_digits && (1..=9).contains(&number.len()) && !number.starts_with('0')
}

impl Default for PlayerText {
    fn default() -> PlayerText {
        PlayerText("best".to_owned())
    }
}

impl fmt::Display for PlayerText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}
