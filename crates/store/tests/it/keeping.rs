//! Games come back as they were.

use std::fs;
use std::time::Duration;

use brikke_engine::{Board, Chance, Game, Recording, Rules, Seed, Start};
use brikke_play::{Assistance, BookmarkName, Mode, Moment, Mover};
use brikke_store::{
    GameFilter, GameId, GameQuery, LogEntry, Progress, Revision, Storage, StoreError, Summary,
    WriteBatch,
};
use rusqlite::Connection;

use crate::sitting::{Script, Sitting, open, rules};

#[test]
fn a_game_comes_back_after_every_action() {
    let directory = tempfile::tempdir().unwrap();
    let mut sitting = Sitting::begin(directory.path(), "back", &rules("3x3"), Mode::Scored);
    for _ in 0..300 {
        sitting.steps(1);
        let stored = sitting.store.load(sitting.id).unwrap();
        assert_eq!(stored.game, sitting.script.game);
        assert_eq!(stored.summary, sitting.script.summary());
        assert_eq!(stored.revision, sitting.revision);
        assert_eq!(stored.played, sitting.script.now());
    }
    let reopened = Sitting::resume(directory.path(), sitting.id);
    assert_eq!(reopened.script, sitting.script);
}

#[test]
fn the_goal_and_the_wish_to_go_on_are_kept() {
    let directory = tempfile::tempdir().unwrap();
    let goal: Rules = "size=4x4 tiles=2:9,4:1 start=2 goal=16 at-goal=continue lost-when=stuck"
        .parse()
        .unwrap();
    let mut sitting = Sitting::begin(directory.path(), "goal", &goal, Mode::Scored);
    sitting.steps(200);
    let stored = sitting.store.load(sitting.id).unwrap();
    assert_eq!(stored.game, sitting.script.game);
    assert!(stored.splits.iter().any(|split| split.tile.tile() == 16));
}

#[test]
fn moves_in_a_group_are_kept_as_one_by_one() {
    let directory = tempfile::tempdir().unwrap();
    let mut store = open(directory.path());
    let mut script = Script::new("batch", &rules("4x4"));
    let id = store
        .begin(&script.game, Mode::Scored, Moment::from_millis(0))
        .unwrap();
    let mut batch = WriteBatch::default();
    for _ in 0..100 {
        let entry = script.step();
        batch.add(entry);
    }
    let progress = batch.progress(Revision::FIRST, script.summary());
    store.append(id, &progress).unwrap();
    let stored = store.load(id).unwrap();
    assert_eq!((stored.game, stored.actions), (script.game, 100));
}

#[test]
fn moves_of_a_player_are_counted() {
    let directory = tempfile::tempdir().unwrap();
    let mut store = open(directory.path());
    let mut game = Script::new("player", &rules("4x4")).game;
    let id = store
        .begin(&game, Mode::Scored, Moment::from_millis(0))
        .unwrap();
    let way = game.board().legal_directions().next().unwrap();
    let turn = game.play(way).unwrap();
    let mut progress = Progress {
        expected: Revision::FIRST,
        entries: vec![LogEntry::turn(
            &turn,
            Mover::Player("greedy".into()),
            Moment::from_millis(7),
            Duration::ZERO,
        )],
        summary: Summary::of(
            &game,
            Assistance {
                player_moves: 1,
                ..Assistance::default()
            },
            Duration::ZERO,
        ),
    };
    progress.expected = store.append(id, &progress).unwrap();
    assert_eq!(store.load(id).unwrap().summary.assistance.player_moves, 1);

    // A summary that hides the player contradicts the moves.
    progress.entries.clear();
    progress.summary.assistance.player_moves = 0;
    store.append(id, &progress).unwrap();
    assert!(store.load(id).unwrap_err().is_damage());
}

#[test]
fn a_summary_that_the_moves_do_not_lead_to_is_damage() {
    let directory = tempfile::tempdir().unwrap();
    let mut sitting = Sitting::begin(directory.path(), "lie", &rules("4x4"), Mode::Scored);
    let mut summary = sitting.script.summary();
    summary.score += 4;
    let progress = Progress {
        expected: sitting.revision,
        entries: vec![],
        summary,
    };
    sitting.store.append(sitting.id, &progress).unwrap();
    let error = sitting.store.load(sitting.id).unwrap_err();
    let StoreError::Damaged(damage) = error else {
        panic!("{error}")
    };
    assert_eq!(damage.game, Some(sitting.id));
}

/// The 20,000th move writes as many pages as the first: the log tells.
#[test]
fn a_move_costs_the_same_in_a_long_game() {
    let directory = tempfile::tempdir().unwrap();
    let mut sitting = Sitting::begin(directory.path(), "long", &rules("8x8"), Mode::Scored);
    let log = directory.path().join("games.sqlite-wal");
    let observer = Connection::open(directory.path().join("games.sqlite")).unwrap();
    let mut cost_of_100 = || {
        let emptied = "PRAGMA wal_checkpoint(TRUNCATE)";
        observer.query_row(emptied, (), |_| Ok(())).unwrap();
        (0..100).for_each(|_| sitting.steps(1));
        let cost = fs::metadata(&log).unwrap().len();
        sitting.steps(20_000);
        cost
    };
    let (early, late) = (cost_of_100(), cost_of_100());
    println!("100 moves: {early} bytes of log, after 20,000: {late}");
    assert!(late <= early * 5 / 4, "{early}, then {late}");
}

#[test]
fn only_a_new_game_drawn_by_chance_can_be_scored() {
    let directory = tempfile::tempdir().unwrap();
    let mut store = open(directory.path());
    let chance = || Some(Chance::Seed(Seed::new("edit").unwrap()));
    let board: Board = "2,4,8,16/0,0,0,0/0,0,0,0/0,0,0,0".parse().unwrap();
    let start = Start::Position {
        board,
        score: 100,
        moves: 30,
    };
    let edited = Game::resume(Rules::default(), chance(), start).unwrap();
    let played = Script::new("played", &rules("4x4")).advanced(5).game;
    for game in [edited, played] {
        let refused = store
            .begin(&game, Mode::Scored, Moment::from_millis(0))
            .unwrap_err();
        assert!(matches!(refused, StoreError::NotNew));
        let id = store
            .begin(&game, Mode::Practice, Moment::from_millis(0))
            .unwrap();
        assert_eq!(store.load(id).unwrap().game.board(), game.board());
    }
}

#[test]
fn recordings_go_in_and_out() {
    let directory = tempfile::tempdir().unwrap();
    let mut sitting = Sitting::begin(directory.path(), "out", &rules("4x4"), Mode::Scored);
    sitting.steps(50);
    let shared = sitting.store.recording(sitting.id).unwrap();
    let recording = sitting.script.game.recording();
    assert_eq!(shared, recording.clone().without_secret(), "it is not over");
    assert!(recording.game().undos() > 0);

    let text = recording.to_text();
    let read = Recording::from_text(&text).unwrap();
    let id = sitting.store.import(&read, Moment::from_millis(9)).unwrap();
    assert_eq!(sitting.store.recording(id).unwrap(), recording);
    let line = sitting.store.game(id).unwrap();
    assert_eq!(line.mode, Mode::Practice);
    let splits = sitting.store.splits(id).unwrap();
    assert!(!splits.is_empty());

    // It can be gone on with.
    let mut imported = Sitting::resume(directory.path(), id);
    imported.steps(20);
    let stored = imported.store.load(id).unwrap();
    assert_eq!(stored.game, imported.script.game);
}

#[test]
fn bookmarks_are_kept_and_moved() {
    let directory = tempfile::tempdir().unwrap();
    let mut sitting = Sitting::begin(directory.path(), "mark", &rules("4x4"), Mode::Scored);
    let (id, store) = (sitting.id, &mut sitting.store);
    let name = |text| BookmarkName::new(text).unwrap();
    store.bookmark(id, &name(" danger "), 3).unwrap();
    store.bookmark(id, &name("beginning"), 0).unwrap();
    store.bookmark(id, &name("danger"), 7).unwrap();
    let all = store.bookmarks(id).unwrap();
    let told: Vec<_> = all
        .iter()
        .map(|mark| (mark.name.as_str(), mark.ply))
        .collect();
    assert_eq!(told, [("beginning", 0), ("danger", 7)]);
    assert_eq!(store.load(id).unwrap().bookmarks, all);
    assert!(store.remove_bookmark(id, &name("danger")).unwrap());
    assert!(!store.remove_bookmark(id, &name("danger")).unwrap());
    for refused in ["", "  ", "a\nb", &"x".repeat(41)] {
        assert!(BookmarkName::new(refused).is_err());
    }
}

#[test]
fn a_deleted_game_is_gone_and_its_number_is_not_given_again() {
    let directory = tempfile::tempdir().unwrap();
    let mut sitting = Sitting::begin(directory.path(), "gone", &rules("4x4"), Mode::Scored);
    sitting.steps(30);
    let id = sitting.id;
    sitting.store.delete(id).unwrap();
    let gone = |error: StoreError| matches!(error, StoreError::NoSuchGame(other) if other == id);
    assert!(gone(sitting.store.load(id).unwrap_err()));
    assert!(gone(sitting.store.delete(id).unwrap_err()));
    let progress = Progress {
        expected: sitting.revision,
        entries: vec![],
        summary: sitting.script.summary(),
    };
    assert!(gone(sitting.store.append(id, &progress).unwrap_err()));
    let next = Sitting::begin(directory.path(), "next", &rules("4x4"), Mode::Scored);
    assert!(next.id > id);
    next.store.check_integrity().unwrap();
    assert!(gone_everywhere(directory.path()));
}

fn gone_everywhere(directory: &std::path::Path) -> bool {
    let connection = Connection::open(directory.join("games.sqlite")).unwrap();
    let count = |table| {
        let sql = format!("SELECT count(*) FROM {table}");
        connection.query_row(&sql, (), |row| row.get::<_, i64>(0))
    };
    let counts = ["actions", "splits", "beginnings"].map(|table| count(table).unwrap());
    counts == [0, 0, 1]
}

#[test]
fn lists_page_through_all_games_newest_first() {
    let directory = tempfile::tempdir().unwrap();
    let mut store = open(directory.path());
    for number in 0..25_u64 {
        let game = Script::new(&format!("list {number}"), &rules("4x4")).game;
        let mode = if number % 5 == 0 {
            Mode::Practice
        } else {
            Mode::Scored
        };
        store
            .begin(&game, mode, Moment::from_millis(number))
            .unwrap();
    }
    let check = |filter, expected: Vec<u64>| {
        for limit in [10, usize::MAX] {
            let query = GameQuery {
                filter,
                with_untouched: true,
                limit,
                ..GameQuery::default()
            };
            let lines = store.games(&query).unwrap();
            let seen: Vec<u64> = lines.iter().map(|line| line.id.0).collect();
            assert_eq!(seen, expected[..expected.len().min(limit)]);
        }
    };
    check(GameFilter::All, (1..=25).rev().collect());
    check(GameFilter::Unfinished, (1..=25).rev().collect());
    check(GameFilter::Finished, vec![]);
    check(GameFilter::Practice, vec![21, 16, 11, 6, 1]);
}

#[test]
fn finished_games_leave_the_unfinished_ones_and_undo_brings_them_back() {
    let directory = tempfile::tempdir().unwrap();
    let mut sitting = Sitting::begin(directory.path(), "end", &rules("2x2"), Mode::Scored);
    while !sitting.script.game.phase().is_over() {
        sitting.steps(1);
    }
    assert_eq!(sitting.store.unfinished().unwrap(), []);
    let finished = GameQuery {
        filter: GameFilter::Finished,
        ..GameQuery::default()
    };
    assert_eq!(sitting.store.games(&finished).unwrap().len(), 1);
    sitting.steps(1);
    assert!(!sitting.script.game.phase().is_over(), "it was undone");
    assert_eq!(sitting.store.unfinished().unwrap().len(), 1);
    assert_eq!(sitting.store.games(&finished).unwrap(), []);
}

#[test]
fn unfinished_games_come_with_the_last_played_first() {
    let directory = tempfile::tempdir().unwrap();
    let mut first = Sitting::begin(directory.path(), "a", &rules("4x4"), Mode::Scored);
    let mut second = Sitting::begin(directory.path(), "b", &rules("4x4"), Mode::Scored);
    second.steps(1);
    first.steps(3);
    let ids: Vec<GameId> = first
        .store
        .unfinished()
        .unwrap()
        .iter()
        .map(|line| line.id)
        .collect();
    assert_eq!(ids, [first.id, second.id]);
}

#[test]
fn numbers_beyond_what_can_be_kept_are_refused_and_not_changed() {
    let directory = tempfile::tempdir().unwrap();
    let mut store = open(directory.path());
    let start = Start::Position {
        board: "2,2/0,0".parse().unwrap(),
        score: u64::MAX,
        moves: 0,
    };
    let game = Game::resume(rules("2x2"), None, start).unwrap();
    let refused = store
        .begin(&game, Mode::Practice, Moment::from_millis(0))
        .unwrap_err();
    assert!(matches!(refused, StoreError::TooLarge { .. }), "{refused}");
    assert!(matches!(
        store.load(GameId(u64::MAX)),
        Err(StoreError::NoSuchGame(_))
    ));
}
