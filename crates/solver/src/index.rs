//! Finding an afterstate in a packed layer without unpacking it.

use crate::block::{KeyBlock, Keys};

/// Every 64th afterstate of a block, and where the next one begins.
#[derive(Debug)]
pub(crate) struct Index {
    marks: Vec<Mark>,
}

#[derive(Debug, Clone, Copy)]
struct Mark {
    key: u64,
    next: usize,
}

impl Index {
    /// Afterstates from one mark to the next.
    const STRIDE: usize = 64;

    /// `None` if this is no block of so many in order.
    pub(crate) fn new(block: &KeyBlock) -> Option<Index> {
        let mut keys = Keys::of(block);
        let mut marks = Vec::with_capacity(block.bytes.len() / Index::STRIDE + 1);
        for place in 0..block.count {
            let key = keys.next()?;
            if place % Index::STRIDE == 0 {
                let next = keys.byte();
                marks.push(Mark { key, next });
            }
        }
        keys.is_at_end().then_some(Index { marks })
    }

    /// The place of an afterstate among those of the block.
    pub(crate) fn place(&self, block: &KeyBlock, key: u64) -> Option<usize> {
        let after = self.marks.partition_point(|mark| mark.key <= key);
        let number = after.checked_sub(1)?;
        let mark = self.marks[number];
        let first = number * Index::STRIDE;
        let mut keys = Keys::from(block, mark.next, mark.key);
        let mut found = mark.key;
        for place in first..block.count.min(first + Index::STRIDE) {
            if found >= key {
                return (found == key).then_some(place);
            }
            found = keys.next()?;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_afterstate_is_found_and_no_other() {
        for count in [0, 1, 2, 63, 64, 65, 128, 300] {
            let keys: Vec<u64> = (1..=count).map(|number| number * number * 3).collect();
            let block = KeyBlock::new(&keys);
            let index = Index::new(&block).unwrap();
            for key in 0..=keys.last().map_or(3, |last| last + 3) {
                let place = keys.binary_search(&key).ok();
                assert_eq!(index.place(&block, key), place, "{key} of {count}");
            }
        }
    }
}
