//! The application for a browser.
//!
//! A page in `web/` draws what [`Brikke::page`] says and turns its events into
//! the calls of [`Brikke`]. It carries out the [`Effect`](effect::Effect)s of
//! [`Brikke::take_effects`], writes the records of [`Brikke::take_changes`] and
//! wakes the application at [`Brikke::next_wake`]. It decides nothing.

#![forbid(unsafe_code)]

mod brikke;
pub mod effect;
mod entropy;
mod loading;
mod record;
mod rest;
mod theme;

pub use brikke::Brikke;
pub use loading::{Loading, hand_in};
pub use record::RecordChange;
pub use rest::need_rest;
pub use theme::css;
