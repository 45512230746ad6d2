//! Commands of a person, and their effects.
//!
//! - `phases`: every command wherever a game can stand
//! - `moves`: moves, undo and redo
//! - `endings`: the goal, the end, the tables of best scores
//! - `openings`: new games, restarts, games taken up again
//! - `looking`: bookmarks and looking back
//! - `helping`: hints and players
//! - `imported`: games from another program's board
//! - `practice`: boards edited by hand
//! - `clock`: time spent playing
//! - `names`: the names that people and bookmarks may have
//! - `properties`: what holds whatever is asked
//!
//! `scene` plays a script of words and tells the events in words, `store` is
//! a store as simple as can be.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a test that cannot begin is a test that fails"
)]

mod clock;
mod endings;
mod helping;
mod imported;
mod looking;
mod moves;
mod names;
mod openings;
mod phases;
mod practice;
mod properties;
mod scene;
mod store;
