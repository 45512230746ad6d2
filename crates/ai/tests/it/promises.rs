//! Properties of every player on every board.

use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use brikke_ai::{Effort, Expectimax, Player};
use brikke_engine::{Board, Direction, Rules};
use proptest::prelude::*;

use crate::arbitrary::{cases, player, position};

proptest! {
    #![proptest_config(cases(1000))]

    #[test]
    fn a_choice_is_legal_and_there_is_one_where_something_moves(
        spec in player(),
        (rules, board) in position(),
        seed: u64,
    ) {
        match spec.build(seed).choose(&board, &rules) {
            Some(direction) => prop_assert!(board.slide(direction).is_some()),
            None => prop_assert!(board.is_stuck()),
        }
    }

    #[test]
    fn a_direction_has_a_value_exactly_where_it_is_legal(
        spec in player(),
        (rules, board) in position(),
    ) {
        let values = spec.build(1).values(&board, &rules);
        for (direction, value) in Direction::ALL.into_iter().zip(values) {
            prop_assert_eq!(value.is_some(), board.slide(direction).is_some());
            prop_assert!(value.is_none_or(f64::is_finite));
        }
    }

    #[test]
    fn no_direction_is_valued_above_the_chosen_one(
        spec in player(),
        (rules, board) in position(),
        seed: u64,
    ) {
        let mut player = spec.build(seed);
        let values = player.values(&board, &rules);
        if let Some(chosen) = player.choose(&board, &rules) {
            let value = values[chosen as usize].expect("legal");
            prop_assert!(values.iter().flatten().all(|&other| other <= value));
        }
    }

    #[test]
    fn the_same_seed_and_questions_give_the_same_answers(
        spec in player(),
        (rules, board) in position(),
        seed: u64,
    ) {
        let (mut one, mut other) = (spec.build(seed), spec.build(seed));
        for _ in 0..5 {
            prop_assert_eq!(one.choose(&board, &rules), other.choose(&board, &rules));
            prop_assert_eq!(one.values(&board, &rules), other.values(&board, &rules));
        }
    }

    #[test]
    fn after_a_new_game_it_is_as_newly_built(
        spec in player(),
        (rules, board) in position(),
        seeds: (u64, u64),
    ) {
        let (mut used, mut new) = (spec.build(seeds.0), spec.build(seeds.1));
        for _ in 0..3 {
            let _ = used.choose(&board, &rules);
        }
        used.new_game(seeds.1);
        for _ in 0..5 {
            prop_assert_eq!(used.choose(&board, &rules), new.choose(&board, &rules));
            prop_assert_eq!(used.values(&board, &rules), new.values(&board, &rules));
        }
    }
}

/// A clock that is an hour further each time that somebody looks at it.
fn hours() -> Duration {
    static LOOKS: AtomicU32 = AtomicU32::new(0);
    Duration::from_hours(LOOKS.fetch_add(1, Ordering::Relaxed).into())
}

/// By any other clock this test would take an hour.
#[test]
fn a_player_thinks_for_a_time_by_the_clock_that_it_was_given() {
    let mut player = Expectimax::new(Effort::Time(Effort::MAX_TIME));
    player.set_clock(hours);
    let board: Board = "2 . . 2 / . . . . / . 4 . . / . . . .".parse().unwrap();
    assert!(player.choose(&board, &Rules::default()).is_some());
}
