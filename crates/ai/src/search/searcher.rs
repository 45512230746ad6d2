//! The state of a searching player, apart from its valuation of boards.

use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use super::clock::{Clock, wall_clock};
use super::limits::{IterativeDeepening, SearchLimits};
use super::root::RootSearch;
use super::state_space::StateSpace;
use super::time_control::TimeControl;
use super::transposition_table::TranspositionTable;
use crate::Effort;

/// The effort of a searching player, and the values that it remembers.
pub(crate) struct Searcher {
    effort: Effort,
    deepening: IterativeDeepening,
    /// The time for its moves, where that is its effort.
    times: TimeControl,
    clock: Clock,
    threads: usize,
    /// The values that it remembers, from its first deep search on.
    table: Option<TranspositionTable>,
    boards: AtomicU64,
    stop: Option<Arc<AtomicBool>>,
}

impl Searcher {
    /// A searcher with one thread; `deepening` is the way in which it uses its
    /// time, where it has any.
    pub(crate) fn new(effort: Effort, deepening: IterativeDeepening) -> Searcher {
        let per_move = match effort {
            Effort::Time(time) => time,
            Effort::Usual | Effort::Depth(_) => Duration::ZERO,
        };
        Searcher {
            effort,
            deepening,
            times: TimeControl::new(per_move),
            clock: wall_clock,
            threads: 1,
            table: None,
            boards: AtomicU64::new(0),
            stop: None,
        }
    }

    /// Makes it think with several threads.
    pub(crate) fn with_threads(self, threads: NonZero<usize>) -> Searcher {
        Searcher {
            threads: threads.get(),
            ..self
        }
    }

    /// Gives up once this is true.
    pub(crate) fn set_stop_flag(&mut self, stop: Arc<AtomicBool>) {
        self.stop = Some(stop);
    }

    /// Measures its time by this clock from now on.
    pub(crate) fn set_clock(&mut self, clock: Clock) {
        self.clock = clock;
    }

    /// True if its effort is a time.
    pub(crate) fn is_timed(&self) -> bool {
        matches!(self.effort, Effort::Time(_))
    }

    /// The number of boards with the player to move that it has looked at so
    /// far.
    pub(crate) fn boards_seen(&self) -> u64 {
        self.boards.load(Ordering::Relaxed)
    }

    /// Remembers nothing any more.
    pub(crate) fn forget(&mut self) {
        self.times.forget();
        if let Some(table) = &mut self.table {
            table.clear();
        }
    }

    /// The value of each direction in this space; `usual` is how far it
    /// looks if nobody asked for more or less.
    pub(crate) fn search<G>(
        &mut self,
        space: &G,
        board: G::Board,
        usual: SearchLimits,
    ) -> [Option<f64>; 4]
    where
        G: StateSpace + Sync,
        G::Board: Send + Sync,
    {
        let is_deep = match self.effort {
            Effort::Usual => usual.depth > 2,
            Effort::Depth(depth) => depth.most() > 2,
            Effort::Time(_) => true,
        };
        let table = is_deep.then(|| {
            &*self
                .table
                .get_or_insert_with(|| TranspositionTable::new(TABLE_BITS))
        });
        let root = RootSearch {
            space,
            table,
            threads: self.threads,
            boards: &self.boards,
            stop: self.stop.as_deref(),
        };
        let values = match self.effort {
            Effort::Usual => root.values(board, usual),
            Effort::Depth(depth) => {
                let moves = depth.at(space.empty_count(board));
                root.values(board, SearchLimits::full(moves))
            }
            Effort::Time(_) => {
                root.values_within(board, self.deepening, &mut self.times, self.clock)
            }
        };
        values.map(|value| value.map(f64::from))
    }
}

/// 2^17 buckets of 64 bytes are 8 MiB.
const TABLE_BITS: u32 = 17;
