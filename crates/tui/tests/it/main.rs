//! The terminal face as people meet it.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod plain;
#[cfg(unix)]
mod pseudo_terminal;
mod screens;
#[cfg(unix)]
mod terminal;
