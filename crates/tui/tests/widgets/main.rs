//! Widgets, drawn.
//!
//! - `boards`: boards at every size, in every theme and depth of colour
//! - `motions`: moves at moments in time
//! - `parts`: title, bars, dialogs, tables, rising points
//! - `themes`: colours that every kind of eye can read and distinguish
//! - `properties`: properties of every board in every area
//!
//! `picture` tells a buffer in text, `eyes` how other eyes see a colour.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a test that cannot begin is a test that fails"
)]

mod boards;
#[path = "../it/colours.rs"]
mod colours;
mod eyes;
mod motions;
mod parts;
mod picture;
mod properties;
mod themes;
