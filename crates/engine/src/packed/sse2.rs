//! All four slides of a board at once, two boards in a register of 128 bits.
//! Every x86-64 processor can do that.

#![expect(
    unsafe_code,
    reason = "the compiler does not put two boards together by itself"
)]

use std::arch::x86_64::{
    __m128i, _mm_and_si128, _mm_cvtsi64_si128, _mm_cvtsi128_si64, _mm_set1_epi64x, _mm_slli_epi64,
    _mm_srli_epi64, _mm_unpackhi_epi64, _mm_unpacklo_epi16, _mm_unpacklo_epi32, _mm_xor_si128,
};

use super::kernel::{Slid, row_entries, transpose};
use super::tables::Entry;

/// All four slides, in the order of [`Direction::ALL`](crate::Direction::ALL).
#[inline(always)]
pub(super) fn slide_each(board: u64) -> [Slid; 4] {
    let (rows, columns) = (row_entries(board), row_entries(transpose(board)));
    let [left, right] = Slid::both_ways(halves(together(rows)), rows);
    let vertical = halves(transpose_both(together(columns)));
    let [up, down] = Slid::both_ways(vertical, columns);
    [up, right, down, left]
}

/// Four slid rows as two boards: after the slide to the left, and to the
/// right.
#[inline(always)]
fn together(rows: [Entry; 4]) -> __m128i {
    // SAFETY: every processor of this kind has SSE2.
    unsafe {
        let [first, second, third, fourth] =
            rows.map(|entry| _mm_cvtsi64_si128(entry.cast_signed()));
        // Words of 16 bits: left, left, right, right.
        let low = _mm_unpacklo_epi16(first, second);
        let high = _mm_unpacklo_epi16(third, fourth);
        _mm_unpacklo_epi32(low, high)
    }
}

/// Rows become columns in both boards, as in [`transpose`].
#[inline(always)]
fn transpose_both(boards: __m128i) -> __m128i {
    // SAFETY: every processor of this kind has SSE2.
    unsafe {
        let cells = _mm_and_si128(
            _mm_xor_si128(boards, _mm_srli_epi64::<12>(boards)),
            _mm_set1_epi64x(0x0000_F0F0_0000_F0F0),
        );
        let moved = _mm_xor_si128(cells, _mm_slli_epi64::<12>(cells));
        let boards = _mm_xor_si128(boards, moved);
        let blocks = _mm_and_si128(
            _mm_xor_si128(boards, _mm_srli_epi64::<24>(boards)),
            _mm_set1_epi64x(0x0000_0000_FF00_FF00),
        );
        let moved = _mm_xor_si128(blocks, _mm_slli_epi64::<24>(blocks));
        _mm_xor_si128(boards, moved)
    }
}

#[inline(always)]
fn halves(boards: __m128i) -> [u64; 2] {
    // SAFETY: every processor of this kind has SSE2.
    let halves = unsafe {
        let upper = _mm_unpackhi_epi64(boards, boards);
        [_mm_cvtsi128_si64(boards), _mm_cvtsi128_si64(upper)]
    };
    halves.map(i64::cast_unsigned)
}
