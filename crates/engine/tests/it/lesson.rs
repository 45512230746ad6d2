//! The three options of the lesson in Pascal: against each other, against
//! the lesson's examples and against the engine.

use brikke_engine::Direction::Right;
use brikke_engine::{Board, Rank};
use proptest::prelude::*;

use crate::arbitrary;
use options::{compact, merge, second_array, single_pass, three_passes};

#[path = "../../examples/lesson/options.rs"]
mod options;

type Move = fn(&mut [u64]) -> u64;
const OPTIONS: [Move; 3] = [three_passes, second_array, single_pass];

fn check(before: &[u64], after: &[u64], points: u64) {
    for (number, option) in (1..).zip(OPTIONS) {
        let mut row = before.to_vec();
        assert_eq!(option(&mut row), points, "option {number}, {before:?}");
        assert_eq!(row, after, "option {number}, {before:?}");
    }
}

#[test]
fn all_options_come_to_the_results_of_the_lesson() {
    check(&[4, 0, 4, 0, 8, 2, 0, 2], &[0, 0, 0, 0, 0, 8, 8, 4], 12);
    check(&[0, 0, 0, 8, 8, 4, 4, 4], &[0, 0, 0, 0, 0, 16, 4, 8], 24);
    check(&[2, 2, 2, 2], &[0, 0, 4, 4], 8);
    check(&[0, 0, 0, 0], &[0, 0, 0, 0], 0);
    check(&[2, 4, 8, 16], &[2, 4, 8, 16], 0);
    check(&[], &[], 0);
}

#[test]
fn the_first_option_has_three_passes() {
    let mut row = [4, 0, 4, 0, 8, 2, 0, 2];
    compact(&mut row);
    assert_eq!(row, [0, 0, 0, 4, 4, 8, 2, 2]);
    assert_eq!(merge(&mut row), 12);
    assert_eq!(row, [0, 0, 0, 0, 8, 8, 0, 4]);
    compact(&mut row);
    assert_eq!(row, [0, 0, 0, 0, 0, 8, 8, 4]);
}

/// The faces of a board, row by row.
fn faces(board: &Board) -> Vec<u64> {
    let face = |tile: Option<Rank>| tile.map_or(0, |rank| 1 << rank.get());
    board.cells().map(|(_, tile)| face(tile)).collect()
}

/// A board whose faces and points are far from the end of 64 bits.
fn board() -> impl Strategy<Value = Board> {
    let far_from_the_end = Rank::new(50).expect("a rank");
    arbitrary::size().prop_flat_map(move |size| {
        let largest = size.largest_tile(Rank::FOUR).expect("a rank");
        arbitrary::board_up_to(size, largest.min(far_from_the_end))
    })
}

proptest! {
    #![proptest_config(arbitrary::cases(2000))]

    #[test]
    fn all_options_slide_a_board_as_the_engine_does(board in board()) {
        let slid = board
            .slide(Right)
            .map_or((board, 0), |slide| (*slide.after.board(), slide.gained));
        for option in OPTIONS {
            let mut cells = faces(&board);
            let rows = cells.chunks_mut(board.size().columns().into());
            let points: u64 = rows.map(option).sum();
            prop_assert_eq!((&cells, u128::from(points)), (&faces(&slid.0), slid.1));
        }
    }
}
