//! What the store promises, tried from outside.
//!
//! - `keeping`: games come back as they were; lists page; bookmarks.
//! - `scores`, `statistics`: standings and figures.
//! - `opening`: first use, versions, what is no database.
//! - `killing`: a program that is killed at any moment.
//! - `together`: programs that write at the same time.
//! - `room`: a full or read-only disk.
//! - `damage`: files cut off or changed anywhere.
//!
//! `sitting` plays games, `child` is what the other programs do.

#![allow(clippy::unwrap_used, reason = "a test may stop")]

mod child;
mod damage;
mod keeping;
mod killing;
mod opening;
mod room;
mod scores;
mod sitting;
mod statistics;
mod together;
