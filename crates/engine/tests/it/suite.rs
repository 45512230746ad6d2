//! One suite for the general board and the packed one: every statement is a
//! test of both.

use std::fmt::Debug;

use brikke_engine::Direction::{self, Down, Left, Right, Up};
use brikke_engine::{Board, Grid, PackedBoard, Rank, Size, Square};

use crate::given::{board, tile};

/// A kind of board that can be made from a drawing.
trait Drawn: Grid + Debug {
    fn of(board: &Board) -> Self;

    fn drawn(drawing: &str) -> Self {
        Self::of(&board(drawing))
    }
}

impl Drawn for Board {
    fn of(board: &Board) -> Board {
        *board
    }
}

impl Drawn for PackedBoard {
    fn of(board: &Board) -> PackedBoard {
        PackedBoard::try_from(board).expect("a 4x4 board with tiles up to 32768")
    }
}

macro_rules! suite {
    ($($statement:ident,)*) => {
        mod general {
            $(#[test] fn $statement() { super::$statement::<brikke_engine::Board>(); })*
        }
        mod packed {
            $(#[test] fn $statement() { super::$statement::<brikke_engine::PackedBoard>(); })*
        }
    };
}

suite! {
    the_rows_of_the_rules_slide_as_they_say,
    a_lone_tile_slides_to_the_wall,
    tiles_slide_as_far_as_they_go,
    equal_tiles_that_meet_merge,
    different_tiles_do_not_merge,
    the_pair_nearest_the_wall_merges_first,
    a_merged_tile_does_not_merge_again,
    a_tile_between_two_equal_ones_keeps_them_apart,
    a_board_slides_up,
    a_board_slides_right,
    a_board_slides_down,
    a_board_slides_left,
    the_gain_is_the_sum_of_all_merged_tiles,
    a_direction_that_changes_nothing_is_no_move,
    a_board_without_tiles_cannot_move,
    empty_cells_are_counted_row_by_row,
    a_tile_needs_an_empty_cell,
    an_afterstate_takes_its_tile_on_the_nth_empty_cell,
    a_full_board_of_different_neighbours_is_stuck,
    a_board_with_an_empty_cell_is_not_stuck,
    one_equal_pair_anywhere_is_a_move,
    the_largest_tile_is_found_wherever_it_stands,
    a_board_without_tiles_has_no_largest,
    the_general_board_comes_back,
}

fn check<G: Drawn>(before: &str, direction: Direction, after: &str, gained: u128) {
    let slide = G::drawn(before)
        .try_slide(direction)
        .expect("the result fits")
        .unwrap_or_else(|| panic!("{before} {direction} moves nothing"));
    assert_eq!(
        slide.after.board().to_board(),
        board(after),
        "{before} {direction}"
    );
    assert_eq!(slide.gained.into(), gained, "{before} {direction}");
}

fn check_no_move<G: Drawn>(drawing: &str, direction: Direction) {
    let slide = G::drawn(drawing).try_slide(direction).expect("it fits");
    assert_eq!(
        slide.map(|slide| slide.after),
        None,
        "{drawing} {direction}"
    );
}

/// Checks a lane that is drawn from the wall outwards, in each row and
/// column and all four directions.
fn check_lane<G: Drawn>(before: &str, after: &str, gained: u128) {
    for direction in Direction::ALL {
        for nth in 0..4 {
            let (laid, expected) = (lay(before, direction, nth), lay(after, direction, nth));
            if before == after {
                check_no_move::<G>(&laid, direction);
            } else {
                check::<G>(&laid, direction, &expected, gained);
            }
        }
    }
}

/// The drawing of a board on which only this lane has tiles.
fn lay(lane: &str, direction: Direction, nth: usize) -> String {
    let mut cells = [["."; 4]; 4];
    for (distance, cell) in lane.split(' ').enumerate() {
        let (row, column) = match direction {
            Up => (distance, nth),
            Right => (nth, 3 - distance),
            Down => (3 - distance, nth),
            Left => (nth, distance),
        };
        cells[row][column] = cell;
    }
    cells.map(|row| row.join(" ")).join("/")
}

fn the_rows_of_the_rules_slide_as_they_say<G: Drawn>() {
    check::<G>(
        "2 2 2 . / . . . . / . . . . / . . . .",
        Right,
        ". . 2 4 / . . . . / . . . . / . . . .",
        4,
    );
    check::<G>(
        ". . . . / 2 2 2 2 / . . . . / 4 2 2 .",
        Left,
        ". . . . / 4 4 . . / . . . . / 4 4 . .",
        12,
    );
}

fn a_lone_tile_slides_to_the_wall<G: Drawn>() {
    check_lane::<G>("2 . . .", "2 . . .", 0);
    check_lane::<G>(". 2 . .", "2 . . .", 0);
    check_lane::<G>(". . 2 .", "2 . . .", 0);
    check_lane::<G>(". . . 2", "2 . . .", 0);
}

fn tiles_slide_as_far_as_they_go<G: Drawn>() {
    check_lane::<G>(". 2 . 4", "2 4 . .", 0);
    check_lane::<G>("2 . . 4", "2 4 . .", 0);
    check_lane::<G>(". 2 4 8", "2 4 8 .", 0);
    check_lane::<G>("2 . 4 8", "2 4 8 .", 0);
    check_lane::<G>("2 4 . 8", "2 4 8 .", 0);
    check_lane::<G>("2 4 8 .", "2 4 8 .", 0);
}

fn equal_tiles_that_meet_merge<G: Drawn>() {
    check_lane::<G>("2 2 . .", "4 . . .", 4);
    check_lane::<G>("2 . 2 .", "4 . . .", 4);
    check_lane::<G>("2 . . 2", "4 . . .", 4);
    check_lane::<G>(". . 2 2", "4 . . .", 4);
    check_lane::<G>("8 . 4 4", "8 8 . .", 8);
    check_lane::<G>("16384 . . 16384", "32768 . . .", 32768);
}

fn different_tiles_do_not_merge<G: Drawn>() {
    check_lane::<G>("2 4 8 16", "2 4 8 16", 0);
    check_lane::<G>("2 4 2 4", "2 4 2 4", 0);
    check_lane::<G>(". 32768 2 4", "32768 2 4 .", 0);
}

fn the_pair_nearest_the_wall_merges_first<G: Drawn>() {
    check_lane::<G>("2 2 2 .", "4 2 . .", 4);
    check_lane::<G>(". 2 2 2", "4 2 . .", 4);
    check_lane::<G>("2 . 2 2", "4 2 . .", 4);
    check_lane::<G>("2 2 2 4", "4 2 4 .", 4);
    check_lane::<G>("4 2 2 2", "4 4 2 .", 4);
}

fn a_merged_tile_does_not_merge_again<G: Drawn>() {
    check_lane::<G>("2 2 2 2", "4 4 . .", 8);
    check_lane::<G>("4 2 2 .", "4 4 . .", 4);
    check_lane::<G>("2 2 4 .", "4 4 . .", 4);
    check_lane::<G>("2 2 4 8", "4 4 8 .", 4);
    check_lane::<G>("2 2 4 4", "4 8 . .", 12);
    check_lane::<G>("8 4 2 2", "8 4 4 .", 4);
    check_lane::<G>("4 4 8 8", "8 16 . .", 24);
}

fn a_tile_between_two_equal_ones_keeps_them_apart<G: Drawn>() {
    check_lane::<G>("2 4 2 .", "2 4 2 .", 0);
    check_lane::<G>("2 4 . 2", "2 4 2 .", 0);
    check_lane::<G>("2 4 4 2", "2 8 2 .", 8);
}

const FIELD: &str = "
    2  .  2  4 /
    2  8  .  4 /
    4  8  2  . /
    4  .  2  8";

fn a_board_slides_up<G: Drawn>() {
    let after = "4 16 4 8 / 8 . 2 8 / . . . . / . . . .";
    check::<G>(FIELD, Up, after, 4 + 8 + 16 + 4 + 8);
}

fn a_board_slides_right<G: Drawn>() {
    let after = ". . 4 4 / . 2 8 4 / . 4 8 2 / . 4 2 8";
    check::<G>(FIELD, Right, after, 4);
}

fn a_board_slides_down<G: Drawn>() {
    let after = ". . . . / . . . . / 4 . 2 8 / 8 16 4 8";
    check::<G>(FIELD, Down, after, 4 + 8 + 16 + 4 + 8);
}

fn a_board_slides_left<G: Drawn>() {
    let after = "4 4 . . / 2 8 4 . / 4 8 2 . / 4 2 8 .";
    check::<G>(FIELD, Left, after, 4);
}

fn the_gain_is_the_sum_of_all_merged_tiles<G: Drawn>() {
    check::<G>(
        "2 2 4 4 / 8 8 8 8 / 1024 1024 . . / 16384 16384 2 2",
        Left,
        "4 8 . . / 16 16 . . / 2048 . . . / 32768 4 . .",
        4 + 8 + 16 + 16 + 2048 + 32768 + 4,
    );
}

fn a_direction_that_changes_nothing_is_no_move<G: Drawn>() {
    let in_the_corner = "2 4 . . / 8 . . . / . . . . / . . . .";
    check_no_move::<G>(in_the_corner, Up);
    check_no_move::<G>(in_the_corner, Left);
    let at_the_other = ". . . . / . . . . / . . . 8 / . . 4 2";
    check_no_move::<G>(at_the_other, Down);
    check_no_move::<G>(at_the_other, Right);
}

fn a_board_without_tiles_cannot_move<G: Drawn>() {
    for direction in Direction::ALL {
        check_no_move::<G>(". . . . / . . . . / . . . . / . . . .", direction);
    }
}

const HOLES: &str = "
    .  2  4  . /
    8  .  2  4 /
    2  4  8  2 /
    .  2  4  .";

fn check_placed<G: Drawn>(nth: usize, row: u8, column: u8) {
    let mut expected = board(HOLES);
    expected
        .set(Square::new(row, column), Some(tile(4)))
        .unwrap();
    let placed = G::drawn(HOLES)
        .with_nth_empty(nth, tile(4))
        .expect("it fits");
    assert_eq!(placed.map(|placed| placed.to_board()), Some(expected));
}

fn empty_cells_are_counted_row_by_row<G: Drawn>() {
    assert_eq!(G::drawn(HOLES).empty_count(), 5);
    check_placed::<G>(0, 0, 0);
    check_placed::<G>(1, 0, 3);
    check_placed::<G>(2, 1, 1);
    check_placed::<G>(3, 3, 0);
    check_placed::<G>(4, 3, 3);
}

fn a_tile_needs_an_empty_cell<G: Drawn>() {
    let placed = |drawing, nth| {
        G::drawn(drawing)
            .with_nth_empty(nth, Rank::TWO)
            .expect("it fits")
    };
    assert_eq!(placed(HOLES, 5), None);
    assert_eq!(placed(HOLES, usize::MAX), None);
    assert_eq!(placed(STUCK, 0), None);
}

fn an_afterstate_takes_its_tile_on_the_nth_empty_cell<G: Drawn>() {
    let before = G::drawn("2 2 4 8 / 4 8 2 4 / 2 4 8 2 / 4 . 2 4");
    let after = before
        .try_slide(Left)
        .expect("it fits")
        .expect("a move")
        .after;
    assert_eq!(after.empty_count(), 2);
    let with = |nth| after.place_nth(nth, Rank::TWO).expect("it fits");
    let drawn = |drawing| Some(G::drawn(drawing));
    assert_eq!(with(0), drawn("4 4 8 2 / 4 8 2 4 / 2 4 8 2 / 4 2 4 ."));
    assert_eq!(with(1), drawn("4 4 8 . / 4 8 2 4 / 2 4 8 2 / 4 2 4 2"));
    assert_eq!(with(2), None);
}

const STUCK: &str = "
    2  4  2  4 /
    4  2  4  2 /
    2  4  2  4 /
    4  2  4  2";

fn a_full_board_of_different_neighbours_is_stuck<G: Drawn>() {
    assert!(G::drawn(STUCK).is_stuck());
    assert_eq!(G::drawn(STUCK).empty_count(), 0);
    for direction in Direction::ALL {
        check_no_move::<G>(STUCK, direction);
    }
}

fn a_board_with_an_empty_cell_is_not_stuck<G: Drawn>() {
    for square in Size::CLASSIC.squares() {
        let mut board = board(STUCK);
        board.set(square, None).unwrap();
        assert!(!G::of(&board).is_stuck(), "{square}");
    }
}

fn one_equal_pair_anywhere_is_a_move<G: Drawn>() {
    for square in Size::CLASSIC.squares() {
        let right = Square::new(square.row, square.column + 1);
        let below = Square::new(square.row + 1, square.column);
        check_pair::<G>(square, right, [Right, Left]);
        check_pair::<G>(square, below, [Up, Down]);
    }
}

/// Checks the board on which these two tiles are the only equal ones.
fn check_pair<G: Drawn>(one: Square, other: Square, ways: [Direction; 2]) {
    if !Size::CLASSIC.contains(other) {
        return;
    }
    let mut board = Board::empty(Size::CLASSIC);
    let mut different = (2..).map_while(Rank::new);
    for square in Size::CLASSIC.squares() {
        let equal = square == one || square == other;
        let rank = if equal {
            Some(Rank::TWO)
        } else {
            different.next()
        };
        board.set(square, rank).unwrap();
    }
    assert!(!G::of(&board).is_stuck(), "{board:?}");
    for direction in Direction::ALL {
        let moves = G::of(&board)
            .try_slide(direction)
            .expect("it fits")
            .is_some();
        assert_eq!(moves, ways.contains(&direction), "{direction}\n{board:?}");
    }
}

fn the_largest_tile_is_found_wherever_it_stands<G: Drawn>() {
    for square in Size::CLASSIC.squares() {
        let mut board = board(HOLES);
        board.set(square, Some(tile(32768))).unwrap();
        assert_eq!(G::of(&board).largest(), Some(tile(32768)));
    }
    assert_eq!(G::drawn(HOLES).largest(), Some(tile(8)));
}

fn a_board_without_tiles_has_no_largest<G: Drawn>() {
    let empty = G::of(&Board::empty(Size::CLASSIC));
    assert_eq!(empty.largest(), None);
    assert_eq!(empty.empty_count(), 16);
    assert!(empty.is_stuck());
}

fn the_general_board_comes_back<G: Drawn>() {
    for drawing in [FIELD, HOLES, STUCK] {
        assert_eq!(G::drawn(drawing).to_board(), board(drawing));
    }
}
