//! Statistics of all scored games.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

use brikke_engine::{Phase, Rank, Rules};
use brikke_play::Mode;
use brikke_store::{GameId, Split, Statistics, Storage, Store};

use crate::sitting::{Script, Sitting, open, rules};

fn rank(tile: u128) -> Rank {
    Rank::of_tile(tile).unwrap()
}

/// Rules under which 2x2 games are over soon, some won and some lost.
fn quick() -> Rules {
    "size=2x2 tiles=2:9,4:1 start=2 goal=8 at-goal=stop lost-when=stuck"
        .parse()
        .unwrap()
}

/// Plays a game until it is over or has had so many steps, and says how it
/// stands.
fn play(directory: &Path, seed: &str, rules: &Rules, steps: u64) -> Script {
    let mut sitting = Sitting::begin(directory, seed, rules, Mode::Scored);
    while !sitting.script.game.phase().is_over() && sitting.script.done < steps {
        sitting.steps(1);
    }
    sitting.script
}

/// The figures, counted the slow and obvious way. (The records have a test
/// of their own.)
fn counted(games: &[Script]) -> Statistics {
    let mut expected = Statistics::default();
    for script in games {
        let summary = script.summary();
        let goal = script.game.rules().goal();
        expected.games += 1;
        expected.finished += u64::from(summary.phase.is_over());
        expected.won += u64::from(goal.is_some() && summary.best >= goal);
        expected.moves += summary.moves;
        expected.time_played += summary.time_played;
        expected.merges += summary.merges;
        expected.points += u128::from(summary.score);
        expected.best_score = expected.best_score.max(summary.score);
        expected.best_tile = expected.best_tile.max(summary.best);
        *expected
            .best_tiles
            .entry(summary.best.unwrap())
            .or_default() += 1;
    }
    expected
}

#[test]
fn the_sums_are_those_of_the_games() {
    let directory = tempfile::tempdir().unwrap();
    let quick_games: Vec<Script> = (0..20)
        .map(|number| play(directory.path(), &format!("quick {number}"), &quick(), 99))
        .collect();
    let long_games: Vec<Script> = (0..3)
        .map(|number| {
            play(
                directory.path(),
                &format!("long {number}"),
                &rules("4x4"),
                60,
            )
        })
        .collect();
    // Practice does not count.
    Sitting::begin(directory.path(), "practice", &quick(), Mode::Practice).steps(9);

    let store = open(directory.path());
    let check = |rules: Option<&Rules>, games: &[Script]| {
        let statistics = store.statistics(rules).unwrap();
        let expected = Statistics {
            current_streak: statistics.current_streak,
            longest_streak: statistics.longest_streak,
            fastest: statistics.fastest.clone(),
            ..counted(games)
        };
        assert_eq!(statistics, expected);
    };
    check(Some(&quick()), &quick_games);
    check(Some(&rules("4x4")), &long_games);
    check(None, &[quick_games, long_games].concat());
    check(Some(&rules("5x5")), &[]);
}

#[test]
fn nothing_played_is_nothing() {
    let directory = tempfile::tempdir().unwrap();
    let statistics = open(directory.path()).statistics(None).unwrap();
    assert_eq!(statistics, Statistics::default());
    assert_eq!(statistics.best_tiles, BTreeMap::new());
}

#[test]
fn streaks_are_games_won_in_a_row() {
    let directory = tempfile::tempdir().unwrap();
    let (mut current, mut longest, mut won) = (0, 0, 0);
    for number in 0..40 {
        let seed = format!("streak {number}");
        let script = play(directory.path(), &seed, &quick(), 99);
        current = match script.game.phase() {
            Phase::Won => current + 1,
            Phase::Lost => 0,
            _ => current,
        };
        won += u64::from(script.game.phase() == Phase::Won);
        longest = longest.max(current);
        // Games that go on, or have no goal, do not interrupt it.
        Sitting::begin(directory.path(), "open", &quick(), Mode::Scored);
        let store = open(directory.path());
        let statistics = store.statistics(None).unwrap();
        let told = (statistics.current_streak, statistics.longest_streak);
        assert_eq!(told, (current, longest), "game {number}");
    }
    assert!(longest > 1 && longest < won, "{longest} of {won}");
}

#[test]
fn a_game_that_goes_on_after_its_goal_is_won() {
    let directory = tempfile::tempdir().unwrap();
    let goal: Rules = "size=4x4 tiles=2:9,4:1 start=2 goal=8 at-goal=continue lost-when=stuck"
        .parse()
        .unwrap();
    let script = play(directory.path(), "on", &goal, 60);
    assert_eq!(script.game.phase(), Phase::Playing);
    let statistics = open(directory.path()).statistics(Some(&goal)).unwrap();
    assert_eq!((statistics.won, statistics.finished), (1, 1));
    assert_eq!(statistics.current_streak, 1);
}

#[test]
fn a_deleted_game_no_longer_counts() {
    let directory = tempfile::tempdir().unwrap();
    let mut sitting = Sitting::begin(directory.path(), "gone", &quick(), Mode::Scored);
    sitting.steps(10);
    let id = sitting.id;
    sitting.store.delete(id).unwrap();
    let statistics = sitting.store.statistics(None).unwrap();
    assert_eq!(statistics, Statistics::default());
}

#[test]
fn splits_tell_when_each_tile_was_first_made() {
    let directory = tempfile::tempdir().unwrap();
    let mut sitting = Sitting::begin(directory.path(), "splits", &rules("4x4"), Mode::Scored);
    let mut expected: Vec<Split> = Vec::new();
    for _ in 0..120 {
        let before = sitting.script.game.plies().len();
        sitting.steps(1);
        let game = &sitting.script.game;
        let ply = game.plies().len();
        let turn = (ply > before).then(|| game.turn(ply).unwrap());
        for (_, tile) in turn.iter().flat_map(brikke_engine::Turn::merges) {
            if tile >= rank(8) && expected.iter().all(|split| split.tile != tile) {
                expected.push(Split {
                    tile,
                    ply: ply as u64,
                    time: sitting.script.time_played(),
                });
            }
        }
    }
    expected.sort_by_key(|split| split.tile);
    assert!(expected.len() > 2);
    assert_eq!(sitting.store.splits(sitting.id).unwrap(), expected);
    assert_eq!(sitting.store.load(sitting.id).unwrap().splits, expected);
}

/// The records that are kept are the best of all splits.
#[test]
fn the_fastest_to_each_tile_is_the_best_split() {
    let directory = tempfile::tempdir().unwrap();
    let mut ids = Vec::new();
    for number in 0..12 {
        let rules = if number % 3 == 0 { "3x3" } else { "4x4" };
        let seed = format!("fast {number}");
        let mut sitting = Sitting::begin(
            directory.path(),
            &seed,
            &crate::sitting::rules(rules),
            Mode::Scored,
        );
        // Only what is played without help may be a record.
        sitting.script.is_clean = true;
        while !sitting.script.game.phase().is_over() && sitting.script.done < 70 {
            sitting.steps(1);
        }
        ids.push(sitting.id);
    }
    // Practice holds no records, however fast.
    Sitting::begin(directory.path(), "fast 0", &rules("4x4"), Mode::Practice).steps(70);

    // A game that held records is gone, and the next best hold them.
    let mut store = open(directory.path());
    let holder = store.statistics(None).unwrap().fastest[0].by_moves.game;
    check_records(&store, &ids);
    store.delete(holder).unwrap();
    ids.retain(|&id| id != holder);
    check_records(&store, &ids);
    records_by_rules(&store);
}

/// The records are the best among the splits of these games.
fn check_records(store: &Store, ids: &[GameId]) {
    let statistics = store.statistics(None).unwrap();
    let splits = |tile| -> Vec<_> {
        let all = ids.iter().map(|&id| (id, store.splits(id).unwrap()));
        all.filter_map(|(id, splits)| Some((id, *splits.iter().find(|s| s.tile == tile)?)))
            .collect()
    };
    for tile in (3..12).filter_map(Rank::new) {
        let all = splits(tile);
        let fastest = statistics
            .fastest
            .iter()
            .find(|fastest| fastest.tile == tile);
        let by_moves = all.iter().min_by_key(|(id, split)| (split.ply, *id));
        let by_time = all.iter().min_by_key(|(id, split)| (split.time, *id));
        let told = fastest.map(|f| (f.by_moves.game, f.by_moves.split));
        assert_eq!(told, by_moves.copied(), "{tile}");
        let told = fastest.map(|f| (f.by_time.game, f.by_time.split));
        assert_eq!(told, by_time.copied(), "{tile}");
    }
    assert!(statistics.fastest.len() > 2);
    assert!(statistics.fastest[0].by_time.split.time > Duration::ZERO);
}

fn records_by_rules(store: &Store) {
    let small = store.statistics(Some(&rules("3x3"))).unwrap();
    for fastest in &small.fastest {
        let game = store.game(fastest.by_moves.game).unwrap();
        assert_eq!(game.rules, rules("3x3"));
    }
    assert!(!small.fastest.is_empty());
}
