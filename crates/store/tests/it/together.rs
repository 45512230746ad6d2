//! Programs that write at the same time.

use std::process::Child;

use brikke_engine::{Chance, Direction, Game, Rules, Seed};
use brikke_play::{Assistance, Mode, Moment, Mover};
use brikke_store::{GameId, GameQuery, LogEntry, Progress, Revision, Storage, StoreError, Summary};

use crate::child::{self, Role, SHARED, WRITES, last_said};
use crate::sitting::{Script, Sitting, open, rules};

/// The last words of a child.
fn said(child: Child, word: &str) -> String {
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "{output:?}");
    let text = String::from_utf8(output.stdout).unwrap();
    last_said(&text, word).unwrap().to_owned()
}

#[test]
fn two_programs_lose_no_move() {
    let directory = tempfile::tempdir().unwrap();
    let seeds = ["one", "two"];
    let start = |seed| child::command(Role::Write, directory.path(), seed).spawn();
    let children = seeds.map(|seed| start(seed).unwrap());
    for (seed, child) in seeds.into_iter().zip(children) {
        let id = GameId(said(child, "game").parse().unwrap());
        let stored = open(directory.path()).load(id).unwrap();
        let script = Script::new(seed, &rules("8x8")).advanced(WRITES);
        assert_eq!(stored.actions, WRITES);
        assert_eq!(stored.game, script.game);
        assert_eq!(stored.summary, script.summary());
    }
}

#[test]
fn two_programs_at_the_same_game_lose_no_move() {
    let directory = tempfile::tempdir().unwrap();
    let sitting = Sitting::begin(directory.path(), "shared", &rules("8x8"), Mode::Scored);
    let start = || child::command(Role::Share, directory.path(), "shared").spawn();
    let children = [start().unwrap(), start().unwrap()];
    let refused = children.map(|child| said(child, "refused").parse::<u64>().unwrap());
    println!("refused {refused:?}");
    let stored = open(directory.path()).load(sitting.id).unwrap();
    assert_eq!(stored.actions, 2 * SHARED);
    let script = sitting.script.advanced(2 * SHARED);
    assert_eq!(stored.game, script.game);
}

#[test]
fn whoever_knows_an_old_state_is_told_so() {
    let directory = tempfile::tempdir().unwrap();
    let mut here = Sitting::begin(directory.path(), "twice", &rules("4x4"), Mode::Scored);
    let mut there = Sitting::resume(directory.path(), here.id);
    there.steps(1);

    let entry = here.script.step();
    let progress = Progress {
        expected: here.revision,
        entries: vec![entry],
        summary: here.script.summary(),
    };
    let error = here.store.append(here.id, &progress).unwrap_err();
    assert!(matches!(error, StoreError::ChangedElsewhere(id) if id == here.id));
    assert_eq!(here.store.load(here.id).unwrap().game, there.script.game);

    // Loaded again, the game goes on here.
    let mut here = Sitting::resume(directory.path(), here.id);
    here.steps(1);
}

/// A hint is no action, and still must not be forgotten.
#[test]
fn a_hint_taken_elsewhere_is_noticed() {
    let directory = tempfile::tempdir().unwrap();
    let mut store = open(directory.path());
    let chance = Chance::Seed(Seed::new("hint").unwrap());
    let mut game = Game::start(Rules::default(), chance);
    let id = store
        .begin(&game, Mode::Scored, Moment::from_millis(1))
        .unwrap();
    let progress = |game: &Game, hints, entries| Progress {
        expected: Revision::FIRST,
        entries,
        summary: Summary::of(
            game,
            Assistance {
                hints,
                ..Assistance::default()
            },
            std::time::Duration::ZERO,
        ),
    };
    store.append(id, &progress(&game, 1, vec![])).unwrap();

    let turn = Direction::ALL.iter().find_map(|&way| game.play(way).ok());
    let time = std::time::Duration::ZERO;
    let entry = LogEntry::turn(&turn.unwrap(), Mover::Person, Moment::from_millis(2), time);
    let error = store.append(id, &progress(&game, 0, vec![entry]));
    assert!(matches!(error, Err(StoreError::ChangedElsewhere(_))));
    assert_eq!(store.load(id).unwrap().summary.assistance.hints, 1);
}

/// First use by several programs at once makes one sound file.
#[test]
fn programs_that_open_for_the_first_time_at_once_agree() {
    let directory = tempfile::tempdir().unwrap();
    let start = |_| {
        child::command(Role::Begin, directory.path(), "")
            .spawn()
            .unwrap()
    };
    let children: Vec<Child> = (0..6).map(start).collect();
    for child in children {
        let outcome = said(child, "outcome");
        assert!(outcome.starts_with("Ok(GameId("), "{outcome}");
    }
    let store = open(directory.path());
    let all = GameQuery {
        with_untouched: true,
        ..GameQuery::ALL
    };
    assert_eq!(store.games(&all).unwrap().len(), 6);
    store.check_integrity().unwrap();
}

#[test]
fn a_program_that_keeps_the_lock_is_not_waited_for_without_end() {
    let directory = tempfile::tempdir().unwrap();
    let mut here = Sitting::begin(directory.path(), "busy", &rules("4x4"), Mode::Scored);
    let file = directory.path().join("games.sqlite");
    let other = rusqlite::Connection::open(file).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();

    let progress = Progress {
        expected: here.revision,
        entries: vec![here.script.step()],
        summary: here.script.summary(),
    };
    for waits in [true, false] {
        here.store.wait_for_others(waits);
        let refused = here.store.append(here.id, &progress).unwrap_err();
        assert!(matches!(refused, StoreError::Busy), "{refused:?}");
        let stored = here.store.load(here.id).unwrap();
        assert_eq!(stored.actions, 0, "it can still be read");
    }
    other.execute_batch("ROLLBACK").unwrap();
    here.store.append(here.id, &progress).unwrap();
    assert_eq!(here.store.load(here.id).unwrap().actions, 1);
}

#[test]
fn a_file_that_was_deleted_or_replaced_takes_nothing_more() {
    let directory = tempfile::tempdir().unwrap();
    let mut here = Sitting::begin(directory.path(), "gone", &rules("4x4"), Mode::Scored);
    here.steps(3);
    let file = directory.path().join("games.sqlite");
    let elsewhere = directory.path().join("elsewhere");
    std::fs::rename(&file, &elsewhere).unwrap();
    let progress = Progress {
        expected: here.revision,
        entries: vec![here.script.step()],
        summary: here.script.summary(),
    };
    let refused = here.store.append(here.id, &progress).unwrap_err();
    assert!(matches!(refused, StoreError::Gone), "{refused:?}");
    std::fs::write(&file, "another").unwrap();
    let refused = here.store.append(here.id, &progress).unwrap_err();
    assert!(matches!(refused, StoreError::Gone), "{refused:?}");
    std::fs::rename(&elsewhere, &file).unwrap();
    here.store.append(here.id, &progress).unwrap();
}
