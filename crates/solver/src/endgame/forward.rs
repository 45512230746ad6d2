//! Forward: the afterstates that can come up, layer by layer.

use brikke_engine::packed::{Kernel, KernelWork, on_fastest_kernel};

use super::arrays::BitSet;
use super::build::BuildLimits;
use super::model::{Model, NEW_TILES, Step};

/// A layer on the way forward: boards whose free tiles have one sum.
pub(super) struct Layer {
    /// The afterstates of each shape that are found.
    pub(super) afters: Vec<BitSet>,
    /// The boards with the player to move whose slides are looked at.
    boards: Vec<BitSet>,
}

/// The words of a set that a thread takes at once.
const PIECE: usize = 4096;

impl Layer {
    /// An empty layer.
    pub(super) fn new(model: &Model, half_sum: usize) -> Layer {
        let count = model.numbering.count(half_sum);
        let sets = || {
            model
                .shapes
                .all()
                .iter()
                .map(|_| BitSet::new(count))
                .collect()
        };
        Layer {
            afters: sets(),
            boards: sets(),
        }
    }

    /// The layer of empty rests: every shape alone.
    pub(super) fn first(model: &Model) -> Layer {
        let layer = Layer::new(model, 0);
        for set in &layer.afters {
            set.insert(0);
        }
        layer
    }

    /// The bytes that it holds.
    pub(super) fn bytes(&self) -> u64 {
        self.afters
            .iter()
            .chain(&self.boards)
            .map(BitSet::bytes)
            .sum()
    }

    /// Finds everything that follows from this layer's afterstates, in the two
    /// layers after it. Returns false if it was stopped.
    pub(super) fn expand(
        &self,
        model: &Model,
        half_sum: usize,
        next: [&Layer; 2],
        limits: &BuildLimits<'_>,
    ) -> bool {
        let mut pieces = Vec::new();
        for (shape, set) in self.afters.iter().enumerate() {
            let starts = (0..set.words()).step_by(PIECE);
            pieces.extend(starts.map(|start| (shape, start..(start + PIECE).min(set.words()))));
        }
        let work = |(): &mut (), piece: usize| {
            let (shape, words) = pieces[piece].clone();
            limits.check_stop().ok()?;
            on_fastest_kernel(Expand {
                model,
                shape,
                half_sum,
                numbers: self.afters[shape].numbers_in(words),
                next,
            });
            Some(())
        };
        let done = brikke_workers::in_order(pieces.len(), limits.jobs, || (), work, |_, ()| {});
        done.len() == pieces.len()
    }
}

/// Some afterstates of one shape, to be expanded.
struct Expand<'a, N> {
    model: &'a Model,
    shape: usize,
    half_sum: usize,
    numbers: N,
    next: [&'a Layer; 2],
}

impl<N: Iterator<Item = u32>> KernelWork for Expand<'_, N> {
    type Output = ();

    #[inline(always)]
    fn run(self, kernel: impl Kernel) {
        let Expand {
            model,
            shape,
            half_sum,
            numbers,
            next,
        } = self;
        for number in numbers {
            let filling = model.numbering.filling(number, half_sum);
            let board = model.shapes.all()[shape].board(filling);
            model.place_each(shape, filling, half_sum, |shift, with_tile| {
                let tiles = NEW_TILES.into_iter().zip(next).zip(with_tile);
                for ((tile, layer), number) in tiles {
                    if layer.boards[shape].insert(number) {
                        let (board, half_sum) = (board | tile.rank << shift, half_sum + tile.half);
                        for step in model.steps(kernel, shape, board, half_sum) {
                            if let Step::After(shape, number) = step {
                                layer.afters[shape].insert(number);
                            }
                        }
                    }
                }
            });
        }
    }
}
