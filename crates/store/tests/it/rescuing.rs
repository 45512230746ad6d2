//! Games salvaged from damaged stores.

use std::fs;
use std::path::{Path, PathBuf};

use brikke_play::{BookmarkName, Category, Mode, Moment, PlayerName};
use brikke_store::{GameId, GameQuery, Outcome, Rescue, Salvage, Storage, Store, StoredGame};

use crate::sitting::{Sitting, open, rules};

/// A store with games of all sorts, closed.
fn store_with_games(directory: &Path) -> Vec<StoredGame> {
    let mut ids = Vec::new();
    for (seed, size, mode, steps) in [
        ("a", "4x4", Mode::Scored, 7),
        ("b", "4x4", Mode::Scored, 300),
        ("c", "2x2", Mode::Scored, 20),
        ("d", "4x4", Mode::Practice, 12),
    ] {
        let mut sitting = Sitting::begin(directory, seed, &rules(size), mode);
        sitting.steps(steps);
        let (id, store) = (sitting.id, &mut sitting.store);
        if mode == Mode::Scored {
            let name = PlayerName::new(&format!("player {seed}")).unwrap();
            store
                .enter_score(id, Some(&name), Moment::from_millis(steps))
                .unwrap();
        }
        let name = BookmarkName::new("here").unwrap();
        store.bookmark(id, &name, 3).unwrap();
        ids.push(id);
    }
    let store = open(directory);
    ids.iter().map(|&id| store.load(id).unwrap()).collect()
}

fn database(directory: &Path) -> PathBuf {
    directory.join("games.sqlite")
}

fn rescue(file: &Path, store: &mut Store) -> Rescue {
    store.rescue(&Salvage::read(file).unwrap()).unwrap()
}

/// The games are the same in all but their numbers and revisions.
fn check_same(store: &Store, before: &StoredGame, now: GameId) {
    let stored = store.load(now).unwrap();
    let expected = StoredGame {
        id: now,
        revision: stored.revision,
        ..before.clone()
    };
    assert_eq!(stored, expected);
}

fn added(rescue: &Rescue) -> Vec<GameId> {
    let added = rescue.games.iter().map(|game| match game.outcome {
        Outcome::Added(id) => id,
        other => panic!("{other:?}"),
    });
    added.collect()
}

#[test]
fn a_sound_store_is_taken_over_whole_and_once() {
    let (there, here) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let games = store_with_games(there.path());
    let before = fs::read(database(there.path())).unwrap();
    let mut store = open(here.path());
    let first = rescue(&database(there.path()), &mut store);
    assert!(first.is_complete());
    assert_eq!(first.scores, 3);
    for (game, id) in games.iter().zip(added(&first)) {
        check_same(&store, game, id);
    }
    let again = rescue(&database(there.path()), &mut store);
    assert_eq!(again.scores, 0);
    assert!(
        again
            .games
            .iter()
            .all(|game| matches!(game.outcome, Outcome::Known(_)))
    );
    assert_eq!(store.games(&GameQuery::default()).unwrap().len(), 4);
    store.check_integrity().unwrap();
    assert_eq!(fs::read(database(there.path())).unwrap(), before);
}

#[test]
fn scores_keep_their_names_and_times() {
    let (there, here) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    store_with_games(there.path());
    let theirs = open(there.path());
    let mut store = open(here.path());
    rescue(&database(there.path()), &mut store);
    for (size, category) in [("4x4", Category::Assisted), ("2x2", Category::Assisted)] {
        let lines = store.scores(&rules(size), category).unwrap();
        assert_eq!(lines, theirs.scores(&rules(size), category).unwrap());
        assert!(!lines.is_empty());
    }
}

/// A line outlives its game, clean ones too.
#[test]
fn the_score_of_a_deleted_game_is_kept_and_the_game_stays_deleted() {
    let (there, here) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let games = store_with_games(there.path());
    let mut theirs = open(there.path());
    theirs.delete(games[0].id).unwrap();
    drop(theirs);
    let mut store = open(here.path());
    let result = rescue(&database(there.path()), &mut store);
    assert_eq!((result.games.len(), result.scores), (3, 3));
    let lines = store.scores(&rules("4x4"), Category::Clean).unwrap();
    assert!(lines.iter().any(|line| line.game.is_none()));
    store.check_integrity().unwrap();
}

/// Without its first page a database is nothing to SQLite.
#[test]
fn games_are_found_where_the_first_page_is_gone() {
    let (there, here) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let games = store_with_games(there.path());
    let mut bytes = fs::read(database(there.path())).unwrap();
    bytes[..4096].fill(0xee);
    fs::write(database(there.path()), bytes).unwrap();
    let mut store = open(here.path());
    let result = rescue(&database(there.path()), &mut store);
    for (game, id) in games.iter().zip(added(&result)) {
        check_same(&store, game, id);
    }
}

/// Every page in turn is wiped: all games but those on it are salvaged, and
/// what could not be is said.
#[test]
fn a_wiped_page_costs_only_what_stood_on_it() {
    let there = tempfile::tempdir().unwrap();
    let games = store_with_games(there.path());
    let sound = fs::read(database(there.path())).unwrap();
    let mut whole = 0;
    for page in 0..sound.len() / 4096 {
        let mut bytes = sound.clone();
        bytes[4096 * page..4096 * (page + 1)].fill(0);
        fs::write(database(there.path()), bytes).unwrap();
        let here = tempfile::tempdir().unwrap();
        let mut store = open(here.path());
        let result = rescue(&database(there.path()), &mut store);
        store.check_integrity().unwrap();
        for rescued in &result.games {
            let before = games.iter().find(|game| game.id == rescued.found).unwrap();
            match (rescued.outcome, rescued.shortfall) {
                (Outcome::Added(id), None) => {
                    whole += 1;
                    let now = store.load(id).unwrap();
                    assert_eq!((now.game, now.mode), (before.game.clone(), before.mode));
                }
                (outcome, shortfall) => assert!(shortfall.is_some(), "{outcome:?}"),
            }
        }
    }
    assert!(whole > games.len() * (sound.len() / 4096) / 2, "{whole}");
}

/// The moves that a damaged log cost come back.
#[test]
fn a_game_that_is_here_in_part_is_extended() {
    let (there, here) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let mut sitting = Sitting::begin(here.path(), "one", &rules("4x4"), Mode::Scored);
    sitting.steps(5);
    fs::create_dir_all(there.path()).unwrap();
    let mut further = Sitting::begin(there.path(), "one", &rules("4x4"), Mode::Scored);
    further.steps(5);
    (0..20).for_each(|_| further.steps(1));
    let name = BookmarkName::new("later").unwrap();
    further.store.bookmark(further.id, &name, 9).unwrap();

    let result = rescue(&database(there.path()), &mut sitting.store);
    assert_eq!(result.games[0].outcome, Outcome::Extended(sitting.id));
    let (now, then) = (
        sitting.store.load(sitting.id).unwrap(),
        further.store.load(further.id).unwrap(),
    );
    assert_eq!((now.game, now.summary), (then.game, then.summary));
    assert_eq!(now.bookmarks, then.bookmarks);
    sitting.store.check_integrity().unwrap();
    let again = rescue(&database(there.path()), &mut sitting.store);
    assert_eq!(again.games[0].outcome, Outcome::Known(sitting.id));
}

/// A secret is played once for the scores.
#[test]
fn another_course_of_a_game_in_hand_is_for_practice() {
    let (there, here) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let mut sitting = Sitting::begin(here.path(), "one", &rules("4x4"), Mode::Scored);
    sitting.steps(5);
    let mut other = Sitting::begin(there.path(), "one", &rules("4x4"), Mode::Scored);
    other.steps(4);
    other.script.game.undo().unwrap();
    let entry = brikke_store::LogEntry::new(
        brikke_engine::GameAction::Undo,
        brikke_play::Mover::Person,
        Moment::from_millis(77),
    );
    let progress = brikke_store::Progress {
        expected: other.revision,
        entries: vec![entry],
        summary: other.script.summary(),
    };
    other.store.append(other.id, &progress).unwrap();

    for _ in 0..2 {
        let result = rescue(&database(there.path()), &mut sitting.store);
        let id = result.games[0].outcome.game().unwrap();
        assert_ne!(id, sitting.id);
        let stored = sitting.store.load(id).unwrap();
        assert_eq!(stored.mode, Mode::Practice);
        assert_eq!(stored.game.plies(), other.script.game.plies());
        assert!(stored.game.chance().is_none(), "it tells no tile to come");
        assert_eq!(sitting.store.games(&GameQuery::default()).unwrap().len(), 2);
    }
    assert!(sitting.script.game.chance().is_some());
}

/// Damage that cost moves at opening is undone by a rescue of the copy, as
/// far as the moves can be read.
#[test]
fn what_a_damaged_log_cost_comes_back_from_the_copy() {
    let (there, here) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let mut sitting = Sitting::begin(there.path(), "one", &rules("4x4"), Mode::Scored);
    (0..60).for_each(|_| sitting.steps(1));
    let log = fs::read(there.path().join("games.sqlite-wal")).unwrap();
    fs::copy(database(there.path()), database(here.path())).unwrap();
    // A stretch of some frames in the middle, and the last page of the game.
    let mut damaged = log.clone();
    let middle = 32 + 4120 * ((log.len() / 4120) / 2);
    damaged[middle..middle + 5 * 4120].fill(0x11);
    fs::write(here.path().join("games.sqlite-wal"), &damaged).unwrap();

    let opened = Store::open(here.path()).unwrap();
    let mut store = opened.store;
    let damage = opened.log_damage.unwrap();
    let before = store.load(sitting.id).unwrap().actions;
    assert!(60 - before <= damage.missing);
    let result = rescue(&damage.copy, &mut store);
    assert!(result.is_complete(), "{result:?}");
    assert_eq!(store.load(sitting.id).unwrap().game, sitting.script.game);
}

#[test]
fn what_is_no_store_has_no_games() {
    let (there, here) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let file = there.path().join("letter.txt");
    for text in ["", "Dear Sir or Madam", &"bk1.AAAA ".repeat(3000)] {
        fs::write(&file, text).unwrap();
        assert_eq!(rescue(&file, &mut open(here.path())), Rescue::default());
    }
    assert!(Salvage::read(&there.path().join("nothing")).is_err());
}

#[test]
fn stores_of_earlier_formats_can_be_salvaged() {
    let (there, here) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let connection = rusqlite::Connection::open(database(there.path())).unwrap();
    connection
        .execute_batch(include_str!("../data/stores/v2.sql"))
        .unwrap();
    connection.pragma_update(None, "user_version", 2).unwrap();
    drop(connection);
    let mut store = open(here.path());
    let result = rescue(&database(there.path()), &mut store);
    assert!(
        result.is_complete() && !result.games.is_empty(),
        "{result:?}"
    );
    store.check_integrity().unwrap();
}
