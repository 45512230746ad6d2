//! A network that plays.

use brikke_engine::packed::{Kernel, KernelWork, on_fastest_kernel, symmetries};
use brikke_engine::{Board, Rules, Size};

use super::batch::Batch;
use super::game::{Outcome, Valuer};
use super::general_environment::TupleViews;
use super::method::Record;
use super::packed_environment::tuple_masks;
use super::packed_ranks::HIGHEST;
use super::pages::{prefetch, zeros};
use super::shape::Shape;

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
    pub(super) codes: Box<[i16]>,
    pub(super) step: f32,
    /// The largest rank on packed boards that is known as it is.
    pub(super) known: u8,
}

impl Network {
    /// A network whose weights are all 0.
    pub(super) fn blank(shape: Shape, record: Record, step: f32) -> Network {
        Network {
            views: TupleViews::of(&shape),
            masks: tuple_masks(&shape),
            codes: zeros(shape.weights()),
            shape,
            record,
            step,
            known: HIGHEST,
        }
    }

    /// The size of the boards it knows.
    pub fn size(&self) -> Size {
        self.shape.size()
    }

    /// Which cells it looks at together.
    pub fn shape(&self) -> &Shape {
        &self.shape
    }

    /// Whether it values packed boards.
    pub(super) fn is_packed(&self) -> bool {
        self.masks.is_some()
    }

    /// How it was trained.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// How many weights are not zero.
    pub fn used_weights(&self) -> usize {
        self.codes.iter().filter(|&&code| code != 0).count()
    }

    /// The expected further score after a slide; nothing for boards of
    /// another size.
    pub fn value(&self, after: &Board) -> Option<f32> {
        (after.size() == self.size()).then(|| Valuer::value(self, &self.views.indices(after)))
    }

    /// The same for the bits of a packed board after a slide; nothing if the
    /// network is for another size than 4x4.
    pub fn packed_value(&self, after: u64) -> Option<f32> {
        on_fastest_kernel(PackedValue {
            network: self,
            after,
        })
    }

    /// The cells of each tuple as bits of a packed board.
    pub(super) fn masks(&self) -> &[u64] {
        self.masks.as_deref().unwrap_or_default()
    }

    /// The value of a packed board after a slide, inside work that has its
    /// kernel already. The masks are the network's own, counted by whoever
    /// calls.
    #[inline(always)]
    pub(super) fn packed_value_on<const N: usize>(
        &self,
        kernel: impl Kernel,
        masks: &[u64; N],
        after: u64,
    ) -> f32 {
        let boards = symmetries(after);
        let mut sums = [0_i32; 8];
        for (codes, &mask) in self.codes.chunks_exact(1 << 24).zip(masks) {
            for (sum, &board) in sums.iter_mut().zip(&boards) {
                #[expect(clippy::cast_possible_truncation, reason = "six cells are 24 bits")]
                let index = kernel.extract(board, mask) as usize;
                *sum += i32::from(codes[index]);
            }
        }
        self.scaled(sums.iter().sum())
    }

    /// The value of a sum of weights.
    #[inline(always)]
    fn scaled(&self, sum: i32) -> f32 {
        #[expect(clippy::cast_precision_loss, reason = "an estimate")]
        let sum = sum as f32;
        self.record.method.start + self.step * sum
    }

    /// Plays the games with these numbers, always in the direction of the
    /// greatest value; each is handed to `finished` with its number.
    pub fn play_games(
        &self,
        rules: &Rules,
        seed: u64,
        numbers: impl IntoIterator<Item = u64>,
        finished: impl FnMut(u64, Outcome),
    ) {
        Batch {
            shape: &self.shape,
            rules,
            views: &self.views,
            valuer: self,
            known: self.known,
            lambda: 0.0,
            seed,
            numbers: numbers.into_iter(),
            finished,
        }
        .play();
    }
}

impl Valuer for Network {
    const LEARNS: bool = false;

    #[inline(always)]
    fn expect_value(&self, indices: &[u32]) {
        for &index in indices {
            prefetch(&self.codes[index as usize]);
        }
    }

    #[inline(always)]
    fn value(&self, indices: &[u32]) -> f32 {
        let mut sum = 0;
        for &index in indices {
            sum += i32::from(self.codes[index as usize]);
        }
        self.scaled(sum)
    }

    #[inline(always)]
    fn expect_learn(&self, _: &[u32]) {}

    #[inline(always)]
    fn learn(&self, _: &[u32], _: f32) {}
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
        let masks = network.masks();
        if let Ok(masks) = <&[u64; 8]>::try_from(masks) {
            Some(network.packed_value_on(kernel, masks, after))
        } else if let Ok(masks) = <&[u64; 5]>::try_from(masks) {
            Some(network.packed_value_on(kernel, masks, after))
        } else if let Ok(masks) = <&[u64; 4]>::try_from(masks) {
            Some(network.packed_value_on(kernel, masks, after))
        } else {
            None
        }
    }
}
