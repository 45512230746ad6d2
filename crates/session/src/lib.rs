//! A game being played and kept.
//!
//! `play` and `store` do not know each other; here they are wired, once for
//! all faces. A face hands a [`Command`] to [`Session::apply`] and draws what
//! it is told: by then, what a person did is on disk. The moves of a player
//! at full speed are written in groups, and [`Session::tick`] writes those
//! that are due.
//!
//! A store that fails stops nobody: the game goes on, [`Told::trouble`] says
//! what is wrong, and what could not be written is written with the next
//! success.

#![forbid(unsafe_code)]

mod keeping;
mod kept;
mod resuming;
mod session;

pub use brikke_play::{Command, Event, Moment, View};
pub use resuming::standing;
pub use session::{Session, Told};
