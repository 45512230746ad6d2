//! Searching with a network, against trying everything.

use std::sync::{Arc, OnceLock};

use brikke_ai::learned::{Learned, Method, Network, Shape, Training};
use brikke_ai::{Depth, Effort, Player};
use brikke_engine::{Board, Direction, PackedBoard, Rules, playout};

/// A network for 4x4 that has learned a little, and nothing about 32768.
pub(super) fn network() -> &'static Arc<Network> {
    static NETWORK: OnceLock<Arc<Network>> = OnceLock::new();
    NETWORK.get_or_init(|| {
        let shape = Shape::named("4x6").unwrap();
        let training = Training::new(shape, Rules::default(), Method::default(), 3);
        training.play_games(0..100, |_, _| {});
        Arc::new(training.network(0.0))
    })
}

fn packed_value(after: &Board) -> f64 {
    let bits = PackedBoard::try_from(after).unwrap().bits();
    network().packed_value(bits).unwrap().into()
}

/// The value of each direction by the definition, with no shortcuts.
fn slow_values(board: &Board, depth: u8, rules: &Rules) -> [Option<f64>; 4] {
    Direction::ALL.map(|direction| {
        let slide = board.slide(direction)?;
        Some(slide.gained as f64 + slow_afterstate(slide.after.board(), depth - 1, rules))
    })
}

fn slow_afterstate(after: &Board, depth: u8, rules: &Rules) -> f64 {
    if depth == 0 {
        return packed_value(after);
    }
    let mut sum = 0.0;
    for square in after.empty_squares() {
        for (rank, _) in rules.tiles().iter() {
            let mut board = *after;
            board.set(square, Some(rank)).unwrap();
            let values = slow_values(&board, depth, rules).into_iter().flatten();
            sum += rules.tiles().probability(rank) * values.reduce(f64::max).unwrap_or(0.0);
        }
    }
    sum / after.empty_count() as f64
}

fn check(board: &Board, depth: u8) {
    let rules = Rules::default();
    let mut player = Learned::new(
        Arc::clone(network()),
        Effort::Depth(Depth::new(depth).unwrap()),
    );
    let found = player.values(board, &rules);
    let expected = slow_values(board, depth, &rules);
    for (found, expected) in found.into_iter().zip(expected) {
        match (found, expected) {
            (Some(found), Some(expected)) => {
                let close = (found - expected).abs() < 1e-3 * expected.abs().max(10.0);
                assert!(close, "{board:?} at depth {depth}: {found}, not {expected}");
            }
            (found, expected) => assert_eq!(found, expected, "{board:?}"),
        }
    }
}

#[test]
fn a_search_is_what_trying_everything_gives() {
    let boards = playout::sample_boards(&Rules::default(), 9, 1200);
    for (depth, apart) in [(1, 7), (2, 40), (3, 400)] {
        for board in boards.iter().step_by(apart) {
            check(board, depth);
        }
    }
}

#[test]
fn tenths_of_a_depth_are_for_crowded_boards() {
    let rules = Rules::default();
    let player = |effort: &str| Learned::new(Arc::clone(network()), effort.parse().unwrap());
    let mut counts = [0; 2];
    for board in playout::sample_boards(&rules, 9, 1200) {
        let is_crowded = board.empty_count() <= 2;
        let whole = if is_crowded { "2" } else { "1" };
        counts[usize::from(is_crowded)] += 1;
        let [found, expected] = ["1.5", whole].map(|effort| player(effort).values(&board, &rules));
        assert_eq!(found, expected, "{board:?}");
    }
    assert!(counts.iter().all(|&count| count > 100), "{counts:?}");
}

/// The network has never seen 32768: it takes such a board for one that it
/// knows, with the tiles above the gap one lower.
#[test]
fn a_board_beyond_what_was_learned_is_taken_for_one_below() {
    let high: Board = "32768 512 8 . / 4 16 2 . / 2 . . . / . . . ."
        .parse()
        .unwrap();
    let lower: Board = "16384 512 8 . / 4 16 2 . / 2 . . . / . . . ."
        .parse()
        .unwrap();
    for depth in 1..=3 {
        let mut player = Learned::new(
            Arc::clone(network()),
            Effort::Depth(Depth::new(depth).unwrap()),
        );
        let [found, expected] =
            [&high, &lower].map(|board| player.values(board, &Rules::default()));
        assert_eq!(found, expected);
    }
}

#[test]
fn boards_that_do_not_fit_64_bits_have_values_too() {
    for drawing in [
        "65536 512 8 . / 4 16 2 . / 2 . . . / . . . .",
        "65536 32768 16384 8192 / 512 1024 2048 4096 / 256 128 64 32 / 2 4 8 16",
        "131072 65536 16384 8192 / 512 1024 2048 4096 / 256 128 64 32 / 2 2 8 16",
        "32768 32768 2 . / 4 16 2 . / 2 . . . / . . . .",
    ] {
        let board: Board = drawing.parse().unwrap();
        for effort in [Effort::Usual, Effort::at_depth::<2>()] {
            let mut player = Learned::new(Arc::clone(network()), effort);
            let values = player.values(&board, &Rules::default());
            for (direction, value) in Direction::ALL.into_iter().zip(values) {
                assert_eq!(value.is_some(), board.slide(direction).is_some());
                assert!(value.is_none_or(f64::is_finite), "{board:?}");
            }
        }
    }
}
