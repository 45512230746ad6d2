//! Errors of tables of scores.

use brikke_play::NameError;

use super::{MAX_LINES, MAX_SCORE, NAME_LENGTH};

/// A table of scores that was refused, with the line.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct ScoresError {
    /// The line, counted from 1.
    pub line: usize,
    /// The problem there.
    pub problem: Problem,
}

/// A problem of a table of scores.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Problem {
    /// The text is neither UTF-8 nor Windows-1252.
    #[error("byte {byte} of the file is not a letter: save the file as UTF-8")]
    Encoding {
        /// The first byte that is neither, counted from 1.
        byte: usize,
    },
    /// The text begins with a byte order mark.
    #[error("the file begins with a byte order mark: save it as UTF-8 without one")]
    ByteOrderMark,
    /// A byte 0, as in UTF-16.
    #[error("the file has a zero byte in it, which no text in UTF-8 has")]
    Nul,
    /// A line without `|` and without a tab.
    #[error("there is no '|' between the name and the score")]
    NoBar,
    /// A name that does not fit its column.
    #[error("the name has {characters} characters where at most {NAME_LENGTH} fit")]
    NameTooLong {
        /// The number that there is.
        characters: usize,
    },
    /// A column of another width.
    #[error(
        "the name with its blanks has {characters} characters before the '|' where {NAME_LENGTH} belong"
    )]
    Padding {
        /// The number that there is.
        characters: usize,
    },
    /// A name that Brikke does not keep.
    #[error(transparent)]
    Name(#[from] NameError),
    /// A name that Brikke would keep in another form.
    #[error("the name begins with a blank or is not composed (NFC)")]
    NameForm,
    /// Something else in place of the score.
    #[error("'{0}' is not a score: write digits only, without leading zeros")]
    NotAScore(String),
    /// A score below 0.
    #[error("the score is {0}, but it cannot be negative")]
    Negative(String),
    /// A score that the other program cannot hold.
    #[error("the score {0} is too large: the file holds at most {MAX_SCORE}")]
    ScoreTooLarge(String),
    /// A score below a smaller one.
    #[error("{score} is below {above}: the best score comes first")]
    Order {
        /// The score of the line above.
        above: u64,
        /// The score of this line.
        score: u64,
    },
    /// An eleventh line.
    #[error("there are more than {MAX_LINES} lines")]
    TooManyLines,
}
