//! Errors of names.

/// A text that is no name.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NameError {
    /// Nothing but blanks.
    #[error("a name needs at least one character")]
    Empty,
    /// Too many characters.
    #[error("a name has at most {most} characters, and this one has {shown}")]
    TooLong {
        /// The number of its characters, as people count them.
        shown: usize,
        /// The most characters that it may have.
        most: usize,
    },
    /// Few characters that take a lot of room.
    #[error("a name takes at most {most} columns, and this one takes {columns}")]
    TooWide {
        /// The number of columns that it takes.
        columns: usize,
        /// The most columns that it may take.
        most: usize,
    },
    /// A character that no name may have, there at least.
    #[error("character {place} of the name (U+{:04X}) {problem}", u32::from(*.character))]
    Character {
        /// Its place, counted from 1 in characters as people count
        /// them, after the blanks before the name.
        place: usize,
        /// The character itself, which may be invisible.
        character: char,
        /// The problem.
        problem: CharacterProblem,
    },
}

/// A problem of a character in a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum CharacterProblem {
    /// It commands a terminal instead of being shown.
    #[error("is a control character: leave it out")]
    Control,
    /// It changes the direction of the text after it.
    #[error("changes the direction of the text: leave it out")]
    Direction,
    /// It is not seen, or is a blank that looks like another.
    #[error("cannot be seen: leave it out")]
    Invisible,
    /// It is a blank other than the ordinary one.
    #[error("is an unusual blank: write an ordinary one")]
    Blank,
    /// It ends the line.
    #[error("breaks the line: leave it out")]
    LineBreak,
    /// It means something else on every computer, or nothing yet.
    #[error("has no standard meaning: leave it out")]
    Meaningless,
    /// A mark that stands on no letter, or surrounds what it stands on.
    #[error("is an accent without a letter: leave it out")]
    LooseMark,
    /// One mark too many on a letter.
    #[error("is one mark too many on its letter: at most three are possible")]
    PileOfMarks,
    /// A character made of more parts than any that is in use.
    #[error("is one part too many for a single character: at most ten are possible")]
    PileOfParts,
}
