//! What is kept on disk, tested from outside.
//!
//! - `names`: which names there are
//! - `board72`, `scores`: the files of another program
//! - `settings`: the file of settings, with every mistake in it
//! - `places`: where everything lives

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a test that cannot begin is a test that fails"
)]

mod board72;
mod names;
mod places;
mod scores;
mod settings;
