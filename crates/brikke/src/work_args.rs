//! Threads on the command line.

use std::num::NonZeroUsize;
use std::thread;

use clap::Args;

/// The number of threads.
#[derive(Debug, Args)]
pub(crate) struct WorkArgs {
    /// The number of threads; one per core by default
    #[arg(long, value_name = "J", value_parser = jobs)]
    jobs: Option<NonZeroUsize>,
}

impl WorkArgs {
    /// The number of threads.
    pub(crate) fn jobs(&self) -> NonZeroUsize {
        self.jobs
            .or_else(|| thread::available_parallelism().ok())
            .unwrap_or(NonZeroUsize::MIN)
    }
}

/// More would only wait for each other.
const MOST_JOBS: usize = 1024;

fn jobs(text: &str) -> Result<NonZeroUsize, String> {
    text.parse()
        .ok()
        .filter(|jobs: &NonZeroUsize| jobs.get() <= MOST_JOBS)
        .ok_or_else(|| format!("write a number of threads from 1 to {MOST_JOBS}"))
}
