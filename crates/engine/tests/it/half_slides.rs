//! Push and merge: the two halves of a slide, against steps of our own and
//! against the slide.

use std::collections::BTreeMap;

use brikke_engine::Direction::{self, Down, Left, Right, Up};
use brikke_engine::{Board, HalfSlide, Motion, Rank, Square, Step};
use proptest::prelude::*;

use crate::arbitrary;
use crate::given::board;

/// Checks one half of a slide with its points.
fn check(step: Step, before: &str, direction: Direction, after: &str, gained: u128) {
    let half = board(before)
        .step(step, direction)
        .unwrap_or_else(|| panic!("{step} {direction} changes nothing in {before}"));
    assert_eq!(half.after, board(after), "{step} {before} {direction}");
    assert_eq!(half.gained, gained, "{step} {before} {direction}");
}

fn check_push(before: &str, direction: Direction, after: &str) {
    check(Step::Push, before, direction, after, 0);
}

fn check_merge(before: &str, direction: Direction, after: &str, gained: u128) {
    check(Step::Merge, before, direction, after, gained);
}

fn check_no_change(step: Step, drawing: &str, direction: Direction) {
    assert_eq!(board(drawing).step(step, direction), None, "{drawing}");
}

// --- Push ---

#[test]
fn a_push_closes_gaps_and_merges_nothing() {
    check_push("2 2 . 4", Right, ". 2 2 4");
    check_push("2 . 2 .", Right, ". . 2 2");
    check_push(". 4 . 2", Left, "4 2 . .");
    check_push("2 . 8 2", Left, "2 8 2 .");
    check_push("2 / . / 2 / .", Down, ". / . / 2 / 2");
    check_push(". / . / 4 / 2", Up, "4 / 2 / . / .");
}

#[test]
fn a_push_without_gaps_changes_nothing() {
    for drawing in ["2 2 2 2", "2 4 . .", ". . . ."] {
        check_no_change(Step::Push, drawing, Left);
    }
}

// --- Merge ---

#[test]
fn a_merge_moves_nothing_but_its_pairs() {
    check_merge("2 . 2 8", Left, "4 . . 8", 4);
    check_merge("2 2 8 8", Left, "4 . 16 .", 20);
    check_merge("2 4 2 2", Left, "2 4 4 .", 4);
    check_merge(". 2 2 4", Right, ". . 4 4", 4);
    check_merge(". . 4 . 4 .", Left, ". . 8 . . .", 8);
}

#[test]
fn the_pair_nearest_the_wall_merges_first() {
    check_merge(". 2 2 2", Right, ". 2 . 4", 4);
    check_merge(". 2 2 2", Left, ". 4 . 2", 4);
    check_merge("2 2 2 2", Right, ". 4 . 4", 8);
}

#[test]
fn a_merged_tile_does_not_merge_again() {
    check_merge("2 2 4 .", Left, "4 . 4 .", 4);
    check_merge("4 4 8 16", Left, "8 . 8 16", 8);
}

#[test]
fn a_merge_goes_along_columns_too() {
    check_merge("2 4 / . 4 / 2 4", Up, "4 8 / . . / . 4", 12);
    check_merge("2 4 / . 4 / 2 4", Down, ". 4 / . . / 4 8", 12);
}

#[test]
fn a_tile_between_two_equal_ones_keeps_them_apart() {
    check_no_change(Step::Merge, "2 4 2 .", Left);
    check_no_change(Step::Merge, ". . . .", Left);
}

#[test]
fn the_end_of_the_number_line_does_not_merge() {
    let mut board = board("2 2");
    for column in 0..2 {
        let square = Square::new(0, column);
        board.set(square, Some(Rank::MAX)).unwrap();
    }
    assert_eq!(board.merge(Left), None);
    assert_eq!(board.lane(Left, 0).unwrap().slide().1, 0);
}

// --- Every board ---

/// The board and the points after these steps.
fn stepped(board: &Board, direction: Direction, steps: &[Step]) -> (Board, u128) {
    let mut result = (*board, 0);
    for &step in steps {
        if let Some(half) = result.0.step(step, direction) {
            result = (half.after, result.1 + half.gained);
        }
    }
    result
}

/// The tiles of a lane without its gaps.
fn tiles(cells: impl Iterator<Item = Option<Rank>>) -> Vec<Rank> {
    cells.flatten().collect()
}

/// Replays the motions onto an empty board.
fn check_motions(before: &Board, half: &HalfSlide) {
    let mut arrivals: BTreeMap<Square, Vec<Motion>> = BTreeMap::new();
    for motion in &half.motions {
        assert_eq!(before.at(motion.from), Ok(Some(motion.rank)));
        arrivals.entry(motion.to).or_default().push(*motion);
    }
    assert_eq!(half.motions.len(), before.tiles().count());
    let mut after = Board::empty(before.size());
    let mut merges = BTreeMap::new();
    for (to, motions) in arrivals {
        let alone = motions.len() == 1;
        assert!(motions.iter().all(|motion| motion.merged != alone));
        let rank = motions[0].rank;
        let made = if alone { rank } else { rank.doubled().unwrap() };
        if !alone {
            assert_eq!(motions[0].from, to, "the tile at the wall stays");
            merges.insert(to, made);
        }
        after.set(to, Some(made)).unwrap();
    }
    assert_eq!(after, half.after);
    assert_eq!(half.merges().collect::<BTreeMap<_, _>>(), merges);
}

proptest! {
    #![proptest_config(arbitrary::cases(2000))]

    #[test]
    fn a_merge_and_a_push_are_a_slide(
        board in arbitrary::board(),
        direction in arbitrary::direction(),
    ) {
        use Step::{Merge, Push};
        let slid = board
            .slide(direction)
            .map_or((board, 0), |slide| (*slide.after.board(), slide.gained));
        prop_assert_eq!(stepped(&board, direction, &[Merge, Push]), slid);
        prop_assert_eq!(stepped(&board, direction, &[Push, Merge, Push]), slid);
    }

    #[test]
    fn a_push_keeps_the_tiles_of_a_lane_in_their_order(
        board in arbitrary::board(),
        direction in arbitrary::direction(),
    ) {
        let (pushed, _) = stepped(&board, direction, &[Step::Push]);
        for (before, after) in board.lanes(direction).zip(pushed.lanes(direction)) {
            let expected = tiles(before.cells());
            let count = expected.len();
            prop_assert_eq!(tiles(after.cells().take(count)), expected);
            prop_assert!(after.cells().skip(count).all(|tile| tile.is_none()));
        }
    }

    #[test]
    fn a_merge_leaves_every_other_tile_where_it_stood(
        board in arbitrary::board(),
        direction in arbitrary::direction(),
    ) {
        let Some(half) = board.merge(direction) else { return Ok(()) };
        for motion in &half.motions {
            prop_assert!(motion.merged || motion.from == motion.to);
        }
        prop_assert_eq!(half.after.sum(), board.sum());
        prop_assert_eq!(half.after.worth(), board.worth() + half.gained);
    }

    #[test]
    fn the_motions_of_half_a_slide_lead_to_its_board(
        board in arbitrary::board(),
        direction in arbitrary::direction(),
    ) {
        if let Some(half) = board.merge(direction) {
            check_motions(&board, &half);
        }
        if let Some(half) = board.push(direction) {
            check_motions(&board, &half);
            prop_assert_eq!(half.gained, 0);
            prop_assert_eq!(half.after.push(direction), None);
        }
    }
}
