//! The value of a packed afterstate, looking past one new tile and one slide:
//! the inner loop of a search with a network.

use brikke_engine::packed::{Kernel, KernelWork, empty_cells, on_fastest_kernel};

use super::network::Network;
use crate::search::ChanceModel;

impl Network {
    /// The average over all tiles that can come of the best slide that
    /// follows; nothing if the network is not for packed boards, if the rules
    /// can end the game with a slide, or if a slide makes a tile that does not
    /// fit: then the search goes the longer way.
    pub(super) fn value_past_tile(
        &self,
        after: u64,
        chance: &ChanceModel,
        leaves: &impl Leaves,
    ) -> Option<f32> {
        if chance.winning.is_some() || chance.full_loses {
            return None;
        }
        on_fastest_kernel(PastTile {
            network: self,
            after,
            chance,
            leaves,
        })
    }
}

/// The way in which the last afterstates of a search are valued.
pub(super) trait Leaves {
    /// The value of an afterstate if the network need not be asked.
    fn settled(&self, after: u64) -> Option<f32>;

    /// The board that the network sees.
    fn seen(&self, after: u64) -> u64;

    /// The network's value of an afterstate as it counts.
    fn weighed(&self, after: u64, value: f32) -> f32;
}

struct PastTile<'a, L> {
    network: &'a Network,
    after: u64,
    chance: &'a ChanceModel,
    leaves: &'a L,
}

impl<L: Leaves> KernelWork for PastTile<'_, L> {
    type Output = Option<f32>;

    #[inline(always)]
    fn run(self, kernel: impl Kernel) -> Option<f32> {
        let masks = self.network.masks();
        if let Ok(masks) = <&[u64; 8]>::try_from(masks) {
            self.average(kernel, masks)
        } else if let Ok(masks) = <&[u64; 5]>::try_from(masks) {
            self.average(kernel, masks)
        } else if let Ok(masks) = <&[u64; 4]>::try_from(masks) {
            self.average(kernel, masks)
        } else {
            None
        }
    }
}

impl<L: Leaves> PastTile<'_, L> {
    #[inline(always)]
    fn average<const N: usize>(&self, kernel: impl Kernel, masks: &[u64; N]) -> Option<f32> {
        let empty = empty_cells(self.after);
        let tiles = self.network.sum(self.after);
        let mut sum = 0.0;
        for tile in &self.chance.tiles {
            let mut of_tile = 0.0;
            let tiles = tiles + (1 << tile.number);
            let mut cells = empty;
            while cells != 0 {
                let lowest = cells & cells.wrapping_neg();
                let board = self.after | (lowest * u64::from(tile.number));
                of_tile += self.best(kernel, masks, board, tiles)?;
                cells ^= lowest;
            }
            sum += tile.probability * of_tile;
        }
        #[expect(clippy::cast_precision_loss, reason = "at most 16")]
        let count = kernel.count(empty) as f32;
        Some(sum / count)
    }

    /// The value of a board with this sum of tiles, looking past one slide:
    /// nothing further if there is none.
    #[inline(always)]
    fn best<const N: usize>(
        &self,
        kernel: impl Kernel,
        masks: &[u64; N],
        board: u64,
        tiles: u32,
    ) -> Option<f32> {
        let mut best = f32::NEG_INFINITY;
        for slid in kernel.slide_each(board) {
            if slid.board != board {
                #[expect(clippy::cast_precision_loss, reason = "a value, not a score")]
                let gained = slid.gained()? as f32;
                // A closure would be compiled without the kernel's instructions.
                let value = match self.leaves.settled(slid.board) {
                    Some(value) => value,
                    None => self.weighed(kernel, masks, slid.board, tiles),
                };
                best = f32::max(best, gained + value);
            }
        }
        Some(if best == f32::NEG_INFINITY { 0.0 } else { best })
    }

    /// The network's value of an afterstate with this sum of tiles, as it
    /// counts.
    #[inline(always)]
    fn weighed<const N: usize>(
        &self,
        kernel: impl Kernel,
        masks: &[u64; N],
        after: u64,
        tiles: u32,
    ) -> f32 {
        let seen = self.leaves.seen(after);
        // A view that takes tiles down changes their sum, which networks with
        // stages ask for.
        let tiles = if seen == after {
            tiles
        } else {
            self.network.sum(seen)
        };
        let value = self.network.packed_value_on(kernel, masks, seen, tiles);
        self.leaves.weighed(after, value)
    }
}
