//! Pieces of work shared between threads, with results in order, as if one
//! thread had done them all. A piece that panics is heard: the panic goes on
//! in the thread that shares the work.
//!
//! ```
//! use std::num::NonZeroUsize;
//!
//! let jobs = NonZeroUsize::new(2).unwrap();
//! assert_eq!(brikke_workers::share(4, jobs, |piece| piece * piece), [0, 1, 4, 9]);
//! ```

#![forbid(unsafe_code)]

use std::num::NonZeroUsize;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread::{self, Scope, ScopedJoinHandle};

/// Does the pieces `0..count` on so many threads and returns their results in
/// order.
///
/// # Panics
///
/// If a piece panics.
pub fn share<R: Send>(
    count: usize,
    jobs: NonZeroUsize,
    work: impl Fn(usize) -> R + Sync,
) -> Vec<R> {
    in_order(count, jobs, || (), |(), piece| Some(work(piece)), |_, _| {})
}

/// Does the pieces `0..count` on so many threads and returns their results in
/// order.
///
/// Every thread makes its own `state`, once, and takes the next piece that
/// nobody has begun. `arrived` receives each result as it comes, on the
/// calling thread. A piece that gives `None` was stopped: no further piece is
/// begun, and the results end before the first one that is missing.
///
/// One job needs no thread but the calling one.
///
/// # Panics
///
/// If a piece panics, as soon as the pieces at work are done.
pub fn in_order<S, R: Send>(
    count: usize,
    jobs: NonZeroUsize,
    state: impl Fn() -> S + Sync,
    work: impl Fn(&mut S, usize) -> Option<R> + Sync,
    mut arrived: impl FnMut(usize, &R),
) -> Vec<R> {
    let shared = Shared {
        count,
        next: AtomicUsize::new(0),
        state,
        work,
    };
    // It grows as results come: somebody may ask for a billion and stop early.
    let mut results: Vec<Option<R>> = Vec::new();
    let mut keep = |index: usize, result: R| {
        arrived(index, &result);
        if results.len() <= index {
            results.resize_with(index + 1, || None);
        }
        results[index] = Some(result);
    };
    let is_shared = jobs.get().min(count) > 1
        && thread::scope(|scope| shared.run(scope, jobs.get().min(count), &mut keep));
    if !is_shared {
        shared.take_pieces(|index, result| {
            keep(index, result);
            true
        });
    }
    results.into_iter().map_while(|result| result).collect()
}

/// The parts of the work that the threads share.
struct Shared<M, W> {
    count: usize,
    next: AtomicUsize,
    state: M,
    work: W,
}

impl<S, R, M, W> Shared<M, W>
where
    R: Send,
    M: Fn() -> S + Sync,
    W: Fn(&mut S, usize) -> Option<R> + Sync,
{
    /// Does the pieces on threads. Returns whether the system gave any.
    fn run<'scope, 'env>(
        &'env self,
        scope: &'scope Scope<'scope, 'env>,
        jobs: usize,
        keep: &mut impl FnMut(usize, R),
    ) -> bool
    where
        R: 'scope,
    {
        let (sender, results) = channel();
        let spawn = |sender: Sender<(usize, R)>| {
            let worker = thread::Builder::new().name("worker".to_owned());
            let send = move |index, result| sender.send((index, result)).is_ok();
            worker.spawn_scoped(scope, move || self.take_pieces(send))
        };
        let threads: Vec<ScopedJoinHandle<'_, ()>> = (0..jobs)
            .filter_map(|_| spawn(sender.clone()).ok())
            .collect();
        drop(sender);
        for (index, result) in results {
            keep(index, result);
        }
        let started = !threads.is_empty();
        for thread in threads {
            if let Err(panic) = thread.join() {
                resume_unwind(panic);
            }
        }
        started
    }

    /// Takes pieces until none is left, or one was stopped, or `done` wants no
    /// more.
    fn take_pieces(&self, mut done: impl FnMut(usize, R) -> bool) {
        let _no_more = StopOnPanic(self.count, &self.next);
        let mut state = (self.state)();
        loop {
            let index = self.next.fetch_add(1, Ordering::Relaxed);
            if index >= self.count {
                return;
            }
            let Some(result) = (self.work)(&mut state, index) else {
                self.next.store(self.count, Ordering::Relaxed);
                return;
            };
            if !done(index, result) {
                return;
            }
        }
    }
}

/// Lets no thread begin another piece once one has panicked.
struct StopOnPanic<'a>(usize, &'a AtomicUsize);

impl Drop for StopOnPanic<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.1.store(self.0, Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn jobs(jobs: usize) -> NonZeroUsize {
        NonZeroUsize::new(jobs).unwrap()
    }

    #[test]
    fn results_come_in_order_for_every_number_of_threads() {
        let expected: Vec<usize> = (0..100).map(|index| index * index).collect();
        for threads in [1, 2, 3, 200] {
            let mut told = Vec::new();
            let results = in_order(
                100,
                jobs(threads),
                || (),
                |(), index| Some(index * index),
                |index, &result| told.push((index, result)),
            );
            assert_eq!(results, expected);
            told.sort_unstable();
            let numbered: Vec<_> = expected.iter().copied().enumerate().collect();
            assert_eq!(told, numbered);
            assert_eq!(share(100, jobs(threads), |index| index * index), expected);
        }
    }

    #[test]
    fn what_was_stopped_ends_the_results() {
        for threads in [1, 2, 3] {
            let results = in_order(
                100,
                jobs(threads),
                || (),
                |(), index| (index != 40).then_some(index),
                |_, _| {},
            );
            assert_eq!(results, (0..40).collect::<Vec<_>>());
        }
    }

    #[test]
    fn nothing_to_do_is_done() {
        assert_eq!(share(0, jobs(3), |index| index), []);
    }

    #[test]
    fn a_panic_is_heard_and_ends_the_work() {
        for threads in [1, 2, 3] {
            let begun = AtomicUsize::new(0);
            let work = |piece: usize| {
                begun.fetch_add(1, Ordering::Relaxed);
                assert!(piece != 3, "piece three");
            };
            let heard = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
                share(1_000_000, jobs(threads), work)
            }));
            let panic = heard.unwrap_err();
            assert_eq!(panic.downcast_ref(), Some(&"piece three"));
            assert!(begun.load(Ordering::Relaxed) < 1_000_000);
        }
    }
}

/// The examples of README, as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
