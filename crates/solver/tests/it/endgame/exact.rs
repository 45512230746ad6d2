//! Values against everything tried, in fractions and in floating point.

use brikke_engine::{Board, Generator, Rank};
use brikke_solver::endgame::{Precision, Table};

use super::brute_force::BruteForce;
use super::{TWO_SHAPES, table, walled};
use crate::fraction::Fraction;

/// Sixteen bits at each of some ten layers.
const TOLERANCE: f64 = 1e-4;

fn same(found: [Option<f64>; 4], expected: [Option<f64>; 4]) -> bool {
    found
        .iter()
        .zip(expected)
        .all(|(found, expected)| match (found, expected) {
            (Some(found), Some(expected)) => (found - expected).abs() < TOLERANCE,
            (found, expected) => found.is_none() && expected.is_none(),
        })
}

fn drawn(board: &str) -> Board {
    board.parse().unwrap()
}

#[test]
fn the_success_from_an_empty_rest_is_exact() {
    for walls in [&TWO_SHAPES[..1], &TWO_SHAPES] {
        let mut exact = BruteForce::<Fraction>::new(walls, 8);
        let expected = exact.average(walled(walls[0])).to_f64();
        let found = table(walls, 8, Precision::Word).success();
        assert!(
            (found - expected).abs() < TOLERANCE,
            "{found} for {expected}"
        );
    }
}

/// Boards with random tiles beside the wall, among them many that cannot come
/// up from an empty rest.
fn boards(walls: &[&str], count: usize) -> Vec<Board> {
    let mut generator = Generator::stream(7, 0);
    let mut board = |wall: &str| {
        let mut board = walled(wall);
        for square in board.empty_squares().collect::<Vec<_>>() {
            let tiles = [None, None, Some(2), Some(4), Some(8), Some(8)];
            let tile = tiles[generator.below(6) as usize];
            board.set(square, tile.and_then(Rank::of_tile)).unwrap();
        }
        board
    };
    let walls = walls.iter().cycle().take(count);
    walls.map(|wall| board(wall)).collect()
}

#[test]
fn every_direction_has_its_exact_success() {
    for (walls, target) in [(&TWO_SHAPES[..], 16), (&["xxxx/xxxx/x..."][..], 32)] {
        let table = table(walls, target, Precision::Word);
        let mut exact = BruteForce::<f64>::new(walls, target);
        let mut compared = 0;
        for board in boards(walls, 300) {
            let expected = exact.values(&board);
            let found = table.ask(&board).unwrap().unwrap();
            assert!(same(found, expected), "{board}: {found:?} for {expected:?}");
            compared += expected.iter().flatten().count();
        }
        assert!(compared > 300, "only {compared} directions");
    }
}

#[test]
fn symmetric_positions_have_equal_answers() {
    let table = table(&TWO_SHAPES, 32, Precision::Word);
    for board in boards(&TWO_SHAPES, 60) {
        let sorted = |table: &Table, board: &Board| {
            let mut answer = table.ask(board).unwrap().unwrap();
            answer.sort_by(|one, other| one.partial_cmp(other).unwrap());
            answer
        };
        let expected = sorted(&table, &board);
        for turned in board.symmetries() {
            assert_eq!(sorted(&table, &turned), expected, "{turned}");
        }
    }
}

#[test]
fn a_direction_that_leaves_the_shapes_has_no_value() {
    let table = table(&["xxxx/xxxx/xx.."], 32, Precision::Word);
    let board = drawn("64 128 256 512 / 1024 2048 4096 8192 / 16384 32768 . 2 / . . . 2");
    let [up, right, down, left] = table.ask(&board).unwrap().unwrap();
    assert!(up.is_some() && left.is_some(), "the wall stands still");
    assert_eq!([right, down], [None, None]);
}

#[test]
fn a_target_that_is_made_is_certain() {
    let table = table(&["xxxx/xxxx/xx.."], 32, Precision::Byte);
    let board = drawn("64 128 256 512 / 1024 2048 4096 8192 / 16384 32768 . 16 / 2 . . 16");
    assert_eq!(table.ask(&board).unwrap().unwrap()[0], Some(1.0));
}

#[test]
fn other_boards_are_not_the_tables() {
    let table = table(&["xxxx/xxxx/xx.."], 32, Precision::Byte);
    for board in [
        ". . . . / . . . . / . . . . / . . . 2",
        "64 128 256 512 / 1024 2048 4096 8192 / 16384 64 . 16 / 2 . . 16",
        "64 128 256 512 / 1024 2048 4096 8192 / 16384 2 . 16 / 2 . . 16",
        "64 128 256 512 / 1024 2048 4096 8192 / 16384 . 32768 16 / 2 . . 16",
        "2 4 / 8 16",
    ] {
        assert_eq!(table.ask(&drawn(board)).unwrap(), None, "{board}");
    }
}
