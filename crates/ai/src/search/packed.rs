//! The state space of 4x4 boards in 64 bits.

use brikke_engine::packed::empty_cells;
use brikke_engine::{Board, Direction, Grid, PackedBoard, Rank, Slide};

use super::state_space::{ChanceModel, NewTile, StateSpace, Successor};

/// A valuation of packed afterstates.
pub(crate) trait PackedEvaluator {
    /// The value of a lost game.
    fn lost(&self) -> f32;

    /// The value of a won game, where winning ends it.
    fn won(&self) -> f32;

    /// The value of an afterstate in which nothing has ended.
    fn value(&self, after: u64) -> f32;

    /// The points of a slide in the unit of the values.
    fn points(&self, gained: f32) -> f32;

    /// [`StateSpace::value_past_tile`], where there is a faster way.
    fn value_past_tile(&self, after: u64, chance: &ChanceModel) -> Option<f32>;

    /// The value of an afterstate that need not be searched on from.
    #[inline(always)]
    fn settled(&self, _after: u64) -> Option<f32> {
        None
    }

    /// A number that tells afterstates apart, among all that this valuation and
    /// others before it have seen.
    #[inline(always)]
    fn key(&self, after: u64) -> u64 {
        after
    }
}

/// Packed boards under some rules, valued by `E`.
///
/// If two 32768s merge, which four bits cannot hold, the search goes on
/// with one 32768 for them. A search that must not do so asks for
/// [`pack_below_limit`]; other boards are searched as general boards.
pub(crate) struct Packed<E> {
    pub(crate) evaluator: E,
    pub(crate) chance: ChanceModel,
}

impl<E: PackedEvaluator> StateSpace for Packed<E> {
    type Board = u64;

    #[inline]
    fn slides(&self, board: u64) -> [Option<Successor<u64>>; 4] {
        match PackedBoard::from_bits(board).try_slide_each() {
            Ok(slides) => slides.map(|slide| slide.map(|slide| self.step(slide))),
            Err(_) => Direction::ALL.map(|direction| self.slow_step(board, direction)),
        }
    }

    fn tiles(&self) -> &[NewTile] {
        &self.chance.tiles
    }

    #[inline]
    fn place(&self, after: u64, tile: NewTile, mut visit: impl FnMut(u64)) {
        let mut cells = empty_cells(after);
        while cells != 0 {
            let lowest = cells & cells.wrapping_neg();
            visit(after | (lowest * u64::from(tile.number)));
            cells ^= lowest;
        }
    }

    #[inline]
    fn empty_count(&self, after: u64) -> u8 {
        empty_count(after)
    }

    #[inline]
    fn ending(&self, after: u64) -> Option<f32> {
        if let Some(goal) = self.chance.winning
            && has_at_least(after, goal)
        {
            return Some(self.evaluator.won());
        }
        if self.chance.full_loses && empty_count(after) == 1 {
            return Some(self.evaluator.lost());
        }
        self.evaluator.settled(after)
    }

    fn lost(&self) -> f32 {
        self.evaluator.lost()
    }

    #[inline]
    fn value(&self, after: u64) -> f32 {
        self.evaluator.value(after)
    }

    #[inline]
    fn key(&self, after: u64) -> u64 {
        self.evaluator.key(after)
    }

    #[inline]
    fn value_past_tile(&self, after: u64) -> f32 {
        self.evaluator
            .value_past_tile(after, &self.chance)
            .unwrap_or_else(|| self.average_past_tile(after))
    }
}

impl<E: PackedEvaluator> Packed<E> {
    #[inline]
    fn step(&self, slide: Slide<PackedBoard>) -> Successor<u64> {
        #[expect(clippy::cast_precision_loss, reason = "a value, not a score")]
        let gained = slide.gained as f32;
        Successor {
            after: slide.after.board().bits(),
            points: self.evaluator.points(gained),
        }
    }

    /// The slide of a board on which two 32768s merge.
    #[cold]
    fn slow_step(&self, board: u64, direction: Direction) -> Option<Successor<u64>> {
        let slide = PackedBoard::from_bits(board).to_board().slide(direction)?;
        #[expect(clippy::cast_precision_loss, reason = "a value, not a score")]
        let gained = slide.gained as f32;
        Some(Successor {
            after: pack_saturating(slide.after.board()),
            points: self.evaluator.points(gained),
        })
    }
}

/// The bits of a 4x4 board whose tiles fit.
pub(crate) fn pack(board: &Board) -> Option<u64> {
    PackedBoard::try_from(board).ok().map(PackedBoard::bits)
}

/// The bits of a 4x4 board from which no search makes a 65536: its tiles, and
/// all that appear on the way, add up to less.
pub(crate) fn pack_below_limit(board: &Board) -> Option<u64> {
    let tiles = board.cells().filter_map(|(_, tile)| tile);
    let sum: u128 = tiles.map(Rank::tile).sum();
    let is_below = sum + APPEARING < 2 * PackedBoard::LARGEST.tile();
    is_below.then(|| pack(board)).flatten()
}

/// More than all tiles that appear within a search add up to.
const APPEARING: u128 = 256;

/// The bits of a 4x4 board, larger tiles than 32768 as 32768.
pub(crate) fn pack_saturating(board: &Board) -> u64 {
    (0..).zip(board.cells()).fold(0, |bits, (cell, (_, tile))| {
        let number = tile.map_or(0, |rank| rank.min(PackedBoard::LARGEST).get());
        bits | u64::from(number) << (4 * cell)
    })
}

/// The number of empty cells.
#[inline(always)]
pub(super) fn empty_count(board: u64) -> u8 {
    #[expect(clippy::cast_possible_truncation, reason = "at most 16")]
    let count = empty_cells(board).count_ones() as u8;
    count
}

/// True if there is a tile of this rank or above.
fn has_at_least(board: u64, goal: Rank) -> bool {
    (0..16).any(|cell| (board >> (4 * cell) & 15) >= u64::from(goal.get()))
}
