//! Whole games, and who is ahead of whom.

use brikke_ai::{PlayerSpec, play_game};
use brikke_engine::playout::Playout;
use brikke_engine::{Generator, Goal, Overrides, Preset, Rules};
use proptest::prelude::*;

use crate::arbitrary::{cases, player, rules};

fn game(spec: PlayerSpec, rules: &Rules, number: u64) -> Playout {
    let mut generator = Generator::stream(2048, number);
    play_game(&mut *spec.build(number), rules, &mut generator)
}

/// The mean score of 200 games.
fn mean(spec: PlayerSpec, rules: &Rules) -> f64 {
    let total: u128 = (0..200).map(|number| game(spec, rules, number).score).sum();
    f64::from(u32::try_from(total).unwrap()) / 200.0
}

#[test]
fn corner_and_greedy_are_ahead_of_random() {
    let rules = Rules::default();
    let [random, greedy, corner] =
        [PlayerSpec::Random, PlayerSpec::Greedy, PlayerSpec::Corner].map(|spec| mean(spec, &rules));
    assert!(greedy > random, "greedy {greedy}, random {random}");
    assert!(corner > 1.5 * random, "corner {corner}, random {random}");
}

/// Random games as the engine plays them have a mean near 1,090.
#[test]
fn random_plays_like_the_engine_does() {
    let random = mean(PlayerSpec::Random, &Rules::default());
    // The standard error of 200 games is about 38.
    assert!((random - 1090.0).abs() < 150.0, "{random}");
}

proptest! {
    #![proptest_config(cases(30))]

    #[test]
    fn a_game_of_small_boards_goes_on_to_its_end(spec in player(), rules in rules(), number: u64) {
        prop_assume!(rules.size().cells() <= 16);
        let played = game(spec, &rules, number);
        prop_assert!(rules.is_over(&played.board));
        prop_assert_eq!(played, game(spec, &rules, number));
    }

    /// Tiles 2 bring no points by themselves: the score is in the board.
    #[test]
    fn moves_and_points_are_counted(spec in player(), number: u64) {
        let overrides = Overrides { goal: Some(Goal::None), ..Overrides::default() };
        let rules = Rules::new(Preset::TenTwentyFour, overrides).unwrap();
        let played = game(spec, &rules, number);
        prop_assert_eq!(played.score, played.board.worth());
        prop_assert_eq!(played.board.sum(), 2 * (2 + u128::from(played.moves)));
    }
}
