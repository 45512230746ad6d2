//! Values and counts.

use std::collections::HashSet;

use brikke_engine::{AtGoal, Board, Goal, LostWhen, Overrides, Rank, Rules};
use brikke_solver::Objective;

use super::fraction::Fraction;
use super::plain::{Number, Plain};
use super::{classic, limits, rules, solve};

fn tile(value: u128) -> Rank {
    Rank::of_tile(value).unwrap()
}

/// Solved as by trying everything in these numbers.
fn check<N: Number>(rules: &Rules, objective: Objective, to_f64: impl Fn(N) -> f64) {
    let solved = solve(rules, objective).unwrap();
    let mut plain = Plain::<N>::new(rules, objective);
    let expected = to_f64(plain.start());
    let difference = (solved.value - expected).abs();
    assert!(
        difference <= 1e-12 * expected.max(1.0),
        "{rules}, {objective}: {} instead of {expected}",
        solved.value
    );
}

#[test]
fn tiny_boards_are_solved_as_exact_fractions_say() {
    // A start of one tile, whose fractions stay within 128 bits.
    let even = |size: &str| {
        let tiles = Some("2:1".parse().unwrap());
        let others = Overrides {
            tiles,
            ..Overrides::default()
        };
        rules(size, others)
    };
    for rules in [
        classic("1x2"),
        classic("1x3"),
        classic("2x1"),
        even("1x4"),
        even("2x2"),
    ] {
        check::<Fraction>(&rules, Objective::Score, Fraction::to_f64);
    }
    for reach in [4, 8] {
        check::<Fraction>(
            &classic("1x3"),
            Objective::Reach(tile(reach)),
            Fraction::to_f64,
        );
        check::<Fraction>(
            &even("2x2"),
            Objective::Reach(tile(reach)),
            Fraction::to_f64,
        );
    }
}

#[test]
fn small_boards_are_solved_as_trying_everything_says() {
    for size in ["2x2", "1x4", "5x1", "1x6"] {
        check::<f64>(&classic(size), Objective::Score, |value| value);
        check::<f64>(&classic(size), Objective::Reach(tile(16)), |value| value);
    }
}

#[test]
fn the_rules_are_taken_at_their_word() {
    let goal = Some(Goal::Tile(tile(16)));
    let stop = Some(AtGoal::Stop);
    let full = Some(LostWhen::Full);
    let mixed = Some("2:3,8:2,16:1".parse().unwrap());
    let usual = Overrides::default;
    for others in [
        Overrides {
            goal,
            at_goal: stop,
            ..usual()
        },
        Overrides { goal, ..usual() },
        Overrides {
            lost_when: full,
            ..usual()
        },
        Overrides {
            goal,
            at_goal: stop,
            lost_when: full,
            ..usual()
        },
        Overrides {
            tiles: mixed.clone(),
            ..usual()
        },
        Overrides {
            tiles: mixed,
            goal,
            at_goal: stop,
            ..usual()
        },
        Overrides {
            start: Some(1),
            ..usual()
        },
        Overrides {
            start: Some(4),
            ..usual()
        },
    ] {
        for size in ["2x2", "1x4"] {
            let rules = rules(size, others.clone());
            check::<f64>(&rules, Objective::Score, |value| value);
            check::<f64>(&rules, Objective::Reach(tile(8)), |value| value);
            check::<f64>(&rules, Objective::Reach(tile(32)), |value| value);
        }
    }
}

/// The first of a board and its mirror images that has the same size.
fn same_but_for_symmetry(board: &Board) -> String {
    let size = board.size();
    let images = board.symmetries();
    let same_size = images.iter().filter(|image| image.size() == size);
    same_size.map(ToString::to_string).min().unwrap()
}

#[test]
fn with_and_without_symmetry_2x3_is_the_same() {
    let rules = classic("2x3");
    let solved = solve(&rules, Objective::Score).unwrap();
    let mut plain = Plain::<f64>::new(&rules, Objective::Score);
    assert!((plain.start() - solved.value).abs() < 1e-9);
    assert!((solved.value - 480.258).abs() < 1e-3);
    let distinct: HashSet<String> = plain.boards.keys().map(same_but_for_symmetry).collect();
    assert_eq!(distinct.len() as u64, solved.states);
}

#[test]
fn the_values_that_are_known() {
    let solved = solve(&classic("2x2"), Objective::Score).unwrap();
    assert!((solved.value - 66.964_149_457_1).abs() < 1e-9);
    assert_eq!((solved.states, solved.afterstates), (110, 67));
}

/// An afterstate is worth what its new tiles lead to, and each is there once.
#[test]
fn all_afterstates_are_listed_with_their_values() {
    let rules = classic("2x3");
    let solution = super::solution(&rules);
    let all: Vec<(u64, f64)> = solution.afterstates().collect();
    assert_eq!(all.len() as u64, solution.solved().afterstates);
    let boards: HashSet<u64> = all.iter().map(|&(board, _)| board).collect();
    assert_eq!(boards.len(), all.len());
    for &(bits, value) in all.iter().step_by(101) {
        let number = |cell: u32| u8::try_from(bits >> (4 * cell) & 15).unwrap();
        let numbers: Vec<u8> = (0..6).map(number).collect();
        let after = Board::from_numbers(rules.size(), &numbers).unwrap();
        let mut expected = 0.0;
        for square in after.empty_squares() {
            for (rank, _) in rules.tiles().iter() {
                let mut board = after;
                board.set(square, Some(rank)).unwrap();
                let values = solution.values(&board).unwrap();
                let best = values.into_iter().flatten().fold(0.0, f64::max);
                let cells = f64::from(u32::try_from(after.empty_count()).unwrap());
                expected += best * rules.tiles().probability(rank) / cells;
            }
        }
        assert!(
            (expected - value).abs() < 1e-6,
            "{after}: {value}, not {expected}"
        );
    }
}

#[test]
fn threads_change_nothing() {
    let rules = rules("3x3", Overrides::default());
    for objective in [Objective::Reach(tile(64)), Objective::Reach(tile(32))] {
        let one = brikke_solver::solve(&rules, objective, &limits(1)).unwrap();
        let two = brikke_solver::solve(&rules, objective, &limits(2)).unwrap();
        assert_eq!(one.value.to_bits(), two.value.to_bits());
        assert_eq!(one, two);
    }
}

/// `cargo test --release -p brikke-solver -- --ignored`: half a minute.
#[test]
#[ignore = "takes long in an unoptimised build"]
fn all_of_3x3() {
    let solved = solve(&classic("3x3"), Objective::Score).unwrap();
    assert!((solved.value - 5468.49).abs() < 5e-3);
    assert_eq!(solved.states, 48_713_519);
}
