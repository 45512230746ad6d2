//! Cells of a packed board in another order.

/// A permutation of the cells of a packed board: cells that go equally far go
/// together, `N` such steps without a loop and others in one.
#[derive(Debug, Clone)]
pub(crate) struct Permutation<const N: usize> {
    first: [LayerStep; N],
    others: Vec<LayerStep>,
}

/// Some cells, and how many bits they go to the left (around the end).
#[derive(Debug, Clone, Copy, Default)]
struct LayerStep {
    cells: u64,
    left: u32,
}

impl<const N: usize> Permutation<N> {
    /// The cell with index `cell` goes to `target(cell)`.
    pub(crate) fn new(cells: usize, target: impl Fn(usize) -> usize) -> Permutation<N> {
        let mut steps: Vec<LayerStep> = Vec::new();
        for cell in 0..cells {
            let mask = 15_u64 << (4 * cell);
            #[expect(clippy::cast_possible_truncation, reason = "below 64")]
            let left = ((target(cell) + 16 - cell) % 16 * 4) as u32;
            match steps.iter_mut().find(|step| step.left == left) {
                Some(step) => step.cells |= mask,
                None => steps.push(LayerStep { cells: mask, left }),
            }
        }
        let others = steps.split_off(steps.len().min(N));
        let mut first = [LayerStep::default(); N];
        first[..steps.len()].copy_from_slice(&steps);
        Permutation { first, others }
    }

    /// The board with its cells where they go.
    #[inline(always)]
    pub(crate) fn apply(&self, board: u64) -> u64 {
        let take = |moved, step: &LayerStep| moved | (board & step.cells).rotate_left(step.left);
        let moved = self.first.iter().fold(0, take);
        if self.others.is_empty() {
            return moved;
        }
        self.others.iter().fold(moved, take)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_goes_where_it_was_told() {
        let backwards = Permutation::<3>::new(9, |cell| 8 - cell);
        assert_eq!(backwards.apply(0x1_2345_6789), 0x9_8765_4321);
        let sixteen = Permutation::<4>::new(16, |cell| cell ^ 1);
        assert_eq!(sixteen.apply(0x0123_4567_89ab_cdef), 0x1032_5476_98ba_dcfe);
    }
}
