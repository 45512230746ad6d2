//! A write-ahead log that is damaged anywhere.
//!
//! A program is killed, and then something happens to its files. Whatever it
//! is, the games open; and either nothing is missing, or it is said, with a
//! number of moves that is not too small. 300 random cases in the ordinary
//! tests, more with
//!
//! ```text
//! BRIKKE_DAMAGES=5000 cargo test -p brikke-store --release --test it log_damage -- --nocapture
//! ```

use std::env;
use std::fs;
use std::path::Path;

use brikke_engine::Generator;
use brikke_play::{BookmarkName, Mode, Moment};
use brikke_store::{GameId, LogDamage, Opened, Salvage, Storage, Store, StoreError};
use rusqlite::Connection;

use crate::sitting::{Script, Sitting, open, rules};

const FILES: [&str; 3] = ["games.sqlite", "games.sqlite-wal", "games.sqlite-shm"];
const DATABASE: usize = 0;
const LOG: usize = 1;
const INDEX: usize = 2;

/// The bytes of a log's header, of a frame's header and of a frame.
const HEADER: usize = 32;
const FRAME_HEADER: usize = 24;
const FRAME: usize = FRAME_HEADER + 4096;

/// The files that a killed program leaves, and what it had saved.
#[derive(Clone)]
struct Left {
    files: [Vec<u8>; 3],
    games: Vec<(GameId, Script)>,
}

impl Left {
    /// Three games played by turns, one action for each write. The log holds
    /// the last of them, and behind its end frames of an earlier generation.
    fn new() -> Left {
        let directory = workplace();
        let begin = |seed| Sitting::begin(directory.path(), seed, &rules("4x4"), Mode::Scored);
        let mut sittings = ["one", "two", "three"].map(begin);
        for round in 0..20 {
            sittings[round % 3].steps(1);
        }
        write_back(directory.path());
        for round in 0..24 {
            sittings[round % 3].steps(1);
        }
        let name = BookmarkName::new("here").unwrap();
        let id = sittings[0].id;
        sittings[0].store.bookmark(id, &name, 2).unwrap();
        let id = sittings[1].id;
        let now = Moment::from_millis(9);
        sittings[1].store.enter_score(id, None, now).unwrap();
        sittings[2].steps(1);
        Left {
            files: FILES.map(|name| fs::read(directory.path().join(name)).unwrap()),
            games: sittings
                .map(|sitting| (sitting.id, sitting.script))
                .to_vec(),
        }
    }

    fn write(&self, directory: &Path) {
        for (name, bytes) in FILES.iter().zip(&self.files) {
            fs::write(directory.join(name), bytes).unwrap();
        }
    }

    fn without_index(mut self) -> Left {
        self.files[INDEX].clear();
        self
    }

    /// The number of frames of this generation.
    fn frames(&self) -> usize {
        let log = &self.files[LOG];
        let frames = log[HEADER..].chunks_exact(FRAME);
        frames.filter(|frame| frame[8..16] == log[16..24]).count()
    }

    /// The number of actions that are not in the store, of which every one
    /// that is there is right.
    fn missing(&self, store: &Store) -> Result<u64, StoreError> {
        let mut missing = 0;
        for (id, script) in &self.games {
            let stored = match store.load(*id) {
                Ok(stored) => stored,
                Err(StoreError::NoSuchGame(_)) => {
                    missing += script.done;
                    continue;
                }
                Err(error) => return Err(error),
            };
            assert!(stored.actions <= script.done);
            missing += script.done - stored.actions;
            let blank = Script::new(seed_of(*id), &rules("4x4"));
            assert_eq!(stored.game, blank.advanced(stored.actions).game);
        }
        Ok(missing)
    }
}

fn seed_of(id: GameId) -> &'static str {
    ["one", "two", "three"][usize::try_from(id.0).unwrap() - 1]
}

/// Writes the log into the database, so that the next write begins it again.
fn write_back(directory: &Path) {
    let connection = Connection::open(directory.join(FILES[DATABASE])).unwrap();
    let restart = "PRAGMA wal_checkpoint(RESTART)";
    connection.query_row(restart, (), |_| Ok(())).unwrap();
}

fn workplace() -> tempfile::TempDir {
    tempfile::tempdir_in("/dev/shm").unwrap_or_else(|_| tempfile::tempdir().unwrap())
}

/// The effect of damage.
#[derive(Debug, PartialEq, Eq, Clone, Copy)]
enum Outcome {
    Unharmed,
    /// Every move is there, and the log was said to be damaged.
    Restored,
    /// Moves are missing, and it was said.
    Lost,
    /// All of it was set aside, at opening or when it was read.
    Quarantined,
}

/// Opens damaged files and compares what is there with what was said.
fn check(case: &str, left: &Left) -> Outcome {
    let directory = workplace();
    left.write(directory.path());
    let opened = match Store::open(directory.path()) {
        Ok(opened) => opened,
        Err(StoreError::NewerSchema { .. }) => return Outcome::Quarantined,
        Err(error) => panic!("{case}: {error:?}"),
    };
    let Opened {
        store,
        quarantined,
        log_damage,
        ..
    } = opened;
    if quarantined.is_some() {
        assert_eq!(log_damage, None, "{case}: set aside twice");
        return Outcome::Quarantined;
    }
    let missing = match left.missing(&store) {
        Ok(missing) => missing,
        Err(error) if error.is_damage() => return Outcome::Quarantined,
        Err(error) => panic!("{case}: {error:?}"),
    };
    match log_damage {
        None => {
            assert_eq!(missing, 0, "{case}: lost without a word");
            Outcome::Unharmed
        }
        Some(damage) => {
            check_said(case, left, &damage, missing);
            drop(store);
            check_silent(case, directory.path());
            let is_lost = missing > 0;
            if is_lost {
                Outcome::Lost
            } else {
                Outcome::Restored
            }
        }
    }
}

/// The copy is as the files were, and no fewer moves are said to be missing
/// than are.
fn check_said(case: &str, left: &Left, damage: &LogDamage, missing: u64) {
    let said = damage.missing;
    assert!(
        missing <= said,
        "{case}: {missing} are missing, {said} are said"
    );
    let most: u64 = left.games.iter().map(|(_, script)| script.done).sum();
    assert!(said <= most, "{case}: {said} are said");
    assert!(
        fs::read(&damage.copy).unwrap() == left.files[DATABASE],
        "{case}"
    );
    let log = damage.copy.with_extension("sqlite-wal");
    assert!(fs::read(log).unwrap() == left.files[LOG], "{case}");
}

/// The next opening has nothing to say.
fn check_silent(case: &str, directory: &Path) {
    let opened = Store::open(directory).unwrap();
    assert_eq!(
        (opened.quarantined, opened.log_damage),
        (None, None),
        "{case}"
    );
    opened.store.check_integrity().unwrap();
}

#[test]
fn files_that_a_killed_program_leaves_are_sound() {
    let left = Left::new();
    assert!(left.frames() > 50, "{}", left.frames());
    assert!(
        left.files[LOG].len() > HEADER + left.frames() * FRAME,
        "and more behind"
    );
    assert_eq!(check("as it was left", &left), Outcome::Unharmed);
    let left = left.without_index();
    assert_eq!(check("without its index", &left), Outcome::Unharmed);
}

#[test]
fn a_changed_bit_in_the_log_is_put_right_or_said() {
    let left = Left::new();
    let end = HEADER + left.frames() * FRAME;
    let mut counts = [0; 4];
    for with_index in [true, false] {
        let left = if with_index {
            left.clone()
        } else {
            left.clone().without_index()
        };
        let places = (0..end).filter(|place| place % 1973 == 0 || *place < HEADER);
        for place in places.chain(end - FRAME..end - FRAME + FRAME_HEADER) {
            let mut damaged = left.clone();
            damaged.files[LOG][place] ^= 1 << (place % 8);
            let outcome = check(&format!("bit of byte {place}"), &damaged);
            assert_ne!(outcome, Outcome::Quarantined, "{place}");
            counts[outcome as usize] += 1;
        }
    }
    println!("unharmed, restored, lost, quarantined: {counts:?}");
    assert!(counts[Outcome::Restored as usize] > 10 * counts[Outcome::Lost as usize]);
}

/// Frames that hold nothing of what they held cannot be put right.
#[test]
fn wiped_frames_are_said() {
    let left = Left::new();
    for frame in 0..left.frames() {
        let mut damaged = left.clone();
        let start = HEADER + frame * FRAME;
        damaged.files[LOG][start + FRAME_HEADER..start + FRAME].fill(0);
        let outcome = check(&format!("wiped frame {frame}"), &damaged);
        assert_ne!(outcome, Outcome::Unharmed, "{frame}");
        damaged.files[LOG][start..start + FRAME].fill(0);
        let outcome = check(&format!("wiped frame {frame} with its header"), &damaged);
        assert_ne!(outcome, Outcome::Unharmed, "{frame}");
    }
}

/// After a kill the index says how much there was.
#[test]
fn a_log_that_is_cut_off_is_said_where_the_index_remembers() {
    let left = Left::new();
    for frames in (0..left.frames()).step_by(5) {
        for cut in [HEADER + frames * FRAME, HEADER + frames * FRAME + 100] {
            let mut damaged = left.clone();
            damaged.files[LOG].truncate(cut);
            assert_ne!(check(&format!("cut at {cut}"), &damaged), Outcome::Unharmed);
        }
    }
    let mut damaged = left.clone();
    damaged.files[LOG].clear();
    assert_ne!(check("emptied", &damaged), Outcome::Unharmed);
}

/// A power cut, or a kill while it writes, leaves the last transaction
/// incomplete, and the index may be anything older: there is nothing to say.
#[test]
fn an_incomplete_last_transaction_is_no_damage() {
    let left = Left::new().without_index();
    let end = HEADER + left.frames() * FRAME;
    for cut in (0..end).step_by(1009) {
        let mut torn = left.clone();
        torn.files[LOG].truncate(cut);
        check_torn(&format!("torn at {cut}"), &torn);
    }
    // The last one is a move: two pages or more. Its first page, or a part of
    // it, never reached the disk.
    let first = end - 2 * FRAME;
    for lost in [
        first..first + FRAME,
        first + 512..first + 1024,
        first + 1000..end - 200,
    ] {
        for byte in [0, 0x5a] {
            let mut torn = left.clone();
            torn.files[LOG][lost.clone()].fill(byte);
            check_torn(&format!("{lost:?} was not written"), &torn);
        }
    }
}

fn check_torn(case: &str, torn: &Left) {
    let directory = workplace();
    torn.write(directory.path());
    let opened = Store::open(directory.path()).unwrap();
    assert_eq!(
        (opened.quarantined, opened.log_damage),
        (None, None),
        "{case}"
    );
    torn.missing(&opened.store).unwrap();
}

/// Nobody checks a log that is being written.
#[test]
fn a_log_in_use_is_left_alone() {
    let directory = tempfile::tempdir().unwrap();
    let mut sitting = Sitting::begin(directory.path(), "one", &rules("4x4"), Mode::Scored);
    (0..10).for_each(|_| sitting.steps(1));
    let log = directory.path().join(FILES[LOG]);
    let mut bytes = fs::read(&log).unwrap();
    let place = bytes.len() - 7000;
    bytes[place] ^= 1;
    fs::write(&log, bytes).unwrap();
    // The other one is still there, and knows what it has written.
    open(directory.path());
    sitting.steps(1);
    assert_eq!(sitting.store.load(sitting.id).unwrap().actions, 11);
}

/// Damage of any kind to one of the files.
fn damage(left: &mut Left, random: &mut Generator) -> String {
    let file = [LOG, LOG, DATABASE][random.below(3) as usize];
    let bytes = &mut left.files[file];
    let length = u32::try_from(bytes.len()).unwrap();
    let place = random.below(length) as usize;
    let kind = random.below(4);
    match kind {
        0 | 1 => bytes[place] ^= 1 << random.below(8),
        2 => {
            let end = bytes.len().min(place + 1 + random.below(3000) as usize);
            bytes[place..end].fill_with(|| u8::try_from(random.below(256)).unwrap());
        }
        _ => bytes.truncate(place),
    }
    format!("{}: kind {kind} at {place}", FILES[file])
}

#[test]
fn whatever_happens_to_the_files_nothing_is_lost_without_a_word() {
    let cases: u64 = env::var("BRIKKE_DAMAGES").map_or(300, |cases| cases.parse().unwrap());
    let left = Left::new();
    let mut counts = [0; 4];
    for case in 0..cases {
        let mut random = Generator::stream(16, case);
        let mut damaged = left.clone();
        let what = damage(&mut damaged, &mut random);
        let outcome = check(&format!("case {case}, {what}"), &damaged);
        counts[outcome as usize] += 1;
        check_rescue(&what, &damaged);
    }
    println!("{cases} cases; unharmed, restored, lost, quarantined: {counts:?}");
}

/// Whatever was found can be salvaged without an error, and twice is once.
fn check_rescue(case: &str, damaged: &Left) {
    let (there, here) = (workplace(), workplace());
    damaged.write(there.path());
    let salvage = Salvage::read(&there.path().join(FILES[DATABASE])).unwrap();
    let mut store = open(here.path());
    let first = store.rescue(&salvage).unwrap();
    let again = store.rescue(&salvage).unwrap();
    assert!(
        again.games.len() == first.games.len() && again.scores == 0,
        "{case}"
    );
    store.check_integrity().unwrap();
    let count = store
        .games(&brikke_store::GameQuery::default())
        .unwrap()
        .len();
    let added = first
        .games
        .iter()
        .filter(|game| game.outcome.game().is_some());
    assert_eq!(count, added.count(), "{case}: {first:?}");
}

/// A backup was put in the place of the database, and the log of the games
/// before is still there.
#[test]
fn the_log_of_other_games_does_not_overwrite_these() {
    let (there, here) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let mut backup = Sitting::begin(there.path(), "backup", &rules("4x4"), Mode::Scored);
    backup.steps(7);
    let id = backup.id;
    drop(backup);
    let mut other = Sitting::begin(here.path(), "other", &rules("4x4"), Mode::Scored);
    (0..5).for_each(|_| other.steps(1));
    let log = fs::read(here.path().join("games.sqlite-wal")).unwrap();
    drop(other);
    let database = |directory: &Path| directory.join("games.sqlite");
    fs::copy(database(there.path()), database(here.path())).unwrap();
    fs::write(here.path().join("games.sqlite-wal"), &log).unwrap();

    let opened = Store::open(here.path()).unwrap();
    let damage = opened.log_damage.expect("it is said");
    assert_eq!(opened.store.load(id).unwrap().actions, 7);
    assert!(damage.missing >= 5, "{damage:?}");
    let copy = damage.copy.with_extension("sqlite-wal");
    assert_eq!(fs::read(copy).unwrap(), log);
}
