//! Players and threads on the command line.

use std::num::NonZeroUsize;
use std::thread;

use brikke_ai::PlayerSpec;
use clap::Args;

/// The player that is asked where nobody names one.
pub(crate) const DEFAULT_PLAYER: PlayerSpec = PlayerSpec::Corner;

/// The player that values tiles where nobody names one: it is asked for some
/// twenty boards where the judge of the moves is asked for one.
pub(crate) const DEFAULT_LUCK_PLAYER: PlayerSpec = PlayerSpec::Corner;

/// How many threads work.
#[derive(Debug, Args)]
pub(crate) struct WorkArgs {
    /// How many threads work at once; as many as there are cores if left out
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
