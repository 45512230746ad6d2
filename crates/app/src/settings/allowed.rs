//! Values that a setting can have, for messages about one that it cannot.

use std::fmt;

use brikke_play::NameError;

use super::{KeyName, PlayerText, Speed};

/// The values that a setting can have.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Allowed {
    /// One of these words.
    Words(Vec<&'static str>),
    /// True or false.
    Truth,
    /// A speed.
    Speed,
    /// A name in quotation marks.
    Name,
    /// A name, but not this one.
    OtherName(NameError),
    /// A player.
    Player,
    /// A list of keys.
    Keys,
    /// A key.
    Key,
    /// A table of keys.
    KeyTable,
}

impl fmt::Display for Allowed {
    /// In English, for the command line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Allowed::Words(words) => f.write_str(&listed(words)),
            Allowed::Truth => f.write_str("true or false"),
            Allowed::Speed => {
                let (least, most) = (Speed::MIN.get(), Speed::MAX.get());
                write!(f, "a number from {least} to {most}")
            }
            Allowed::Name => f.write_str("a name in quotation marks"),
            Allowed::OtherName(error) => write!(f, "a name ({error})"),
            Allowed::Player => f.write_str(PlayerText::SHAPE),
            Allowed::Keys => f.write_str("a list of keys such as [\"u\", \"ctrl-z\"]"),
            Allowed::Key => f.write_str(KeyName::SHAPE),
            Allowed::KeyTable => f.write_str("a table [keys]"),
        }
    }
}

/// Words in a sentence: `a, b or c`.
fn listed(words: &[&str]) -> String {
    match words.split_last() {
        Some((last, [])) => (*last).to_owned(),
        Some((last, others)) => format!("{} or {last}", others.join(", ")),
        None => String::new(),
    }
}
