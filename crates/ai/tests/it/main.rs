//! Tests of the players' promises, from outside.
//!
//! - `promises`: what holds for every player on every board
//! - `characters`: what each player is like
//! - `strategies`: the two strategies of document 002, against plain versions
//!   of themselves
//! - `games`: whole games, and who is ahead of whom
//! - `contests`: many games, counted
//! - `analyses`: games that are analysed
//! - `learned`: how networks learn, and the files they are kept in
//!
//! `arbitrary` makes up boards and rules, `tested` has the players.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a test that cannot begin is a test that fails"
)]

mod analyses;
mod arbitrary;
mod characters;
mod contests;
mod games;
mod learned;
mod promises;
mod strategies;
mod tested;
