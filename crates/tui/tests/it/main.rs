//! The terminal face as people meet it.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod colours;
mod documents;
mod face;
mod pictures;
mod plain;
mod plain_pages;
mod plain_stories;
#[cfg(unix)]
mod pseudo_terminal;
mod reach;
mod scenes;
mod small_windows;
#[cfg(unix)]
mod terminal;
mod translation;
