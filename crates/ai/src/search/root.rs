//! The board that a player asks about, and the work shared between threads.

use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::time::Duration;

use super::Search;
use super::clock::Clock;
use super::deadline::Deadline;
use super::limits::{IterativeDeepening, SearchLimits};
use super::state_space::{StateSpace, Successor};
use super::time_control::TimeControl;
use super::transposition_table::TranspositionTable;

/// The value of each direction; `None` where nothing moves.
pub(crate) type Values = [Option<f32>; 4];

/// A search of the board that a player is asked about.
pub(crate) struct RootSearch<'a, G> {
    pub(crate) space: &'a G,
    /// The values that it remembers; without them every value is worked out
    /// anew.
    pub(crate) table: Option<&'a TranspositionTable>,
    pub(crate) threads: usize,
    /// The number of boards with the player to move that it has looked at.
    pub(crate) boards: &'a AtomicU64,
    /// Becomes true when it is to give up; the values mean nothing then.
    pub(crate) stop: Option<&'a AtomicBool>,
}

impl<G> RootSearch<'_, G>
where
    G: StateSpace + Sync,
    G::Board: Send + Sync,
{
    /// The values within these limits.
    pub(crate) fn values(&self, board: G::Board, limits: SearchLimits) -> Values {
        self.values_before(board, limits, Deadline::new(None, self.stop))
            .unwrap_or_default()
    }

    /// The values within the widest limits that are reached in the time that
    /// the move may take.
    pub(crate) fn values_within(
        &self,
        board: G::Board,
        deepening: IterativeDeepening,
        times: &mut TimeControl,
        clock: Clock,
    ) -> Values {
        let start = clock();
        let elapsed = || clock().saturating_sub(start);
        let allowed = times.allowed();
        let empty = self.space.empty_count(board);
        let mut best = Values::default();
        let mut last = Duration::ZERO;
        for (step, limits) in deepening.steps().enumerate() {
            let begun = elapsed();
            // What cannot be finished is not begun.
            if !times.is_enough(allowed.saturating_sub(begun), last, step, empty) {
                break;
            }
            let at = (limits.depth > 1).then_some((clock, start + allowed));
            let deadline = Deadline::new(at, self.stop);
            let found = self.values_before(board, limits, deadline);
            last = elapsed().saturating_sub(begun);
            let Some(values) = found else {
                times.gave_up(step, empty, last);
                break;
            };
            times.finished(step, empty, last);
            best = values;
        }
        times.spend(elapsed());
        best
    }

    /// The values within these limits; `None` if the deadline passes first.
    fn values_before(
        &self,
        board: G::Board,
        limits: SearchLimits,
        deadline: Deadline<'_>,
    ) -> Option<Values> {
        let steps = self.space.slides(board);
        if self.threads > 1 && limits.depth > 2 {
            return self.share(steps, limits, deadline);
        }
        let mut search = self.search(limits, deadline);
        let values = steps.map(|step| {
            step.map(|step| step.points + search.afterstate(step.after, limits.depth - 1, 1.0))
        });
        self.boards.fetch_add(search.boards + 1, Relaxed);
        (!search.deadline.has_passed()).then_some(values)
    }

    fn search<'s>(&'s self, limits: SearchLimits, deadline: Deadline<'s>) -> Search<'s, G> {
        Search {
            space: self.space,
            table: self.table,
            limits,
            deadline,
            boards: 0,
        }
    }

    /// Values the root with all boards after the first tile as tasks for threads,
    /// which share the table and nothing else. Sums are made in the order of
    /// the tasks.
    fn share(
        &self,
        steps: [Option<Successor<G::Board>>; 4],
        limits: SearchLimits,
        deadline: Deadline<'_>,
    ) -> Option<Values> {
        let tasks = self.tasks(&steps, limits);
        let next = AtomicUsize::new(0);
        let work = || {
            let mut search = self.search(limits, deadline);
            let mut done = Vec::new();
            while let Some((index, task)) = take(&tasks, &next) {
                let value = search.board(task.board, task.depth, task.likelihood);
                done.push((index, value));
            }
            self.boards.fetch_add(search.boards, Relaxed);
            (!search.deadline.has_passed()).then_some(done)
        };
        let of_threads: Vec<Option<Vec<(usize, f32)>>> = std::thread::scope(|scope| {
            let others: Vec<_> = (1..self.threads).map(|_| scope.spawn(work)).collect();
            let mut all = vec![work()];
            all.extend(others.into_iter().map(|other| {
                let joined = other.join();
                joined.unwrap_or_else(|panic| resume_unwind(panic))
            }));
            all
        });
        let mut values = vec![0.0; tasks.len()];
        for (index, value) in of_threads.into_iter().collect::<Option<Vec<_>>>()?.concat() {
            values[index] = value;
        }
        Some(self.sums(&steps, &tasks, &values))
    }

    fn tasks(
        &self,
        steps: &[Option<Successor<G::Board>>; 4],
        limits: SearchLimits,
    ) -> Vec<Task<G::Board>> {
        let mut tasks = Vec::new();
        for (direction, step) in steps.iter().enumerate() {
            let Some(step) = step else { continue };
            if self.space.ending(step.after).is_some() {
                continue;
            }
            let share = 1.0 / f32::from(self.space.empty_count(step.after));
            for &tile in self.space.tiles() {
                let likelihood = share * tile.probability;
                let depth = limits.depth_past(tile, limits.depth - 1);
                self.space.place(step.after, tile, |board| {
                    tasks.push(Task {
                        direction,
                        board,
                        depth,
                        likelihood,
                    });
                });
            }
        }
        tasks
    }

    fn sums(
        &self,
        steps: &[Option<Successor<G::Board>>; 4],
        tasks: &[Task<G::Board>],
        values: &[f32],
    ) -> Values {
        let mut sums = steps.map(|step| {
            step.map(|step| step.points + self.space.ending(step.after).unwrap_or(0.0))
        });
        for (task, value) in tasks.iter().zip(values) {
            if let Some(sum) = &mut sums[task.direction] {
                *sum += task.likelihood * value;
            }
        }
        sums
    }
}

/// A board after the first tile, to be valued by one of the threads.
struct Task<B> {
    direction: usize,
    board: B,
    /// How many moves ahead it is looked at.
    depth: u8,
    likelihood: f32,
}

/// The next task that nobody has taken.
fn take<'t, B>(tasks: &'t [Task<B>], next: &AtomicUsize) -> Option<(usize, &'t Task<B>)> {
    let index = next.fetch_add(1, Relaxed);
    Some((index, tasks.get(index)?))
}
