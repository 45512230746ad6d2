//! What Brikke keeps on disk, and the files of others that it understands.

#![forbid(unsafe_code)]

pub mod foreign;
mod name;

pub use foreign::{Board72, Board72Error, ForeignScore, ScoresError};
pub use name::{CharacterProblem, NameError, PlayerName};
