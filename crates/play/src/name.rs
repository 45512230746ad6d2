//! Names of people, of games and of bookmarks.

mod characters;
mod error;

use std::fmt;
use std::str::FromStr;

#[cfg(not(target_family = "wasm"))]
use unicode_normalization::UnicodeNormalization;
use unicode_segmentation::UnicodeSegmentation;
#[cfg(not(target_family = "wasm"))]
use unicode_width::UnicodeWidthStr;

pub use error::{CharacterProblem, NameError};

/// The name of a person, which any face can show on one line as it is.
///
/// It has from 1 to 20 characters as people count them, in at most 40
/// columns of a terminal, and is composed (NFC) without blanks around it, so
/// that names that look equal to a reader are equal here. It holds nothing
/// that moves a cursor, breaks a line, turns the direction of the text
/// around, hides or piles up. It is plain text all the same: a web page
/// escapes it, and isolates it where letters that are written from right to
/// left stand beside others.
///
/// ```
/// use brikke_play::PlayerName;
///
/// let name = PlayerName::new("  Cauê ").unwrap();
/// assert_eq!(name.as_str(), "Cauê");
/// assert_eq!(PlayerName::new("Caue\u{302}"), Ok(name));
///
/// let refused = PlayerName::new("an\u{202e}a").unwrap_err();
/// assert_eq!(
///     refused.to_string(),
///     "character 3 of the name (U+202E) changes the direction of the text: leave it out",
/// );
/// ```
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlayerName(String);

/// The name of a bookmark: up to 40 characters, checked like a
/// [`PlayerName`].
///
/// ```
/// use brikke_play::{BookmarkName, NameError};
///
/// assert_eq!(BookmarkName::new(" before the corner ").unwrap().as_str(), "before the corner");
/// let too_long = BookmarkName::new(&"x".repeat(41)).unwrap_err();
/// assert_eq!(too_long, NameError::TooLong { shown: 41, most: 40 });
/// ```
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BookmarkName(String);

/// The name that a person gives a game: up to 40 characters, checked like a
/// [`PlayerName`].
///
/// ```
/// use brikke_play::GameName;
///
/// assert_eq!(GameName::new(" on the train ").unwrap().as_str(), "on the train");
/// assert!(GameName::new("two\nlines").is_err());
/// ```
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameName(String);

impl PlayerName {
    /// The most characters a name has, as people count them.
    pub const MAX_SHOWN: usize = 20;

    /// The most columns of a terminal that a name takes.
    pub const MAX_COLUMNS: usize = 2 * PlayerName::MAX_SHOWN;

    /// Checks a text and makes it a name: trimmed and composed.
    ///
    /// # Errors
    ///
    /// The text is empty, too long, or has a character that no name may
    /// have; the error says which and where.
    pub fn new(text: &str) -> Result<PlayerName, NameError> {
        checked(text, PlayerName::MAX_SHOWN).map(PlayerName)
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl BookmarkName {
    /// The most characters a name has, as people count them.
    pub const MAX_SHOWN: usize = 40;

    /// Checks a text and makes it a name: trimmed and composed.
    ///
    /// # Errors
    ///
    /// The text is empty, too long, or has a character that no name may
    /// have; the error says which and where.
    pub fn new(text: &str) -> Result<BookmarkName, NameError> {
        checked(text, BookmarkName::MAX_SHOWN).map(BookmarkName)
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl GameName {
    /// The most characters a name has, as people count them.
    pub const MAX_SHOWN: usize = 40;

    /// Checks a text and makes it a name: trimmed and composed.
    ///
    /// # Errors
    ///
    /// The text is empty, too long, or has a character that no name may
    /// have; the error says which and where.
    pub fn new(text: &str) -> Result<GameName, NameError> {
        checked(text, GameName::MAX_SHOWN).map(GameName)
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// The text, trimmed and composed, if it may be a name of at most so many
/// characters.
fn checked(text: &str, max_shown: usize) -> Result<String, NameError> {
    let composed = composed(text.trim());
    characters::check(&composed)?;
    check_length(&composed, max_shown)?;
    Ok(composed)
}

/// The text, composed.
#[cfg(not(target_family = "wasm"))]
fn composed(text: &str) -> String {
    text.nfc().collect()
}

/// The text, which a browser has composed: the tables for it would be a part
/// of the page.
#[cfg(target_family = "wasm")]
fn composed(text: &str) -> String {
    text.to_owned()
}

/// The columns of a terminal that a name takes.
#[cfg(not(target_family = "wasm"))]
fn columns(name: &str) -> usize {
    name.width()
}

/// At most two for each character, where nobody has the tables.
#[cfg(target_family = "wasm")]
fn columns(name: &str) -> usize {
    name.graphemes(true).count()
}

fn check_length(name: &str, max_shown: usize) -> Result<(), NameError> {
    let shown = name.graphemes(true).count();
    let (columns, max_columns) = (columns(name), 2 * max_shown);
    if shown == 0 {
        Err(NameError::Empty)
    } else if shown > max_shown {
        let most = max_shown;
        Err(NameError::TooLong { shown, most })
    } else if columns > max_columns {
        let most = max_columns;
        Err(NameError::TooWide { columns, most })
    } else {
        Ok(())
    }
}

impl fmt::Display for PlayerName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl FromStr for PlayerName {
    type Err = NameError;

    fn from_str(text: &str) -> Result<PlayerName, NameError> {
        PlayerName::new(text)
    }
}

impl fmt::Display for BookmarkName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl FromStr for BookmarkName {
    type Err = NameError;

    fn from_str(text: &str) -> Result<BookmarkName, NameError> {
        BookmarkName::new(text)
    }
}

impl fmt::Display for GameName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl FromStr for GameName {
    type Err = NameError;

    fn from_str(text: &str) -> Result<GameName, NameError> {
        GameName::new(text)
    }
}
