//! Whole games, and who is ahead of whom.

use brikke_ai::{Effort, play_game};
use brikke_engine::playout::Playout;
use brikke_engine::{AtGoal, Generator, Goal, Overrides, Preset, Rank, Rules};
use proptest::prelude::*;

use crate::arbitrary::{cases, player, rules};
use crate::tested::Tested;

fn game(spec: Tested, rules: &Rules, number: u64) -> Playout {
    let mut generator = Generator::stream(2048, number);
    play_game(&mut *spec.build(number), rules, &mut generator)
}

/// The mean score of 200 games.
fn mean(spec: Tested, rules: &Rules) -> f64 {
    let total: u128 = (0..200).map(|number| game(spec, rules, number).score).sum();
    f64::from(u32::try_from(total).unwrap()) / 200.0
}

#[test]
fn corner_and_greedy_are_ahead_of_random() {
    let rules = Rules::default();
    let [random, greedy, corner] =
        [Tested::Random, Tested::Greedy, Tested::Corner].map(|spec| mean(spec, &rules));
    assert!(greedy > random, "greedy {greedy}, random {random}");
    assert!(corner > greedy, "corner {corner}, greedy {greedy}");
}

#[test]
fn the_strategies_of_the_report_are_ahead_of_random_and_of_each_other() {
    let rules = Rules::default();
    let [random, fast] = [Tested::Random, Tested::Fast].map(|spec| mean(spec, &rules));
    let slow = mean_of(10, Tested::Slow, &rules);
    assert!(fast > 1.5 * random, "fast {fast}, random {random}");
    assert!(slow > 4.0 * fast, "slow {slow}, fast {fast}");
}

#[test]
fn slow_plays_the_same_game_to_its_end_under_all_rules() {
    for preset in Preset::ALL {
        for size in ["1x2", "1x8", "2x2", "3x2", "3x3", "4x4"] {
            let overrides = Overrides {
                size: size.parse().ok(),
                ..Overrides::default()
            };
            let rules = Rules::new(preset, overrides).unwrap();
            let played = game(Tested::Slow, &rules, 1);
            assert!(rules.is_over(&played.board), "{rules}");
            assert_eq!(played, game(Tested::Slow, &rules, 1), "{rules}");
        }
    }
}

/// The mean score of so many games with a player that is kept.
fn mean_of(games: u64, spec: Tested, rules: &Rules) -> f64 {
    let mut player = spec.build(1);
    let total: u128 = (0..games)
        .map(|number| {
            player.new_game(number);
            play_game(&mut *player, rules, &mut Generator::stream(48, number)).score
        })
        .sum();
    f64::from(u32::try_from(total).unwrap()) / f64::from(u32::try_from(games).unwrap())
}

fn check_ahead(rules: &Rules, games: u64, factor: f64) {
    let corner = mean_of(games, Tested::Corner, rules);
    let expectimax = mean_of(games, Tested::Expectimax(Effort::at_depth::<2>()), rules);
    assert!(
        expectimax > factor * corner,
        "{rules}: expectimax {expectimax}, corner {corner}"
    );
}

#[test]
fn looking_ahead_is_far_ahead_of_the_corner_on_every_preset() {
    for preset in Preset::ALL {
        let rules = preset.rules();
        // Where the goal ends the game, nobody can score much more than it.
        let factor = match rules.at_goal() {
            AtGoal::Stop => 2.0,
            AtGoal::Continue => 4.0,
        };
        check_ahead(&rules, 20, factor);
    }
}

#[test]
fn looking_ahead_is_far_ahead_of_the_corner_on_other_sizes() {
    for (size, games, factor) in [("3x3", 50, 1.5), ("3x4", 20, 2.0), ("2x5", 50, 1.2)] {
        let overrides = Overrides {
            size: Some(size.parse().unwrap()),
            ..Overrides::default()
        };
        check_ahead(
            &Rules::new(Preset::Classic, overrides).unwrap(),
            games,
            factor,
        );
    }
}

/// On 5x5 a whole game takes too long for a test: both play up to 4096.
#[test]
fn looking_ahead_goes_further_on_5x5() {
    let overrides = Overrides {
        size: Some("5x5".parse().unwrap()),
        goal: Some(Goal::Tile(Rank::new(12).unwrap())),
        at_goal: Some(AtGoal::Stop),
        ..Overrides::default()
    };
    let rules = Rules::new(Preset::Classic, overrides).unwrap();
    let won = |spec: Tested| {
        let mut player = spec.build(1);
        (0..6)
            .map(|number| play_game(&mut *player, &rules, &mut Generator::stream(55, number)))
            .filter(|game| rules.is_goal_reached(&game.board))
            .count()
    };
    let [corner, expectimax] =
        [Tested::Corner, Tested::Expectimax(Effort::at_depth::<2>())].map(won);
    assert_eq!(expectimax, 6);
    assert!(corner < 3, "corner won {corner} of 6");
}

#[test]
fn without_a_clock_the_same_seed_gives_the_same_game() {
    let rules = Rules::default();
    let spec = Tested::Expectimax(Effort::at_depth::<2>());
    assert_eq!(game(spec, &rules, 3), game(spec, &rules, 3));
    // Nor does a player carry anything over from another game.
    let mut kept = spec.build(1);
    play_game(&mut *kept, &rules, &mut Generator::stream(1, 1));
    kept.new_game(1);
    let again = play_game(&mut *kept, &rules, &mut Generator::stream(2048, 3));
    assert_eq!(again, game(spec, &rules, 3));
}

/// Random games as the engine plays them have a mean near 1,090.
#[test]
fn random_plays_like_the_engine_does() {
    let random = mean(Tested::Random, &Rules::default());
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
