//! The terminal face as people meet it.

mod plain;
#[cfg(unix)]
mod pseudo_terminal;
mod screens;
#[cfg(unix)]
mod terminal;
