//! The two files of another program, a 2048 written in C for the console of
//! Windows, that Brikke reads and writes byte for byte.
//!
//! Reading accepts exactly what writing would produce, but for the ends of
//! lines in the table of scores; everything else is refused with its place
//! and reason.

pub mod board72;
pub mod scores;

pub use board72::{Board72, Board72Error};
pub use scores::{ForeignScore, ScoresError};
