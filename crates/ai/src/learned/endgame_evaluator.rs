//! A network with exact knowledge of endgames as a search's evaluator.

use std::sync::Arc;

use super::endgames::{Endgame, Endgames};
use super::network::Network;
use super::packed_downgrade::as_known;
use super::packed_ranks::above;
use super::past_tile::Leaves;
use super::view::View;
use crate::search::{ChanceModel, PackedEvaluator, WON};

/// The weight of a network's value where a move stays within an endgame and
/// another does not: networks know little of the boards off the pattern, and
/// value them too highly.
const OFF_PATTERN: f32 = 0.3;

/// Endgames with the value of a success in each.
#[derive(Clone)]
pub(super) struct ValuedEndgames {
    endgames: Arc<dyn Endgames>,
    /// For each kind, by the rank of the largest tile; 0 for what cannot be.
    prizes: Vec<[f32; 16]>,
}

impl ValuedEndgames {
    pub(super) fn new(endgames: Arc<dyn Endgames>, network: &Network) -> ValuedEndgames {
        let prize = |kind: usize, largest: u8| {
            let (points, board) = endgames.kinds()[kind].collapse(largest)?;
            let known = as_known(board, network.knowledge());
            Some(points + network.packed_value(known)?)
        };
        let kinds = 0..endgames.kinds().len();
        let prizes = kinds.map(|kind| {
            let mut prizes = [0.0; 16];
            for (largest, value) in (0..).zip(&mut prizes) {
                *value = prize(kind, largest).unwrap_or(0.0);
            }
            prizes
        });
        ValuedEndgames {
            prizes: prizes.collect(),
            endgames,
        }
    }

    /// True if a board is in an endgame or near one: no more than one large
    /// tile is missing, or a slide away from it.
    pub(super) fn is_near(&self, board: u64) -> bool {
        self.endgames.kinds().iter().any(|kind| {
            let large = above(board, u32::from(kind.target) - 2);
            large.count_ones() >= u32::from(kind.walls)
        })
    }

    /// The value of an afterstate that is in an endgame.
    #[inline]
    fn value(&self, after: u64) -> Option<f32> {
        let Endgame {
            kind,
            largest,
            success,
        } = self.endgames.find(after)?;
        let prize = self.prizes[kind][usize::from(largest & 15)];
        (prize > 0.0).then_some(success * prize)
    }
}

/// The evaluator for one board at the root.
pub(super) struct EndgameEvaluator<'a> {
    pub(super) network: &'a Network,
    pub(super) endgames: &'a ValuedEndgames,
    pub(super) view: View,
    /// True if a move at the root stays within an endgame.
    pub(super) is_in_endgame: bool,
}

impl<'a> EndgameEvaluator<'a> {
    /// For a board whose slides lead to these afterstates.
    pub(super) fn new(
        network: &'a Network,
        endgames: &'a ValuedEndgames,
        board: u64,
        afters: impl IntoIterator<Item = u64>,
    ) -> EndgameEvaluator<'a> {
        let mut afters = afters.into_iter();
        EndgameEvaluator {
            network,
            endgames,
            view: View::of(board, network.knowledge()),
            is_in_endgame: afters.any(|after| endgames.value(after).is_some()),
        }
    }
}

impl Leaves for EndgameEvaluator<'_> {
    #[inline(always)]
    fn settled(&self, after: u64) -> Option<f32> {
        self.endgames.value(after)
    }

    #[inline(always)]
    fn seen(&self, after: u64) -> u64 {
        self.view.see(after)
    }

    #[inline(always)]
    fn weighed(&self, _: u64, value: f32) -> f32 {
        if self.is_in_endgame {
            OFF_PATTERN * value
        } else {
            value
        }
    }
}

impl PackedEvaluator for EndgameEvaluator<'_> {
    fn lost(&self) -> f32 {
        0.0
    }

    fn won(&self) -> f32 {
        WON
    }

    #[inline]
    fn value(&self, after: u64) -> f32 {
        let value = self.network.packed_value(self.seen(after));
        self.weighed(after, value.unwrap_or(0.0))
    }

    #[inline]
    fn points(&self, gained: f32) -> f32 {
        gained
    }

    #[inline]
    fn value_past_tile(&self, after: u64, chance: &ChanceModel) -> Option<f32> {
        self.network.value_past_tile(after, chance, self)
    }

    #[inline]
    fn settled(&self, after: u64) -> Option<f32> {
        Leaves::settled(self, after)
    }

    #[inline]
    fn key(&self, after: u64) -> u64 {
        const MIX: u64 = 0x9E37_79B9_7F4A_7C15;
        let salt = 1 + u64::from(self.is_in_endgame) + (self.view.number() << 1);
        after ^ salt.wrapping_mul(MIX)
    }
}
