//! Refusals, and stopping.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use brikke_engine::Rank;
use brikke_solver::{Limits, Objective, SolveError, estimate, solve};

use super::{classic, limits};

fn refusal(size: &str, objective: Objective, memory: u64) -> String {
    let limits = Limits {
        memory,
        ..limits(1)
    };
    solve(&classic(size), objective, &limits)
        .unwrap_err()
        .to_string()
}

#[test]
fn what_does_not_fit_is_refused_with_what_it_would_take() {
    let said = refusal("3x4", Objective::Score, 1_000_000_000);
    assert!(said.contains("1.9 trillion states"), "{said}");
    assert!(said.contains("TB of memory, more than 1.0 GB"), "{said}");
}

#[test]
fn boards_that_do_not_fit_64_bits_are_refused() {
    let said = refusal("4x5", Objective::Score, 1 << 40);
    assert_eq!(
        said,
        "a board of 4x5 is too large to be solved: boards up to 3x3 and 2x4 can be solved, and \
         larger ones as far as a small tile to reach"
    );
    assert!(refusal("4x4", Objective::Score, 1 << 40).contains("tiles up to 131072"));
    let reach = Objective::Reach(Rank::of_tile(64).unwrap());
    let said = refusal("2x2", reach, 1 << 40);
    assert_eq!(
        said,
        "the tile 64 is out of reach: a board of 2x2 holds at most 32"
    );
}

#[test]
fn estimates_are_of_the_right_size() {
    for size in ["2x3", "2x4"] {
        let rules = classic(size);
        let estimate = estimate(&rules, Objective::Score, false).unwrap();
        #[expect(clippy::cast_precision_loss, reason = "millions")]
        let states = solve(&rules, Objective::Score, &limits(2)).unwrap().states as f64;
        let ratio = estimate.states / states;
        assert!((0.5..2.0).contains(&ratio), "{size}: {ratio}");
    }
}

/// The most that was held, as it was told.
fn held(size: &str, objective: Objective, memory: u64) -> Result<u64, SolveError> {
    let most = AtomicU64::new(0);
    let limits = Limits {
        memory,
        progress: &|progress| most.store(progress.bytes, Ordering::Relaxed),
        ..limits(2)
    };
    solve(&classic(size), objective, &limits)?;
    Ok(most.into_inner())
}

#[test]
fn all_memory_is_counted_and_kept_within_the_limit() {
    let most = held("2x4", Objective::Score, 1 << 30).unwrap();
    // More than the afterstates alone, in few bytes each.
    assert!((7_000_000..20_000_000).contains(&most), "{most}");
    // The estimate is too low for this, and what is counted stops it.
    let estimate = estimate(&classic("2x4"), Objective::Score, false).unwrap();
    assert!(estimate.bytes < 1.5e7, "{estimate:?}");
    let refused = held("2x4", Objective::Score, most * 3 / 2).unwrap_err();
    assert!(
        matches!(refused, SolveError::OutOfMemory { states, .. } if states > 1_000_000),
        "{refused}"
    );
}

#[test]
fn work_can_be_stopped() {
    let stop = AtomicBool::new(true);
    let limits = Limits {
        stop: &stop,
        ..limits(1)
    };
    assert_eq!(
        solve(&classic("2x3"), Objective::Score, &limits),
        Err(SolveError::Stopped)
    );
}
