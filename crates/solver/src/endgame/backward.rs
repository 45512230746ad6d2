//! Backward: the values of afterstates, layer by layer.

use brikke_engine::packed::{Kernel, KernelWork, on_fastest_kernel};

use super::arrays::Values;
use super::build::BuildLimits;
use super::model::{Model, NEW_TILES, NewTile, Step};
use super::probability::{CERTAIN, average};

/// A layer on the way back: boards whose free tiles have one sum.
#[derive(Default)]
pub(super) struct Layer {
    /// The values of the afterstates of each shape.
    afters: Vec<Values>,
    /// The values of the boards with the player to move, as far as they were
    /// asked for.
    boards: Vec<Values>,
}

/// The numbers that a thread takes at once.
const PIECE: usize = 1 << 13;

impl Layer {
    /// A layer of which nothing is known, in the room of another one.
    pub(super) fn unknown_in(room: Layer, model: &Model, half_sum: usize) -> Layer {
        let count = model.numbering.count(half_sum);
        let unknown = |room: Vec<Values>| {
            let room = room
                .into_iter()
                .chain(std::iter::repeat_with(Values::default));
            let shapes = model.shapes.all().len();
            let values = room
                .take(shapes)
                .map(|room| Values::unknown_in(room, count));
            values.collect()
        };
        Layer {
            afters: unknown(room.afters),
            boards: unknown(room.boards),
        }
    }

    /// Takes the values of a shape's afterstates with these numbers.
    pub(super) fn keep(&self, shape: usize, numbers: &[u32], values: &[u16]) {
        for (&number, &value) in numbers.iter().zip(values) {
            self.afters[shape].set(number, value);
        }
    }

    /// The bytes that it holds.
    pub(super) fn bytes(&self) -> u64 {
        self.afters
            .iter()
            .chain(&self.boards)
            .map(Values::bytes)
            .sum()
    }
}

/// Values the afterstates of a shape with these numbers, from the two layers
/// after theirs; `None` if it was stopped.
pub(super) fn values(
    model: &Model,
    shape: usize,
    half_sum: usize,
    numbers: &[u32],
    next: [&Layer; 2],
    limits: &BuildLimits<'_>,
) -> Option<Vec<u16>> {
    let pieces: Vec<&[u32]> = numbers.chunks(PIECE).collect();
    let work = |(): &mut (), piece: usize| {
        limits.check_stop().ok()?;
        Some(on_fastest_kernel(Value {
            model,
            shape,
            half_sum,
            numbers: pieces[piece],
            next,
        }))
    };
    let values = brikke_workers::in_order(pieces.len(), limits.jobs, || (), work, |_, _| {});
    (values.len() == pieces.len()).then(|| values.concat())
}

/// Some afterstates of one shape, to be valued.
struct Value<'a> {
    model: &'a Model,
    shape: usize,
    half_sum: usize,
    numbers: &'a [u32],
    next: [&'a Layer; 2],
}

impl KernelWork for Value<'_> {
    type Output = Vec<u16>;

    #[inline(always)]
    fn run(self, kernel: impl Kernel) -> Vec<u16> {
        let numbers = self.numbers.iter();
        numbers.map(|&number| self.after(kernel, number)).collect()
    }
}

impl Value<'_> {
    /// The average over all tiles that can come.
    #[inline(always)]
    fn after(&self, kernel: impl Kernel, number: u32) -> u16 {
        let model = self.model;
        let filling = model.numbering.filling(number, self.half_sum);
        let board = model.shapes.all()[self.shape].board(filling);
        let (mut cells, mut sums) = (0, [0; 2]);
        model.place_each(self.shape, filling, self.half_sum, |shift, with_tile| {
            cells += 1;
            for (tile, sum) in sums.iter_mut().enumerate() {
                *sum += u32::from(self.board(kernel, tile, board, shift, with_tile[tile]));
            }
        });
        if cells == 0 {
            return 0;
        }
        average(sums[0], sums[1], cells)
    }

    /// The best of all slides of an afterstate with one of the new tiles on
    /// this cell, which gives it this number.
    #[inline(always)]
    fn board(&self, kernel: impl Kernel, tile: usize, after: u64, shift: u32, number: u32) -> u16 {
        let layer = self.next[tile];
        let known = layer.boards[self.shape].get(number);
        if known != Values::UNKNOWN {
            return known;
        }
        let NewTile { rank, half, .. } = NEW_TILES[tile];
        let (board, half_sum) = (after | rank << shift, self.half_sum + half);
        let steps = self.model.steps(kernel, self.shape, board, half_sum);
        let values = steps.map(|step| match step {
            Step::None => 0,
            Step::Success => CERTAIN,
            Step::After(shape, number) => layer.afters[shape].get(number),
        });
        let best = values.into_iter().fold(0, u16::max);
        layer.boards[self.shape].set(number, best);
        best
    }
}
