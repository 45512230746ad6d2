//! The terminal face: what is drawn, and with which colours.
//!
//! Widgets are values drawn into a buffer. They know neither terminal nor
//! clock: colours come with a [`Look`](theme::Look), time as a `Duration`.

#![forbid(unsafe_code)]

pub mod colour;
pub mod theme;
pub mod widgets;
