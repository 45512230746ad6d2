//! Forward: which afterstates there are.

use std::collections::{BTreeMap, BTreeSet};
use std::num::NonZeroUsize;

use crate::block::KeyBlock;
use crate::error::SolveError;
use crate::keys::{Buckets, distinct};
use crate::limits::{Limits, Progress};
use crate::start::Start;
use crate::terms::Terms;
use crate::workers::share;

/// Every afterstate that can come up, in layers by the sum of the tiles: a
/// slide keeps the sum and a new tile adds to it, so that each layer follows
/// from earlier ones.
#[derive(Debug, Default)]
pub(crate) struct Found {
    pub(crate) layers: BTreeMap<u32, KeyBlock>,
    /// How many boards with the player to move, or lost, up to symmetry.
    pub(crate) states: u64,
    /// How many afterstates, up to symmetry.
    pub(crate) afterstates: u64,
    /// The bytes of all layers.
    pub(crate) bytes: u64,
}

/// How much of the whole work this is.
pub(crate) const FORWARD_SHARE: f64 = 0.4;

/// Finds everything that follows from the start.
pub(crate) fn find(terms: &Terms, start: &Start, limits: &Limits<'_>) -> Result<Found, SolveError> {
    let last_sum = terms.bounds.last_sum();
    let mut found = Found::default();
    let mut recent: BTreeMap<u32, Vec<u64>> = BTreeMap::new();
    let mut sums: BTreeSet<u32> = start.boards.keys().copied().collect();
    while let Some(sum) = sums.pop_first() {
        limits.check(&found, sum, last_sum)?;
        let step = Step {
            terms,
            jobs: limits.jobs,
            sum,
            recent: &recent,
            start,
        };
        let (states, afters) = step.take();
        found.states += states;
        let oldest = sum.saturating_sub(terms.largest_step());
        recent.retain(|&sum, _| sum > oldest);
        if !afters.is_empty() {
            let growing = terms.tiles.iter().filter(|tile| tile.settles.is_none());
            sums.extend(growing.map(|tile| sum + tile.value));
            found.keep(sum, &afters);
            recent.insert(sum, afters);
        }
        (limits.progress)(Progress {
            done: FORWARD_SHARE * f64::from(sum) / f64::from(last_sum.max(sum)),
            states: found.states,
            afterstates: found.afterstates,
        });
    }
    Ok(found)
}

impl Found {
    fn keep(&mut self, sum: u32, afters: &[u64]) {
        let block = KeyBlock::new(afters);
        self.afterstates += afters.len() as u64;
        self.bytes += block.bytes.len() as u64;
        self.layers.insert(sum, block);
    }
}

/// How one layer follows from those before it.
struct Step<'a> {
    terms: &'a Terms,
    jobs: NonZeroUsize,
    sum: u32,
    recent: &'a BTreeMap<u32, Vec<u64>>,
    start: &'a Start,
}

impl Step<'_> {
    /// Afterstates to a piece of work.
    const PIECE: usize = 1 << 12;
    /// Boards to a bucket, so that sets of them stay near the processor.
    const BUCKET: usize = 1 << 15;

    /// The number of boards in this layer, and its afterstates in order.
    fn take(&self) -> (u64, Vec<u64>) {
        let pieces = self.pieces();
        let before: usize = pieces.iter().map(|(_, afters)| afters.len()).sum();
        // An afterstate has a few empty cells.
        let bits = (before * 4 / Step::BUCKET)
            .next_power_of_two()
            .trailing_zeros();
        let bits = bits.min(Buckets::MOST_BITS);
        let mut boards = share(pieces.len(), self.jobs, |piece| {
            let (tile, afters) = pieces[piece];
            let mut boards = Buckets::new(bits);
            for &after in afters {
                self.terms
                    .each_board(after, &self.terms.tiles[tile], |board| boards.push(board));
            }
            boards
        });
        boards.push(self.starts(bits));
        let expanded = share(1 << bits, self.jobs, |bucket| {
            let boards = distinct(boards.iter().map(|piece| piece.bucket(bucket)));
            let mut afters = Buckets::new(bits);
            for &board in &boards {
                self.terms.each_after(board, |after| afters.push(after));
            }
            (boards.len() as u64, afters)
        });
        drop(boards);
        let parts = share(1 << bits, self.jobs, |bucket| {
            let mut afters = distinct(expanded.iter().map(|(_, afters)| afters.bucket(bucket)));
            afters.sort_unstable();
            afters
        });
        let mut afters = parts.concat();
        #[expect(
            clippy::stable_sort_primitive,
            reason = "it merges parts that are sorted"
        )]
        afters.sort();
        (expanded.iter().map(|(states, _)| states).sum(), afters)
    }

    /// Afterstates of earlier layers with the number of the tile that leads
    /// from them to this one.
    fn pieces(&self) -> Vec<(usize, &[u64])> {
        let mut pieces = Vec::new();
        for (number, tile) in self.terms.tiles.iter().enumerate() {
            let before = self
                .sum
                .checked_sub(tile.value)
                .filter(|_| tile.settles.is_none());
            let afters = before.and_then(|sum| self.recent.get(&sum));
            let afters = afters.map_or(&[][..], Vec::as_slice);
            pieces.extend(afters.chunks(Step::PIECE).map(|piece| (number, piece)));
        }
        pieces
    }

    /// The boards of this layer that a game begins with.
    fn starts(&self, bits: u32) -> Buckets {
        let mut boards = Buckets::new(bits);
        for &board in self
            .start
            .boards
            .get(&self.sum)
            .into_iter()
            .flat_map(BTreeMap::keys)
        {
            boards.push(board);
        }
        boards
    }
}
