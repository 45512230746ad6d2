//! The mode of a game: scored or practice.

/// The mode of a game: scored or practice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mode {
    /// Its result enters the tables.
    Scored,
    /// Its board may be edited, and its result enters nothing.
    Practice,
}
