//! A program that is killed at any moment.
//!
//! A child plays and says after each move that it is kept; we kill it at
//! random moments and look. `BRIKKE_KILLS` says how often: 200 times if it is
//! not set, and for the longer run
//!
//! ```text
//! BRIKKE_KILLS=2000 cargo test -p brikke-store --release --test it killing -- --nocapture
//! ```

use std::env;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::thread;
use std::time::Duration;

use brikke_engine::Generator;
use brikke_store::{GameQuery, Storage};

use crate::child::{self, Role, last_said};
use crate::sitting::{Script, open, rules};

/// Then a new game begins.
const KILLS_PER_GAME: u64 = 20;

#[test]
fn whatever_was_said_to_be_kept_is_kept() {
    let kills: u64 = env::var("BRIKKE_KILLS").map_or(200, |kills| kills.parse().unwrap());
    let mut random = Generator::stream(2048, 0);
    let mut actions = 0;
    for game in 0..kills.div_ceil(KILLS_PER_GAME) {
        let directory = tempfile::tempdir().unwrap();
        let seed = format!("killed {game}");
        let mut script = Script::new(&seed, &rules("4x4"));
        let left = kills - game * KILLS_PER_GAME;
        for kill in 0..left.min(KILLS_PER_GAME) {
            let said = play_and_kill(directory.path(), &seed, &mut random);
            script = check(directory.path(), script, said, kill);
        }
        actions += script.done;
    }
    println!("{kills} kills, {actions} actions");
    assert!(actions > kills, "they came to play");
}

/// Lets a child play for a moment; returns how many actions it said are kept.
fn play_and_kill(directory: &Path, seed: &str, random: &mut Generator) -> Option<u64> {
    let mut child = child::command(Role::Play, directory, seed).spawn().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let mut text = String::new();
    // Half of them die after some moves, however slow the machine is, the others
    // perhaps before the first.
    let microseconds = if random.below(2) == 0 {
        let moves = 1 + random.below(8) as usize;
        while text.matches("kept").count() < moves && output.read_line(&mut text).unwrap() > 0 {}
        random.below(15_000)
    } else {
        random.below(40_000)
    };
    thread::sleep(Duration::from_micros(microseconds.into()));
    child.kill().unwrap();
    child.wait().unwrap();
    output.read_to_string(&mut text).unwrap();
    last_said(&text, "kept").map(|number| number.parse().unwrap())
}

/// Everything that was said to be kept is there, and at most one action more.
fn check(directory: &Path, before: Script, said: Option<u64>, kill: u64) -> Script {
    let store = open(directory);
    let games = store.games(&GameQuery::default()).unwrap();
    let said = said.unwrap_or(before.done);
    let Some(line) = games.first() else {
        assert_eq!(said, 0, "kill {kill}: the game is lost");
        return before;
    };
    assert_eq!(games.len(), 1, "kill {kill}");
    let stored = store.load(line.id).unwrap();
    let extra = stored.actions.checked_sub(said);
    assert!(
        matches!(extra, Some(0 | 1)),
        "kill {kill}: {said}, then {extra:?}"
    );
    let expected = before.advanced(stored.actions);
    assert_eq!(stored.game, expected.game, "kill {kill}");
    assert_eq!(stored.summary, expected.summary(), "kill {kill}");
    store.check_integrity().unwrap();
    expected
}
