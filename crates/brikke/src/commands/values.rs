//! A player's values of the four directions, as JSON has them.

use brikke_engine::Direction;
use serde::{Serialize, Serializer};

/// A value for each direction in the order of [`Direction::ALL`], none where
/// nothing moves.
pub(super) struct Values(pub(super) [Option<f64>; 4]);

impl Serialize for Values {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Direction::ALL.map(Direction::name).iter().zip(self.0))
    }
}
