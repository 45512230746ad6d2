//! The application, tried without a face.
//!
//! - `announcing`: nothing is announced as saved that is not.
//! - `session`: what was played is on disk before anybody hears of it.
//! - `settings`: the settings file, with every mistake in it.
//! - `directories`: the platform's directories.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a test that cannot begin is a test that fails"
)]

mod announcing;
mod directories;
mod failing;
mod session;
mod settings;
