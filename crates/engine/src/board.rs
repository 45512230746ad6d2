//! The board of any size: the obvious one, against which fast ones are
//! checked.

mod half_slide;
mod lane;
mod path;
mod slide;
mod symmetry;
mod text;

use std::fmt;

use crate::{Direction, OutsideBoard, Rank, Size, Slide, Square};
pub use half_slide::{HalfSlide, Step};
pub use lane::{Lane, LaneError};
pub(crate) use slide::Shift;
pub use text::PositionError;

/// A board of any size with its tiles, and nothing else: no score, no
/// history, no traces of the last move.
///
/// A board is written as its position text, row by row:
///
/// ```
/// use brikke_engine::{Board, Direction, Square};
///
/// let board: Board = "2,2,2,0 / 2,2,2,2 / 4,2,2,0 / 0,0,0,0".parse().unwrap();
/// let slide = board.slide(Direction::Left).unwrap();
/// assert_eq!(
///     slide.after.to_string(),
///     "4,2,0,0/4,4,0,0/4,4,0,0/0,0,0,0",
/// );
/// assert_eq!(slide.gained, 4 + 4 + 4 + 4);
///
/// // A direction that changes nothing is no move.
/// let packed_left: Board = "2,4/8,0".parse().unwrap();
/// assert!(packed_left.slide(Direction::Left).is_none());
///
/// // Asking outside the board is an error, not a panic.
/// assert!(board.at(Square::new(4, 0)).is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board {
    size: Size,
    /// Rank numbers row by row, 0 for empty; 0 in all places behind the last
    /// cell, so that equal boards are equal arrays.
    cells: [u8; Size::MAX_CELLS],
}

impl Board {
    /// A board without tiles.
    pub const fn empty(size: Size) -> Board {
        Board {
            size,
            cells: [0; Size::MAX_CELLS],
        }
    }

    /// The board with these rank numbers, row by row, 0 for empty; `None` if
    /// there are more or fewer than cells, or one is beyond [`Rank::MAX`].
    ///
    /// ```
    /// # use brikke_engine::{Board, Size};
    /// let size = Size::new(2, 2).unwrap();
    /// let board = Board::from_numbers(size, &[1, 0, 11, 2]).unwrap();
    /// assert_eq!(board.to_string(), "2,0/2048,4");
    /// assert_eq!(board.numbers(), [1, 0, 11, 2]);
    /// assert_eq!(Board::from_numbers(size, &[1, 0, 113, 2]), None);
    /// ```
    pub fn from_numbers(size: Size, numbers: &[u8]) -> Option<Board> {
        let mut board = Board::empty(size);
        let are_ranks = numbers.iter().all(|&number| number <= Rank::MAX.get());
        if numbers.len() != size.cells() || !are_ranks {
            return None;
        }
        board.cells[..numbers.len()].copy_from_slice(numbers);
        Some(board)
    }

    /// The size of the board.
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The tile on the square.
    ///
    /// # Errors
    ///
    /// The square is not on this board.
    pub fn at(&self, square: Square) -> Result<Option<Rank>, OutsideBoard> {
        Ok(Rank::new(self.cells[self.size.index_of(square)?]))
    }

    /// Puts a tile on the square, or takes it away.
    ///
    /// # Errors
    ///
    /// The square is not on this board.
    pub fn set(&mut self, square: Square, tile: Option<Rank>) -> Result<(), OutsideBoard> {
        self.put(self.size.index_of(square)?, tile);
        Ok(())
    }

    /// Every square with what stands on it, row by row.
    pub fn cells(&self) -> impl Iterator<Item = (Square, Option<Rank>)> {
        self.size
            .squares()
            .zip(self.numbers().iter().map(|&number| Rank::new(number)))
    }

    /// Every tile with its square, row by row.
    pub fn tiles(&self) -> impl Iterator<Item = (Square, Rank)> {
        self.cells()
            .filter_map(|(square, tile)| Some((square, tile?)))
    }

    /// The squares without a tile, row by row.
    pub fn empty_squares(&self) -> impl Iterator<Item = Square> {
        self.cells()
            .filter(|(_, tile)| tile.is_none())
            .map(|(square, _)| square)
    }

    /// The number of empty cells.
    #[expect(clippy::naive_bytecount, reason = "at most 64 bytes")]
    pub fn empty_count(&self) -> usize {
        self.numbers().iter().filter(|&&number| number == 0).count()
    }

    /// The largest tile.
    pub fn largest(&self) -> Option<Rank> {
        self.numbers()
            .iter()
            .max()
            .and_then(|&rank| Rank::new(rank))
    }

    /// The sum of the tiles. A slide keeps it.
    pub fn sum(&self) -> u128 {
        self.tiles().map(|(_, rank)| rank.tile()).sum()
    }

    /// The sum of the tiles' [worth](Rank::worth). A slide adds what it gains.
    pub fn worth(&self) -> u128 {
        self.tiles().map(|(_, rank)| rank.worth()).sum()
    }

    /// Slides all tiles; `None` if nothing moves.
    pub fn slide(&self, direction: Direction) -> Option<Slide> {
        self.slide_watching(direction, |_| {})
    }

    /// The directions in which something moves: where [`Board::slide`] gives
    /// a slide.
    pub fn legal_directions(&self) -> impl Iterator<Item = Direction> {
        Direction::ALL
            .into_iter()
            .filter(|&direction| self.can_move(direction))
    }

    /// True if no direction is left.
    pub fn is_stuck(&self) -> bool {
        // Nearly every board has an empty cell, and then a tile beside one.
        let numbers = self.numbers();
        if numbers.contains(&0) {
            return numbers.iter().all(|&number| number == 0);
        }
        self.legal_directions().next().is_none()
    }

    /// True if something moves in this direction: where [`Board::slide`]
    /// gives a slide.
    ///
    /// ```
    /// # use brikke_engine::{Board, Direction};
    /// let corner: Board = "2,0/0,0".parse().unwrap();
    /// assert!(corner.can_move(Direction::Right));
    /// assert!(!corner.can_move(Direction::Left));
    /// ```
    pub fn can_move(&self, direction: Direction) -> bool {
        // Some tile stands behind an empty cell or an equal tile.
        let moves = |(nearer, farther): (u8, u8)| {
            farther != 0 && (nearer == 0 || nearer == farther && Rank::MAX.get() != farther)
        };
        let towards_origin = direction.is_towards_origin();
        let in_order = |(first, second): (&u8, &u8)| {
            if towards_origin {
                (*first, *second)
            } else {
                (*second, *first)
            }
        };
        let numbers = self.numbers();
        let columns = usize::from(self.size.columns());
        if direction.is_vertical() {
            let below = &numbers[columns..];
            numbers.iter().zip(below).map(in_order).any(moves)
        } else {
            numbers
                .chunks_exact(columns)
                .any(|row| row.iter().zip(&row[1..]).map(in_order).any(moves))
        }
    }

    /// The rank numbers of the cells, row by row, 0 for empty.
    pub fn numbers(&self) -> &[u8] {
        &self.cells[..self.size.cells()]
    }

    /// Puts a tile on the cell with this index.
    pub(crate) fn put(&mut self, index: usize, tile: Option<Rank>) {
        self.cells[index] = tile.map_or(0, Rank::get);
    }

    /// Puts a tile on the `nth` empty cell, counted from 0 row by row;
    /// `false` if there are not so many.
    #[inline]
    pub(crate) fn put_on_nth_empty(&mut self, nth: usize, rank: Rank) -> bool {
        let mut empty_cells_left = nth;
        for number in &mut self.cells[..self.size.cells()] {
            if *number == 0 && empty_cells_left == 0 {
                *number = rank.get();
                return true;
            }
            empty_cells_left -= usize::from(*number == 0);
        }
        false
    }
}

impl fmt::Debug for Board {
    /// Draws the board, a line for each row, `.` for empty.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let faces: Vec<String> = self
            .cells()
            .map(|(_, tile)| tile.map_or(".".into(), |rank| rank.to_string()))
            .collect();
        let width = faces.iter().map(String::len).max().unwrap_or(1);
        for row in faces.chunks(self.size.columns().into()) {
            for face in row {
                write!(f, " {face:>width$}")?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}
