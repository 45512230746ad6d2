//! Pieces of work shared between threads, with results in order.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

/// Does the pieces `0..count` on so many threads and returns their results in
/// order, as if one had done them all.
///
/// Every thread makes its own `state`, once, and takes the next piece that
/// nobody has begun. `arrived` is told of each result as it comes, on the
/// calling thread. A piece that gives `None` was stopped: no further piece is
/// begun, and the results end before the first one that is missing.
pub(crate) fn in_order<S, R: Send>(
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
    let mut keep = |(index, result): (usize, R)| {
        arrived(index, &result);
        if results.len() <= index {
            results.resize_with(index + 1, || None);
        }
        results[index] = Some(result);
    };
    thread::scope(|scope| {
        let (sender, receiver) = channel();
        let started = (0..jobs.get().min(count)).filter(|_| {
            let (shared, sender) = (&shared, sender.clone());
            let worker = thread::Builder::new().name("worker".to_owned());
            worker
                .spawn_scoped(scope, move || shared.take_pieces(&sender))
                .is_ok()
        });
        if started.count() == 0 {
            // No threads are to be had: one does it all.
            shared.take_pieces(&sender);
        }
        drop(sender);
        collect(receiver, &mut keep);
    });
    results.into_iter().map_while(|result| result).collect()
}

fn collect<R>(receiver: Receiver<(usize, R)>, keep: &mut impl FnMut((usize, R))) {
    for result in receiver {
        keep(result);
    }
}

/// What the threads share.
struct Shared<M, W> {
    count: usize,
    next: AtomicUsize,
    state: M,
    work: W,
}

impl<S, R, M, W> Shared<M, W>
where
    M: Fn() -> S,
    W: Fn(&mut S, usize) -> Option<R>,
{
    fn take_pieces(&self, results: &Sender<(usize, R)>) {
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
            if results.send((index, result)).is_err() {
                return;
            }
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
        let results: Vec<()> = in_order(0, jobs(3), || (), |(), _| Some(()), |_, ()| {});
        assert_eq!(results, []);
    }
}
