//! The cells of a packed board that have large tiles.

/// The highest rank of a packed board.
pub(super) const HIGHEST: u8 = 15;

/// The lower cell of each byte.
const LOWER: u64 = 0x0F0F_0F0F_0F0F_0F0F;
/// A one in each byte.
const BYTES: u64 = 0x0101_0101_0101_0101;

/// The lowest bit of each cell whose rank is above this.
#[inline(always)]
pub(super) const fn above(board: u64, rank: u32) -> u64 {
    // The sum has the byte's highest bit exactly for larger ranks.
    let add = (127 - rank) as u64 * BYTES;
    let even = ((board & LOWER) + add) >> 7 & BYTES;
    let odd = ((board >> 4 & LOWER) + add) >> 7 & BYTES;
    even | odd << 4
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_is_compared() {
        for rank in 0..16 {
            let expected = (0..16)
                .filter(|&cell| cell > rank)
                .map(|cell| 1 << (4 * cell));
            assert_eq!(above(0xFEDC_BA98_7654_3210, rank), expected.sum::<u64>());
        }
    }
}
