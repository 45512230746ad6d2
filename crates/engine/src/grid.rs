//! The operations that the general board and the packed one have in common.

use std::convert::Infallible;
use std::error::Error;

use crate::{Board, Direction, Rank, Slide};

/// A board that can be slid and given a tile, whatever its representation.
///
/// Code that must be fast and still work for all sizes is written once for a
/// `Grid` and run on the fastest one that holds the position. A grid that
/// cannot hold a result says so with [`Grid::TooLarge`]; the caller then goes
/// on with the general [`Board`], for which that error cannot exist.
pub trait Grid: Copy + Eq {
    /// The points of one slide, in a type that they always fit.
    type Gain: Copy + Eq + std::fmt::Debug + Into<u128>;
    /// The error of a result that this representation cannot hold.
    type TooLarge: Error;

    /// Slides all tiles; `Ok(None)` if nothing moves.
    ///
    /// # Errors
    ///
    /// The result has a tile that this representation cannot hold.
    fn try_slide(&self, direction: Direction) -> Result<Option<Slide<Self>>, Self::TooLarge>;

    /// The number of empty cells.
    fn empty_count(&self) -> usize;

    /// The board with a tile on the `nth` empty cell, counted from 0 row by
    /// row; `Ok(None)` if there are not so many.
    ///
    /// # Errors
    ///
    /// This representation cannot hold the tile.
    fn with_nth_empty(&self, nth: usize, rank: Rank) -> Result<Option<Self>, Self::TooLarge>;

    /// True if no direction is left.
    fn is_stuck(&self) -> bool;

    /// The largest tile.
    fn largest(&self) -> Option<Rank>;

    /// The position on the general board.
    fn to_board(&self) -> Board;
}

impl Grid for Board {
    type Gain = u128;
    type TooLarge = Infallible;

    fn try_slide(&self, direction: Direction) -> Result<Option<Slide>, Infallible> {
        Ok(self.slide(direction))
    }

    fn empty_count(&self) -> usize {
        self.empty_count()
    }

    fn with_nth_empty(&self, nth: usize, rank: Rank) -> Result<Option<Board>, Infallible> {
        let mut board = *self;
        let placed = board.put_on_nth_empty(nth, rank);
        Ok(placed.then_some(board))
    }

    fn is_stuck(&self) -> bool {
        self.is_stuck()
    }

    fn largest(&self) -> Option<Rank> {
        self.largest()
    }

    fn to_board(&self) -> Board {
        *self
    }
}
