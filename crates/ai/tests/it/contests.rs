//! Matches: the same for every number of workers, and counted rightly.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use brikke_ai::contest::{Comparison, Contest, PlayedGame, Summary};
use brikke_ai::{Player, PlayerFactory, play_game};
use brikke_engine::{Board, Direction, Generator, Overrides, Preset, Rank, Rules};
use proptest::prelude::*;

use crate::arbitrary::{cases, player};
use crate::tested::Tested;

const RANDOM: PlayerFactory<'static> = &|seed| Tested::Random.build(seed);
const GREEDY: PlayerFactory<'static> = &|seed| Tested::Greedy.build(seed);

fn contest(
    games: usize,
    jobs: usize,
    seed: u64,
    factories: &[PlayerFactory<'_>],
) -> Vec<Vec<PlayedGame>> {
    let contest = Contest {
        rules: &Rules::default(),
        seed,
        games,
        jobs: NonZeroUsize::new(jobs).unwrap(),
        clock: &|| Duration::ZERO,
        stop: &AtomicBool::new(false),
    };
    contest.play(factories, |_| {})
}

/// The games from number `first` on.
fn piece(first: usize, games: usize, seed: u64) -> Vec<PlayedGame> {
    let contest = Contest {
        rules: &Rules::default(),
        seed,
        games,
        jobs: NonZeroUsize::new(2).unwrap(),
        clock: &|| Duration::ZERO,
        stop: &AtomicBool::new(false),
    };
    let mut numbers = Vec::new();
    let played = contest.play_from(first, &[RANDOM], |arrived| numbers.push(arrived.number));
    numbers.sort_unstable();
    assert_eq!(numbers, (first..first + games).collect::<Vec<_>>());
    played[0].clone()
}

/// Games with these scores; the largest tile is the rank's number.
fn games(scores_and_ranks: &[(u128, u8)]) -> Vec<PlayedGame> {
    let game = |&(score, rank): &(u128, u8)| PlayedGame {
        score,
        moves: 10,
        largest: Rank::new(rank),
        took: Duration::ZERO,
    };
    scores_and_ranks.iter().map(game).collect()
}

proptest! {
    #![proptest_config(cases(10))]

    #[test]
    fn the_number_of_workers_changes_nothing(spec in player(), seed: u64) {
        let factory: PlayerFactory<'_> = &|seed| spec.build(seed);
        let alone = contest(12, 1, seed, &[factory, RANDOM]);
        for jobs in [2, 3] {
            prop_assert_eq!(&contest(12, jobs, seed, &[factory, RANDOM]), &alone);
        }
    }

    #[test]
    fn a_contest_can_be_played_in_pieces(seed: u64) {
        let whole = &contest(12, 1, seed, &[RANDOM])[0];
        prop_assert_eq!(&[piece(0, 5, seed), piece(5, 1, seed), piece(6, 6, seed)].concat(), whole);
    }

    /// A contest is nothing but `play_game`, over and over.
    #[test]
    fn a_game_is_the_one_of_its_stream(seed: u64) {
        let rules = Rules::default();
        for (number, game) in contest(5, 2, seed, &[GREEDY])[0].iter().enumerate() {
            let mut tiles = Generator::stream(seed, number as u64);
            let played = play_game(&mut *Tested::Greedy.build(0), &rules, &mut tiles);
            prop_assert_eq!(game.score, played.score);
            prop_assert_eq!(game.moves, played.moves);
            prop_assert_eq!(game.largest, played.board.largest());
        }
    }

    #[test]
    fn a_player_beside_another_plays_the_same_games(seed: u64) {
        let together = contest(6, 2, seed, &[GREEDY, RANDOM]);
        prop_assert_eq!(&together[0], &contest(6, 1, seed, &[GREEDY])[0]);
        prop_assert_eq!(&together[1], &contest(6, 1, seed, &[RANDOM])[0]);
    }
}

#[test]
fn one_who_draws_lots_draws_others_in_each_game() {
    let scores = |seed| contest(30, 2, seed, &[RANDOM])[0].clone();
    assert_ne!(scores(1), scores(2));
    assert!(scores(1).windows(2).any(|pair| pair[0] != pair[1]));
}

/// Remembers how many moves it has made since it was told of a new game, and
/// plays by that: one who is not told plays otherwise.
struct Counting(u64);

impl Player for Counting {
    fn name(&self) -> &'static str {
        "counting"
    }

    fn new_game(&mut self, seed: u64) {
        self.0 = seed % 4;
    }

    fn values(&mut self, board: &Board, _: &Rules) -> [Option<f64>; 4] {
        self.0 += 1;
        let favourite = usize::try_from(self.0 % 4).unwrap();
        let mut values = Direction::ALL.map(|direction| board.slide(direction).map(|_| 0.0));
        values[favourite] = values[favourite].map(|value| value + 1.0);
        values
    }
}

#[test]
fn one_who_remembers_is_told_of_every_new_game() {
    let factory: PlayerFactory<'_> = &|_| Box::new(Counting(0));
    let alone = contest(40, 1, 7, &[factory]);
    assert_eq!(contest(40, 3, 7, &[factory]), alone);
}

#[test]
fn a_stopped_contest_has_the_first_games_without_a_gap() {
    let stop = AtomicBool::new(false);
    let rules = Rules::default();
    let contest = |jobs, stop| Contest {
        rules: &rules,
        seed: 1,
        games: 1000,
        jobs: NonZeroUsize::new(jobs).unwrap(),
        clock: &|| Duration::ZERO,
        stop,
    };
    let mut told = 0;
    let played = contest(3, &stop).play(&[RANDOM, GREEDY], |_| {
        told += 1;
        stop.store(told >= 40, Ordering::Relaxed);
    });
    let count = played[0].len();
    assert_eq!(played[1].len(), count);
    assert!(count < 1000, "{count}");
    let all = contest(2, &AtomicBool::new(false)).play(&[RANDOM, GREEDY], |_| {});
    assert_eq!(all[0][..count], played[0]);
    assert_eq!(all[1][..count], played[1]);
}

#[test]
fn games_are_timed_by_the_clock_that_is_given() {
    let ticks = AtomicU64::new(0);
    let contest = Contest {
        rules: &Rules::default(),
        seed: 1,
        games: 3,
        jobs: NonZeroUsize::MIN,
        clock: &|| Duration::from_secs(ticks.fetch_add(1, Ordering::Relaxed)),
        stop: &AtomicBool::new(false),
    };
    let played = contest.play(&[GREEDY], |_| {});
    assert!(played[0].iter().all(|game| game.took.as_secs() == 1));
}

#[test]
fn the_goal_ends_the_game_where_the_rules_say_so() {
    let rules = Preset::TenTwentyFour.rules();
    let overrides = Overrides {
        goal: Some("16".parse().unwrap()),
        ..Overrides::default()
    };
    let short = Rules::new(Preset::TenTwentyFour, overrides).unwrap();
    let largest = |rules: &Rules| {
        let contest = Contest {
            rules,
            seed: 1,
            games: 10,
            jobs: NonZeroUsize::MIN,
            clock: &|| Duration::ZERO,
            stop: &AtomicBool::new(false),
        };
        let played = contest.play(&[GREEDY], |_| {});
        Summary::of(&played[0]).unwrap()
    };
    let (long, short) = (largest(&rules), largest(&short));
    let tile = |value| Rank::of_tile(value).unwrap();
    assert!((short.share_reaching(tile(16)) - 1.0).abs() < 1e-12);
    assert!(short.share_reaching(tile(32)) == 0.0);
    assert!(long.share_reaching(tile(32)) > 0.9);
}

#[test]
fn figures_are_those_of_the_games() {
    let games = games(&[(100, 5), (300, 6), (200, 6), (600, 8)]);
    let summary = Summary::of(&games).unwrap();
    assert_eq!((summary.lowest_score, summary.highest_score), (100, 600));
    assert!((summary.mean_score - 300.0).abs() < 1e-9);
    assert!((summary.median_score - 250.0).abs() < 1e-9);
    // Differences from the mean: -200, 0, -100, 300.
    let error = (140_000.0_f64 / 3.0 / 4.0).sqrt();
    assert!((summary.standard_error.unwrap() - error).abs() < 1e-9);
    assert_eq!(summary.moves, 40);
    let shares = [(5, 1.0), (6, 0.75), (7, 0.25), (8, 0.25), (9, 0.0)];
    for (rank, share) in shares {
        let found = summary.share_reaching(Rank::new(rank).unwrap());
        assert!((found - share).abs() < 1e-12, "rank {rank}: {found}");
    }
}

#[test]
fn there_are_no_figures_of_no_games_and_no_error_of_one() {
    assert_eq!(Summary::of(&[]), None);
    assert_eq!(Comparison::of(&[], &[]), None);
    let one = games(&[(8, 2)]);
    assert_eq!(Summary::of(&one).unwrap().standard_error, None);
    assert_eq!(Comparison::of(&one, &one).unwrap().interval, None);
}

#[test]
fn pairs_are_compared_game_by_game() {
    let first = games(&[(10, 2), (20, 2), (30, 2), (40, 2)]);
    let second = games(&[(5, 2), (20, 2), (34, 2), (29, 2)]);
    let found = Comparison::of(&first, &second).unwrap();
    assert_eq!((found.wins, found.ties, found.losses), (2, 1, 1));
    assert!((found.share_of_wins() - 0.625).abs() < 1e-12);
    // Differences 5, 0, -4, 11: mean 3, squared deviations 4, 9, 49, 64.
    assert!((found.mean_difference - 3.0).abs() < 1e-9);
    let error = (126.0_f64 / 3.0 / 4.0).sqrt();
    assert!((found.standard_error.unwrap() - error).abs() < 1e-9);
    let [low, high] = found.interval.unwrap();
    assert!((low - (3.0 - 3.182_446 * error)).abs() < 1e-3);
    assert!((high - (3.0 + 3.182_446 * error)).abs() < 1e-3);
}

/// Gives up the third board that it sees.
struct Failing(u32);

impl Player for Failing {
    fn name(&self) -> &'static str {
        "failing"
    }

    fn values(&mut self, board: &Board, _: &Rules) -> [Option<f64>; 4] {
        self.0 += 1;
        assert!(self.0 < 3, "the third board");
        Direction::ALL.map(|direction| board.slide(direction).map(|_| 0.0))
    }
}

#[test]
fn a_player_that_panics_ends_the_contest_loudly() {
    for jobs in [1, 2] {
        let play = || contest(10, jobs, 1, &[&|_| Box::new(Failing(0))]);
        let heard = std::panic::catch_unwind(play).unwrap_err();
        assert_eq!(heard.downcast_ref(), Some(&"the third board"));
    }
}
