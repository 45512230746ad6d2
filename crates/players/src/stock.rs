//! What players need, and where it is kept.

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, PoisonError};

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
}

impl Stock {
    /// A stock in these directories, none of which need exist: for what
    /// can be made again, and for what people have put there. Without them
    /// nothing is kept beyond the program.
    pub fn new(cache: Option<PathBuf>, data: Option<PathBuf>) -> Stock {
        Stock {
            cache,
            data,
            solution: Arc::default(),
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
