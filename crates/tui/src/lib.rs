//! The terminal face: the whole game in a terminal.
//!
//! [`run()`] plays until the person leaves; [`run_plain`] does so line by line,
//! for screen readers and pipes. Inside, state and drawing are
//! apart: an [`App`](app::App) answers to [`Input`](input::Input) and draws
//! itself at any moment; only [`run()`] knows the terminal, its signals and the
//! clock. Each screen is one file with its state, its keys and its drawing.
//!
//! Widgets are values drawn into a buffer. They know neither terminal nor
//! clock: colours come with a [`Look`](theme::Look), time as a `Duration`.

#![forbid(unsafe_code)]

pub mod app;
pub mod colour;
pub mod input;
mod key_hint;
mod keys;
mod list_choice;
mod listen;
mod options;
mod panel;
mod plain;
mod popup;
mod run;
mod screen;
mod screens;
mod scroll;
mod terminal;
mod text_field;
pub mod theme;
mod thoughts;
pub mod widgets;
mod world;

pub use brikke_app::{Pace, UnknownPace, Watched};
use brikke_app::{fresh, words};
pub use options::{Ending, Options, Start, TuiError};
pub use plain::run_plain;
pub use run::run;
