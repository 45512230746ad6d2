//! Properties of every player on every board.

use brikke_engine::Direction;
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
