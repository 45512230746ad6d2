//! Mirrors and turns of a board.

use super::Board;
use crate::{Size, Square};

impl Board {
    /// The mirror image, left for right.
    ///
    /// ```
    /// # use brikke_engine::Board;
    /// let board: Board = "2,4,8/16,0,0".parse().unwrap();
    /// assert_eq!(board.flip().to_string(), "8,4,2/0,0,16");
    /// ```
    #[must_use]
    pub fn flip(&self) -> Board {
        let last = self.size.columns() - 1;
        self.rearranged(self.size, |to| Square::new(to.row, last - to.column))
    }

    /// Rows become columns.
    ///
    /// ```
    /// # use brikke_engine::Board;
    /// let board: Board = "2,4,8/16,0,0".parse().unwrap();
    /// assert_eq!(board.transpose().to_string(), "2,16/4,0/8,0");
    /// ```
    #[must_use]
    pub fn transpose(&self) -> Board {
        self.rearranged(self.size.transposed(), |to| Square::new(to.column, to.row))
    }

    /// A quarter turn clockwise.
    ///
    /// ```
    /// # use brikke_engine::Board;
    /// let board: Board = "2,4,8/16,0,0".parse().unwrap();
    /// assert_eq!(board.rotate().to_string(), "16,2/0,4/0,8");
    /// ```
    #[must_use]
    pub fn rotate(&self) -> Board {
        self.transpose().flip()
    }

    /// The board in all eight orientations: four turns of it, four turns of
    /// its mirror image. Boards of different orientation may be equal.
    pub fn symmetries(&self) -> [Board; 8] {
        let mut board = *self;
        std::array::from_fn(|number| {
            let current = board;
            board = if number == 3 {
                self.flip()
            } else {
                current.rotate()
            };
            current
        })
    }

    /// A board of `size` whose every square holds what `source` names.
    fn rearranged(&self, size: Size, source: impl Fn(Square) -> Square) -> Board {
        let mut board = Board::empty(size);
        for (index, to) in size.squares().enumerate() {
            board.cells[index] = self.cells[self.size.index(source(to))];
        }
        board
    }
}
