//! Rows of a table: games, scores, records.

use std::time::Duration;

use brikke_engine::{Board, Rank};

use super::{EmptyPage, KeyHint, MakeVisible, Note, Rows};
use crate::words;

/// A table to choose from, or to read.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Listing {
    /// The tabs, chosen by [`Input::Tab`](crate::Input::Tab).
    pub tabs: Vec<String>,
    /// The tab that is shown.
    pub tab: usize,
    /// The choices above the table, such as the rules of the scores: each is a
    /// field, from 0.
    pub selectors: Vec<Selector>,
    /// The field in which a text to search for is written: the field behind
    /// the choices.
    pub search: Option<SearchField>,
    /// One line about what is shown.
    pub about: Option<String>,
    /// The columns.
    pub columns: Vec<Column>,
    /// The rows.
    pub rows: Rows,
    /// The row that is selected or stands out.
    pub selected: Option<usize>,
    /// True if rows can be chosen.
    pub is_choosable: bool,
    /// The buttons for the selected row, as keys.
    pub buttons: Vec<KeyHint>,
    /// The message shown instead of rows: there are none, or the reason why
    /// they could not be read.
    pub message: Option<Note>,
    /// Set if there is nothing to list yet.
    pub empty: Option<EmptyPage>,
}

/// A choice above a table.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Selector {
    /// Its name.
    pub name: String,
    /// The options.
    pub options: Vec<String>,
    /// The chosen one.
    pub chosen: usize,
}

/// A field that filters a table as something is written into it.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct SearchField {
    /// Its name.
    pub name: String,
    /// The text that is searched for.
    pub text: String,
    /// True if it has the keyboard. The key `/` gives it that.
    pub is_focused: bool,
    /// The key that leads into it; empty if there is none.
    pub key: String,
}

/// A column of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Column {
    /// Its title.
    pub title: String,
    /// True if its cells are aligned to the right, as numbers are.
    pub is_right: bool,
}

impl Column {
    /// A column of words.
    pub const fn left(title: String) -> Column {
        Column {
            title,
            is_right: false,
        }
    }

    /// A column of numbers.
    pub const fn right(title: String) -> Column {
        Column {
            title,
            is_right: true,
        }
    }
}

/// A row of a table.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Row {
    /// A cell for each column.
    pub cells: Vec<Cell>,
    /// The board of a game, for a small picture.
    #[cfg_attr(
        feature = "serde",
        serde(serialize_with = "super::serialise::maybe_board")
    )]
    pub board: Option<Board>,
}

impl Row {
    /// A row of these cells.
    pub fn new(cells: impl IntoIterator<Item = Cell>) -> Row {
        let mut row = Row {
            cells: cells.into_iter().collect(),
            board: None,
        };
        row.make_visible();
        row
    }

    /// The row with a small picture of this board.
    #[must_use]
    pub const fn with_board(mut self, board: Option<Board>) -> Row {
        self.board = board;
        self
    }
}

/// A cell of a table, typed so that a face can draw it in its own way.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(
    feature = "serde",
    serde(tag = "kind", content = "value", rename_all = "kebab-case")
)]
pub enum Cell {
    /// Words.
    Text(String),
    /// A count, such as moves, as the language writes it.
    Number(String),
    /// A score.
    Score(String),
    /// A tile.
    #[cfg_attr(
        feature = "serde",
        serde(serialize_with = "super::serialise::maybe_rank")
    )]
    Tile(Option<Rank>),
    /// A time that was played.
    #[cfg_attr(feature = "serde", serde(serialize_with = "super::serialise::clock"))]
    Time(Duration),
    /// The result of a game, in words with a tone.
    State(Note),
}

impl Cell {
    /// The cell as text.
    pub fn text(&self) -> String {
        match self {
            Cell::Text(text) | Cell::Number(text) | Cell::Score(text) => text.clone(),
            Cell::Tile(tile) => tile.map_or(String::new(), |tile| tile.to_string()),
            Cell::Time(time) => words::clock(*time),
            Cell::State(note) => note.text.clone(),
        }
    }
}
