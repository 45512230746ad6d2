//! The character of each player.

use brikke_engine::{Board, Direction, Preset, Rules};
use proptest::prelude::*;

use crate::arbitrary::{cases, position};
use crate::tested::Tested;

/// Asks the player under the rules of this preset.
fn check_under(preset: Preset, spec: Tested, drawing: &str, expected: Direction) {
    let board: Board = drawing.parse().unwrap();
    let chosen = spec.build(1).choose(&board, &preset.rules());
    assert_eq!(chosen, Some(expected), "{spec:?} on\n{board:?}");
}

fn check(spec: Tested, drawing: &str, expected: Direction) {
    check_under(Preset::Classic, spec, drawing, expected);
}

#[test]
fn random_draws_every_legal_direction_equally_often() {
    let board: Board = "2 . / . .".parse().unwrap();
    let (mut random, rules) = (Tested::Random.build(7), Rules::default());
    let mut counts = [0_u32; 4];
    for _ in 0..2000 {
        counts[random.choose(&board, &rules).unwrap() as usize] += 1;
    }
    let [up, right, down, left] = counts;
    assert_eq!((up, left), (0, 0));
    // 1,000 expected in each, standard deviation 22.
    assert!(right.abs_diff(down) < 200, "{counts:?}");
}

#[test]
fn random_draws_by_its_seed() {
    let board: Board = "2 . / . .".parse().unwrap();
    let choices = |seed| {
        let mut random = Tested::Random.build(seed);
        [(); 64].map(|()| random.choose(&board, &Rules::default()))
    };
    assert_eq!(choices(1), choices(1));
    assert_ne!(choices(1), choices(2));
}

#[test]
fn greedy_takes_the_larger_merge() {
    check(Tested::Greedy, "4 4 / 8 2 / 8 4", Direction::Up);
    check(Tested::Greedy, "8 8 / 2 4 / 2 16", Direction::Right);
}

#[test]
fn greedy_prefers_empty_cells_among_equal_points() {
    // 4 + 4 one way, 8 the other.
    check(
        Tested::Greedy,
        "
        4  2  2 /
        4  8 16 /
        8  2  2
        ",
        Direction::Right,
    );
}

#[test]
fn greedy_goes_by_the_order_of_directions_last() {
    check(Tested::Greedy, ". . . / . 2 . / . . .", Direction::Up);
}

proptest! {
    #![proptest_config(cases(1000))]

    #[test]
    fn greedy_takes_the_most_points((rules, board) in position()) {
        let points = |direction| board.slide(direction).map(|slide| slide.gained);
        let most = Direction::ALL.into_iter().filter_map(points).max();
        let chosen = Tested::Greedy.build(1).choose(&board, &rules);
        prop_assert_eq!(chosen.and_then(points), most);
    }
}

#[test]
fn corner_slides_towards_its_corner_where_all_is_the_same() {
    check(Tested::Corner, ". . . / . 2 . / . . .", Direction::Down);
    check(Tested::Corner, ". 2 . / . . . / . 2 .", Direction::Left);
}

#[test]
fn corner_merges_rather_than_keeping_to_its_directions() {
    check(
        Tested::Corner,
        "
         2  2  .  . /
         4  .  .  . /
         8  .  .  . /
        64  .  .  .
        ",
        Direction::Left,
    );
}

#[test]
fn corner_keeps_the_large_tiles_lined_up_where_it_must_leave() {
    // Up takes all three to another corner, right takes the 64 out of it.
    check(
        Tested::Corner,
        "
         .  .  .  . /
         .  .  .  . /
         .  .  .  . /
        64 32 16  .
        ",
        Direction::Up,
    );
    check(
        Tested::Corner,
        "
         .  .  . /
         2  .  . /
        64  .  .
        ",
        Direction::Right,
    );
}

#[test]
fn corner_does_not_fill_the_board_where_that_loses() {
    let drawing = "
        4  8  2  2 /
        8  2  4  8 /
        2  4  8 16 /
        4  2 16  .
    ";
    // Merging the 2s is the only way that leaves room for another tile.
    let board = drawing.parse().unwrap();
    let values = Tested::Corner
        .build(1)
        .values(&board, &Preset::Sudden.rules());
    let [up, right, down, left] = values;
    assert_eq!((up, down), (None, Some(0.0)));
    assert!(right > Some(0.0) && left > Some(0.0));
}
