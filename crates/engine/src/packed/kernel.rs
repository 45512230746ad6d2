//! The inner operations on 64 bits.

use super::tables::{self, Entry, QUARTERS, TOO_LARGE};
use crate::Direction;

/// The lowest bit of each cell.
const CELLS: u64 = 0x1111_1111_1111_1111;

/// A board after a slide, and what the slide gained. The board is the same
/// as before if nothing moved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Slid {
    /// The bits of the board.
    pub board: u64,
    /// A quarter of the points, or more than any slide can gain.
    quarters: u32,
}

impl Slid {
    /// The points; `None` if the slide made a tile that does not fit. The
    /// board means nothing then, except that it differs.
    #[inline(always)]
    pub fn gained(self) -> Option<u32> {
        (self.quarters < TOO_LARGE).then_some(4 * self.quarters)
    }

    /// Puts four lines together that slide in this direction. `place` moves
    /// the lowest 16 bits of what it is given to where the cells of the line
    /// stand on the board.
    #[inline(always)]
    pub(super) fn assemble(
        lines: [Entry; 4],
        direction: Direction,
        place: impl Fn(u64, usize) -> u64,
    ) -> Slid {
        let shift = 16 * u32::from(!direction.is_towards_origin());
        let line = |line: usize| place(lines[line] >> shift, line);
        Slid {
            board: line(0) | line(1) | line(2) | line(3),
            quarters: quarters(lines),
        }
    }

    /// Both slides of four lines, whose boards are known already.
    #[inline(always)]
    pub(super) fn both_ways(boards: [u64; 2], lines: [Entry; 4]) -> [Slid; 2] {
        let quarters = quarters(lines);
        boards.map(|board| Slid { board, quarters })
    }
}

/// A quarter of the points that four lines gain.
#[inline(always)]
fn quarters([first, second, third, fourth]: [Entry; 4]) -> u32 {
    ((first + second + third + fourth) >> QUARTERS) as u32
}

/// The operations on a packed board's bits that depend on the processor.
/// [`on_fastest_kernel`](super::on_fastest_kernel) chooses.
pub trait Kernel: Copy {
    /// Slides all rows or columns. The direction is data here: a random
    /// player makes it unpredictable, so there is no branch on it.
    fn slide(self, board: u64, direction: Direction) -> Slid;

    /// All four slides, in the order of [`Direction::ALL`].
    fn slide_each(self, board: u64) -> [Slid; 4];

    /// The number of cells marked in `cells`: at most 15.
    fn count(self, cells: u64) -> u32;

    /// The lowest bit of the `nth` of the cells marked in `cells`, counted
    /// from 0. There are more than `nth` of them, and at most 15.
    fn nth_cell(self, cells: u64, nth: u32) -> u64;

    /// The cells that are all ones in `cells`, moved together in order to
    /// the lowest bits.
    fn extract(self, board: u64, cells: u64) -> u64;
}

/// The kernel for every processor.
#[derive(Debug, Clone, Copy)]
pub(super) struct Portable;

impl Kernel for Portable {
    #[inline(always)]
    fn slide(self, board: u64, direction: Direction) -> Slid {
        // Masks that are all ones for the vertical directions turn the
        // transposition on and off without a branch.
        let vertical = u64::from(direction.is_vertical()).wrapping_neg();
        let slid = slide_rows(transpose_masked(board, vertical), direction);
        Slid {
            board: transpose_masked(slid.board, vertical),
            ..slid
        }
    }

    #[cfg(target_arch = "x86_64")]
    #[inline(always)]
    fn slide_each(self, board: u64) -> [Slid; 4] {
        super::sse2::slide_each(board)
    }

    #[cfg(not(target_arch = "x86_64"))]
    #[inline(always)]
    fn slide_each(self, board: u64) -> [Slid; 4] {
        slide_each(board)
    }

    #[inline(always)]
    fn count(self, cells: u64) -> u32 {
        // The highest cell of the product is the sum of all.
        (cells.wrapping_mul(CELLS) >> 60) as u32
    }

    #[inline(always)]
    fn nth_cell(self, cells: u64, nth: u32) -> u64 {
        const BYTES: u64 = 0x0101_0101_0101_0101;
        const NIBBLES: u64 = 0x0F * BYTES;
        const TOP_BITS: u64 = 0x80 * BYTES;
        // Each cell's number of marked cells up to and with it; at most 15.
        let counts = cells.wrapping_mul(CELLS);
        // The cell sought is the first whose count is above `nth`: as many
        // cells come before it as have a count of at most `nth`. A byte of
        // `bound - count` keeps its top bit exactly for those.
        let bound = (u64::from(nth) * BYTES) | TOP_BITS;
        let even = (bound - (counts & NIBBLES)) & TOP_BITS;
        let odd = (bound - (counts >> 4 & NIBBLES)) & TOP_BITS;
        let before = ((even >> 7) + (odd >> 7)).wrapping_mul(BYTES) >> 56;
        1 << (4 * before)
    }

    #[inline(always)]
    fn extract(self, board: u64, mut cells: u64) -> u64 {
        let (mut extracted, mut place) = (0, 0);
        while cells != 0 {
            let lowest = cells.trailing_zeros() & !3;
            extracted |= (board >> lowest & 15) << place;
            cells &= !(15 << lowest);
            place += 4;
        }
        extracted
    }
}

/// Slides with the direction known where it is called, as it is in most
/// code: sliding rows needs no transposition.
#[inline(always)]
pub(super) fn slide(board: u64, direction: Direction) -> Slid {
    if direction.is_vertical() {
        let slid = slide_rows(transpose(board), direction);
        Slid {
            board: transpose(slid.board),
            ..slid
        }
    } else {
        slide_rows(board, direction)
    }
}

#[inline(always)]
fn slide_rows(board: u64, direction: Direction) -> Slid {
    Slid::assemble(row_entries(board), direction, row_at)
}

/// All four slides, in the order of [`Direction::ALL`], with one transposition
/// for both vertical ones.
#[cfg(any(test, not(target_arch = "x86_64")))]
#[inline(always)]
fn slide_each(board: u64) -> [Slid; 4] {
    let [up, down] = slide_rows_both_ways(transpose(board)).map(|slid| Slid {
        board: transpose(slid.board),
        ..slid
    });
    let [left, right] = slide_rows_both_ways(board);
    [up, right, down, left]
}

/// Slides the rows to the left and to the right.
#[cfg(any(test, not(target_arch = "x86_64")))]
#[inline(always)]
fn slide_rows_both_ways(board: u64) -> [Slid; 2] {
    let rows = row_entries(board);
    let all = |shift: u32| {
        let row = |row: usize| row_at(rows[row] >> shift, row);
        row(0) | row(1) | row(2) | row(3)
    };
    Slid::both_ways([all(0), all(16)], rows)
}

/// The entries of a board's rows.
#[inline(always)]
pub(super) fn row_entries(board: u64) -> [Entry; 4] {
    #[expect(clippy::cast_possible_truncation, reason = "16 bits are meant")]
    let entry = |row: u32| tables::entry((board >> (16 * row)) as u16);
    [entry(0), entry(1), entry(2), entry(3)]
}

/// The lowest 16 bits where a row stands on the board.
#[inline(always)]
fn row_at(bits: u64, row: usize) -> u64 {
    (bits & 0xFFFF) << (16 * row)
}

/// The board in all eight orientations: four of the board, then four of its
/// transposition.
#[inline(always)]
pub fn symmetries(board: u64) -> [u64; 8] {
    let mut all = [0; 8];
    let (upright, transposed) = all.split_at_mut(4);
    upright.copy_from_slice(&mirrors(board));
    transposed.copy_from_slice(&mirrors(transpose(board)));
    all
}

/// The board, left for right, upside down, and both.
#[inline(always)]
fn mirrors(board: u64) -> [u64; 4] {
    const LOW_CELLS: u64 = 0x0F0F_0F0F_0F0F_0F0F;
    const LOW_PAIRS: u64 = 0x00FF_00FF_00FF_00FF;
    const LOW_ROWS: u64 = 0x0000_FFFF_0000_FFFF;
    let swapped = board >> 4 & LOW_CELLS | (board & LOW_CELLS) << 4;
    let left_for_right = swapped >> 8 & LOW_PAIRS | (swapped & LOW_PAIRS) << 8;
    let rows = board >> 16 & LOW_ROWS | (board & LOW_ROWS) << 16;
    [
        board,
        left_for_right,
        rows.rotate_left(32),
        swapped.swap_bytes(),
    ]
}

/// Rows become columns.
#[inline(always)]
pub fn transpose(board: u64) -> u64 {
    transpose_masked(board, u64::MAX)
}

/// Rows become columns where `mask` is all ones, nothing changes where it is
/// zero.
#[inline(always)]
fn transpose_masked(board: u64, mask: u64) -> u64 {
    // Exchange the off-diagonal cells of each 2x2 block, then the
    // off-diagonal blocks.
    let cells = (board ^ board >> 12) & 0x0000_F0F0_0000_F0F0 & mask;
    let board = board ^ cells ^ cells << 12;
    let blocks = (board ^ board >> 24) & 0x0000_0000_FF00_FF00 & mask;
    board ^ blocks ^ blocks << 24
}

/// The lowest bit of each empty cell.
#[inline(always)]
pub fn empty_cells(board: u64) -> u64 {
    let pairs = board | board >> 2;
    !(pairs | pairs >> 1) & CELLS
}

/// The directions in which something moves, as bits in the order of
/// [`Direction::ALL`].
#[inline(always)]
pub fn legal_directions(board: u64) -> u8 {
    /// Cells that have a neighbour at their right, and below.
    const HAS_RIGHT: u64 = 0x0111_0111_0111_0111;
    const HAS_BELOW: u64 = 0x0000_1111_1111_1111;
    let empty = empty_cells(board);
    let tiles = empty ^ CELLS;
    // Equal neighbours merge in both directions; a tile beside an empty cell
    // moves into it.
    let equal_right = empty_cells(board ^ board >> 4) & tiles & HAS_RIGHT;
    let equal_below = empty_cells(board ^ board >> 16) & tiles & HAS_BELOW;
    let left = equal_right | empty & tiles >> 4 & HAS_RIGHT;
    let right = equal_right | tiles & empty >> 4 & HAS_RIGHT;
    let up = equal_below | empty & tiles >> 16 & HAS_BELOW;
    let down = equal_below | tiles & empty >> 16 & HAS_BELOW;
    let bit = |cells: u64, direction: Direction| u8::from(cells != 0) << direction as u8;
    bit(up, Direction::Up)
        | bit(right, Direction::Right)
        | bit(down, Direction::Down)
        | bit(left, Direction::Left)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Generator;
    use crate::packed::bmi2::Bmi2;

    /// Boards of every density, from random bits.
    fn boards() -> impl Iterator<Item = u64> {
        let mut generator = Generator::stream(3, 1);
        let mut bits =
            move || u64::from(generator.below(1 << 31)) << 33 ^ u64::from(generator.below(1 << 31));
        (0..20_000).map(move |round| {
            let small = if round % 2 == 0 {
                u64::MAX
            } else {
                0x3333_3333_3333_3333
            };
            let cells = |marks: u64| (marks & CELLS) * 15;
            bits() & small & cells(bits()) & cells(if round % 3 == 0 { bits() } else { CELLS })
        })
    }

    fn check_kernel(kernel: impl Kernel) {
        for board in boards() {
            for direction in Direction::ALL {
                let expected = slide(board, direction);
                assert_eq!(
                    kernel.slide(board, direction),
                    expected,
                    "{board:016x} {direction}"
                );
                let legal = legal_directions(board) >> direction as u8 & 1 == 1;
                assert_eq!(expected.board != board, legal, "{board:016x} {direction}");
            }
            let each = Direction::ALL.map(|direction| slide(board, direction));
            assert_eq!(kernel.slide_each(board), each, "{board:016x}");
            assert_eq!(slide_each(board), each, "{board:016x}");
            for cells in [0xFFF_FFFF, 0xF0F0_00FF_0000, 0xFFF_0000_0FF0_00FF] {
                let expected = Portable.extract(board, cells);
                assert_eq!(kernel.extract(board, cells), expected, "{board:016x}");
            }
            let mut empty = empty_cells(board);
            if empty.count_ones() == 16 {
                continue;
            }
            assert_eq!(kernel.count(empty), empty.count_ones(), "{board:016x}");
            for nth in 0..empty.count_ones() {
                let lowest = empty & empty.wrapping_neg();
                assert_eq!(
                    kernel.nth_cell(empty_cells(board), nth),
                    lowest,
                    "{board:016x} {nth}"
                );
                empty ^= lowest;
            }
        }
    }

    #[test]
    fn the_orientations_are_those_of_the_general_board() {
        use crate::{Grid, PackedBoard};
        let sorted = |mut boards: [String; 8]| {
            boards.sort();
            boards
        };
        for board in boards().take(500) {
            let text = |bits| PackedBoard::from_bits(bits).to_board().to_string();
            let general = PackedBoard::from_bits(board).to_board().symmetries();
            assert_eq!(
                sorted(symmetries(board).map(text)),
                sorted(general.map(|board| board.to_string())),
            );
        }
    }

    #[test]
    fn cells_are_extracted_in_order() {
        let board = 0xFEDC_BA98_7654_3210;
        assert_eq!(Portable.extract(board, 0xF0F0_0000_0000_0FF0), 0xFD21);
        assert_eq!(Portable.extract(board, u64::MAX), board);
    }

    #[test]
    fn the_portable_kernel_agrees_with_the_plain_slide() {
        check_kernel(Portable);
    }

    #[test]
    fn the_bmi2_kernel_agrees_with_the_plain_slide() {
        match Bmi2::detect() {
            Some(kernel) => check_kernel(kernel),
            None => eprintln!("skipped: this processor has no BMI2"),
        }
    }
}
