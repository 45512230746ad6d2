//! The inner operations on 64 bits.

use super::tables::{Entry, ROWS, TOO_LARGE};
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

    /// The same board with the points of the slide in the opposite direction,
    /// which are the same.
    #[inline(always)]
    pub(super) fn with_gain_of(self, opposite: Slid) -> Slid {
        Slid {
            quarters: opposite.quarters,
            ..self
        }
    }

    /// Puts four slid rows together. `place` moves a row to where its cells
    /// stand on the board.
    #[inline(always)]
    pub(super) fn assemble(rows: [Entry; 4], place: impl Fn(u64, usize) -> u64) -> Slid {
        let row = |row: usize| place(rows[row].into(), row);
        Slid {
            board: row(0) | row(1) | row(2) | row(3),
            quarters: (rows[0] >> 16) + (rows[1] >> 16) + (rows[2] >> 16) + (rows[3] >> 16),
        }
    }
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

    /// With one transposition for both vertical slides.
    #[inline(always)]
    fn slide_each(self, board: u64) -> [Slid; 4] {
        let columns = transpose(board);
        let [up, down] = slide_rows_both_ways(columns).map(|slid| Slid {
            board: transpose(slid.board),
            ..slid
        });
        let [left, right] = slide_rows_both_ways(board);
        [up, right, down, left]
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
    let table = table(direction);
    #[expect(clippy::cast_possible_truncation, reason = "16 bits are meant")]
    let slid = |row: u32| table[usize::from((board >> (16 * row)) as u16)];
    Slid::assemble([slid(0), slid(1), slid(2), slid(3)], |bits, row| {
        (bits & 0xFFFF) << (16 * row)
    })
}

/// Slides the rows to the left and to the right. What they gain is the same:
/// of equal tiles in line, every other one disappears either way.
#[inline(always)]
pub(super) fn slide_rows_both_ways(board: u64) -> [Slid; 2] {
    let left = slide_rows(board, Direction::Left);
    let right = slide_rows(board, Direction::Right);
    [left, right.with_gain_of(left)]
}

/// The rows' table for a direction.
#[inline(always)]
pub(super) fn table(direction: Direction) -> &'static [Entry; 1 << 16] {
    &ROWS[usize::from(!direction.is_towards_origin())]
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
pub(crate) fn legal_directions(board: u64) -> u8 {
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
