//! The terminal face as people meet it.

#[cfg(unix)]
mod pseudo_terminal;
mod screens;
#[cfg(unix)]
mod terminal;
