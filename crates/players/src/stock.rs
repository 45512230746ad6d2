//! What players need, and where it is kept.

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, TryLockError};
use std::thread;
use std::time::Duration;

use brikke_ai::learned::Network;
use brikke_engine::Rules;
use brikke_solver::Solution;

use crate::networks::Networks;

/// Where players find what they need, shared by everybody in the program who
/// asks players. Clones are the same stock.
///
/// What was used last is kept: solutions and networks are large, and whoever
/// plays asks for the same one again and again.
#[derive(Clone, Default)]
pub struct Stock {
    cache: Option<PathBuf>,
    data: Option<PathBuf>,
    networks: Networks,
    solution: Arc<Mutex<Option<Arc<Solution>>>>,
    network: Arc<Mutex<Option<Loaded>>>,
    /// Held by whoever solves: two would solve the same.
    turn: Arc<Mutex<()>>,
}

/// A network and the file that it came from.
type Loaded = (PathBuf, Arc<Network>);

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
            ..Stock::default()
        }
    }

    /// The same stock with networks from these files.
    #[must_use]
    pub fn with_networks(self, networks: Networks) -> Stock {
        Stock { networks, ..self }
    }

    /// Where networks are looked for.
    pub(crate) fn networks(&self) -> &Networks {
        &self.networks
    }

    /// The network of this file, if it was used last.
    pub(crate) fn network(&self, file: &Path) -> Option<Arc<Network>> {
        let last = self.network.lock().unwrap_or_else(PoisonError::into_inner);
        let (from, network) = last.as_ref()?;
        (from == file).then(|| Arc::clone(network))
    }

    pub(crate) fn put_network(&self, file: PathBuf, network: Arc<Network>) {
        let mut last = self.network.lock().unwrap_or_else(PoisonError::into_inner);
        *last = Some((file, network));
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
            .field("networks", &self.networks)
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
