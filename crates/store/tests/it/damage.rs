//! Files cut off or changed anywhere.
//!
//! Whatever happened to a file, what is read from it is exactly what was
//! written, or an error; and the file itself is quarantined as it was found.
//! All of a small database is tried at a stride, and near the beginning of
//! each page everywhere; every length and every bit of every byte (25 minutes
//! on two cores) with
//!
//! ```text
//! BRIKKE_FLIPS=all cargo test -p brikke-store --release --test it damage -- --nocapture
//! ```

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use brikke_engine::Rules;
use brikke_play::{BookmarkName, Category, Mode, Moment, PlayerName};
use brikke_store::{
    GameId, GameLine, GameQuery, ScoreLine, Statistics, Storage, Store, StoreError, StoredGame,
};
use rusqlite::Connection;

use crate::sitting::{Script, Sitting, open, rules};

/// Small pages make a small database of many pages.
const PAGE: usize = 512;

/// Everything that can be read from a store.
#[derive(Debug, PartialEq)]
struct Contents {
    games: Vec<GameLine>,
    unfinished: Vec<GameLine>,
    stored: Vec<StoredGame>,
    standings: Vec<Vec<ScoreLine>>,
    scored_rules: Vec<Rules>,
    statistics: Statistics,
}

/// Reads everything; in each part that fails, says so.
fn read(store: &Store, ids: &[GameId]) -> Result<Contents, StoreError> {
    let standing = |rules: &str, kind| store.scores(&crate::sitting::rules(rules), kind);
    Ok(Contents {
        games: store.games(&GameQuery::default())?,
        unfinished: store.unfinished()?,
        stored: ids
            .iter()
            .map(|&id| store.load(id))
            .collect::<Result<_, _>>()?,
        standings: vec![
            standing("4x4", Category::Clean)?,
            standing("4x4", Category::Assisted)?,
            standing("2x2", Category::Assisted)?,
        ],
        scored_rules: store.scored_rules()?,
        statistics: store.statistics(None)?,
    })
}

/// A database with something in every table.
struct Sample {
    bytes: Vec<u8>,
    ids: Vec<GameId>,
    contents: Contents,
}

fn sample(bulk: u64) -> Sample {
    let directory = workplace();
    let file = directory.path().join("games.sqlite");
    let connection = Connection::open(&file).unwrap();
    for (pragma, value) in [("page_size", 512), ("user_version", 1), ("user_version", 0)] {
        connection.pragma_update(None, pragma, value).unwrap();
    }
    drop(connection);

    let ids = play_games(directory.path());
    // Behind the rest, so that the small and the large file begin alike.
    if bulk > 0 {
        let mut sitting = Sitting::begin(directory.path(), "bulk", &rules("8x8"), Mode::Scored);
        sitting.steps(bulk);
    }
    let store = open(directory.path());
    store.check_integrity().unwrap();
    let contents = read(&store, &ids).unwrap();
    drop(store);
    assert!(!directory.path().join("games.sqlite-wal").exists());
    Sample {
        bytes: fs::read(file).unwrap(),
        ids,
        contents,
    }
}

/// Games of all sorts, with scores and bookmarks.
fn play_games(directory: &Path) -> Vec<GameId> {
    let mut ids = Vec::new();
    for (seed, size, mode, steps) in [
        ("a", "4x4", Mode::Scored, 7),
        ("b", "4x4", Mode::Scored, 60),
        ("c", "2x2", Mode::Scored, 20),
        ("d", "4x4", Mode::Practice, 12),
        ("e", "4x4", Mode::Scored, 6),
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
    ids
}

/// A place where writing is cheap, if there is one.
fn workplace() -> tempfile::TempDir {
    tempfile::tempdir_in("/dev/shm").unwrap_or_else(|_| tempfile::tempdir().unwrap())
}

/// The effect of a damaged file.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Clone, Copy)]
enum Outcome {
    /// Everything is read as it was: the damage is where nothing is.
    Unharmed,
    /// Opening found it, and quarantined the file.
    FoundAtOpening,
    /// Reading found it, and the file was quarantined then.
    FoundInReading,
    /// Taken for the file of a newer program, and left alone.
    TakenForNewer,
}

fn check(sample: &Sample, damaged: &[u8]) -> Outcome {
    let directory = workplace();
    let file = directory.path().join("games.sqlite");
    fs::write(&file, damaged).unwrap();
    let opened = match Store::open(directory.path()) {
        Ok(opened) => opened,
        Err(StoreError::NewerSchema { .. }) => {
            assert_eq!(fs::read(&file).unwrap(), damaged, "left alone");
            return Outcome::TakenForNewer;
        }
        Err(other) => panic!("{other:?}"),
    };
    if let Some(quarantined) = opened.quarantined {
        check_new(&opened.store, &quarantined, damaged);
        return Outcome::FoundAtOpening;
    }
    match read(&opened.store, &sample.ids) {
        Ok(contents) => {
            check_contents(&contents, &sample.contents);
            Outcome::Unharmed
        }
        Err(StoreError::Damaged(_)) => {
            let opened = opened.store.quarantine().unwrap();
            check_new(&opened.store, &opened.quarantined.unwrap(), damaged);
            Outcome::FoundInReading
        }
        Err(other) => panic!("{other:?}"),
    }
}

/// Part by part, so that a failure says which.
fn check_contents(read: &Contents, expected: &Contents) {
    assert!(read.games == expected.games, "games");
    assert!(read.unfinished == expected.unfinished, "unfinished games");
    assert!(read.stored == expected.stored, "loaded games");
    assert!(read.standings == expected.standings, "standings");
    assert!(read.scored_rules == expected.scored_rules, "scored rules");
    assert!(read.statistics == expected.statistics, "statistics");
}

/// The damaged file is still as it was, and the new one is empty and works.
fn check_new(store: &Store, quarantined: &PathBuf, damaged: &[u8]) {
    assert!(
        fs::read(quarantined).unwrap() == damaged,
        "quarantined as it was"
    );
    assert_eq!(store.games(&GameQuery::default()).unwrap(), []);
    assert_eq!(store.scored_rules().unwrap(), []);
}

/// Tries them all, and counts what came of it.
fn check_all(sample: &Sample, cases: impl Iterator<Item = (String, Vec<u8>)>) -> [usize; 4] {
    let mut counts = [0; 4];
    for (case, damaged) in cases {
        let outcome = std::panic::catch_unwind(|| check(sample, &damaged));
        let Ok(outcome) = outcome else {
            panic!("{case}")
        };
        counts[outcome as usize] += 1;
    }
    println!(
        "{} bytes; unharmed, found at opening, in reading, taken for newer: {counts:?}",
        sample.bytes.len()
    );
    counts
}

#[test]
fn a_file_cut_off_anywhere_is_set_aside() {
    let sample = sample(0);
    let length = sample.bytes.len();
    // All of the first pages, then wherever a page ends, and a stride.
    let lengths =
        (1..length).filter(|&cut| is_all() || cut <= 600 || cut % PAGE == 0 || cut % 97 == 0);
    let cases = lengths.map(|cut| (format!("cut at {cut}"), sample.bytes[..cut].to_vec()));
    let counts = check_all(&sample, cases);
    assert_eq!(counts[Outcome::Unharmed as usize], 0);
    assert_eq!(counts[Outcome::TakenForNewer as usize], 0);
}

#[test]
fn a_changed_bit_is_noticed_wherever_it_matters() {
    let sample = sample(0);
    check_flips(&sample, sample.bytes.len());
}

/// Opening does not look at all of a large file; then reading must notice.
#[test]
fn a_changed_bit_in_a_large_file_is_noticed_as_well() {
    let interesting = sample(0).bytes.len();
    check_flips(&sample(15_000), interesting);
}

/// Changes bits among the first bytes.
fn check_flips(sample: &Sample, bytes: usize) {
    let places =
        (0..bytes).filter(|&place| is_all() || place < 100 || place % PAGE < 16 || place % 11 == 0);
    let bits = |place: usize| {
        let one = place * 7 / 3 % 8;
        (0..8).filter(move |&bit| is_all() || bit == one)
    };
    let flips = places.flat_map(|place| bits(place).map(move |bit| (place, bit)));
    let cases = flips.map(|(place, bit)| {
        let mut damaged = sample.bytes.clone();
        damaged[place] ^= 1 << bit;
        (format!("bit {bit} of byte {place}"), damaged)
    });
    let counts = check_all(sample, cases);
    assert!(counts[Outcome::FoundAtOpening as usize] > 0);
    assert!(counts[Outcome::FoundInReading as usize] > 0);
    assert!(counts[Outcome::TakenForNewer as usize] <= 32);
}

fn is_all() -> bool {
    env::var("BRIKKE_FLIPS").is_ok_and(|flips| flips == "all")
}

/// A log that is cut off or changed holds less, and nothing wrong: the game
/// is as it was after some earlier move. (`log_damage` is about what is said.)
#[test]
fn a_damaged_log_leaves_an_earlier_state() {
    let directory = workplace();
    let mut sitting = Sitting::begin(directory.path(), "log", &rules("4x4"), Mode::Scored);
    let file = |name: &str| directory.path().join(name);
    let database = Connection::open(file("games.sqlite")).unwrap();
    database
        .query_row("PRAGMA wal_checkpoint(TRUNCATE)", (), |_| Ok(()))
        .unwrap();
    (0..12).for_each(|_| sitting.steps(1));
    let database = fs::read(file("games.sqlite")).unwrap();
    let log = fs::read(file("games.sqlite-wal")).unwrap();
    let stride = if is_all() { 1 } else { 131 };
    for place in (0..log.len()).step_by(stride) {
        let mut flipped = log.clone();
        flipped[place] ^= 1 << (place % 8);
        for damaged in [&log[..place], &flipped] {
            let there = workplace();
            fs::write(there.path().join("games.sqlite"), &database).unwrap();
            fs::write(there.path().join("games.sqlite-wal"), damaged).unwrap();
            check_earlier(there.path(), sitting.id, place);
        }
    }
}

fn check_earlier(directory: &Path, id: GameId, place: usize) {
    let stored = Store::open(directory).unwrap().store.load(id).unwrap();
    let script = Script::new("log", &rules("4x4")).advanced(stored.actions);
    assert!(stored.actions <= 12);
    assert_eq!(stored.game, script.game, "byte {place}");
    assert_eq!(stored.summary, script.summary(), "byte {place}");
}
