//! A point in time.

/// Milliseconds since 1970-01-01 UTC. The store has no clock: whoever calls
/// it says when.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Moment(pub u64);
