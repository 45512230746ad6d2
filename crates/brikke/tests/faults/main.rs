//! The real program on a disk that fails: writes that are refused, a limit on
//! the size of files, and power that is lost.
//!
//! Longer runs: `FAULTS_MOVES=60 FAULTS_IMAGES=40 cargo test --release --test
//! faults -- --nocapture`.

#![cfg(target_os = "linux")]
#![allow(
    clippy::expect_used,
    reason = "a test that cannot begin is a test that fails"
)]

mod disk;
mod errors;
mod file_size;
mod log;
mod power_loss;
mod run;
mod shim;

use std::env;

/// A number that a longer run may set.
fn number(name: &str, usual: usize) -> usize {
    let set = env::var(name).ok().map(|text| text.parse());
    set.map_or(usual, |number| number.expect("a number"))
}
