//! The best scores.

use std::path::Path;

use brikke_engine::Rules;
use brikke_play::{Assistance, Category, Leaderboard, Mode, Moment, PlayerName};
use brikke_store::{Progress, Storage, Store, StoreError};
use rusqlite::Connection;

use crate::sitting::{Sitting, open, rules};

fn name(text: &str) -> PlayerName {
    PlayerName::new(text).unwrap()
}

/// A game of so many steps, without undo if there are fewer than 8.
fn game(directory: &Path, seed: &str, steps: u64) -> Sitting {
    let mut sitting = Sitting::begin(directory, seed, &rules("4x4"), Mode::Scored);
    sitting.steps(steps);
    sitting
}

fn standing(store: &Store, kind: Category) -> Vec<(usize, String, u64)> {
    let lines = store.scores(&Rules::default(), kind).unwrap();
    let told =
        |line: brikke_store::ScoreLine| (line.place, line.shown_name().to_owned(), line.score);
    lines.into_iter().map(told).collect()
}

#[test]
fn the_best_ten_are_kept_in_order() {
    let directory = tempfile::tempdir().unwrap();
    let mut scores = Vec::new();
    for number in 0..14 {
        let mut sitting = game(directory.path(), &format!("ten {number}"), 7);
        let score = sitting.script.game.score();
        let foreseen = sitting.store.place(sitting.id).unwrap();
        let player = name(&format!("p{number}"));
        let taken =
            sitting
                .store
                .enter_score(sitting.id, Some(&player), Moment::from_millis(number));
        assert_eq!(taken.unwrap(), foreseen, "{number}");
        scores.push((score, number));
    }
    // The best first, of equal ones the earlier.
    scores.retain(|&(score, _)| score > 0);
    scores.sort_by_key(|&(score, number)| (std::cmp::Reverse(score), number));
    scores.truncate(Leaderboard::PLACES);
    let places = (1..).zip(scores);
    let expected: Vec<_> = places
        .map(|(place, (score, number))| (place, format!("p{number}"), score))
        .collect();
    assert_eq!(standing(&open(directory.path()), Category::Clean), expected);
}

#[test]
fn of_equal_scores_the_earlier_is_first() {
    let directory = tempfile::tempdir().unwrap();
    for (player, at) in [("late", 30), ("early", 10), ("middle", 20)] {
        let mut sitting = game(directory.path(), "tie", 7);
        sitting
            .store
            .enter_score(sitting.id, Some(&name(player)), Moment::from_millis(at))
            .unwrap();
    }
    let lines = standing(&open(directory.path()), Category::Clean);
    let names: Vec<&str> = lines.iter().map(|(_, name, _)| name.as_str()).collect();
    assert_eq!(names, ["early", "middle", "late"]);
}

#[test]
fn clean_and_assisted_scores_are_apart() {
    let directory = tempfile::tempdir().unwrap();
    let mut clean = game(directory.path(), "apart", 7);
    clean
        .store
        .enter_score(clean.id, Some(&name("clean")), Moment::from_millis(1))
        .unwrap();
    let mut undone = game(directory.path(), "apart", 8);
    undone
        .store
        .enter_score(undone.id, Some(&name("undone")), Moment::from_millis(2))
        .unwrap();
    let mut hinted = game(directory.path(), "apart", 7);
    let mut summary = hinted.script.summary();
    summary.assistance = Assistance {
        hints: 1,
        ..Assistance::default()
    };
    let progress = Progress {
        expected: hinted.revision,
        entries: vec![],
        summary,
    };
    hinted.store.append(hinted.id, &progress).unwrap();
    hinted
        .store
        .enter_score(hinted.id, Some(&name("hinted")), Moment::from_millis(3))
        .unwrap();

    let names = |kind| -> Vec<String> {
        let lines = standing(&hinted.store, kind);
        lines.into_iter().map(|(_, name, _)| name).collect()
    };
    assert_eq!(names(Category::Clean), ["clean"]);
    let mut assisted = names(Category::Assisted);
    assisted.sort();
    assert_eq!(assisted, ["hinted", "undone"]);
    assert_eq!(hinted.store.scored_rules().unwrap(), [Rules::default()]);
    let other = hinted.store.scores(&rules("5x5"), Category::Clean);
    assert_eq!(other.unwrap(), []);
}

#[test]
fn a_game_has_one_line_and_it_outlives_the_game() {
    let directory = tempfile::tempdir().unwrap();
    let mut sitting = game(directory.path(), "one line", 5);
    let id = sitting.id;
    sitting
        .store
        .enter_score(id, Some(&name("first")), Moment::from_millis(1))
        .unwrap();
    sitting.steps(2);
    sitting
        .store
        .enter_score(id, Some(&name("second")), Moment::from_millis(2))
        .unwrap();
    let score = sitting.script.game.score();
    let expected = [(1, "second".to_owned(), score)];
    assert_eq!(standing(&sitting.store, Category::Clean), expected);

    sitting.store.delete(id).unwrap();
    assert_eq!(standing(&sitting.store, Category::Clean), expected);
    let lines = sitting.store.scores(&Rules::default(), Category::Clean);
    assert_eq!(lines.unwrap()[0].game, None);
    sitting.store.check_integrity().unwrap();
}

#[test]
fn a_practice_game_never_enters() {
    let directory = tempfile::tempdir().unwrap();
    let mut sitting = Sitting::begin(directory.path(), "practice", &rules("4x4"), Mode::Practice);
    sitting.steps(40);
    assert_eq!(sitting.store.place(sitting.id).unwrap(), None);
    let refused = sitting
        .store
        .enter_score(sitting.id, Some(&name("me")), Moment::from_millis(1));
    assert!(matches!(refused, Err(StoreError::Practice(_))));

    // Not even behind the program's back.
    let connection = Connection::open(directory.path().join("games.sqlite")).unwrap();
    let scored = game(directory.path(), "scored", 7);
    let insert = |game: &str| {
        let sql = format!("INSERT INTO scores VALUES (1, 1, 0, 99, 0, 1, 1, 0, {game}, 'x', 0, 0)");
        connection.execute(&sql, ())
    };
    let id = sitting.id.to_string();
    assert!(insert(&id).is_err());
    assert!(insert("NULL").is_err());
    assert!(insert(&scored.id.to_string()).is_ok());
    assert!(
        connection
            .execute("UPDATE scores SET game = ?", [&id])
            .is_err()
    );
    assert!(connection.execute("UPDATE games SET mode = 0", ()).is_err());
}

#[test]
fn nothing_is_no_score() {
    let directory = tempfile::tempdir().unwrap();
    let mut sitting = game(directory.path(), "nothing", 0);
    assert_eq!(sitting.store.place(sitting.id).unwrap(), None);
    let entered = sitting
        .store
        .enter_score(sitting.id, Some(&name("x")), Moment::from_millis(1));
    assert_eq!(entered.unwrap(), None);
}
