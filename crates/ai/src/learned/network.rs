//! A network that plays.

use brikke_engine::packed::{Kernel, KernelWork, on_fastest_kernel, symmetries};
use brikke_engine::{Board, PackedBoard, Rules, Size};

use super::batch::{Batch, Knowledge};
use super::downgrade::downgraded;
use super::game::{Outcome, Plan, Valuer};
use super::general_environment::TupleViews;
use super::method::Record;
use super::packed_environment::tuple_masks;
use super::packed_ranks::HIGHEST;
use super::pages::prefetch;
use super::shape::Shape;
use super::stages::{LEVELS, Layout, Seen, seen_anywhere, sets_around, sum};
use super::weight_set::WeightSet;

/// A trained network: the expected further score of every afterstate.
///
/// Each weight is a whole multiple of one step, in 16 bits: half of what it
/// was in training, so that more of it fits the processor's cache. Sums of
/// them are exact, so that a board has the same value in all orientations.
pub struct Network {
    pub(super) shape: Shape,
    pub(super) record: Record,
    views: TupleViews,
    /// The cells of each tuple as bits of a packed board, where there is one.
    masks: Option<Vec<u64>>,
    /// The sets as they were in the file.
    pub(super) sets: Vec<WeightSet>,
    /// The place among them of each set of weights.
    pub(super) layout: Layout,
    /// The value that is added to the weights of each level.
    pub(super) levels: Vec<f32>,
    /// The largest rank on packed boards that is known as it is, where there
    /// are no stages.
    pub(super) known: u8,
}

impl Network {
    /// A network whose weights are all 0.
    pub(super) fn blank(shape: Shape, record: Record) -> Network {
        let count = shape.weights();
        let layout = Layout::of(record.staged);
        let sets = (0..layout.sets).map(|_| WeightSet::blank(count));
        Network::of_sets(shape, record, layout, sets.collect())
    }

    /// A network of these weights, without levels.
    pub(super) fn of_sets(
        shape: Shape,
        record: Record,
        layout: Layout,
        sets: Vec<WeightSet>,
    ) -> Network {
        Network {
            views: TupleViews::of(&shape),
            masks: tuple_masks(&shape),
            sets,
            layout,
            levels: vec![0.0; LEVELS],
            shape,
            record,
            known: HIGHEST,
        }
    }

    /// The size of the boards it knows.
    pub fn size(&self) -> Size {
        self.shape.size()
    }

    /// The tuples of cells that it looks at.
    pub fn shape(&self) -> &Shape {
        &self.shape
    }

    /// True if it values packed boards.
    pub(super) fn is_packed(&self) -> bool {
        self.masks.is_some()
    }

    /// The record of its training.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The number of weights that are not zero.
    pub fn used_weights(&self) -> usize {
        let codes = self.sets.iter().flat_map(WeightSet::codes);
        codes.filter(|&&code| code != 0).count()
    }

    /// The number of sets of weights that a training of it has.
    pub(super) fn count_of_sets(&self) -> usize {
        Layout::of(self.record.staged).sets
    }

    #[inline(always)]
    fn weights_of(&self, set: usize) -> &WeightSet {
        &self.sets[self.layout.place_of_set[set]]
    }

    /// The weights of a set, as multiples of its step.
    #[inline(always)]
    pub(super) fn set(&self, set: usize) -> &[i16] {
        self.weights_of(set).codes()
    }

    /// The step of a set's weights.
    #[inline(always)]
    pub(super) fn step(&self, set: usize) -> f32 {
        self.weights_of(set).step
    }

    /// The packed boards it knows as they are.
    pub(super) fn knowledge(&self) -> Knowledge {
        if self.record.staged {
            Knowledge::Stages
        } else {
            Knowledge::UpTo(self.known)
        }
    }

    /// The expected further score after a slide; nothing for boards of
    /// another size.
    pub fn value(&self, after: &Board) -> Option<f32> {
        if after.size() != self.size() {
            return None;
        }
        if self.record.staged {
            let lower = downgraded(after, self.shape.ranks());
            if let Ok(packed) = PackedBoard::try_from(&lower) {
                return self.packed_value(packed.bits());
            }
        }
        Some(Valuer::value(self, &self.views.indices(after), 0))
    }

    /// The value of the bits of a packed board after a slide; nothing if the
    /// network is for another size than 4x4.
    pub fn packed_value(&self, after: u64) -> Option<f32> {
        on_fastest_kernel(PackedValue {
            network: self,
            after,
        })
    }

    /// Unpacks the weights that a search from this packed board asks for.
    pub(super) fn unpack_around(&self, board: u64) {
        for set in sets_around(board, self.sum(board)) {
            self.set(set);
        }
    }

    /// The cells of each tuple as bits of a packed board.
    pub(super) fn masks(&self) -> &[u64] {
        self.masks.as_deref().unwrap_or_default()
    }

    /// The sum of a packed board's tiles, if this network asks for it.
    #[inline(always)]
    pub(super) fn sum(&self, after: u64) -> u32 {
        if self.record.staged { sum(after) } else { 0 }
    }

    /// The value of a packed board after a slide with this sum of tiles,
    /// inside work that has its kernel already. The masks are the network's
    /// own, counted by whoever calls.
    #[inline(always)]
    pub(super) fn packed_value_on<const N: usize>(
        &self,
        kernel: impl Kernel,
        masks: &[u64; N],
        after: u64,
        sum: u32,
    ) -> f32 {
        // Without stages the sum is 0, which is in the first stage.
        let Seen { set, board, level } = seen_anywhere(after, sum);
        let boards = symmetries(board);
        let mut sums = [0_i32; 8];
        let tuples = self.set(set).chunks_exact(1 << 24);
        for (codes, &mask) in tuples.zip(masks) {
            for (sum, &board) in sums.iter_mut().zip(&boards) {
                #[expect(clippy::cast_possible_truncation, reason = "six cells are 24 bits")]
                let index = kernel.extract(board, mask) as usize;
                *sum += i32::from(codes[index]);
            }
        }
        self.scaled(sums.iter().sum(), set, level)
    }

    /// The number of the set that these indices are in, its first index and its
    /// weights.
    #[inline(always)]
    fn set_of(&self, indices: &[u32]) -> (usize, usize, &[i16]) {
        let (index, count) = (indices[0] as usize, self.shape.weights());
        let set = if index < count { 0 } else { index / count };
        (set, set * count, self.set(set))
    }

    /// The value of a sum of weights.
    #[inline(always)]
    fn scaled(&self, sum: i32, set: usize, level: usize) -> f32 {
        #[expect(clippy::cast_precision_loss, reason = "an estimate")]
        let sum = sum as f32;
        self.record.method.start + self.levels[level] + self.step(set) * sum
    }

    /// Plays the games with these numbers, always in the direction of the
    /// greatest value; each is handed to `finished` with its number.
    pub fn play_games(
        &self,
        rules: &Rules,
        seed: u64,
        numbers: impl IntoIterator<Item = u64>,
        mut finished: impl FnMut(u64, Outcome),
    ) {
        Batch {
            shape: &self.shape,
            rules,
            views: &self.views,
            valuer: self,
            knowledge: self.knowledge(),
            plan: Plan {
                lambda: 0.0,
                seed,
                starts: None,
            },
            numbers: &mut numbers.into_iter(),
            finished: &mut finished,
        }
        .play();
    }
}

impl Valuer for Network {
    const LEARNS: bool = false;

    #[inline(always)]
    fn expect_value(&self, indices: &[u32]) {
        let (_, first, codes) = self.set_of(indices);
        for &index in indices {
            prefetch(&codes[index as usize - first]);
        }
    }

    #[inline(always)]
    fn value(&self, indices: &[u32], level: usize) -> f32 {
        let (set, first, codes) = self.set_of(indices);
        let mut sum = 0;
        for &index in indices {
            sum += i32::from(codes[index as usize - first]);
        }
        self.scaled(sum, set, level)
    }

    #[inline(always)]
    fn expect_learn(&self, _: &[u32]) {}

    #[inline(always)]
    fn learn(&self, _: &[u32], _: usize, _: f32) -> f32 {
        0.0
    }
}

struct PackedValue<'a> {
    network: &'a Network,
    after: u64,
}

impl KernelWork for PackedValue<'_> {
    type Output = Option<f32>;

    #[inline(always)]
    fn run(self, kernel: impl Kernel) -> Option<f32> {
        let PackedValue { network, after } = self;
        let sum = network.sum(after);
        let masks = network.masks();
        if let Ok(masks) = <&[u64; 8]>::try_from(masks) {
            Some(network.packed_value_on(kernel, masks, after, sum))
        } else if let Ok(masks) = <&[u64; 5]>::try_from(masks) {
            Some(network.packed_value_on(kernel, masks, after, sum))
        } else if let Ok(masks) = <&[u64; 4]>::try_from(masks) {
            Some(network.packed_value_on(kernel, masks, after, sum))
        } else {
            None
        }
    }
}
