//! Cells of a packed board in another order.

/// Where every cell of a packed board goes: cells that go equally far go
/// together.
#[derive(Debug, Clone)]
pub(crate) struct Permutation {
    /// Which cells, and how many bits to the left (around the end).
    steps: Vec<(u64, u32)>,
}

impl Permutation {
    /// The cell with index `cell` goes to `target(cell)`.
    pub(crate) fn new(cells: usize, target: impl Fn(usize) -> usize) -> Permutation {
        let mut steps: Vec<(u64, u32)> = Vec::new();
        for cell in 0..cells {
            let mask = 15_u64 << (4 * cell);
            #[expect(clippy::cast_possible_truncation, reason = "below 64")]
            let left = ((target(cell) + 16 - cell) % 16 * 4) as u32;
            match steps.iter_mut().find(|step| step.1 == left) {
                Some(step) => step.0 |= mask,
                None => steps.push((mask, left)),
            }
        }
        Permutation { steps }
    }

    /// The board with its cells where they go.
    #[inline(always)]
    pub(crate) fn apply(&self, board: u64) -> u64 {
        self.steps.iter().fold(0, |moved, &(mask, left)| {
            moved | (board & mask).rotate_left(left)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_goes_where_it_was_told() {
        let backwards = Permutation::new(9, |cell| 8 - cell);
        assert_eq!(backwards.apply(0x1_2345_6789), 0x9_8765_4321);
        let sixteen = Permutation::new(16, |cell| cell ^ 1);
        assert_eq!(sixteen.apply(0x0123_4567_89ab_cdef), 0x1032_5476_98ba_dcfe);
    }
}
