//! The two strategies of the French project report (document 002), `fast` and
//! `slow`, against plain versions of themselves.

use brikke_engine::{
    AtGoal, Board, Direction, LostWhen, Overrides, Preset, Rank, Rules, Size, Square,
};
use proptest::prelude::*;

use crate::arbitrary::{cases, position};
use crate::tested::Tested;

fn chosen(spec: Tested, drawing: &str) -> Option<Direction> {
    let board: Board = drawing.parse().unwrap();
    spec.build(1).choose(&board, &Rules::default())
}

#[test]
fn fast_slides_down_where_it_can_and_left_where_it_cannot() {
    let check = |drawing, expected| assert_eq!(chosen(Tested::Fast, drawing), Some(expected));
    check(". . . / . 2 . / . . .", Direction::Down);
    // Points elsewhere do not tempt it.
    check("64 64 . / . . . / . . .", Direction::Down);
    check(". . . / . . . / 2 . 64", Direction::Left);
    check(". . . / . 4 . / . 2 4", Direction::Left);
    assert_eq!(chosen(Tested::Fast, "2 4 / 4 2"), None);
}

#[test]
fn fast_keeps_the_large_tiles_in_line_where_both_are_blocked() {
    // Right leaves the four large ones in line; up takes the 16 out of it.
    let drawing = "
         .   .   .   . /
         .   .   .   . /
         2   .   .   . /
        16  32  64 128
    ";
    assert_eq!(chosen(Tested::Fast, drawing), Some(Direction::Right));
}

/// The way of one pass: from a corner along the rows, to and fro, and then
/// perhaps mirrored or turned.
fn pass(size: Size, columns_first: bool, from_bottom: bool, from_right: bool) -> Vec<Square> {
    let (outer, inner) = if columns_first {
        (size.columns(), size.rows())
    } else {
        (size.rows(), size.columns())
    };
    let mut squares = Vec::new();
    for lane in 0..outer {
        for step in 0..inner {
            let step = if lane % 2 == 0 {
                step
            } else {
                inner - 1 - step
            };
            let (row, column) = if columns_first {
                (step, lane)
            } else {
                (lane, step)
            };
            squares.push(Square {
                row: if from_bottom {
                    size.rows() - 1 - row
                } else {
                    row
                },
                column: if from_right {
                    size.columns() - 1 - column
                } else {
                    column
                },
            });
        }
    }
    squares
}

/// The report's score: the largest of eight weighted passes over the board.
fn score(board: &Board) -> f64 {
    let mut sums = Vec::new();
    for choice in 0..8 {
        let way = pass(
            board.size(),
            choice & 1 != 0,
            choice & 2 != 0,
            choice & 4 != 0,
        );
        let weights = (0..).map(|step| 0.5_f64.powi(step));
        let tiles = way.into_iter().map(|square| face(board, square));
        sums.push(tiles.zip(weights).map(|(tile, weight)| tile * weight).sum());
    }
    sums.into_iter().fold(0.0, f64::max)
}

/// The number on a tile, 0 for an empty cell.
fn face(board: &Board, square: Square) -> f64 {
    exponent(board, square).map_or(0.0, |exponent| 2_f64.powi(exponent))
}

fn exponent(board: &Board, square: Square) -> Option<i32> {
    let (_, tile) = board.cells().find(|(at, _)| *at == square).unwrap();
    tile.map(|rank| i32::from(rank.get()))
}

proptest! {
    #![proptest_config(cases(500))]

    #[test]
    fn fast_is_two_directions_in_order_and_then_the_best_of_eight_passes(
        (rules, board) in position(),
    ) {
        let chosen = Tested::Fast.build(1).choose(&board, &rules);
        let preferred = [Direction::Down, Direction::Left];
        let first = preferred.into_iter().find(|&direction| board.slide(direction).is_some());
        if first.is_some() {
            prop_assert_eq!(chosen, first);
            return Ok(());
        }
        let score = |direction| board.slide(direction).map(|slide| score(slide.after.board()));
        let best = [Direction::Up, Direction::Right].into_iter().filter_map(score).reduce(f64::max);
        match (chosen.and_then(score), best) {
            (Some(chosen), Some(best)) => prop_assert!(chosen >= best * (1.0 - 1e-12)),
            (chosen, best) => prop_assert_eq!(chosen, best),
        }
    }
}

/// The report's recursion: the average over the new tiles of the best
/// direction, so many moves ahead.
fn value_after(after: &Board, rules: &Rules, moves: u8) -> f64 {
    if rules.at_goal() == AtGoal::Stop && rules.is_goal_reached(after) {
        return WON;
    }
    if rules.lost_when() == LostWhen::Full && after.empty_count() == 1 {
        return LOST;
    }
    if moves == 0 {
        return criteria(after);
    }
    let empty = after
        .size()
        .squares()
        .filter(|&square| exponent(after, square).is_none());
    let mut boards = Vec::new();
    for square in empty {
        for (rank, _) in rules.tiles().iter() {
            let mut board = *after;
            board.set(square, Some(rank)).unwrap();
            boards.push((rules.tiles().probability(rank), board));
        }
    }
    let whole: f64 = boards.iter().map(|(probability, _)| probability).sum();
    let sum: f64 = boards
        .iter()
        .map(|(probability, board)| probability * best_value(board, rules, moves))
        .sum();
    sum / whole
}

fn best_value(board: &Board, rules: &Rules, moves: u8) -> f64 {
    Direction::ALL
        .into_iter()
        .filter_map(|direction| board.slide(direction))
        .map(|slide| value_after(slide.after.board(), rules, moves - 1))
        .reduce(f64::max)
        .unwrap_or(LOST)
}

const WON: f64 = 1e7;
const LOST: f64 = -1e6;

/// The report's three criteria of all rows and columns.
fn criteria(board: &Board) -> f64 {
    let size = board.size();
    let exponents = |squares: Vec<Square>| -> Vec<i32> {
        let of = |square| exponent(board, square).unwrap_or(0);
        squares.into_iter().map(of).collect()
    };
    let row = |row| {
        (0..size.columns())
            .map(|column| Square { row, column })
            .collect()
    };
    let column = |column| (0..size.rows()).map(|row| Square { row, column }).collect();
    let rows = (0..size.rows()).map(row);
    let columns = (0..size.columns()).map(column);
    let lanes = rows.chain(columns).map(exponents);
    lanes
        .map(|lane| free(&lane) - disorder(&lane) - irregularity(&lane))
        .map(f64::from)
        .sum()
}

fn free(lane: &[i32]) -> i32 {
    lane.iter().map(|&exponent| i32::from(exponent == 0)).sum()
}

fn disorder(lane: &[i32]) -> i32 {
    let up: i32 = lane.windows(2).map(|pair| (pair[1] - pair[0]).max(0)).sum();
    let down: i32 = lane.windows(2).map(|pair| (pair[0] - pair[1]).max(0)).sum();
    up.min(down)
}

fn irregularity(lane: &[i32]) -> i32 {
    let pairs = lane.windows(2).filter(|pair| pair[0] != 0 && pair[1] != 0);
    pairs.map(|pair| (pair[0] - pair[1]).abs()).sum()
}

#[test]
fn the_reports_rows_are_judged_as_it_judges_them() {
    assert_eq!(disorder(&[1, 2, 3, 4]), 0);
    assert_eq!(disorder(&[5, 3, 2, 1]), 0);
    assert_eq!(disorder(&[1, 3, 1, 4]), 2);
    assert!(irregularity(&[1, 2, 3, 4]) < irregularity(&[4, 6, 8, 10]));
    assert!(irregularity(&[1, 2, 3, 4]) < irregularity(&[1, 4, 6, 8]));
}

/// Compares `slow` with the recursion to that many moves.
fn check_slow(board: &Board, rules: &Rules, moves: u8) {
    let mut slow = Tested::Slow.build(1);
    let values = slow.values(board, rules);
    for (direction, value) in Direction::ALL.into_iter().zip(values) {
        let expected = board
            .slide(direction)
            .map(|slide| value_after(slide.after.board(), rules, moves - 1));
        match (value, expected) {
            (Some(value), Some(expected)) => {
                let allowed = 1e-5 * expected.abs().max(1.0);
                let difference = (value - expected).abs();
                assert!(difference <= allowed, "{value}, {expected} for\n{board:?}");
            }
            (value, expected) => assert_eq!(value, expected, "{board:?}"),
        }
    }
    match slow.choose(board, rules) {
        Some(direction) => assert!(board.slide(direction).is_some()),
        None => assert!(board.is_stuck()),
    }
}

proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn slow_is_the_recursion_over_three_moves((rules, board) in position()) {
        prop_assume!(board.empty_count() <= 5);
        check_slow(&board, &rules, 3);
    }
}

#[test]
fn slow_sees_that_two_of_32768_make_65536() {
    let board = "
            2 8 4 8 /
        32768 4 . 8 /
        32768 2 . 2 /
            2 8 8 .
    ";
    check_slow(&board.parse().unwrap(), &Rules::default(), 3);
}

#[test]
fn slow_looks_three_moves_ahead_on_the_reports_own_board() {
    let board = "
        8 32 64 512 /
        4  8 16 256 /
        2  4  8  32 /
        .  .  4   8
    ";
    check_slow(&board.parse().unwrap(), &Rules::default(), 3);
}

#[test]
fn slow_looks_two_moves_ahead_where_more_than_16_cells_are_free() {
    let overrides = Overrides {
        size: "5x4".parse().ok(),
        ..Overrides::default()
    };
    let rules = Rules::new(Preset::Classic, overrides).unwrap();
    let mut board = Board::empty(rules.size());
    for (square, number) in rules.size().squares().step_by(7).zip([1, 2, 2]) {
        board.set(square, Rank::new(number)).unwrap();
    }
    check_slow(&board, &rules, 2);
}

#[test]
fn slow_prefers_a_move_that_frees_a_cell() {
    // Nothing else is to be gained: the two 2s merge.
    let merging = chosen(
        Tested::Slow,
        "2 2 16 32 / 4 8 32 64 / 8 16 64 128 / 16 32 128 256",
    );
    assert!(matches!(merging, Some(Direction::Left | Direction::Right)));
}
