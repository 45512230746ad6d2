//! Exact values of perfect play on small boards.
//!
//! Boards are packed into 64 bits and counted up to symmetry. A slide keeps
//! the sum of the tiles and a new tile adds to it, so the afterstates fall
//! into layers by that sum: forward, each layer follows from earlier ones;
//! backward, each layer's values from later ones. Threads share the work
//! within a layer, and change nothing in the result.
//!
//! ```
//! use std::num::NonZeroUsize;
//! use std::sync::atomic::AtomicBool;
//! use brikke_engine::{Overrides, Preset, Rules};
//! use brikke_solver::{Limits, Objective, solve};
//!
//! let small = Overrides { size: "2x2".parse().ok(), ..Overrides::default() };
//! let rules = Rules::new(Preset::Classic, small).unwrap();
//! let limits = Limits {
//!     jobs: NonZeroUsize::MIN,
//!     memory: 1 << 20,
//!     stop: &AtomicBool::new(false),
//!     progress: &|_| {},
//! };
//! let solved = solve(&rules, Objective::Score, &limits).unwrap();
//! assert!((solved.value - 66.964_149_457_1).abs() < 1e-9);
//! ```

#![forbid(unsafe_code)]

mod backward;
mod block;
mod bounds;
pub mod endgame;
mod error;
mod estimate;
mod file;
mod forward;
mod index;
mod keys;
mod layout;
mod limits;
mod memory_budget;
mod model;
mod permutation;
mod slides;
mod solution;
mod solver;
mod start_boards;
mod three;
mod unreachable;

pub use bounds::may_come_up;
pub use error::SolveError;
pub use estimate::Estimate;
pub use file::SolutionError;
pub use limits::{Limits, Progress};
pub use solution::{Solution, UnknownBoard};
pub use solver::{Objective, Solved, estimate, solve, solve_and_keep};

/// The examples of README, as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
