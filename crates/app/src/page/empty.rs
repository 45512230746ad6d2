//! Pages that have nothing to show yet.

use super::KeyHint;

/// A picture and a button in place of what there is nothing of yet. The
/// sentence that says so stands on the page.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct EmptyPage {
    /// The picture.
    pub picture: EmptyPicture,
    /// The button that leads to a game.
    pub play: KeyHint,
}

/// The pictures of empty pages.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum EmptyPicture {
    /// A board, for games.
    Board,
    /// The three steps for the best, for scores.
    Podium,
    /// Bars, for statistics.
    Bars,
}
