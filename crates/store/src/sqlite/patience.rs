//! Waiting for another program that writes.

use std::cell::Cell;
use std::thread;
use std::time::{Duration, Instant};

use rusqlite::Connection;

use crate::StoreError;

/// The longest wait for another program. A face waits with it, and must not
/// stand still for as long as a second.
const PATIENCE: Duration = Duration::from_millis(500);

thread_local! {
    /// The moment at which the present wait began.
    static BEGAN: Cell<Option<Instant>> = const { Cell::new(None) };
}

/// The wait where another program has just been waited for in vain.
const LITTLE_PATIENCE: Duration = Duration::from_millis(30);

/// Says whether this connection waits for other programs, or only a little.
pub(super) fn set(connection: &mut Connection, waits: bool) -> Result<(), StoreError> {
    let handler = if waits { wait } else { wait_a_little };
    Ok(connection.busy_handler(Some(handler))?)
}

/// Waits for another program; says whether to ask again.
///
/// SQLite's own way of waiting asks ever more rarely. On a slow disk, next to
/// a program that writes without a pause, it then misses every gap.
fn wait(asked: i32) -> bool {
    wait_for(asked, PATIENCE)
}

fn wait_a_little(asked: i32) -> bool {
    wait_for(asked, LITTLE_PATIENCE)
}

fn wait_for(asked: i32, patience: Duration) -> bool {
    let now = Instant::now();
    if asked == 0 {
        BEGAN.set(Some(now));
    }
    thread::sleep(Duration::from_millis(1));
    BEGAN
        .get()
        .is_none_or(|began| now.duration_since(began) < patience)
}
