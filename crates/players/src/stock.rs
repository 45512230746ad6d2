//! What players need, and where it is kept.

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, TryLockError};
use std::thread;
use std::time::Duration;

use brikke_engine::Rules;
use brikke_solver::Solution;

/// Where players find what they need, shared by everybody in the program who
/// asks players. Clones are the same stock.
///
/// Solutions are here; a network that is loaded from a file has its place
/// beside them.
#[derive(Clone, Default)]
pub struct Stock {
    cache: Option<PathBuf>,
    data: Option<PathBuf>,
    /// The solution that was used last: whoever plays under these rules asks
    /// for it again and again.
    solution: Arc<Mutex<Option<Arc<Solution>>>>,
    /// Held by whoever solves: two would solve the same.
    turn: Arc<Mutex<()>>,
}

impl Stock {
    /// How often one who waits for another looks again.
    const LOOK_AGAIN: Duration = Duration::from_millis(10);

    /// A stock in these directories, none of which need exist: for what
    /// can be made again, and for what people have put there. Without them
    /// nothing is kept beyond the program.
    pub fn new(cache: Option<PathBuf>, data: Option<PathBuf>) -> Stock {
        Stock {
            cache,
            data,
            solution: Arc::default(),
            turn: Arc::default(),
        }
    }

    /// The directory for what can be made again.
    pub fn cache(&self) -> Option<&Path> {
        self.cache.as_deref()
    }

    /// The directory for what people have put there.
    pub fn data(&self) -> Option<&Path> {
        self.data.as_deref()
    }

    /// The solution for these rules, if it was used last.
    pub(crate) fn solution(&self, rules: &Rules) -> Option<Arc<Solution>> {
        let last = self.solution.lock().unwrap_or_else(PoisonError::into_inner);
        last.clone().filter(|last| last.rules() == rules)
    }

    /// Waits until nobody else solves; `None` if it is to stop before.
    pub(crate) fn take_turn(&self, stop: &AtomicBool) -> Option<MutexGuard<'_, ()>> {
        loop {
            match self.turn.try_lock() {
                Ok(turn) => return Some(turn),
                Err(TryLockError::Poisoned(turn)) => return Some(turn.into_inner()),
                Err(TryLockError::WouldBlock) => thread::sleep(Stock::LOOK_AGAIN),
            }
            if stop.load(Ordering::Relaxed) {
                return None;
            }
        }
    }

    pub(crate) fn put_solution(&self, solution: Arc<Solution>) {
        let mut last = self.solution.lock().unwrap_or_else(PoisonError::into_inner);
        *last = Some(solution);
    }
}

impl fmt::Debug for Stock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Stock")
            .field("cache", &self.cache)
            .field("data", &self.data)
            .finish_non_exhaustive()
    }
}

/// All that a player is given to get ready.
#[derive(Clone, Copy)]
pub struct Supplies<'a> {
    /// Where it finds and keeps what it needs.
    pub stock: &'a Stock,
    /// Becomes true when it is to stop.
    pub stop: &'a AtomicBool,
    /// Told how far it has come, from 0 to 1. Not told anything where that
    /// takes no time.
    pub progress: &'a (dyn Fn(f64) + Sync),
}
