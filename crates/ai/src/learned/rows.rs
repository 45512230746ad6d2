//! A tuple's weights in rows: those that differ in the first cell alone.
//!
//! A row has a kind: 0 if all its weights are zero, and otherwise one more
//! than the number of lowest bits that are zero in all of them. So a row that
//! was rounded to large steps is written in few bits.

use super::entropy::Symbol;
use super::tokens::{KINDS, Parts};

/// The most lowest bits that a kind leaves out.
pub(super) const MOST_SHIFT: u32 = 7;
/// The number of kinds of rows.
const ROW_KINDS: u8 = 9;
/// The contexts of a row's kind.
pub(super) const ROW_CONTEXTS: usize = ROW_KINDS as usize * ROW_KINDS as usize;
/// The contexts of a weight.
pub(super) const WEIGHT_CONTEXTS: usize = (MOST_SHIFT as usize + 1) * KINDS;

/// True if a byte is a row's kind.
pub(super) fn is_row_kind(byte: u8) -> bool {
    byte < ROW_KINDS
}

/// The kind of a row.
pub(super) fn row_kind(row: &[i16]) -> u8 {
    let bits = row.iter().fold(0, |bits, &weight| bits | weight);
    let shift = bits.trailing_zeros().min(MOST_SHIFT);
    let kind = if bits == 0 { 0 } else { shift + 1 };
    u8::try_from(kind).unwrap_or(0)
}

/// The number of lowest bits that a kind leaves out; `None` for a row of zeros.
pub(super) fn shift(kind: u8) -> Option<u32> {
    u32::from(kind).checked_sub(1)
}

/// In what context a row's kind is read: the kind before it, and the one that
/// differs by one rank in the second cell's neighbour. Before the first there
/// are only zeros.
#[inline(always)]
pub(super) fn row_context(kinds: &[u8], place: usize, apart: usize) -> usize {
    let kind = |distance: usize| {
        let kind = place.checked_sub(distance).map_or(0, |place| kinds[place]);
        usize::from(kind)
    };
    usize::from(ROW_KINDS) * kind(apart) + kind(1)
}

/// In what context the first weight of a row is read; the others follow a
/// token of some [kind](super::tokens::Meaning::kind), which is added.
#[inline(always)]
pub(super) fn first_context(shift: u32) -> usize {
    shift as usize * KINDS
}

/// The symbols of a strand's row kinds.
pub(super) fn kind_symbols(kinds: &[u8], apart: usize) -> impl Iterator<Item = Symbol> {
    (0..kinds.len()).map(move |place| Symbol {
        context: context(row_context(kinds, place, apart)),
        token: kinds[place],
        bits: 0,
        lower: 0,
    })
}

/// The symbols of a row's weights, of which none is the least of all numbers.
pub(super) fn weight_symbols(row: &[i16], shift: u32) -> impl Iterator<Item = Symbol> {
    let mut kind = 0;
    row.iter().map(move |&weight| {
        let Parts { token, bits, lower } = Parts::of(weight >> shift);
        let symbol = Symbol {
            context: context(first_context(shift) + kind),
            token,
            bits,
            lower,
        };
        kind = usize::from(super::tokens::MEANINGS[usize::from(token)].kind);
        symbol
    })
}

/// There are fewer than 256 contexts of either.
fn context(number: usize) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_has_the_kind_of_its_common_zeros() {
        let check = |row: &[i16], kind: u8| assert_eq!(row_kind(row), kind, "{row:?}");
        check(&[0, 0, 0], 0);
        check(&[0, 3, 0], 1);
        check(&[8, -4, 0], 3);
        check(&[1024, -1024], 8);
        assert_eq!(shift(8), Some(MOST_SHIFT));
        assert_eq!(shift(0), None);
        const { assert!(ROW_CONTEXTS < 256 && WEIGHT_CONTEXTS < 256) };
    }
}
