//! No room, and room again: SQLite is told to let the file grow no further.

use std::time::{Duration, Instant};

use brikke_engine::{Chance, Game, GameAction, Rules, Seed};

use super::*;
use crate::{LogEntry, Progress, Revision, Storage, Summary};
use brikke_play::{Assistance, Mode, Moment, Mover};

/// The next move, or an undo where no move is left, as it is to be stored.
fn step(game: &mut Game, expected: Revision) -> Progress {
    let way = game.board().legal_directions().next();
    let entry = if let Some(turn) = way.and_then(|way| game.play(way).ok()) {
        LogEntry::turn(&turn, Mover::Person, Moment::from_millis(1), Duration::ZERO)
    } else {
        game.undo().unwrap();
        LogEntry::new(GameAction::Undo, Mover::Person, Moment::from_millis(1))
    };
    Progress {
        expected,
        entries: vec![entry],
        summary: Summary::of(game, Assistance::default(), Duration::ZERO),
    }
}

fn limit_pages(store: &Store, pages: i64) {
    let set = |row: &rusqlite::Row<'_>| row.get::<_, i64>(0);
    let connection = &store.connection;
    let limited = connection.pragma_update_and_check(None, "max_page_count", pages, set);
    assert_eq!(limited.unwrap(), pages);
}

fn pages(store: &Store) -> i64 {
    let count = |row: &rusqlite::Row<'_>| row.get(0);
    let connection = &store.connection;
    let pages = connection.pragma_query_value(None, "page_count", count);
    pages.unwrap()
}

#[test]
fn a_full_disk_is_told_at_once_and_nothing_acknowledged_is_lost() {
    let directory = tempfile::tempdir().unwrap();
    let mut store = Store::open(directory.path()).unwrap().store;
    let chance = Chance::Seed(Seed::new("full").unwrap());
    let mut game = Game::start(Rules::default(), chance);
    let id = store
        .begin(&game, Mode::Scored, Moment::from_millis(0))
        .unwrap();

    limit_pages(&store, pages(&store) + 2);
    let mut revision = Revision::FIRST;
    let (attempt, progress, asked) = loop {
        let mut attempt = game.clone();
        let progress = step(&mut attempt, revision);
        let asked = Instant::now();
        match store.append(id, &progress) {
            Ok(next) => (game, revision) = (attempt, next),
            Err(StoreError::Full) => break (attempt, progress, asked),
            Err(other) => panic!("{other}"),
        }
    };
    assert!(asked.elapsed() < Duration::from_secs(1));
    assert_eq!(store.load(id).unwrap().game, game);

    // With room again, the same call succeeds.
    limit_pages(&store, 1_000_000);
    store.append(id, &progress).unwrap();
    assert_eq!(store.load(id).unwrap().game, attempt);
    store.check_integrity().unwrap();
}
