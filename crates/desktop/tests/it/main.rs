//! The window without a window: every page by the names and roles that a
//! screen reader gets, by keys, clicks and drags; and the real program on a
//! screen of its own.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod accessible;
mod contrast;
mod dialogs;
mod documents;
mod focus;
mod fonts;
mod input;
mod marks;
mod menus;
mod motion;
mod notes;
mod offscreen;
mod pages;
mod pictures;
mod practice;
mod program;
mod rasteriser;
mod reach;
mod replay;
mod shortcuts;
mod sizes;
#[cfg(target_os = "linux")]
#[path = "../../../brikke/tests/it/source_paths.rs"]
mod source_paths;
mod stage;

/// The program.
#[cfg(target_os = "linux")]
const PROGRAM: &str = env!("CARGO_BIN_EXE_brikke-desktop");
