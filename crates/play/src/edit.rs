//! Changes of the board by hand, in practice.

use brikke_engine::{Board, OutsideBoard, Rank, Rules, Square};

/// A change of the board by hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Edit {
    /// Puts a tile on a square, or takes it away.
    Put {
        /// The square.
        square: Square,
        /// The tile; none empties the square.
        tile: Option<Rank>,
    },
    /// Fills the board with a pattern.
    Fill(Fill),
    /// Mirrors the board, left for right.
    Flip,
    /// Turns rows into columns. A board that is not square changes its size,
    /// and the rules with it.
    Transpose,
    /// Turns the board clockwise by a quarter. A board that is not square
    /// changes its size, and the rules with it.
    Rotate,
    /// Takes all tiles away.
    Clear,
    /// Sets up this board, whatever its size.
    Paste(Board),
}

/// A pattern that shows something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Fill {
    /// The ranks 1, 2, 3… row by row (the tiles 2, 4, 8…): flipping,
    /// transposing and rotating are easily seen.
    Ranks,
    /// Nothing but twos.
    Twos,
    /// Rows that show how tiles are pushed and merged.
    TestRows,
}

/// Rows to push right: gaps to close, the pair nearest the wall first, a
/// merged tile that does not merge again. Shorter rows have their beginning,
/// longer ones repeat them.
const TEST_ROWS: [[u8; 4]; 5] = [
    [1, 1, 0, 2],
    [1, 0, 1, 0],
    [0, 1, 1, 1],
    [3, 2, 2, 1],
    [1, 1, 1, 1],
];

impl Edit {
    /// The board with the change made.
    ///
    /// # Errors
    ///
    /// The square is not on the board.
    pub fn of(self, board: &Board, rules: &Rules) -> Result<Board, OutsideBoard> {
        Ok(match self {
            Edit::Put { square, tile } => {
                let mut board = *board;
                board.set(square, tile)?;
                board
            }
            Edit::Fill(fill) => fill.on(board, rules.largest_tile()),
            Edit::Flip => board.flip(),
            Edit::Transpose => board.transpose(),
            Edit::Rotate => board.rotate(),
            Edit::Clear => Board::empty(board.size()),
            Edit::Paste(pasted) => pasted,
        })
    }
}

impl Fill {
    /// The pattern on a board of the same size, without tiles above
    /// `largest`.
    fn on(self, board: &Board, largest: Rank) -> Board {
        let mut filled = Board::empty(board.size());
        for (square, index) in board.size().squares().zip(1_u8..) {
            let tile = Rank::new(self.number(square, index));
            // The square is one of this very board.
            let _ = filled.set(square, tile.map(|rank| rank.min(largest)));
        }
        filled
    }

    /// The rank number on a square, 0 for empty.
    fn number(self, square: Square, index: u8) -> u8 {
        match self {
            Fill::Ranks => index,
            Fill::Twos => 1,
            Fill::TestRows => {
                let row = TEST_ROWS[usize::from(square.row) % TEST_ROWS.len()];
                row[usize::from(square.column) % row.len()]
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(edit: Edit, before: &str, after: &str) {
        let board: Board = before.parse().unwrap();
        let expected: Board = after.parse().unwrap();
        assert_eq!(edit.of(&board, &Rules::default()), Ok(expected));
    }

    const EMPTY: &str = ". . . . / . . . . / . . . . / . . . .";

    #[test]
    fn ranks_are_counted_row_by_row() {
        let expected = "2 4 8 16 / 32 64 128 256 / 512 1024 2048 4096 / 8192 16384 32768 65536";
        check(Edit::Fill(Fill::Ranks), EMPTY, expected);
    }

    #[test]
    fn test_rows_show_pushing_and_merging() {
        let expected = "2 2 . 4 / 2 . 2 . / . 2 2 2 / 8 4 4 2";
        check(Edit::Fill(Fill::TestRows), EMPTY, expected);
    }

    #[test]
    fn patterns_fit_boards_of_other_sizes() {
        check(Edit::Fill(Fill::Twos), ". . .", "2 2 2");
        check(Edit::Fill(Fill::TestRows), ". . . . . .", "2 2 . 4 2 2");
    }

    #[test]
    fn transposing_turns_rows_into_columns() {
        check(Edit::Transpose, "2 4 8 / 16 . .", "2 16 / 4 . / 8 .");
    }

    #[test]
    fn a_square_outside_the_board_is_refused() {
        let square = Square::new(0, 4);
        let edit = Edit::Put { square, tile: None };
        let board = Board::empty(brikke_engine::Size::CLASSIC);
        assert!(edit.of(&board, &Rules::default()).is_err());
    }
}
