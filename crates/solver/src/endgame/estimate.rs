//! The resources that a build takes, before it begins.

use std::num::NonZeroUsize;
use std::time::Duration;

use super::build::BuildProgress;
use super::catalog::CatalogEntry;
use super::numbering::Numbering;
use super::spec::TableSpec;

/// The resources that a build takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BuildEstimate {
    /// The afterstates of the table.
    pub afterstates: u64,
    /// The time on so many free processors.
    pub time: Duration,
    /// The bytes of memory.
    pub memory: u64,
    /// The bytes of the finished file.
    pub disk: u64,
    /// The bytes of disk while it is built.
    pub work_disk: u64,
}

/// The processor time for an afterstate, in nanoseconds: 232 million of them
/// took 136 seconds on a machine of 2024.
const NANOSECONDS: u64 = 600;
/// The share of the work that finding them is, in percent.
const FINDING: u64 = 55;

impl BuildEstimate {
    /// For a table of the catalog on so many threads.
    pub fn new(entry: &CatalogEntry, spec: &TableSpec, jobs: NonZeroUsize) -> BuildEstimate {
        let afterstates = entry.afterstates;
        let time = afterstates * NANOSECONDS / jobs.get() as u64;
        let values = afterstates * 2;
        let numbers = entry.bytes - afterstates * spec.precision().bytes() as u64;
        BuildEstimate {
            afterstates,
            time: Duration::from_nanos(time),
            memory: memory(spec),
            disk: entry.bytes,
            work_disk: entry.bytes + values + numbers,
        }
    }

    /// The share that is done, from 0 to 1.
    #[expect(clippy::cast_precision_loss, reason = "a share")]
    pub fn done(&self, progress: BuildProgress) -> f64 {
        let of_100 = FINDING * progress.found + (100 - FINDING) * progress.valued;
        (of_100 as f64 / (100 * self.afterstates.max(1)) as f64).min(1.0)
    }
}

/// The bytes of the arrays of two layers, and of the lists of one.
fn memory(spec: &TableSpec) -> u64 {
    /// Of an afterstate and of a board, in each of two layers.
    const BYTES: u64 = 2 * 2 * 2;
    const PROGRAM: u64 = 30_000_000;
    let most = Numbering::new(spec.free_cells(), spec.target()).map_or(0, |numbering| {
        let counts = (0..=numbering.most()).map(|half| numbering.count(half));
        counts.max().unwrap_or(0)
    });
    PROGRAM + u64::from(most) * BYTES * spec.walls().len() as u64
}
