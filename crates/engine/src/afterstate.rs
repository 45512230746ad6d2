//! The board between a slide and the tile that answers it.

use std::fmt;

use crate::{Board, Grid, OutsideBoard, Rank, Spawn, Square};

/// A board that has been slid and awaits its new tile.
///
/// Only the engine makes one, and a tile turns it back into a board: sliding
/// twice or placing twice does not compile.
///
/// ```
/// use brikke_engine::{Board, Direction, Rank, Spawn, Square};
///
/// let board: Board = "2,2/0,0".parse().unwrap();
/// let slide = board.slide(Direction::Left).unwrap();
/// let spawn = Spawn { square: Square::new(1, 1), rank: Rank::TWO };
/// assert_eq!(slide.after.place(spawn).unwrap().to_string(), "4,0/0,2");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Afterstate<G = Board>(G);

/// The result of a legal slide. That there is one is the only test of
/// legality.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Slide<G: Grid = Board> {
    /// The board, awaiting its tile.
    pub after: Afterstate<G>,
    /// The sum of the merged tiles.
    pub gained: G::Gain,
}

/// The reason why a tile cannot appear where it was said to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum PlaceError {
    /// The square is not on the board.
    #[error(transparent)]
    Outside(#[from] OutsideBoard),
    /// Another tile stands there.
    #[error("{square} is not empty: a new tile needs an empty cell")]
    Occupied {
        /// The square in question.
        square: Square,
    },
}

impl<G> Afterstate<G> {
    /// For the engine alone: `board` has just been slid, or is a board that
    /// still lacks start tiles.
    pub(crate) const fn slid(board: G) -> Afterstate<G> {
        Afterstate(board)
    }

    /// For the engine alone: the board, to put its tile on.
    pub(crate) fn into_board(self) -> G {
        self.0
    }

    /// The board as it stands, for looking at and valuing.
    pub const fn board(&self) -> &G {
        &self.0
    }
}

impl<G: Grid> Afterstate<G> {
    /// The number of cells that the new tile can choose from. There is always
    /// one.
    pub fn empty_count(&self) -> usize {
        self.0.empty_count()
    }

    /// The board with the tile on the `nth` empty cell, counted from 0 row
    /// by row; `None` if there are not so many.
    ///
    /// # Errors
    ///
    /// This kind of board cannot hold the tile.
    pub fn place_nth(self, nth: usize, rank: Rank) -> Result<Option<G>, G::TooLarge> {
        self.0.with_nth_empty(nth, rank)
    }
}

impl Afterstate<Board> {
    /// The board with the new tile.
    ///
    /// # Errors
    ///
    /// The square is occupied or not on the board.
    pub fn place(self, spawn: Spawn) -> Result<Board, PlaceError> {
        let Afterstate(mut board) = self;
        let square = spawn.square;
        if board.at(square)?.is_some() {
            return Err(PlaceError::Occupied { square });
        }
        board.set(square, Some(spawn.rank))?;
        Ok(board)
    }
}

impl<G: fmt::Display> fmt::Display for Afterstate<G> {
    /// Writes the position text of the board.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
