//! Real boards as a table sees them.

use brikke_engine::packed::empty_cells;
use brikke_engine::{Board, Rank, Size};

use super::numbering::half;
use super::slides::WALL;

/// A board whose large tiles are a wall.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Walled {
    /// The packed board; the cells of the wall are all ones.
    pub(super) board: u64,
    /// Half of the sum of the other tiles.
    pub(super) half_sum: usize,
}

impl Walled {
    /// The board with all tiles from the target on as a wall; `None` unless it
    /// is 4x4 and those tiles are all different.
    pub(super) fn new(board: &Board, target: Rank) -> Option<Walled> {
        if board.size() != Size::new(4, 4).ok()? {
            return None;
        }
        let (mut bits, mut half_sum, mut seen) = (0, 0, 0_u128);
        for (cell, (_, tile)) in board.cells().enumerate() {
            let number = tile.map_or(0, Rank::get);
            let number = if tile >= Some(target) {
                if seen >> number & 1 == 1 {
                    return None;
                }
                seen |= 1 << number;
                WALL
            } else {
                half_sum += half(number.into());
                number
            };
            bits |= u64::from(number) << (4 * cell);
        }
        let board = bits;
        Some(Walled { board, half_sum })
    }

    /// Tells the wall of a packed board that has all its tiles from the target on in
    /// these cells, marked by their lowest bits. The tiles there are different.
    #[inline(always)]
    pub(super) fn of_packed(board: u64, large: u64) -> Walled {
        let wall = large * 15;
        let mut rest = board & !wall;
        let mut half_sum = 0;
        let mut cells = !empty_cells(rest) & CELLS;
        while cells != 0 {
            let shift = cells.trailing_zeros();
            half_sum += half(rest >> shift & 15);
            cells &= cells - 1;
        }
        rest |= wall;
        Walled {
            board: rest,
            half_sum,
        }
    }
}

/// The lowest bit of each cell.
const CELLS: u64 = 0x1111_1111_1111_1111;

/// The lowest bit of each cell of a packed board with this rank or more.
#[inline(always)]
pub(super) fn large_cells(board: u64, rank: u64) -> u64 {
    const EVEN: u64 = 0x0F0F_0F0F_0F0F_0F0F;
    const ONES: u64 = 0x0101_0101_0101_0101;
    // A cell in eight bits carries into the fifth if it has the rank.
    let lift = (16 - rank) * ONES;
    let even = ((board & EVEN) + lift) >> 4 & ONES;
    let odd = ((board >> 4 & EVEN) + lift) >> 4 & ONES;
    even | odd << 4
}

/// The ranks of these cells as a set of bits; `None` if two are the same.
#[inline(always)]
pub(super) fn distinct_ranks(board: u64, mut cells: u64) -> Option<u16> {
    let mut ranks = 0;
    while cells != 0 {
        let rank = 1_u16 << (board >> cells.trailing_zeros() & 15);
        if ranks & rank != 0 {
            return None;
        }
        ranks |= rank;
        cells &= cells - 1;
    }
    Some(ranks)
}

#[cfg(test)]
mod tests {
    use super::*;
    use brikke_engine::{Grid, PackedBoard};

    fn check(drawing: &str) {
        let board: Board = drawing.parse().unwrap();
        let bits = PackedBoard::try_from(&board).unwrap().bits();
        let target = Rank::of_tile(512).unwrap();
        let large = large_cells(bits, target.get().into());
        let distinct = distinct_ranks(bits, large);
        let expected = distinct.map(|_| Walled::of_packed(bits, large));
        assert_eq!(Walled::new(&board, target), expected);
        for (cell, (_, tile)) in PackedBoard::from_bits(bits).to_board().cells().enumerate() {
            assert_eq!(large >> (4 * cell) & 15, u64::from(tile >= Some(target)));
        }
    }

    #[test]
    fn packed_boards_are_walled_as_others() {
        check("8192 4096 2048 1024 / 512 16384 2 4 / 8 16 32 64 / 128 256 . 2");
        check("8192 4096 2048 1024 / 512 512 2 4 / 8 16 32 64 / 128 256 . 2");
        check(". . . . / . . . . / . . . . / . . . 2");
        check("32768 256 256 32768 / . . . . / . . . . / . . . 2");
    }
}
