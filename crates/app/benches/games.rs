//! The list of ten thousand games, in what people do there:
//! `cargo bench -p brikke-app`.
//!
//! A screen shows sixty frames in a second: each of these is to take less than
//! 16 ms.

#![allow(clippy::unwrap_used, reason = "a benchmark may stop")]

use std::time::Duration;

use brikke_app::{App, Face, FirstScreen, Input, Moment, Options, Preferences, SystemEntropy};
use brikke_engine::{Chance, Direction, Game, Preset, Secret};
use brikke_locale::Language;
use brikke_play::{Assistance, GameName, Mode, Mover};
use brikke_players::PlayerAssets;
use brikke_store::{LogEntry, MemoryStorage, Progress, Revision, Storage, Summary};
use divan::Bencher;

const GAMES: u64 = 10_000;

fn main() {
    divan::main();
}

/// Games under all presets, some with a name, one in five by a machine.
fn storage() -> MemoryStorage {
    let mut storage = MemoryStorage::default();
    for number in 0..GAMES {
        add(&mut storage, number);
    }
    storage
}

fn add(storage: &mut MemoryStorage, number: u64) {
    let mut secret = [0; 32];
    secret[..8].copy_from_slice(&number.to_le_bytes());
    let preset = Preset::ALL[usize::try_from(number).unwrap() % Preset::ALL.len()];
    let mut game = Game::start(preset.rules(), Chance::Secret(Secret::new(secret)));
    let now = Moment::from_millis(number * 1_000);
    let id = storage.begin(&game, Mode::Scored, now).unwrap();
    let is_machine = number.is_multiple_of(7);
    let by = if is_machine {
        Mover::Player("greedy".to_owned())
    } else {
        Mover::Person
    };
    let mut entries = Vec::new();
    let mut assistance = Assistance::default();
    for _ in 0..10 + number % 10 {
        let mut ways = Direction::ALL.into_iter();
        let Some(turn) = ways.find_map(|way| game.play(way).ok()) else {
            break;
        };
        entries.push(LogEntry::turn(&turn, by.clone(), now, Duration::ZERO));
        if is_machine {
            assistance.player_moves += 1;
        } else {
            assistance.person_moves += 1;
        }
    }
    let progress = Progress {
        expected: Revision::FIRST,
        entries,
        summary: Summary::of(&game, assistance, Duration::from_secs(number)),
    };
    storage.append(id, &progress).unwrap();
    if number.is_multiple_of(3) {
        let name = GameName::new(&format!("Evening {number}")).unwrap();
        storage.rename(id, Some(&name)).unwrap();
    }
}

const NOW: Moment = Moment::from_millis(1_000_000_000);

/// The menu.
fn menu() -> App {
    let options = Options {
        storage: Box::new(storage()),
        preferences: Preferences::default(),
        language: Language::French,
        assets: PlayerAssets::default(),
        entropy: Box::new(SystemEntropy),
        start: FirstScreen::Menu,
        face: Face::Terminal,
        warnings: Vec::new(),
    };
    App::new(options, NOW).0
}

/// The list of games, after these keys.
fn list(keys: &[&str]) -> App {
    let mut app = menu();
    for key in ["4"].iter().chain(keys) {
        press(&mut app, key);
    }
    app
}

/// Presses a key, and builds what a face would draw.
fn press(app: &mut App, key: &str) {
    drop(app.handle(Input::press(key), NOW));
    divan::black_box(app.page(NOW));
}

/// The list of a store in memory is opened and left.
#[divan::bench]
fn open(bencher: Bencher<'_, '_>) {
    let mut app = menu();
    bencher.bench_local(|| {
        press(&mut app, "4");
        press(&mut app, "esc");
    });
}

/// Another order: all five in turn.
#[divan::bench]
fn sort(bencher: Bencher<'_, '_>) {
    let mut app = list(&["f", "f"]);
    bencher.bench_local(|| press(&mut app, "s"));
}

/// Games of another state.
#[divan::bench]
fn filter_by_state(bencher: Bencher<'_, '_>) {
    let mut app = list(&["f", "f"]);
    bencher.bench_local(|| press(&mut app, "t"));
}

/// Games under other rules.
#[divan::bench]
fn filter_by_rules(bencher: Bencher<'_, '_>) {
    let mut app = list(&["f", "f"]);
    bencher.bench_local(|| press(&mut app, "r"));
}

/// A letter is typed into the search, and taken back.
#[divan::bench]
fn type_a_letter_and_take_it_back(bencher: Bencher<'_, '_>) {
    let mut app = list(&["f", "f", "/", "e", "v"]);
    bencher.bench_local(|| {
        press(&mut app, "e");
        press(&mut app, "backspace");
    });
}

/// The next row is selected.
#[divan::bench]
fn scroll(bencher: Bencher<'_, '_>) {
    let mut app = list(&["f", "f"]);
    bencher.bench_local(|| press(&mut app, "down"));
}
