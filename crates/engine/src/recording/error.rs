//! The reasons why a recording is refused.

use crate::{IllegalMove, PositionError, RulesTextError, SeedError, StartError};

/// The reason why a recording was refused, and at which ply.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}: {problem}", self.place())]
pub struct RecordingError {
    /// The ply at which it fails; 0 for what comes before the first.
    pub ply: u64,
    /// The line at which it fails, in the text form.
    pub line: Option<usize>,
    /// The problem at that ply.
    pub problem: Problem,
}

impl RecordingError {
    fn place(&self) -> String {
        let ply = match self.ply {
            0 => "before the first ply".to_owned(),
            ply => format!("ply {ply}"),
        };
        match self.line {
            Some(line) => format!("{ply} (line {line})"),
            None => ply,
        }
    }
}

/// A problem with a recording.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Problem {
    /// It is something else.
    #[error(
        "this is no recording: it begins with '{}' or '{}'",
        super::text::HEADER,
        super::link::PREFIX
    )]
    NoRecording,
    /// A newer program wrote it.
    #[error("this recording is of version {0}, and this program reads version 1")]
    Version(String),
    /// A line that should be another.
    #[error("'{found}' stands where {expected} should")]
    Line {
        /// The text in that place.
        found: String,
        /// The text that should stand there.
        expected: &'static str,
    },
    /// It ends too early.
    #[error("the recording is cut off: {0} is missing")]
    Cut(&'static str),
    /// Something follows the end.
    #[error("something follows the end of the recording")]
    TooLong,
    /// Not the alphabet of links, or not how a link is written.
    #[error("this is not how a link is written")]
    Encoding,
    /// A character that is not of the alphabet of such replays.
    #[error("{0:?} is not a character of such a replay")]
    Character(char),
    /// The checksum is another one.
    #[error("the checksum does not match: the recording was changed")]
    Checksum,
    /// A number in it is not what the moves lead to.
    #[error("the {what} is given as {claimed}, but the moves lead to {actual}")]
    Contradiction {
        /// The name of the number.
        what: &'static str,
        /// The number in the recording.
        claimed: String,
        /// The true number.
        actual: String,
    },
    /// More undos than can be counted on from.
    #[error("{0} undos are too many")]
    Undos(u64),
    /// Everything is right but not as a recording is written.
    #[error("this is not how a recording is written: it has more than one spelling")]
    Spelling,
    /// The rules are none.
    #[error("rules: {0}")]
    Rules(#[from] RulesTextError),
    /// The seed or secret is none.
    #[error(transparent)]
    Seed(#[from] SeedError),
    /// The position is none.
    #[error("position: {0}")]
    Position(#[from] PositionError),
    /// The beginning does not agree with the rules.
    #[error(transparent)]
    Start(#[from] StartError),
    /// The move is not legal.
    #[error(transparent)]
    Move(#[from] IllegalMove),
}
