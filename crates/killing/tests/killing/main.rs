//! Two programs play one game, and are killed at any moment.
//!
//! Plain, terminal and window, in any pair, make moves in the same game of one
//! directory until they are killed. Every position that one of them printed or
//! drew is a position of a stored game afterwards, unless it was called not
//! saved. `BRIKKE_KILLS` says how often: 60 times if it is not set, and for
//! the longer run
//!
//! ```text
//! BRIKKE_KILLS=10000 cargo test -p brikke-killing -- --nocapture
//! ```
//!
//! - `table`: a directory, and the two programs that play there.
//! - `program`: a program that runs; `plain`, `terminal` and `window` start one
//!   and read what it shows; `offscreen` is shared with the tests of the window.
//! - `announced`, `stored`: what was shown, and what is in the store.

#![cfg(unix)]
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a test that cannot begin is a test that fails"
)]

mod announced;
#[path = "../../../desktop/tests/it/offscreen.rs"]
mod offscreen;
mod plain;
mod program;
mod stored;
mod table;
mod terminal;
mod window;

use std::env;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use table::{Figures, Table};

/// Then a new directory begins.
const KILLS_PER_TABLE: u64 = 30;

#[test]
fn whatever_was_shown_is_stored() {
    let kills: u64 = env::var("BRIKKE_KILLS").map_or(60, |kills| kills.parse().unwrap());
    let next = AtomicU64::new(0);
    let figures = Mutex::new(Figures::default());
    let tables = kills.div_ceil(KILLS_PER_TABLE);
    let play = || {
        loop {
            let table = next.fetch_add(1, Ordering::Relaxed);
            if table >= tables {
                return;
            }
            let kills = KILLS_PER_TABLE.min(kills - table * KILLS_PER_TABLE);
            let seen = Table::new(table).play(kills);
            let mut figures = figures.lock().unwrap();
            figures.add(&seen);
            println!("{figures}");
        }
    };
    // Programs wait for the disk and for each other, and some are only starting.
    let together = 2 * thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..together {
            scope.spawn(play);
        }
    });
    let figures = figures.into_inner().unwrap();
    assert_eq!(figures.lost, 0, "{figures}");
    assert!(figures.kills() >= kills, "{figures}");
    assert!(figures.announced() > kills, "they came to play: {figures}");
}
