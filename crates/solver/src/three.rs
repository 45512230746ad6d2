//! Boards of 3x3, which most of the solver's time goes into: the same as any
//! other, with masks and distances that the compiler knows.

/// A board of 3x3 without its rows above and below.
const MIDDLE: u64 = 0xff_f000;
/// The first row.
const FIRST: u64 = 0xfff;
/// The first cell of every row.
const FIRST_CELLS: u64 = 0x00f_00f_00f;
const DIAGONAL: u64 = 0xf << 32 | 0xf << 16 | 0xf;

/// The board with the lowest number among those that are the same but for
/// turns and mirrors.
#[inline(always)]
pub(crate) const fn canonical(board: u64) -> u64 {
    lower(lowest_of_four(board), lowest_of_four(transposed(board)))
}

#[inline(always)]
const fn lowest_of_four(board: u64) -> u64 {
    let flipped = board >> 24 | board & MIDDLE | (board & FIRST) << 24;
    lower(
        lower(board, flipped),
        lower(mirrored(board), mirrored(flipped)),
    )
}

/// The first cell of every row becomes its last.
#[inline(always)]
const fn mirrored(board: u64) -> u64 {
    let ends = (board & FIRST_CELLS) << 8 | board >> 8 & FIRST_CELLS;
    ends | board & FIRST_CELLS << 4
}

/// Rows become columns.
#[inline(always)]
pub(crate) const fn transposed(board: u64) -> u64 {
    let up = (board & (0xf << 4 | 0xf << 20)) << 8 | (board & 0xf << 8) << 16;
    let down = board >> 8 & (0xf << 4 | 0xf << 20) | board >> 16 & 0xf << 8;
    board & DIAGONAL | up | down
}

#[inline(always)]
const fn lower(one: u64, other: u64) -> u64 {
    if one < other { one } else { other }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::permutation::Permutation;

    /// Boards of 3x3 with all kinds of cells.
    fn boards() -> impl Iterator<Item = u64> {
        (1..2_000_u64).map(|number| number.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 28)
    }

    #[test]
    fn rows_become_columns() {
        let slow = Permutation::<7>::new(9, |cell| cell % 3 * 3 + cell / 3);
        for board in boards() {
            assert_eq!(transposed(board), slow.apply(board));
        }
    }

    #[test]
    fn all_eight_are_the_same_board() {
        let turn = Permutation::<7>::new(9, |cell| cell % 3 * 3 + (2 - cell / 3));
        let mirror = Permutation::<7>::new(9, |cell| cell / 3 * 3 + (2 - cell % 3));
        for board in boards() {
            let mut image = board;
            let mut lowest = board;
            for _ in 0..4 {
                image = turn.apply(image);
                lowest = lowest.min(image).min(mirror.apply(image));
            }
            assert_eq!(canonical(board), lowest);
        }
    }
}
