//! Tests of the store's promises, from outside.
//!
//! - `keeping`: games come back as they were; lists page; bookmarks.
//! - `scores`, `statistics`: standings and figures.
//! - `storage`: the promises of every implementation of `Storage`.
//! - `lists`: who played, names, the trash, filters and orders.
//! - `pages`: pages of games, against the whole list.
//! - `opening`: first use, versions, what is no database.
//! - `migrating`: stores of earlier programs.
//! - `killing`: a program that is killed at any moment.
//! - `together`: programs that write at the same time.
//! - `room`: a full or read-only disk.
//! - `damage`, `log_damage`: files cut off or changed anywhere.
//! - `rescuing`: games salvaged from damaged stores.
//! - `records`: games as a browser keeps them.
//! - `backup`: all games in one file and back.
//! - `privacy`: permissions, locks, stores that cannot be written.
//! - `board72`, `foreign_scores`: the files of another program.
//!
//! `sitting` plays games, `child` is what the other programs do.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a test that cannot begin is a test that fails"
)]

mod backup;
mod board72;
mod child;
mod damage;
mod foreign_scores;
mod keeping;
mod killing;
mod lists;
mod log_damage;
mod migrating;
mod opening;
mod pages;
mod privacy;
mod records;
mod rescuing;
mod room;
mod scores;
mod sitting;
mod statistics;
mod storage;
mod together;
