//! The terminal face: the application in a terminal.
//!
//! [`run()`] plays until the person leaves; [`run_plain`] does so line by
//! line, for screen readers and pipes. Both show the pages of the
//! [`App`](brikke_app::App) and hand it input; neither decides anything.
//!
//! A [`Screen`](screen::Screen) draws a page in cells and turns what a
//! terminal reports into input. Widgets are values drawn into a buffer. They
//! know neither terminal nor clock: colours come with a
//! [`Look`](theme::Look).

#![forbid(unsafe_code)]

mod areas;
pub mod background;
mod canvas;
mod clipboard;
pub mod colour;
mod drag;
pub mod event;
mod keys;
mod lean;
mod listen;
mod options;
mod pages;
mod plain;
mod run;
pub mod screen;
mod scroll;
mod terminal;
pub mod theme;
pub mod widgets;

pub use options::{Ending, Options, TuiError};

pub use plain::{LineInput, run_plain};
pub use run::run;
