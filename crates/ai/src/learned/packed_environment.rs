//! Games on the packed 4x4 board.

use brikke_engine::packed::{Kernel, empty_cells, symmetries};
use brikke_engine::{AtGoal, Generator, Grid, LostWhen, PackedBoard, Rank, Rules, Size};

use super::environment::{Environment, Slid};
use super::shape::{LONGEST, Shape};

/// A 4x4 board with `N` tuples of six cells.
pub(super) struct PackedEnvironment<'a, K, const N: usize> {
    kernel: K,
    rules: &'a Rules,
    masks: [u64; N],
}

/// The indices of all tuples in all orientations.
#[derive(Clone, Copy)]
pub(super) struct PackedIndices<const N: usize>([[u32; 8]; N]);

impl<const N: usize> Default for PackedIndices<N> {
    fn default() -> PackedIndices<N> {
        PackedIndices([[0; 8]; N])
    }
}

impl<const N: usize> AsRef<[u32]> for PackedIndices<N> {
    #[inline(always)]
    fn as_ref(&self) -> &[u32] {
        self.0.as_flattened()
    }
}

/// True if games under these rules can be played here.
pub(super) fn can_play(rules: &Rules) -> bool {
    let goal_ends = rules.goal().is_some() && rules.at_goal() == AtGoal::Stop;
    rules.size() == Size::CLASSIC
        && rules.lost_when() == LostWhen::Stuck
        && !goal_ends
        && rules.tiles().largest() <= PackedBoard::LARGEST
        && usize::from(rules.start()) < Size::CLASSIC.cells()
}

/// The bits of the cells of each tuple; none if the shape has other tuples
/// than six cells in rising order on 4x4.
pub(super) fn tuple_masks(shape: &Shape) -> Option<Vec<u64>> {
    let fits = |tuple: &Vec<u8>| tuple.len() == LONGEST && tuple.is_sorted();
    let mask = |tuple: &Vec<u8>| tuple.iter().map(|&cell| 15_u64 << (4 * cell)).sum();
    let packable = shape.size() == Size::CLASSIC && shape.ranks() == 16;
    (packable && shape.tuples().iter().all(fits)).then(|| shape.tuples().iter().map(mask).collect())
}

/// The masks of the tuples, if there are `N`.
pub(super) fn masks<const N: usize>(shape: &Shape) -> Option<[u64; N]> {
    tuple_masks(shape)?.try_into().ok()
}

impl<'a, K: Kernel, const N: usize> PackedEnvironment<'a, K, N> {
    #[inline(always)]
    pub(super) fn new(kernel: K, rules: &'a Rules, masks: [u64; N]) -> PackedEnvironment<'a, K, N> {
        PackedEnvironment {
            kernel,
            rules,
            masks,
        }
    }

    /// Finds where the weights of an afterstate stand in one of several sets.
    #[inline(always)]
    pub(super) fn look_in_set(&self, set: usize, board: u64, indices: &mut PackedIndices<N>) {
        let boards = symmetries(board);
        #[expect(
            clippy::cast_possible_truncation,
            reason = "at most 9 sets of 8 tuples"
        )]
        let first = (set * N) as u32;
        for (tuple, (row, &mask)) in (first..).zip(indices.0.iter_mut().zip(&self.masks)) {
            for (index, &board) in row.iter_mut().zip(&boards) {
                #[expect(clippy::cast_possible_truncation, reason = "six cells are 24 bits")]
                let entry = self.kernel.extract(board, mask) as u32;
                *index = tuple << 24 | entry;
            }
        }
    }
}

impl<K: Kernel, const N: usize> Environment for PackedEnvironment<'_, K, N> {
    type Board = u64;
    type Indices = PackedIndices<N>;

    fn start(&self, generator: &mut Generator) -> u64 {
        let tiles = self.rules.tiles();
        // On the empty board the cell drawn is the cell itself.
        let word = generator.next_word();
        let (cell, drawn) = generator.draw_pair(word, 16, tiles.total());
        let first = u64::from(tiles.pick(drawn).get()) << (4 * cell);
        (1..self.rules.start()).fold(first, |board, _| self.place(board, generator))
    }

    /// A slide that makes 65536 does not fit and counts as impossible: no
    /// network sees enough of such games to learn from them.
    #[inline(always)]
    fn slides(&self, board: u64) -> [Option<Slid<u64>>; 4] {
        self.kernel.slide_each(board).map(|slid| {
            let gained = slid.gained()?;
            #[expect(clippy::cast_precision_loss, reason = "exact to 2^24, and close above")]
            (slid.board != board).then_some(Slid::plain(slid.board, gained as f32))
        })
    }

    #[inline(always)]
    fn look(&self, seen: u64, indices: &mut PackedIndices<N>) -> usize {
        self.look_in_set(0, seen, indices);
        0
    }

    #[inline(always)]
    fn place(&self, after: u64, generator: &mut Generator) -> u64 {
        let tiles = self.rules.tiles();
        let cells = empty_cells(after);
        let word = generator.next_word();
        let (nth, drawn) = generator.draw_pair(word, self.kernel.count(cells), tiles.total());
        after | (self.kernel.nth_cell(cells, nth) * u64::from(tiles.pick(drawn).get()))
    }

    fn largest(&self, board: u64) -> u8 {
        PackedBoard::from_bits(board).largest().map_or(0, Rank::get)
    }
}
