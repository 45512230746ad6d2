//! Pieces of work shared between threads.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Does the pieces `0..count` on so many threads; the results are in order,
/// as if one had done them all.
pub(crate) fn share<R: Send>(
    count: usize,
    jobs: NonZeroUsize,
    work: impl Fn(usize) -> R + Sync,
) -> Vec<R> {
    let jobs = jobs.get().min(count);
    if jobs <= 1 {
        return (0..count).map(work).collect();
    }
    let next = AtomicUsize::new(0);
    let take_pieces = || {
        let mut done = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= count {
                return done;
            }
            done.push((index, work(index)));
        }
    };
    let mut results = thread::scope(|scope| {
        let worker = || thread::Builder::new().name("solver".to_owned());
        let others: Vec<_> = (1..jobs)
            .filter_map(|_| worker().spawn_scoped(scope, take_pieces).ok())
            .collect();
        let mut results = take_pieces();
        for other in others {
            match other.join() {
                Ok(done) => results.extend(done),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        results
    });
    results.sort_unstable_by_key(|&(index, _)| index);
    results.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order_for_every_number_of_threads() {
        let expected: Vec<usize> = (0..100).map(|index| index * index).collect();
        for jobs in [1, 2, 3, 200] {
            let jobs = NonZeroUsize::new(jobs).unwrap();
            assert_eq!(share(100, jobs, |index| index * index), expected);
        }
        assert_eq!(share(0, NonZeroUsize::MIN, |index| index), []);
    }
}
