//! The text form of a position.

use std::fmt;
use std::str::FromStr;

use super::Board;
use crate::{Rank, Size, SizeError, Square};

/// The reason why a position text was refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// Not a number at all.
    #[error(
        "{square}: '{text}' is not a tile: write 0, '.' or '_' for empty, or a power of two from 2"
    )]
    NotATile {
        /// Its place in the text.
        square: Square,
        /// The text in that place.
        text: String,
    },
    /// A number that is no tile.
    #[error("{square}: {value} is not a tile: write 0 for empty, or a power of two from 2")]
    NotAPowerOfTwo {
        /// Its place in the text.
        square: Square,
        /// The number that stands there.
        value: String,
    },
    /// A tile that a board of this size can never hold.
    #[error("{square}: {value} is too large: a board of {size} holds at most {largest}")]
    TooLarge {
        /// Its place in the text.
        square: Square,
        /// The number that stands there.
        value: String,
        /// The size of the board.
        size: Size,
        /// The largest tile for that size.
        largest: Rank,
    },
    /// Rows of different length.
    #[error(
        "row {row}, column {column}: row {row} has {}, but row 1 has {expected}",
        counted_cells(*found)
    )]
    Ragged {
        /// The row in question, counted from 1.
        row: usize,
        /// The first cell that is missing or too many, counted from 1.
        column: usize,
        /// The number of cells in the row.
        found: usize,
        /// The cells of the first row.
        expected: usize,
    },
    /// Hexadecimal digits, but not one for each cell of a 4x4 board.
    #[error("a position in hexadecimal has 16 digits; this has {found}")]
    Hexadecimal {
        /// The number of digits.
        found: usize,
    },
    /// A shape that no board has.
    #[error("row 1, column 1: {0}")]
    Size(#[from] SizeError),
}

fn counted_cells(count: usize) -> String {
    match count {
        1 => "1 cell".to_owned(),
        count => format!("{count} cells"),
    }
}

impl Board {
    /// Reads a position with the tiles that a board of its size can come to
    /// hold when no tile larger than `largest_new` appears.
    ///
    /// Other programs write a board of 4x4 as sixteen hexadecimal digits, the
    /// exponents of its tiles row by row, alone or at the end of a link
    /// (`…/p/0000000000000011`). They are read too.
    ///
    /// The ordinary [`FromStr`] is this for the usual tiles, 2 and 4.
    ///
    /// # Errors
    ///
    /// The text is no position; the error says where and why.
    pub fn read(text: &str, largest_new: Rank) -> Result<Board, PositionError> {
        if let Some(board) = of_exponents(text.trim()) {
            return Ok(board);
        }
        let rows: Vec<Vec<&str>> = text.split('/').map(split_row).collect();
        let size = size_of(&rows).map_err(|error| match error {
            // A cell that is not a tile says more than the size that follows from it.
            PositionError::Size(_) => not_sixteen_digits(text)
                .or_else(|| not_a_tile(&rows))
                .unwrap_or(error),
            _ => error,
        })?;
        let largest = size.largest_tile(largest_new).unwrap_or(Rank::MAX);
        let mut board = Board::empty(size);
        for (square, cell) in size.squares().zip(rows.into_iter().flatten()) {
            let tile = read_cell(cell, square, size, largest)?;
            board.put(size.index(square), tile);
        }
        Ok(board)
    }
}

/// The board of sixteen hexadecimal digits, alone or at the end of a link.
fn of_exponents(text: &str) -> Option<Board> {
    let digits = text.rsplit_once("/p/").map_or(text, |(_, digits)| digits);
    let digits = digits.split(['?', '#']).next()?.trim_end_matches('/');
    let is_board = digits.len() == 16 && digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    if !is_board {
        return None;
    }
    let size = Size::new(4, 4).ok()?;
    let mut board = Board::empty(size);
    for (square, digit) in size.squares().zip(digits.chars()) {
        let exponent = digit
            .to_digit(16)
            .and_then(|digit| u8::try_from(digit).ok());
        board.put(size.index(square), exponent.and_then(Rank::new));
    }
    Some(board)
}

/// The reason why a text that seems to be meant as hexadecimal digits is no
/// board: shorter ones are rather a tile.
fn not_sixteen_digits(text: &str) -> Option<PositionError> {
    let digits = text.trim();
    let is_meant = digits.len() > 8 && digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    let found = digits.len();
    is_meant.then_some(PositionError::Hexadecimal { found })
}

/// The cells of one row: between commas where there are commas, between
/// blanks otherwise.
fn split_row(row: &str) -> Vec<&str> {
    let row = row.trim();
    if row.contains(',') {
        row.split(',').map(str::trim).collect()
    } else {
        row.split_whitespace().collect()
    }
}

fn size_of(rows: &[Vec<&str>]) -> Result<Size, PositionError> {
    let expected = rows.first().map_or(0, Vec::len);
    let ragged = rows.iter().position(|row| row.len() != expected);
    if let Some(row) = ragged {
        let found = rows[row].len();
        return Err(PositionError::Ragged {
            row: row + 1,
            column: found.min(expected) + 1,
            found,
            expected,
        });
    }
    match (u8::try_from(rows.len()), u8::try_from(expected)) {
        (Ok(rows), Ok(columns)) => Ok(Size::new(rows, columns)?),
        _ => Err(SizeError::Side {
            rows: rows.len() as u64,
            columns: expected as u64,
        }
        .into()),
    }
}

/// The first cell that is neither empty nor a number.
fn not_a_tile(rows: &[Vec<&str>]) -> Option<PositionError> {
    let cells = (0..=u8::MAX).zip(rows).flat_map(|(row, cells)| {
        let cells = (0..=u8::MAX).zip(cells);
        cells.map(move |(column, &cell)| (Square::new(row, column), cell))
    });
    let mut others = cells.filter(|(_, cell)| !is_tile_or_empty(cell));
    let (square, text) = others.next()?;
    let text = text.to_owned();
    Some(PositionError::NotATile { square, text })
}

fn is_tile_or_empty(cell: &str) -> bool {
    let is_number = !cell.is_empty() && cell.bytes().all(|byte| byte.is_ascii_digit());
    matches!(cell, "." | "_") || is_number
}

fn read_cell(
    cell: &str,
    square: Square,
    size: Size,
    largest: Rank,
) -> Result<Option<Rank>, PositionError> {
    if matches!(cell, "." | "_") {
        return Ok(None);
    }
    if !is_tile_or_empty(cell) {
        let text = cell.to_owned();
        return Err(PositionError::NotATile { square, text });
    }
    let value = cell.to_owned();
    match cell
        .parse()
        .map(|value: u128| (value, Rank::of_tile(value)))
    {
        Ok((0, _)) => Ok(None),
        Ok((_, Some(rank))) if rank <= largest => Ok(Some(rank)),
        Ok((value, None)) if value <= largest.tile() => Err(PositionError::NotAPowerOfTwo {
            square,
            value: cell.to_owned(),
        }),
        _ => Err(PositionError::TooLarge {
            square,
            value,
            size,
            largest,
        }),
    }
}

impl FromStr for Board {
    type Err = PositionError;

    /// Reads `2,0,0,4/0,8,0,0/…`; also blanks for commas, blanks around
    /// `/`, and `.` or `_` for empty.
    fn from_str(text: &str) -> Result<Board, PositionError> {
        Board::read(text, Rank::FOUR)
    }
}

impl fmt::Display for Board {
    /// Writes the position text: `2,0,0,4/0,8,0,0/…`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (square, tile) in self.cells() {
            match (square.row, square.column) {
                (0, 0) => {}
                (_, 0) => f.write_str("/")?,
                _ => f.write_str(",")?,
            }
            match tile {
                Some(rank) => write!(f, "{rank}")?,
                None => f.write_str("0")?,
            }
        }
        Ok(())
    }
}
