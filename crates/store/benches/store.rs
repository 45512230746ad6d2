//! The costs that people feel: `cargo bench -p brikke-store`.
//!
//! The figures are of a store with 100,000 games, made once per run (on
//! `/dev/shm` where there is one, which takes about half a minute), and of
//! single moves on the real disk.

#![allow(clippy::unwrap_used, reason = "a benchmark may stop")]

use std::path::Path;
use std::sync::LazyLock;
use std::time::Duration;

use brikke_engine::{Chance, Direction, Game, GameAction, Rules, Secret};
use brikke_play::{Assistance, Category, Mode, Moment, Mover, PlayerName};
use brikke_store::{
    GameFilter, GameId, GameQuery, GameSort, LogEntry, Progress, Revision, Storage, Store, Summary,
};
use divan::Bencher;
use tempfile::TempDir;

const GAMES: u64 = 100_000;

fn main() {
    divan::main();
}

/// A store with 100,000 games, nearly all of them over.
static LARGE: LazyLock<TempDir> = LazyLock::new(|| {
    let directory =
        tempfile::tempdir_in("/dev/shm").unwrap_or_else(|_| tempfile::tempdir().unwrap());
    let mut store = open(directory.path());
    for number in 0..GAMES {
        let moves = if number % 10_000 == 0 { 20 } else { 1_000 };
        keep_game(&mut store, number, moves);
    }
    directory
});

fn open(directory: &Path) -> Store {
    Store::open(directory).unwrap().store
}

fn new_game(number: u64) -> Game {
    let mut secret = [0; 32];
    secret[..8].copy_from_slice(&number.to_le_bytes());
    Game::start(Rules::default(), Chance::Secret(Secret::new(secret)))
}

/// Plays quickly and badly, to the end unless that comes late.
fn keep_game(store: &mut Store, number: u64, moves: u64) {
    let mut game = new_game(number);
    let id = store
        .begin(&game, Mode::Scored, Moment::from_millis(number))
        .unwrap();
    let mut entries = Vec::new();
    for step in 0..moves {
        let Some(entry) = play(&mut game, step) else {
            break;
        };
        entries.push(entry);
    }
    let progress = progress(Revision::FIRST, &game, entries);
    store.append(id, &progress).unwrap();
    if number % 1_000 == 7 {
        let name = PlayerName::new("bench").unwrap();
        store
            .enter_score(id, Some(&name), Moment::from_millis(number))
            .unwrap();
    }
}

fn play(game: &mut Game, step: u64) -> Option<LogEntry> {
    let order = [
        Direction::Left,
        Direction::Down,
        Direction::Right,
        Direction::Up,
    ];
    let turn = order.into_iter().find_map(|way| game.play(way).ok())?;
    let time = Duration::from_millis(step * 300);
    Some(LogEntry::turn(
        &turn,
        Mover::Person,
        Moment::from_millis(step),
        time,
    ))
}

fn progress(expected: Revision, game: &Game, entries: Vec<LogEntry>) -> Progress {
    Progress {
        expected,
        entries,
        summary: Summary::of(game, Assistance::default(), Duration::from_mins(1)),
    }
}

/// Opening and the first query of the list: below 50 ms.
#[divan::bench]
fn open_with_100_000_games_and_list_20(bencher: Bencher<'_, '_>) {
    let directory = LARGE.path();
    bencher.bench_local(|| open(directory).games(&GameQuery::default()).unwrap());
}

/// The first page of the list in a store that is open: below 10 ms.
#[divan::bench]
fn list_20_of_100_000_by_last_play(bencher: Bencher<'_, '_>) {
    let store = open(LARGE.path());
    bencher.bench_local(|| store.games(&GameQuery::default()).unwrap());
}

/// The ten games that go on, among 100,000.
#[divan::bench]
fn unfinished(bencher: Bencher<'_, '_>) {
    let store = open(LARGE.path());
    bencher.bench_local(|| store.unfinished().unwrap());
}

/// The first query of the finished ones.
#[divan::bench]
fn finished(bencher: Bencher<'_, '_>) {
    let store = open(LARGE.path());
    let query = GameQuery {
        filter: GameFilter::Finished,
        ..GameQuery::default()
    };
    bencher.bench_local(|| store.games(&query).unwrap());
}

/// The ten best scores of 100,000 games.
#[divan::bench]
fn sorted_by_score(bencher: Bencher<'_, '_>) {
    let store = open(LARGE.path());
    let query = GameQuery {
        sort: GameSort::Score,
        limit: 10,
        ..GameQuery::ALL
    };
    bencher.bench_local(|| store.games(&query).unwrap());
}

/// Ten thousand games at once, as the list of games reads them.
#[divan::bench]
fn list_10_000(bencher: Bencher<'_, '_>) {
    let store = open(LARGE.path());
    let query = GameQuery {
        limit: 10_000,
        ..GameQuery::ALL
    };
    bencher.bench_local(|| store.games(&query).unwrap());
}

/// All figures over 100,000 games: below 50 ms.
#[divan::bench]
fn statistics(bencher: Bencher<'_, '_>) {
    let store = open(LARGE.path());
    bencher.bench_local(|| store.statistics(None).unwrap());
}

/// The best ten.
#[divan::bench]
fn standing(bencher: Bencher<'_, '_>) {
    let store = open(LARGE.path());
    let rules = Rules::default();
    bencher.bench_local(|| store.scores(&rules, Category::Clean).unwrap());
}

/// Loading a game of a few hundred moves, replayed and compared.
#[divan::bench]
fn load(bencher: Bencher<'_, '_>) {
    let store = open(LARGE.path());
    bencher.bench_local(|| store.load(GameId(GAMES / 2)).unwrap());
}

/// One move of a person on the real disk, in a game that has so many already.
#[divan::bench(args = [0, 20_000], sample_count = 300, sample_size = 1)]
fn keep_one_move(bencher: Bencher<'_, '_>, before: u64) {
    let directory = tempfile::tempdir().unwrap();
    let mut store = open(directory.path());
    let mut game = new_game(1);
    let id = store
        .begin(&game, Mode::Scored, Moment::from_millis(0))
        .unwrap();
    let entries = (0..before)
        .map(|step| step_or_undo(&mut game, step))
        .collect();
    let mut revision = store
        .append(id, &progress(Revision::FIRST, &game, entries))
        .unwrap();
    bencher.bench_local(|| {
        let entry = step_or_undo(&mut game, 1);
        revision = store
            .append(id, &progress(revision, &game, vec![entry]))
            .unwrap();
    });
}

fn step_or_undo(game: &mut Game, step: u64) -> LogEntry {
    play(game, step).unwrap_or_else(|| {
        game.undo().unwrap();
        LogEntry::new(GameAction::Undo, Mover::Person, Moment::from_millis(step))
    })
}
