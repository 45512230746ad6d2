//! A layer as it follows from those before it.

use std::collections::BTreeMap;

use brikke_workers::share;

use crate::keys::{Buckets, distinct};
use crate::limits::Limits;
use crate::memory_budget::{MemoryBudget, bytes_of};
use crate::model::Model;
use crate::start_boards::StartBoards;

/// A layer as it follows from those before it.
pub(super) struct LayerStep<'a> {
    pub(super) model: &'a Model,
    pub(super) limits: &'a Limits<'a>,
    pub(super) budget: &'a MemoryBudget,
    pub(super) sum: u32,
    pub(super) recent: &'a BTreeMap<u32, Vec<u64>>,
    pub(super) start: &'a StartBoards,
}

/// The boards of a layer, and the afterstates that follow from them, by the
/// bucket from which they come.
type Expanded = Vec<(u64, Buckets)>;

impl LayerStep<'_> {
    /// Afterstates to a piece of work.
    const PIECE: usize = 1 << 12;
    /// Boards to a bucket, so that sets of them stay near the processor.
    const BUCKET: usize = 1 << 15;

    /// The number of boards in this layer, and its afterstates in order. Their
    /// bytes are taken from the budget; if that was too much, or somebody has
    /// asked to stop, they are not all there.
    pub(super) fn take(&self) -> (u64, Vec<u64>) {
        let pieces = self.pieces();
        let before: usize = pieces.iter().map(|(_, afters)| afters.len()).sum();
        // An afterstate has a few empty cells.
        let bits = (before * 4 / LayerStep::BUCKET)
            .next_power_of_two()
            .trailing_zeros();
        let bits = bits.min(Buckets::MOST_BITS);
        let boards = self.boards(&pieces, bits);
        let expanded = self.expand(&boards, bits);
        self.give_back(&boards);
        drop(boards);
        let states = expanded.iter().map(|(states, _)| states).sum();
        (states, self.gather(expanded, bits))
    }

    /// The boards of this layer, many of them several times.
    fn boards(&self, pieces: &[(usize, &[u64])], bits: u32) -> Vec<Buckets> {
        let mut boards = share(pieces.len(), self.limits.jobs, |piece| {
            let (tile, afters) = pieces[piece];
            if !self.goes_on() {
                return Buckets::new(bits, 0);
            }
            let mut boards = Buckets::new(bits, self.empty_cells(afters));
            for &after in afters {
                self.model
                    .each_board(after, &self.model.tiles[tile], |board| boards.push(board));
            }
            self.budget.take(boards.bytes());
            boards
        });
        boards.push(self.starts(bits));
        boards
    }

    /// The afterstates that follow, many of them several times.
    fn expand(&self, boards: &[Buckets], bits: u32) -> Expanded {
        share(1 << bits, self.limits.jobs, |bucket| {
            if !self.goes_on() {
                return (0, Buckets::new(bits, 0));
            }
            let parts = boards.iter().map(|piece| piece.bucket(bucket));
            let boards = self.distinct(parts);
            let mut afters = Buckets::new(bits, 2 * boards.len());
            for &board in &boards {
                self.model.each_after(board, |after| afters.push(after));
            }
            self.budget.give_back(bytes_of(&boards));
            self.budget.take(afters.bytes());
            (boards.len() as u64, afters)
        })
    }

    /// The afterstates in order, each of them once.
    fn gather(&self, expanded: Expanded, bits: u32) -> Vec<u64> {
        let parts = share(1 << bits, self.limits.jobs, |bucket| {
            if !self.goes_on() {
                return Vec::new();
            }
            let parts = expanded.iter().map(|(_, afters)| afters.bucket(bucket));
            let mut afters = self.distinct(parts);
            afters.sort_unstable();
            afters
        });
        let expanded: Vec<Buckets> = expanded.into_iter().map(|(_, afters)| afters).collect();
        self.give_back(&expanded);
        drop(expanded);
        let mut afters = parts.concat();
        self.budget.take(bytes_of(&afters));
        let parts_bytes: u64 = parts.iter().map(bytes_of).sum();
        drop(parts);
        // Sorting takes half as much again as it sorts, and the parts had
        // that before.
        #[expect(
            clippy::stable_sort_primitive,
            reason = "it merges parts that are sorted"
        )]
        afters.sort();
        self.budget.give_back(parts_bytes);
        afters
    }

    /// The different boards among many. Their bytes are taken from the budget,
    /// and those of the table that finds them while it does.
    fn distinct<'b>(&self, parts: impl Iterator<Item = &'b [u64]> + Clone) -> Vec<u64> {
        let (found, table) = distinct(parts);
        self.budget.take(bytes_of(&found) + table);
        self.budget.give_back(table);
        found
    }

    fn goes_on(&self) -> bool {
        !self.budget.is_over() && self.limits.check_stop().is_ok()
    }

    fn give_back(&self, all: &[Buckets]) {
        self.budget.give_back(all.iter().map(Buckets::bytes).sum());
    }

    /// The number of boards that follow from these afterstates.
    fn empty_cells(&self, afters: &[u64]) -> usize {
        let layout = &self.model.layout;
        let empty = |&after: &u64| layout.empty(after).count_ones() as usize;
        afters.iter().map(empty).sum()
    }

    /// Afterstates of earlier layers with the number of the tile that leads
    /// from them to this one.
    fn pieces(&self) -> Vec<(usize, &[u64])> {
        let mut pieces = Vec::new();
        for (number, tile) in self.model.tiles.iter().enumerate() {
            let before = self
                .sum
                .checked_sub(tile.value)
                .filter(|_| tile.settles.is_none());
            let afters = before.and_then(|sum| self.recent.get(&sum));
            let afters = afters.map_or(&[][..], Vec::as_slice);
            pieces.extend(afters.chunks(LayerStep::PIECE).map(|piece| (number, piece)));
        }
        pieces
    }

    /// The boards of this layer that a game begins with.
    fn starts(&self, bits: u32) -> Buckets {
        let mut boards = Buckets::new(bits, 0);
        let starts = self.start.boards.get(&self.sum);
        for &board in starts.into_iter().flat_map(BTreeMap::keys) {
            boards.push(board);
        }
        self.budget.take(boards.bytes());
        boards
    }
}
