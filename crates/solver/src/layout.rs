//! Boards of one size in 64 bits.

use brikke_engine::{Board, Rank, Size};

use crate::permutation::Permutation;
use crate::three;

/// The lowest bit of every cell.
const ONES: u64 = 0x1111_1111_1111_1111;
const LOW_HALVES: u64 = 0x0f0f_0f0f_0f0f_0f0f;

/// The layout of boards of one size in 64 bits: four for each cell, row by row
/// from the lowest bits up, each the rank of its tile or 0; and which of
/// them are the same but for turns and mirrors.
#[derive(Debug, Clone)]
pub(crate) struct Layout {
    size: Size,
    /// The lowest bit of every cell there is.
    ones: u64,
    /// True if it is 3x3.
    is_three: bool,
    /// The shift of the cells when the whole word is turned around.
    beyond: u32,
    /// Rows become columns.
    transpose: Permutation<7>,
    /// Columns become rows again.
    pub(crate) transpose_back: Permutation<7>,
    /// The first row becomes the last.
    flip: Permutation<4>,
}

impl Layout {
    /// The most cells that fit.
    pub(crate) const MOST_CELLS: usize = 16;
    /// The largest rank that fits.
    pub(crate) const LARGEST: u8 = 15;

    /// `None` if the board has too many cells.
    pub(crate) fn new(size: Size) -> Option<Layout> {
        let cells = size.cells();
        if cells > Layout::MOST_CELLS {
            return None;
        }
        let (rows, columns) = (usize::from(size.rows()), usize::from(size.columns()));
        let transposed = move |cell: usize| cell % columns * rows + cell / columns;
        let back = move |cell: usize| cell % rows * columns + cell / rows;
        let flipped = move |cell: usize| (rows - 1 - cell / columns) * columns + cell % columns;
        #[expect(clippy::cast_possible_truncation, reason = "at most 64")]
        let beyond = (64 - 4 * cells) as u32;
        Some(Layout {
            size,
            ones: ONES >> beyond,
            is_three: (rows, columns) == (3, 3),
            beyond,
            transpose: Permutation::new(cells, transposed),
            transpose_back: Permutation::new(cells, back),
            flip: Permutation::new(cells, flipped),
        })
    }

    pub(crate) fn size(&self) -> Size {
        self.size
    }

    pub(crate) fn is_square(&self) -> bool {
        self.size.rows() == self.size.columns()
    }

    /// The number of boards that are usually the same but for turns and
    /// mirrors.
    pub(crate) fn symmetries(&self) -> f64 {
        let is_line = self.size.rows() == 1 || self.size.columns() == 1;
        match (self.is_square(), is_line) {
            (true, _) => 8.0,
            (false, true) => 2.0,
            (false, false) => 4.0,
        }
    }

    /// The board with the lowest number among those that are the same but
    /// for turns and mirrors.
    #[inline(always)]
    pub(crate) fn canonical(&self, board: u64) -> u64 {
        if self.is_three {
            return three::canonical(board);
        }
        let upright = self.lowest_of_four(board);
        if self.is_square() {
            upright.min(self.lowest_of_four(self.transpose.apply(board)))
        } else {
            upright
        }
    }

    /// Rows become columns.
    #[inline(always)]
    pub(crate) fn transposed(&self, board: u64) -> u64 {
        if self.is_three {
            three::transposed(board)
        } else {
            self.transpose.apply(board)
        }
    }

    #[inline(always)]
    fn lowest_of_four(&self, board: u64) -> u64 {
        let flipped = self.flip.apply(board);
        let turned = self.half_turn(board).min(self.half_turn(flipped));
        board.min(flipped).min(turned)
    }

    /// All cells in reverse.
    #[inline(always)]
    fn half_turn(&self, board: u64) -> u64 {
        let bytes = board.swap_bytes();
        (((bytes >> 4) & LOW_HALVES) | ((bytes & LOW_HALVES) << 4)) >> self.beyond
    }

    /// The lowest bit of every empty cell.
    #[inline(always)]
    pub(crate) fn empty(&self, board: u64) -> u64 {
        let pairs = board | board >> 1;
        !(pairs | pairs >> 2) & self.ones
    }

    /// A board that has this rank on every cell.
    pub(crate) fn filled(&self, rank: u8) -> u64 {
        self.ones * u64::from(rank)
    }

    /// The board in 64 bits; `None` if it has another size or a tile that
    /// does not fit.
    pub(crate) fn pack(&self, board: &Board) -> Option<u64> {
        let fits = |rank: Rank| rank.get() <= Layout::LARGEST;
        if board.size() != self.size || !board.largest().is_none_or(fits) {
            return None;
        }
        let numbers = board.cells().map(|(_, tile)| tile.map_or(0, Rank::get));
        let placed = numbers
            .enumerate()
            .map(|(cell, number)| u64::from(number) << (4 * cell));
        Some(placed.sum())
    }

    /// The sum of the tiles of a board.
    pub(crate) fn sum(board: u64) -> u32 {
        ranks(board)
            .filter(|&rank| rank > 0)
            .map(|rank| 1_u32 << rank)
            .sum()
    }

    /// The largest rank on a board, 0 if it is empty.
    pub(crate) fn largest(board: u64) -> u8 {
        ranks(board).max().unwrap_or(0)
    }
}

fn ranks(board: u64) -> impl Iterator<Item = u8> {
    #[expect(clippy::cast_possible_truncation, reason = "four bits")]
    (0..16).map(move |cell| (board >> (4 * cell)) as u8 & 15)
}

/// The positions in bits of the cells whose lowest bit is set.
#[inline(always)]
pub(crate) fn each_cell(mut cells: u64, mut visit: impl FnMut(u32)) {
    while cells != 0 {
        visit(cells.trailing_zeros());
        cells &= cells - 1;
    }
}
