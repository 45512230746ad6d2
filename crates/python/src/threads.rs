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
//! 1.4 times the steps of one thread where two of these give 1.9 (4,096
//! environments; 1.7 and 2.0 with 65,536).

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

/// Work that is taken piece by piece.
pub(crate) trait Pieces: Send {
    type Piece;

    /// The next piece, if one is left.
    fn next_piece(&mut self) -> Option<Self::Piece>;
}

/// Fields that different threads write, each far from the others in memory:
/// a processor fetches what another one has written in lines of 128 bytes.
#[derive(Default)]
struct Shared {
    round: Apart<AtomicUsize>,
    joined: Apart<AtomicUsize>,
    job: Apart<Mutex<Job>>,
}

#[derive(Default)]
#[repr(align(128))]
struct Apart<T>(T);

/// The number of the round after all others.
const CLOSED: usize = usize::MAX;

/// The work of a round.
#[derive(Default)]
struct Job {
    /// `None` once nobody may join any more.
    work: Option<&'static Work>,
    /// The thread that waits for the others, while it sleeps.
    sleeper: Option<Thread>,
    panic: Option<Box<dyn Any + Send>>,
}

/// Work for one of the threads, by its number.
type Work = dyn Fn(usize) + Sync;

impl Threads {
    /// `count` threads, the one that steps included.
    pub(crate) fn new(count: usize) -> io::Result<Threads> {
        let mut threads = Threads {
            shared: Arc::new(Shared::default()),
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

    /// The number of threads.
    pub(crate) fn count(&self) -> usize {
        self.others.len() + 1
    }

    /// Does the work with every piece. A thread begins with the share that
    /// has its number, which is in its cache from the last time, and goes on
    /// with what others have left.
    pub(crate) fn work<P: Pieces>(&mut self, shares: &[Mutex<P>], work: impl Fn(P::Piece) + Sync) {
        self.run(&|number| {
            let (others, own) = shares.split_at(number.min(shares.len()));
            for share in own.iter().chain(others) {
                loop {
                    let piece = lock(share).next_piece();
                    let Some(piece) = piece else { break };
                    work(piece);
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
        // SAFETY: the lifetime alone changes. `round` withdraws the work and
        // waits for those who have joined when it is dropped, which is before
        // `'a` ends, also if `work` panics here.
        let work =
            unsafe { std::mem::transmute::<&'a (dyn Fn(usize) + Sync + 'a), &'static Work>(work) };
        lock(&self.shared.job.0).work = Some(work);
        let round = Round(&self.shared);
        self.shared.round.0.fetch_add(1, Ordering::Release);
        for thread in &self.others {
            thread.unpark();
        }
        work(0);
        drop(round);
        let panic = lock(&self.shared.job.0).panic.take();
        if let Some(panic) = panic {
            resume_unwind(panic);
        }
    }
}

impl Drop for Threads {
    /// They end by themselves. Nobody waits for them: in a process that was
    /// forked they are not there.
    fn drop(&mut self) {
        self.shared.round.0.store(CLOSED, Ordering::Release);
        for thread in &self.others {
            thread.unpark();
        }
    }
}

/// Work that is offered, withdrawn when this is dropped.
struct Round<'a>(&'a Shared);

impl Drop for Round<'_> {
    fn drop(&mut self) {
        let Shared { job, joined, .. } = self.0;
        lock(&job.0).work = None;
        let is_alone = || joined.0.load(Ordering::SeqCst) == 0;
        while !wait_awake(is_alone) {
            lock(&job.0).sleeper = Some(thread::current());
            if !is_alone() {
                thread::park();
            }
            lock(&job.0).sleeper = None;
        }
    }
}

impl Shared {
    /// The life of a thread.
    fn serve(&self, number: usize) {
        let mut last = 0;
        loop {
            while !wait_awake(|| self.round.0.load(Ordering::Acquire) != last) {
                thread::park();
            }
            last = self.round.0.load(Ordering::Acquire);
            if last == CLOSED {
                return;
            }
            if let Some(work) = self.join() {
                self.leave(catch_unwind(AssertUnwindSafe(|| work(number))).err());
            }
        }
    }

    /// The work, if it is still offered: this thread is one that is waited
    /// for.
    fn join(&self) -> Option<&'static Work> {
        let job = lock(&self.job.0);
        if job.work.is_some() {
            self.joined.0.fetch_add(1, Ordering::Relaxed);
        }
        job.work
    }

    /// This thread is done, or has panicked.
    fn leave(&self, panic: Option<Box<dyn Any + Send>>) {
        let mut job = lock(&self.job.0);
        if panic.is_some() {
            job.panic = panic;
        }
        // Under the lock, so that whoever is about to sleep sees it or is seen.
        self.joined.0.fetch_sub(1, Ordering::SeqCst);
        if let Some(sleeper) = &job.sleeper {
            sleeper.unpark();
        }
    }
}

/// Waits awake for a moment; returns whether it is so.
fn wait_awake(is_so: impl Fn() -> bool) -> bool {
    let began = Instant::now();
    loop {
        if is_so() {
            return true;
        }
        if began.elapsed() >= AWAKE {
            return false;
        }
        hint::spin_loop();
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
