//! Lanes out of a board and back, and the numbers of squares.

use brikke_engine::Direction::{self, Down, Left, Right, Up};
use brikke_engine::{Board, Lane, LaneError, OutsideBoard, Rank, Size, Square};
use proptest::prelude::*;

use crate::arbitrary;
use crate::given::board;

#[test]
fn lanes_begin_at_the_wall() {
    let grid = board("2 4 8 / 16 . 32");
    let lanes = |direction| {
        let lanes = grid.lanes(direction).map(|lane| lane.to_string());
        lanes.collect::<Vec<_>>()
    };
    assert_eq!(lanes(Left), ["2,4,8", "16,0,32"]);
    assert_eq!(lanes(Right), ["8,4,2", "32,0,16"]);
    assert_eq!(lanes(Up), ["2,16", "4,0", "8,32"]);
    assert_eq!(lanes(Down), ["16,2", "0,4", "32,8"]);
}

#[test]
fn a_lane_that_is_not_there_is_an_error() {
    let mut grid = board("2 4 8 / 16 . 32");
    let missing = LaneError::Number {
        number: 2,
        lanes: 2,
        size: grid.size(),
    };
    assert_eq!(grid.lane(Left, 2), Err(missing));
    let row = grid.lane(Left, 0).unwrap();
    assert_eq!(grid.set_lane(Left, 2, &row), Err(missing));
    assert_eq!(
        grid.set_lane(Up, 0, &row),
        Err(LaneError::Misfit {
            found: 3,
            expected: 2
        })
    );
}

#[test]
fn a_lane_has_one_to_eight_cells() {
    assert_eq!(Lane::new(&[]), Err(LaneError::Length(0)));
    assert_eq!(Lane::new(&[None; 9]), Err(LaneError::Length(9)));
    assert_eq!(Lane::new(&[None; 300]), Err(LaneError::Length(300)));
    let lane = Lane::new(&[Some(Rank::TWO), None]).unwrap();
    assert_eq!((lane.to_string().as_str(), lane.length()), ("2,0", 2));
    assert_eq!(Lane::new(&[None; 8]).unwrap().length(), 8);
}

#[test]
fn squares_are_counted_row_by_row() {
    let size = Size::new(2, 3).unwrap();
    let square = Square::new(1, 0);
    assert_eq!(size.index_of(square), Ok(3));
    assert_eq!(size.square_at(3), Some(square));
    assert_eq!(size.square_at(6), None);
    let square = Square::new(0, 3);
    assert_eq!(size.index_of(square), Err(OutsideBoard { square, size }));
    for size in Size::all() {
        for (index, square) in size.squares().enumerate() {
            assert_eq!(size.index_of(square), Ok(index));
            assert_eq!(size.square_at(index), Some(square));
        }
    }
}

/// The board and the points when every lane is slid for itself.
fn slid_by_lanes(board: &Board, direction: Direction) -> (Board, u128) {
    let (mut after, mut gained) = (*board, 0);
    for (number, lane) in board.lanes(direction).enumerate() {
        let (slid, points) = lane.slide();
        after.set_lane(direction, number, &slid).unwrap();
        gained += points;
    }
    (after, gained)
}

proptest! {
    #![proptest_config(arbitrary::cases(1000))]

    #[test]
    fn a_board_slides_lane_by_lane(
        board in arbitrary::board(),
        direction in arbitrary::direction(),
    ) {
        let slid = board.slide(direction);
        prop_assert_eq!(board.can_move(direction), slid.is_some());
        let slid = slid.map_or((board, 0), |slide| (*slide.after.board(), slide.gained));
        prop_assert_eq!(slid_by_lanes(&board, direction), slid);
    }

    #[test]
    fn lanes_of_opposite_directions_are_each_others_reverse(
        board in arbitrary::board(),
        direction in arbitrary::direction(),
    ) {
        let opposite = board.lanes(direction.opposite());
        for (lane, other) in board.lanes(direction).zip(opposite) {
            prop_assert_eq!(lane.reversed(), other);
            prop_assert_eq!(lane.reversed().reversed(), lane);
        }
    }

    #[test]
    fn lanes_put_back_give_the_board_again(
        board in arbitrary::board(),
        direction in arbitrary::direction(),
    ) {
        let mut copy = Board::empty(board.size());
        for (number, lane) in board.lanes(direction).enumerate() {
            copy.set_lane(direction, number, &lane).unwrap();
        }
        prop_assert_eq!(copy, board);
    }
}
