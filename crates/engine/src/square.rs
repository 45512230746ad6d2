//! A place on a board.

use std::fmt;

use crate::Size;

/// A cell's place, counted from the top left; `row` 0 is the top row.
///
/// A square is only a pair of numbers: whether it lies on a board is that
/// board's question ([`Size::contains`]), and asking a board for a square
/// outside of it is an error.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square {
    /// The row, from 0 at the top.
    pub row: u8,
    /// The column, from 0 at the left.
    pub column: u8,
}

impl Square {
    /// The square in this row and column, both counted from 0.
    pub const fn new(row: u8, column: u8) -> Square {
        Square { row, column }
    }
}

impl fmt::Display for Square {
    /// As people count, from 1: `row 2, column 3`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (row, column) = (u16::from(self.row) + 1, u16::from(self.column) + 1);
        write!(f, "row {row}, column {column}")
    }
}

/// A square that is not on the board that was asked about it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{square} is outside a board of {size}")]
pub struct OutsideBoard {
    /// The square in question.
    pub square: Square,
    /// The size of the board that does not have it.
    pub size: Size,
}
