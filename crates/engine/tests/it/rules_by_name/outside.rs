//! Outside.

use brikke_engine::{Board, OutsideBoard, Rank, Size, Square};

#[test]
fn asking_outside_the_board_is_an_error() {
    for size in Size::all() {
        let mut board = Board::empty(size);
        let (rows, columns) = (size.rows(), size.columns());
        for (row, column) in [
            (rows, 0),
            (0, columns),
            (rows, columns),
            (255, 255),
            (0, 255),
        ] {
            let square = Square::new(row, column);
            assert_eq!(board.at(square), Err(OutsideBoard { square, size }));
            assert_eq!(
                board.set(square, Some(Rank::TWO)),
                Err(OutsideBoard { square, size })
            );
        }
        assert_eq!(board, Board::empty(size), "nothing was set");
        let last = Square::new(rows - 1, columns - 1);
        assert_eq!(board.set(last, Some(Rank::TWO)), Ok(()));
        assert_eq!(board.at(last), Ok(Some(Rank::TWO)));
    }
}
