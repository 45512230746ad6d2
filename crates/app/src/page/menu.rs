//! The menu, and the choice of a new game.

use super::{BoardView, KeyHint};

/// The menu.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Menu {
    /// One line about the program.
    pub tagline: String,
    /// The lines; each is chosen by its number, from 1.
    pub lines: Vec<Line>,
    /// The selected line.
    pub selected: usize,
}

/// A line to choose.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Line {
    /// Its name.
    pub name: String,
    /// More about it; empty where the name says all.
    pub about: String,
}

impl Line {
    /// The digit that chooses the line with this index: 0 for the tenth, a
    /// blank for those that have none.
    pub fn digit(index: usize) -> char {
        let digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];
        digits.get(index).copied().unwrap_or(' ')
    }
}

/// The choice of a preset and a size.
///
/// [`Input::Mark`](crate::Input::Mark) selects a line and
/// [`Input::Choose`](crate::Input::Choose) begins with it; fields 0 and 1
/// ([`Input::Set`](crate::Input::Set) with a number) are rows and columns, and
/// field 2 is the seed, a text.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct NewGamePage {
    /// The presets, the rules that the person has saved, and last new rules.
    pub lines: Vec<Line>,
    /// A small board for each of them but the last: the tiles that appear, and the goal.
    pub boards: Vec<BoardView>,
    /// The selected line.
    pub selected: usize,
    /// The label of the size.
    pub size_label: String,
    /// The size in words.
    pub size: String,
    /// The label of the rows, and how many there are.
    pub rows: (String, u8),
    /// The label of the columns, and how many there are.
    pub columns: (String, u8),
    /// The fewest and the most rows or columns that are offered.
    pub sides: (u8, u8),
    /// Square sizes to choose at once: the side, and the size in words.
    pub squares: Vec<(u8, String)>,
    /// The label of the seed, its text, and the words for none.
    pub seed: (String, String, String),
    /// What can be done with the selected rules besides: nothing, unless the
    /// person has saved them.
    pub buttons: Vec<KeyHint>,
    /// The label of the button that begins.
    pub start: String,
}
