//! Values that a search has asked a network for.

use super::past_tile::Leaves;
use crate::search::{Entry, place};

/// A network's latest values of afterstates, as they are.
///
/// Half of the afterstates at the end of a search's lines come up again within
/// the same search: another order of the same moves leads to them. Looking a
/// value up here takes a fraction of the time that the network takes.
pub(super) struct ValueCache(Box<[Entry]>);

/// 2^15 entries of 16 bytes are 512 KiB: more of them are slower to reach.
const BITS: u32 = 15;

/// Tells a value of 0 from an empty entry.
const PRESENT: u64 = 1 << 32;

impl Default for ValueCache {
    fn default() -> ValueCache {
        let entries = std::iter::repeat_with(Entry::default);
        ValueCache(entries.take(1 << BITS).collect())
    }
}

impl Leaves for ValueCache {
    #[inline(always)]
    fn settled(&self, after: u64) -> Option<f32> {
        #[expect(clippy::cast_possible_truncation, reason = "the value's 32 bits")]
        let value = |word| f32::from_bits(word as u32);
        self.0[place(after, BITS)].read(after).map(value)
    }

    #[inline(always)]
    fn seen(&self, after: u64) -> u64 {
        after
    }

    #[inline(always)]
    fn weighed(&self, after: u64, value: f32) -> f32 {
        self.0[place(after, BITS)].write(after, u64::from(value.to_bits()) | PRESENT);
        value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_found_again_and_another_boards_is_not() {
        let cache = ValueCache::default();
        for value in [0.0, -1.5, 300_000.25] {
            cache.weighed(0x1234, value);
            assert_eq!(cache.settled(0x1234), Some(value));
            assert_eq!(cache.settled(0x1235), None);
        }
    }

    #[test]
    fn the_latest_board_of_a_place_stays() {
        let cache = ValueCache::default();
        let rival = (2..1 << 30).find(|&board| place(board, BITS) == place(1, BITS));
        let rival = rival.unwrap();
        cache.weighed(1, 10.0);
        cache.weighed(rival, 20.0);
        assert_eq!((cache.settled(1), cache.settled(rival)), (None, Some(20.0)));
    }

    /// The empty board is in no search, but an empty entry is not its value.
    #[test]
    fn nothing_is_found_at_first() {
        let cache = ValueCache::default();
        assert!([0, 1, u64::MAX].map(|board| cache.settled(board)) == [None; 3]);
    }
}
