//! A dialog over a page.

/// A dialog: something that is asked. [`Input::Choose`](crate::Input::Choose)
/// gives an answer, the keys `enter` and `esc` accept and leave it.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Dialog {
    /// The kind of dialog.
    pub kind: DialogKind,
    /// The title.
    pub title: String,
    /// The question, or what happened.
    pub text: String,
    /// The text of its field, if something is to be written: field 0.
    pub field: Option<String>,
    /// The answers to choose from.
    pub answers: Vec<DialogAnswer>,
    /// The selected answer.
    pub selected: Option<usize>,
    /// The problem with the last try.
    pub problem: Option<String>,
    /// The label of the button that accepts what was written.
    pub accept: Option<String>,
    /// The label of the button that leaves the dialog.
    pub cancel: Option<String>,
    /// True while it does not take keys yet, because it has just appeared:
    /// moves that were typed ahead must not answer it. A face gives its field
    /// the keyboard only when this is over.
    pub is_quiet: bool,
    /// True if the text in the field is only offered: whatever is written
    /// takes its place.
    pub is_offered: bool,
    /// Title and text in a few words, for windows of a few lines; empty where
    /// the text itself is short.
    pub short: String,
}

/// The kinds of dialogs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum DialogKind {
    /// A yes or no.
    Question,
    /// The goal is reached.
    Goal,
    /// The game is over.
    Over,
    /// The name for a score.
    Name,
    /// The ways to save the game.
    Save,
    /// The kind of a file.
    FileFormat,
    /// The path of a file to write.
    FileToWrite,
    /// The path of a file to read.
    FileToRead,
    /// The name of a game.
    GameName,
    /// The name of a bookmark.
    Bookmark,
    /// The bookmark to go to.
    Bookmarks,
    /// The player that takes over.
    Players,
    /// A position to set up.
    Position,
    /// The move to go to.
    Jump,
    /// The next key is for an action.
    Key,
    /// Help that would make a clean game an assisted one.
    Assistance,
    /// The ways to leave with moves that are not saved.
    Leaving,
}

/// An answer of a dialog.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct DialogAnswer {
    /// The key that gives it, as people read it; empty for none.
    pub key: String,
    /// Its name.
    pub name: String,
}
