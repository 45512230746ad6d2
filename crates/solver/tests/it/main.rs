//! The solver against slow and obvious ones.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a test that cannot begin is a test that fails"
)]

mod corpus;
mod endgame;
mod exact;
mod files;
mod fraction;
mod limits;
mod plain;

use std::num::NonZeroUsize;
use std::sync::atomic::AtomicBool;

use brikke_engine::{Overrides, Preset, Rules};
use brikke_solver::{Limits, Objective, Solution, SolveError, Solved};

static GO_ON: AtomicBool = AtomicBool::new(false);

fn limits(jobs: usize) -> Limits<'static> {
    Limits {
        jobs: NonZeroUsize::new(jobs).unwrap(),
        memory: 1 << 30,
        stop: &GO_ON,
        progress: &|_| {},
    }
}

fn solve(rules: &Rules, objective: Objective) -> Result<Solved, SolveError> {
    brikke_solver::solve(rules, objective, &limits(1))
}

fn solution(rules: &Rules) -> Solution {
    brikke_solver::solve_and_keep(rules, Objective::Score, &limits(1)).unwrap()
}

/// Classic rules on another board, with what else is different.
fn rules(size: &str, others: Overrides) -> Rules {
    let size = size.parse().ok();
    Rules::new(Preset::Classic, Overrides { size, ..others }).unwrap()
}

fn classic(size: &str) -> Rules {
    rules(size, Overrides::default())
}
