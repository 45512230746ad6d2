//! The largest tile that four bits hold, for networks that do not know it.

use brikke_engine::Generator;

use super::arena::Arena;

/// The lowest bit of each cell.
const CELLS: u64 = 0x1111_1111_1111_1111;
/// The lower cell of each byte.
const LOWER: u64 = 0x0F0F_0F0F_0F0F_0F0F;
/// A one in each byte.
const BYTES: u64 = 0x0101_0101_0101_0101;

/// Whether there is a 32768.
#[inline(always)]
pub(super) fn has_largest(board: u64) -> bool {
    let pairs = board & board >> 1;
    pairs & pairs >> 2 & CELLS != 0
}

/// The board with all tiles above the highest gap between its ranks one rank
/// down: what lies above a gap merges with nothing below it, so that the same
/// directions are good. A board without a gap stays as it is.
pub(super) fn downgraded(board: u64) -> u64 {
    let present = (0..16).fold(0_u32, |set, cell| set | 1 << (board >> (4 * cell) & 15));
    // Empty cells are no gap, whether there are any or not.
    let gaps = !present & 0xFFFE;
    match gaps.checked_ilog2() {
        Some(gap) => board - above(board, gap),
        None => board,
    }
}

/// The lowest bit of each cell whose rank is above this.
fn above(board: u64, rank: u32) -> u64 {
    // The sum has the byte's highest bit exactly for larger ranks.
    let add = u64::from(127 - rank) * BYTES;
    let of = |cells: u64| (cells + add) >> 7 & BYTES;
    of(board & LOWER) | of(board >> 4 & LOWER) << 4
}

/// An arena in which a network that does not know 32768 sees boards as it
/// knows them.
pub(super) struct Downgrading<A> {
    pub(super) arena: A,
    /// Whether the network knows the largest tile.
    pub(super) knows_largest: bool,
}

impl<A: Arena<Board = u64>> Arena for Downgrading<A> {
    type Board = u64;
    type Indices = A::Indices;

    fn start(&self, generator: &mut Generator) -> u64 {
        self.arena.start(generator)
    }

    #[inline(always)]
    fn slides(&self, board: u64) -> [Option<(u64, f32)>; 4] {
        self.arena.slides(board)
    }

    #[inline(always)]
    fn look(&self, after: u64, indices: &mut A::Indices) {
        let seen = if has_largest(after) && !self.knows_largest {
            downgraded(after)
        } else {
            after
        };
        self.arena.look(seen, indices);
    }

    #[inline(always)]
    fn place(&self, after: u64, generator: &mut Generator) -> u64 {
        self.arena.place(after, generator)
    }

    fn largest(&self, board: u64) -> u8 {
        self.arena.largest(board)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use brikke_engine::{Board, Grid, PackedBoard};

    fn check(drawing: &str, expected: &str) {
        let bits = |drawing: &str| {
            let board: Board = drawing.parse().unwrap();
            PackedBoard::try_from(&board).unwrap().bits()
        };
        let found = PackedBoard::from_bits(downgraded(bits(drawing)));
        assert_eq!(found.to_board(), expected.parse().unwrap());
        assert!(has_largest(bits(drawing)));
    }

    #[test]
    fn tiles_above_the_highest_gap_come_down() {
        check(
            "32768 8192 4 . / 2 2 . . / . . . . / . . . 8",
            "16384 8192 4 . / 2 2 . . / . . . . / . . . 8",
        );
        check(
            "32768 16384 8192 2 / 16384 . . . / 4 . . . / . . . 2048",
            "16384 8192 4096 2 / 8192 . . . / 4 . . . / . . . 2048",
        );
        check(
            "32768 16384 8192 4096 / 256 512 1024 2048 / 128 64 32 16 / . 2 4 8",
            "32768 16384 8192 4096 / 256 512 1024 2048 / 128 64 32 16 / . 2 4 8",
        );
        check(
            "32768 16384 8192 4096 / 256 512 1024 2048 / 128 64 32 16 / 8 2 2 8",
            "16384 8192 4096 2048 / 128 256 512 1024 / 64 32 16 8 / 4 2 2 4",
        );
    }

    #[test]
    fn other_boards_have_no_largest_tile() {
        assert!(!has_largest(0xEEEE_7BDE_0123_4567));
        assert!(has_largest(0xF000_0000_0000_0000));
        assert!(has_largest(0x0000_0F00_0000_0000));
    }
}
