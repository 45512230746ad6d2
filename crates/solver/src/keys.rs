//! Sets and tables of packed boards.

use std::sync::atomic::{AtomicBool, Ordering};

use crate::memory_budget::bytes_of;

/// Spreads packed boards over all 64 bits, the highest most evenly.
#[inline(always)]
const fn spread(key: u64) -> u64 {
    (key ^ key >> 29).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// Boards on their way into a set, in buckets by which several threads can
/// share the work.
pub(crate) struct Buckets {
    bits: u32,
    buckets: Vec<Vec<u64>>,
}

impl Buckets {
    /// More buckets would be too small.
    pub(crate) const MOST_BITS: u32 = 8;

    /// Two to the power of `bits` buckets, with room for so many boards in
    /// all: lists that grow leave pieces of memory behind them that nobody
    /// can use.
    pub(crate) fn new(bits: u32, boards: usize) -> Buckets {
        let fair = boards >> bits;
        let room = if boards == 0 { 0 } else { fair + fair / 8 + 8 };
        let buckets = (0..1 << bits).map(|_| Vec::with_capacity(room));
        Buckets {
            bits,
            buckets: buckets.collect(),
        }
    }

    #[inline(always)]
    pub(crate) fn push(&mut self, key: u64) {
        // In two steps, because shifting by all 64 bits is not possible.
        let number = (spread(key) >> 1 >> (63 - self.bits)) as usize;
        self.buckets[number].push(key);
    }

    /// The bytes that they have reserved.
    pub(crate) fn bytes(&self) -> u64 {
        bytes_of(&self.buckets) + self.buckets.iter().map(bytes_of).sum::<u64>()
    }

    pub(crate) fn bucket(&self, number: usize) -> &[u64] {
        &self.buckets[number]
    }
}

/// The different boards among many, and the bytes of the table that found
/// them; 0 is no board.
pub(crate) fn distinct<'a>(parts: impl Iterator<Item = &'a [u64]> + Clone) -> (Vec<u64>, u64) {
    let count: usize = parts.clone().map(<[u64]>::len).sum();
    let slots = Slots::for_keys(count);
    let mut seen = vec![0; slots.count()];
    let mut found = Vec::new();
    for &key in parts.flatten() {
        let slot = slots.find(key, |slot| seen[slot]);
        if seen[slot] == 0 {
            seen[slot] = key;
            found.push(key);
        }
    }
    (found, bytes_of(&seen))
}

/// Values by board.
pub(crate) struct ValueTable {
    slots: Slots,
    entries: Vec<(u64, f64)>,
    /// True if a board was looked up that is not here.
    missed: AtomicBool,
}

impl ValueTable {
    pub(crate) fn new(keys: &[u64], values: &[f64]) -> ValueTable {
        let slots = Slots::for_keys(keys.len());
        let mut entries = vec![(0, 0.0); slots.count()];
        for (&key, &value) in keys.iter().zip(values) {
            let slot = slots.find(key, |slot: usize| entries[slot].0);
            entries[slot] = (key, value);
        }
        ValueTable {
            slots,
            entries,
            missed: AtomicBool::new(false),
        }
    }

    pub(crate) fn bytes(&self) -> u64 {
        bytes_of(&self.entries)
    }

    /// The bytes of a table with so many boards.
    pub(crate) fn bytes_for(count: usize) -> u64 {
        (Slots::for_keys(count).count() * size_of::<(u64, f64)>()) as u64
    }

    /// The value of a board. One that is not here has none: what is returned
    /// for it means nothing, and [`ValueTable::has_missed`] from then on.
    /// Looking that up once for a layer is quicker than carrying an error out
    /// of every board.
    #[inline(always)]
    pub(crate) fn value(&self, key: u64) -> f64 {
        let slot = self.slots.find(key, |slot| self.entries[slot].0);
        let (found, value) = self.entries[slot];
        if found != key {
            self.missed.store(true, Ordering::Relaxed);
        }
        value
    }

    /// True if a board was looked up that is not here.
    pub(crate) fn has_missed(&self) -> bool {
        self.missed.load(Ordering::Relaxed)
    }
}

/// The places of a table: a key is in the first free one from its own.
#[derive(Clone, Copy)]
struct Slots {
    bits: u32,
}

impl Slots {
    /// At least a quarter of the places stays free.
    fn for_keys(count: usize) -> Slots {
        let places = (count + count / 3 + 1).next_power_of_two();
        Slots {
            bits: places.trailing_zeros(),
        }
    }

    fn count(self) -> usize {
        1 << self.bits
    }

    /// The place of the key, or the free one where it belongs.
    #[inline(always)]
    fn find(self, key: u64, at: impl Fn(usize) -> u64) -> usize {
        let last = self.count() - 1;
        // The highest bits have chosen the bucket: take the next ones.
        let hash = spread(key) << Buckets::MOST_BITS;
        let mut slot = (hash >> 1 >> (63 - self.bits)) as usize;
        loop {
            let found = at(slot);
            if found == key || found == 0 {
                return slot;
            }
            slot = (slot + 1) & last;
        }
    }
}
