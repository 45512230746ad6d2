//! Threads that share the environments of a step.
//!
//! A step of some thousand environments takes less time than waking a thread
//! does, so these wait for the next one awake, for a moment. Whoever steps
//! waits only for threads that have joined: one that the system has given no
//! processor costs nothing, and nothing is allocated.
//!
//! The unsafe call is here: work borrows the arrays of a step, while threads
//! outlive it. The invariant: [`Threads::run`] does not return, and does not
//! unwind either, before the work is withdrawn and every thread that has
//! joined has left it. A pool of rayon, which needs no such call here, gave
//! 1.1 to 1.5 times the steps of one thread where these give 1.7 and more
//! (4,096 environments, two threads).

use std::any::Any;
use std::hint;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, Thread};
use std::time::{Duration, Instant};

/// The time for which a thread waits awake.
const AWAKE: Duration = Duration::from_micros(100);

/// Threads beside the one that steps.
pub(crate) struct Threads {
    shared: Arc<Shared>,
    others: Vec<Thread>,
}

/// What all of them see.
#[derive(Default)]
struct Shared {
    /// The number of the last piece of work; [`CLOSED`] after all of them.
    round: AtomicUsize,
    /// The threads that are at work.
    joined: AtomicUsize,
    job: Mutex<Job>,
}

const CLOSED: usize = usize::MAX;

/// The work to be done, if any is offered.
#[derive(Default)]
struct Job {
    offer: Option<Offer>,
    panic: Option<Box<dyn Any + Send>>,
}

#[derive(Clone)]
struct Offer {
    work: &'static Work,
    /// The thread that waits for the others.
    caller: Thread,
}

/// Work for one of the threads, by its number.
type Work = dyn Fn(usize) + Sync;

/// Something that exactly one thread takes.
pub(crate) type ToTake<T> = Mutex<Option<T>>;

impl Threads {
    /// `count` threads, the one that steps included.
    pub(crate) fn new(count: usize) -> io::Result<Threads> {
        let shared = Arc::new(Shared::default());
        let mut threads = Threads {
            shared,
            others: Vec::new(),
        };
        for number in 1..count {
            let shared = Arc::clone(&threads.shared);
            let builder = thread::Builder::new().name("brikke-step".into());
            let handle = builder.spawn(move || shared.serve(number))?;
            threads.others.push(handle.thread().clone());
        }
        Ok(threads)
    }

    /// Does the work with each of the items. A thread begins with its own
    /// share, which is in its cache from the last time, and goes on with what
    /// others have left.
    pub(crate) fn share<T: Send>(&mut self, items: &[ToTake<T>], work: impl Fn(T) + Sync) {
        let threads = self.others.len() + 1;
        self.run(&|number| {
            let (others, own) = items.split_at(items.len() * number / threads);
            for item in own.iter().chain(others) {
                let taken = lock(item).take();
                if let Some(item) = taken {
                    work(item);
                }
            }
        });
    }

    /// Calls the work here and on every thread that comes in time.
    #[expect(
        unsafe_code,
        clippy::needless_pass_by_ref_mut,
        reason = "one call at a time; threads need work that is borrowed for shorter than they live"
    )]
    fn run<'a>(&mut self, work: &'a (dyn Fn(usize) + Sync + 'a)) {
        // SAFETY: the lifetime alone changes. `round` withdraws the offer and
        // waits for those who have joined when it is dropped, which is before
        // `'a` ends, also if `work` panics here.
        let work =
            unsafe { std::mem::transmute::<&'a (dyn Fn(usize) + Sync + 'a), &'static Work>(work) };
        lock(&self.shared.job).offer = Some(Offer {
            work,
            caller: thread::current(),
        });
        let round = Round(&self.shared);
        self.shared.round.fetch_add(1, Ordering::Release);
        for thread in &self.others {
            thread.unpark();
        }
        work(0);
        drop(round);
        let panic = lock(&self.shared.job).panic.take();
        if let Some(panic) = panic {
            resume_unwind(panic);
        }
    }
}

impl Drop for Threads {
    /// They end by themselves. Nobody waits for them: in a process that was
    /// forked they are not there.
    fn drop(&mut self) {
        self.shared.round.store(CLOSED, Ordering::Release);
        for thread in &self.others {
            thread.unpark();
        }
    }
}

/// An offer of work, withdrawn when this is dropped.
struct Round<'a>(&'a Shared);

impl Drop for Round<'_> {
    fn drop(&mut self) {
        lock(&self.0.job).offer = None;
        wait_until(|| self.0.joined.load(Ordering::Acquire) == 0);
    }
}

impl Shared {
    /// The life of a thread.
    fn serve(&self, number: usize) {
        let mut last = 0;
        loop {
            wait_until(|| self.round.load(Ordering::Acquire) != last);
            last = self.round.load(Ordering::Acquire);
            if last == CLOSED {
                return;
            }
            if let Some(offer) = self.join() {
                let done = catch_unwind(AssertUnwindSafe(|| (offer.work)(number)));
                if let Err(panic) = done {
                    lock(&self.job).panic = Some(panic);
                }
                self.joined.fetch_sub(1, Ordering::Release);
                offer.caller.unpark();
            }
        }
    }

    /// The work, if it is still offered: this thread is one that is waited for.
    fn join(&self) -> Option<Offer> {
        let job = lock(&self.job);
        let offer = job.offer.clone()?;
        self.joined.fetch_add(1, Ordering::Relaxed);
        Some(offer)
    }
}

/// Waits, at first awake, then asleep until somebody unparks this thread.
fn wait_until(is_so: impl Fn() -> bool) {
    let mut began = Instant::now();
    while !is_so() {
        if began.elapsed() < AWAKE {
            for _ in 0..8 {
                hint::spin_loop();
            }
        } else {
            thread::park();
            began = Instant::now();
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// An empty vector with the memory of another one.
pub(crate) fn recycled<T, U>(mut old: Vec<T>) -> Vec<U> {
    old.clear();
    // Items of one layout are collected in place: no memory is asked for.
    old.into_iter().filter_map(|_| None).collect()
}
