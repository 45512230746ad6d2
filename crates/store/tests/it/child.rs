//! Another program: this test executable, started once more to run only
//! [`entry`], which does what the environment says.

use brikke_play::Mode;
use std::env;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use brikke_store::{GameQuery, Progress, Storage, StoreError};

use crate::sitting::{Sitting, open, rules};

const ROLE: &str = "BRIKKE_STORE_CHILD";
const DIRECTORY: &str = "BRIKKE_STORE_DIRECTORY";
const SEED: &str = "BRIKKE_STORE_SEED";

/// The task of a child.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Role {
    /// Plays the one game there is, until it is killed.
    Play,
    /// Plays a game of its own: [`WRITES`] actions.
    Write,
    /// Plays [`SHARED`] actions in the game that all play.
    Share,
    /// Tries to begin a game, and says what came of it.
    Begin,
}

pub(crate) const WRITES: u64 = 10_000;
pub(crate) const SHARED: u64 = 1_000;

/// The command that starts a child.
pub(crate) fn command(role: Role, directory: &Path, seed: &str) -> Command {
    let mut command = Command::new(env::current_exe().unwrap());
    command
        .args(["--exact", "child::entry", "--nocapture", "--quiet"])
        .env(ROLE, format!("{role:?}"))
        .env(DIRECTORY, directory)
        .env(SEED, seed)
        .stdout(Stdio::piped());
    command
}

#[test]
fn entry() {
    let Ok(role) = env::var(ROLE) else { return };
    let directory = PathBuf::from(env::var_os(DIRECTORY).unwrap());
    let seed = env::var(SEED).unwrap();
    match role.as_str() {
        "Play" => play(&directory, &seed),
        "Write" => write(&directory, &seed),
        "Share" => share(&directory),
        "Begin" => begin(&directory),
        other => panic!("no role {other}"),
    }
}

/// Says something at once, on a line of its own.
fn say(line: &str) {
    let mut out = std::io::stdout().lock();
    out.write_all(format!("\n{line}\n").as_bytes()).unwrap();
    out.flush().unwrap();
}

fn play(directory: &Path, seed: &str) {
    let all = GameQuery {
        with_untouched: true,
        ..GameQuery::ALL
    };
    let known = open(directory).games(&all).unwrap();
    let mut sitting = match known.first() {
        Some(game) => Sitting::resume(directory, game.id),
        None => Sitting::begin(directory, seed, &rules("4x4"), Mode::Scored),
    };
    loop {
        say(&format!("kept {}", sitting.script.done));
        sitting.steps(1);
    }
}

fn write(directory: &Path, seed: &str) {
    let mut sitting = Sitting::begin(directory, seed, &rules("8x8"), Mode::Scored);
    for _ in 0..WRITES {
        sitting.steps(1);
    }
    say(&format!("game {}", sitting.id));
}

fn share(directory: &Path) {
    let all = GameQuery {
        with_untouched: true,
        ..GameQuery::ALL
    };
    let id = open(directory).games(&all).unwrap()[0].id;
    let mut sitting = Sitting::resume(directory, id);
    let (mut written, mut refused) = (0, 0);
    while written < SHARED {
        let mut script = sitting.script.clone();
        let progress = Progress {
            expected: sitting.revision,
            entries: vec![script.step()],
            summary: script.summary(),
        };
        match sitting.store.append(id, &progress) {
            Ok(revision) => {
                (sitting.script, sitting.revision) = (script, revision);
                written += 1;
                // Lets the other one have its turn.
                thread::sleep(Duration::from_micros(200));
            }
            Err(StoreError::ChangedElsewhere(_)) => {
                sitting = Sitting::resume(directory, id);
                refused += 1;
            }
            // The other one was interrupted in the middle, on a busy machine.
            Err(StoreError::Busy) => {}
            Err(error) => panic!("{error}"),
        }
    }
    say(&format!("refused {refused}"));
}

fn begin(directory: &Path) {
    let outcome = brikke_store::Store::open(directory).and_then(|opened| {
        let script = crate::sitting::Script::new("begin", &rules("4x4"));
        let mut store = opened.store;
        store.begin(&script.game, Mode::Scored, script.now())
    });
    say(&format!("outcome {outcome:?}"));
}

/// The last thing that a child said after this word.
pub(crate) fn last_said<'o>(output: &'o str, word: &str) -> Option<&'o str> {
    // A child that was killed may have been cut short in its last line.
    let whole = output.rsplit_once('\n').map_or("", |(whole, _)| whole);
    let mut said = whole.lines().filter_map(|line| line.strip_prefix(word));
    said.next_back().map(str::trim)
}
