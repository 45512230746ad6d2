//! A network as a search's evaluator.

use std::sync::Arc;

use brikke_engine::Board;

use super::network::Network;
use super::value_cache::ValueCache;
use crate::search::{BoardEvaluator, ChanceModel, PackedEvaluator, WON};

/// Points count as they are, and the network says what is expected further:
/// nothing after a loss. A win that ends the game is what people play for, so
/// that it is above all scores.
#[derive(Clone)]
pub(super) struct Expected {
    pub(super) network: Arc<Network>,
    /// Values that the network has given before.
    cache: Arc<ValueCache>,
}

impl Expected {
    pub(super) fn new(network: Arc<Network>) -> Expected {
        Expected {
            network,
            cache: Arc::default(),
        }
    }
}

impl PackedEvaluator for Expected {
    fn lost(&self) -> f32 {
        0.0
    }

    fn won(&self) -> f32 {
        WON
    }

    #[inline]
    fn value(&self, after: u64) -> f32 {
        self.network.packed_value(after).unwrap_or(0.0)
    }

    #[inline]
    fn points(&self, gained: f32) -> f32 {
        gained
    }

    #[inline]
    fn value_past_tile(&self, after: u64, chance: &ChanceModel) -> Option<f32> {
        self.network.value_past_tile(after, chance, &*self.cache)
    }
}

impl BoardEvaluator for Expected {
    fn lost(&self) -> f32 {
        0.0
    }

    fn won(&self) -> f32 {
        WON
    }

    fn value(&self, after: &Board) -> f32 {
        self.network.value(after).unwrap_or(0.0)
    }

    fn points(&self, gained: f32) -> f32 {
        gained
    }
}
