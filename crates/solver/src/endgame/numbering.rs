//! The number of a filling among all of the same sum.

use brikke_engine::Rank;

/// The fillings of some cells, numbered without keys: those of one sum have the
/// numbers from 0 on, in the order of their cells.
///
/// The number is a sum of offsets, one for each cell: how many fillings there
/// are that have the same cells before it and a smaller tile on it. That
/// depends on the cell, on the sum of the tiles from it on, and on its rank.
///
/// Tiles are even, so that sums are counted in twos: `half` of a sum.
pub(super) struct Numbering {
    cells: usize,
    /// The greatest half of a sum.
    most: usize,
    /// For each cell and each half of a remaining sum, one row: at a rank the
    /// fillings with a smaller one. Ranks that are not allowed have all.
    offsets: Vec<Row>,
    /// The number of fillings of each half of a sum.
    counts: Vec<u32>,
}

/// One line of the processor's cache.
#[repr(align(64))]
#[derive(Debug, Clone, Copy)]
struct Row([u32; 16]);

/// Half of the tile of a rank; 0 for an empty cell.
#[inline(always)]
pub(super) const fn half(rank: u64) -> usize {
    (1 << rank) >> 1
}

impl Numbering {
    /// The most bytes of all rows.
    const MOST_BYTES: usize = 1 << 23;

    /// For fillings with tiles below the target; `None` if there would be too
    /// many.
    pub(super) fn new(cells: usize, target: Rank) -> Option<Numbering> {
        let ranks = u64::from(target.get());
        if !(3..=14).contains(&ranks) || cells < 2 {
            return None;
        }
        let most = cells * half(ranks - 1);
        if cells * (most + 1) * size_of::<Row>() > Numbering::MOST_BYTES {
            return None;
        }
        let mut offsets = vec![Row([0; 16]); cells * (most + 1)];
        // With no cell left there is one filling, of sum 0.
        let mut ways: Vec<u32> = (0..=most).map(|sum| u32::from(sum == 0)).collect();
        for cell in (0..cells).rev() {
            let mut with_cell = vec![0; most + 1];
            for sum in 0..=most {
                let row = &mut offsets[cell * (most + 1) + sum].0;
                let mut total: u32 = 0;
                for (rank, offset) in (0..).zip(row) {
                    *offset = total;
                    if rank < ranks && half(rank) <= sum {
                        total = total.checked_add(ways[sum - half(rank)])?;
                    }
                }
                with_cell[sum] = total;
            }
            ways = with_cell;
        }
        Some(Numbering {
            cells,
            most,
            offsets,
            counts: ways,
        })
    }

    /// The number of cells.
    pub(super) fn cells(&self) -> usize {
        self.cells
    }

    /// The greatest half of a sum.
    pub(super) fn most(&self) -> usize {
        self.most
    }

    /// The number of fillings of a sum; 0 beyond the greatest.
    pub(super) fn count(&self, half: usize) -> u32 {
        self.counts.get(half).copied().unwrap_or(0)
    }

    /// The offset of one cell.
    #[inline(always)]
    pub(super) fn offset(&self, cell: usize, remaining: usize, rank: u64) -> u32 {
        self.offsets[cell * (self.most + 1) + remaining].0[(rank & 15) as usize]
    }

    /// The number of a filling: four bits for each cell, of this sum.
    #[inline(always)]
    pub(super) fn number(&self, mut filling: u64, half_sum: usize) -> u32 {
        let (mut number, mut remaining) = (0, half_sum);
        for cell in 0..self.cells {
            let rank = filling & 15;
            number += self.offset(cell, remaining, rank);
            remaining -= half(rank);
            filling >>= 4;
        }
        number
    }

    /// The filling of a number below the [count](Numbering::count).
    #[inline(always)]
    pub(super) fn filling(&self, mut number: u32, half_sum: usize) -> u64 {
        let (mut filling, mut remaining) = (0, half_sum);
        for cell in 0..self.cells {
            let row = &self.offsets[cell * (self.most + 1) + remaining].0;
            let above = row[1..].iter().take_while(|&&offset| offset <= number);
            let rank = above.count();
            number -= row[rank];
            filling |= (rank as u64) << (4 * cell);
            remaining -= half(rank as u64);
        }
        filling
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbering(cells: usize, target: u128) -> Numbering {
        Numbering::new(cells, Rank::of_tile(target).unwrap()).unwrap()
    }

    #[test]
    fn every_filling_of_a_sum_has_a_number_of_its_own() {
        let numbering = numbering(4, 32);
        let mut fillings = 0;
        for half_sum in 0..=numbering.most() {
            for number in 0..numbering.count(half_sum) {
                let filling = numbering.filling(number, half_sum);
                let ranks = (0..4).map(|cell| filling >> (4 * cell) & 15);
                assert!(ranks.clone().all(|rank| rank < 5));
                assert_eq!(ranks.map(half).sum::<usize>(), half_sum);
                assert_eq!(numbering.number(filling, half_sum), number);
                fillings += 1;
            }
        }
        assert_eq!(fillings, 5_u32.pow(4));
    }

    #[test]
    fn what_would_be_too_much_is_refused() {
        assert!(Numbering::new(12, Rank::of_tile(8192).unwrap()).is_none());
        assert!(Numbering::new(4, Rank::of_tile(2).unwrap()).is_none());
        assert!(Numbering::new(0, Rank::of_tile(32).unwrap()).is_none());
    }

    proptest::proptest! {
        #[test]
        fn a_filling_comes_back_from_its_number(ranks: [u8; 10]) {
            let numbering = numbering(10, 512);
            let ranks = ranks.map(|rank| u64::from(rank % 9));
            let filling = (0..).zip(ranks).fold(0, |filling, (cell, rank)| filling | rank << (4 * cell));
            let half_sum = ranks.map(half).iter().sum();
            let number = numbering.number(filling, half_sum);
            proptest::prop_assert!(number < numbering.count(half_sum));
            proptest::prop_assert_eq!(numbering.filling(number, half_sum), filling);
        }
    }
}
