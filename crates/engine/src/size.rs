//! The size of a board.

use std::fmt;
use std::str::FromStr;

use crate::{OutsideBoard, Rank, Square};

/// Rows by columns, each from 1 to 8, with at least two cells.
///
/// ```
/// use brikke_engine::Size;
///
/// let size: Size = "5x4".parse().unwrap();
/// assert_eq!((size.rows(), size.columns(), size.cells()), (5, 4, 20));
/// assert!(Size::new(9, 4).is_err());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Size {
    rows: u8,
    columns: u8,
}

/// The reason why a size was refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SizeError {
    /// A side is outside 1 to 8.
    #[error("a board of {rows}x{columns} is not possible: each side is from 1 to 8")]
    Side {
        /// The rows that were asked for.
        rows: u64,
        /// The columns that were asked for.
        columns: u64,
    },
    /// One cell only.
    #[error("a board of 1x1 is not possible: it needs at least two cells")]
    OneCell,
    /// Not of the form `4x4`.
    #[error("'{0}' is not a size: write rows x columns, such as 4x4")]
    Text(String),
}

impl Size {
    /// The longest side.
    pub const MAX_SIDE: u8 = 8;
    /// The most cells a board can have.
    pub const MAX_CELLS: usize = 64;
    /// The size that everybody knows, 4x4.
    pub const CLASSIC: Size = Size {
        rows: 4,
        columns: 4,
    };

    /// A size of `rows` by `columns`.
    ///
    /// # Errors
    ///
    /// A side outside 1 to 8, or a single cell.
    pub fn new(rows: u8, columns: u8) -> Result<Size, SizeError> {
        let side = 1..=Size::MAX_SIDE;
        if !side.contains(&rows) || !side.contains(&columns) {
            return Err(SizeError::Side {
                rows: rows.into(),
                columns: columns.into(),
            });
        }
        if rows == 1 && columns == 1 {
            return Err(SizeError::OneCell);
        }
        Ok(Size { rows, columns })
    }

    /// Every size there is, from 1x2 to 8x8.
    pub fn all() -> impl Iterator<Item = Size> {
        let side = || 1..=Size::MAX_SIDE;
        side().flat_map(move |rows| side().filter_map(move |columns| Size::new(rows, columns).ok()))
    }

    /// The number of rows.
    pub const fn rows(self) -> u8 {
        self.rows
    }

    /// The number of columns.
    pub const fn columns(self) -> u8 {
        self.columns
    }

    /// The number of cells.
    pub const fn cells(self) -> usize {
        self.rows as usize * self.columns as usize
    }

    /// Rows and columns exchanged.
    #[must_use]
    pub const fn transposed(self) -> Size {
        Size {
            rows: self.columns,
            columns: self.rows,
        }
    }

    /// True if the square lies on a board of this size.
    pub const fn contains(self, square: Square) -> bool {
        square.row < self.rows && square.column < self.columns
    }

    /// Every square, row by row.
    pub fn squares(self) -> impl DoubleEndedIterator<Item = Square> {
        (0..self.rows)
            .flat_map(move |row| (0..self.columns).map(move |column| Square { row, column }))
    }

    /// The largest tile that a board of this size can come to hold when no
    /// tile larger than `largest_new` appears: each cell beyond the first
    /// allows one doubling more.
    pub fn largest_tile(self, largest_new: Rank) -> Option<Rank> {
        let doublings = u8::try_from(self.cells() - 1).ok()?;
        Rank::new(largest_new.get().checked_add(doublings)?)
    }

    /// The number of a square when the cells are counted row by row from 0.
    ///
    /// ```
    /// use brikke_engine::{Size, Square};
    ///
    /// let square = Square::new(2, 3);
    /// assert_eq!(Size::CLASSIC.index_of(square), Ok(11));
    /// assert_eq!(Size::CLASSIC.square_at(11), Some(square));
    /// ```
    ///
    /// # Errors
    ///
    /// The square is not on a board of this size.
    pub fn index_of(self, square: Square) -> Result<usize, OutsideBoard> {
        if self.contains(square) {
            Ok(self.index(square))
        } else {
            Err(OutsideBoard { square, size: self })
        }
    }

    /// The square with this number when the cells are counted row by row
    /// from 0; `None` if there are not so many.
    pub fn square_at(self, index: usize) -> Option<Square> {
        (index < self.cells()).then(|| self.square(index))
    }

    /// The index of a square of this size.
    pub(crate) const fn index(self, square: Square) -> usize {
        square.row as usize * self.columns as usize + square.column as usize
    }

    /// The square with this index; the inverse of [`Size::index`].
    pub(crate) const fn square(self, index: usize) -> Square {
        #[expect(clippy::cast_possible_truncation, reason = "an index is below 64")]
        let index = index as u8;
        Square {
            row: index / self.columns,
            column: index % self.columns,
        }
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.rows, self.columns)
    }
}

impl FromStr for Size {
    type Err = SizeError;

    fn from_str(text: &str) -> Result<Size, SizeError> {
        let side = |side: &str| {
            let digits = !side.is_empty() && side.bytes().all(|byte| byte.is_ascii_digit());
            digits.then(|| side.parse().unwrap_or(u64::MAX))
        };
        let parsed = text
            .split_once(['x', 'X', '×'])
            .and_then(|(rows, columns)| Some((side(rows)?, side(columns)?)));
        let Some((rows, columns)) = parsed else {
            return Err(SizeError::Text(text.to_owned()));
        };
        match (u8::try_from(rows), u8::try_from(columns)) {
            (Ok(rows), Ok(columns)) => Size::new(rows, columns),
            _ => Err(SizeError::Side { rows, columns }),
        }
    }
}
