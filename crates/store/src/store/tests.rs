//! No room, and room again: SQLite is told to let the file grow no further.

use std::time::{Duration, Instant};

use brikke_engine::{Chance, Game, Rules, Seed};

use super::*;
use crate::{Assistance, Entry, Mode, Moment, Mover, Progress, Revision, Summary};

fn progress(expected: Revision, game: &Game, entries: Vec<Entry>) -> Progress {
    Progress {
        expected,
        entries,
        summary: Summary::of(game, Assistance::default(), Duration::ZERO),
    }
}

/// Plays, or takes a move back where no move is left.
fn step(game: &mut Game) -> Entry {
    let way = game.board().legal_directions().next();
    match way.and_then(|way| game.play(way).ok()) {
        Some(turn) => Entry::turn(&turn, Mover::Person, Moment(1), Duration::ZERO),
        None => {
            game.undo().unwrap();
            Entry::undo(Mover::Person, Moment(1))
        }
    }
}

#[test]
fn a_full_disk_is_told_at_once_and_nothing_acknowledged_is_lost() {
    let directory = tempfile::tempdir().unwrap();
    let mut store = Store::open(directory.path()).unwrap().store;
    let chance = Chance::Seed(Seed::new("full").unwrap());
    let mut game = Game::start(Rules::default(), chance);
    let id = store.begin(&game, Mode::Scored, Moment(0)).unwrap();

    let limit = |store: &Store, pages: i64| {
        let set = store
            .connection
            .pragma_update_and_check(None, "max_page_count", pages, |row| row.get::<_, i64>(0));
        set.unwrap();
    };
    let pages = store
        .connection
        .pragma_query_value(None, "page_count", |row| row.get::<_, i64>(0));
    limit(&store, pages.unwrap() + 2);

    // Until the disk is full.
    let mut revision = Revision::FIRST;
    let (attempt, entry, asked) = loop {
        let mut attempt = game.clone();
        let entry = step(&mut attempt);
        let asked = Instant::now();
        match store.append(id, &progress(revision, &attempt, vec![entry.clone()])) {
            Ok(next) => (game, revision) = (attempt, next),
            Err(StoreError::Full) => break (attempt, entry, asked),
            Err(other) => panic!("{other}"),
        }
    };
    assert!(asked.elapsed() < Duration::from_secs(1));
    assert_eq!(store.load(id).unwrap().game, game);
    let full = store.begin(&game_like(&game), Mode::Practice, Moment(2));
    assert!(matches!(full, Err(StoreError::Full) | Ok(_)));

    // With room again, the same call succeeds.
    limit(&store, 1_000_000);
    store
        .append(id, &progress(revision, &attempt, vec![entry]))
        .unwrap();
    assert_eq!(store.load(id).unwrap().game, attempt);
    store.inspect().unwrap();
}

fn game_like(game: &Game) -> Game {
    game.recording().into_game()
}
