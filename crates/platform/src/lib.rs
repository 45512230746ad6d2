//! The differences between operating systems, in one place: every other crate is the same
//! everywhere, but for large pages of memory in `ai` and for what a toolkit does by itself.
//!
//! Linux is where Brikke is played and tested. The code for macOS and Windows is checked by a
//! compiler (`cargo xtask platforms`), and nobody has run it there. Where a system lacks
//! something, the function here says so or does nothing, as its documentation tells.

#![forbid(unsafe_code)]

#[cfg(not(target_family = "wasm"))]
pub mod browser;
#[cfg(not(target_family = "wasm"))]
pub mod cpu_clock;
mod directories;
#[cfg(not(target_family = "wasm"))]
mod file_identity;
#[cfg(not(target_family = "wasm"))]
pub mod local_socket;
#[cfg(not(target_family = "wasm"))]
pub mod private_files;
#[cfg(not(target_family = "wasm"))]
pub mod signals;
#[cfg(not(target_family = "wasm"))]
pub mod standard_input;

pub use directories::{Directories, DirectoriesError, Platform, SETTINGS, SHARED_GAMES};
#[cfg(not(target_family = "wasm"))]
pub use file_identity::OpenedFile;
