//! The game beside a wall: everything that follows from the definition of a
//! table.

use brikke_engine::packed::{Kernel, KernelWork, empty_cells, on_fastest_kernel, symmetries};

use super::matching::Walled;
use super::numbering::{Numbering, half};
use super::shapes::{Place, Shapes};
use super::slides::WallSlides;
use super::spec::{SpecError, TableSpec};
use super::wall::Wall;

/// The game beside a wall.
pub(super) struct Model {
    pub(super) shapes: Shapes,
    pub(super) numbering: Numbering,
    slides: &'static WallSlides,
    /// The rank of the target on every cell.
    target: u64,
}

/// A tile that appears.
#[derive(Debug, Clone, Copy)]
pub(super) struct NewTile {
    pub(super) rank: u64,
    /// Half of its value.
    pub(super) half: usize,
    /// How often it comes, of ten times.
    pub(super) weight: u8,
}

/// The tiles that appear.
pub(super) const NEW_TILES: [NewTile; 2] = [
    NewTile {
        rank: 1,
        half: 1,
        weight: 9,
    },
    NewTile {
        rank: 2,
        half: 2,
        weight: 1,
    },
];

/// The result of a slide.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Step {
    /// Nothing moves, or the wall leaves its shapes.
    None,
    /// It makes the target.
    Success,
    /// An afterstate of the same sum: its shape and its number.
    After(usize, u32),
}

impl Model {
    pub(super) fn new(spec: &TableSpec) -> Result<Model, SpecError> {
        let target = spec.target();
        let numbering = Numbering::new(spec.free_cells(), target);
        Ok(Model {
            shapes: Shapes::new(spec),
            numbering: numbering.ok_or(SpecError::Target(target))?,
            slides: WallSlides::shared(),
            target: u64::from(target.get()) * 0x1111_1111_1111_1111,
        })
    }

    /// All four slides of a board of this shape, in the order of
    /// `Direction::ALL`.
    #[inline(always)]
    pub(super) fn steps(
        &self,
        kernel: impl Kernel,
        shape: usize,
        board: u64,
        half_sum: usize,
    ) -> [Step; 4] {
        self.slides
            .slide_each(board)
            .map(|slid| self.step(kernel, shape, board, slid, half_sum))
    }

    #[inline(always)]
    fn step(
        &self,
        kernel: impl Kernel,
        shape: usize,
        board: u64,
        slid: u64,
        half_sum: usize,
    ) -> Step {
        if slid == board {
            return Step::None;
        }
        let wall = self.shapes.all()[shape].wall;
        // Most slides leave the wall where it is.
        if slid & wall == wall && Wall::of_board(slid) == Wall::of_board(wall) {
            self.in_shape(kernel, shape, slid, half_sum)
        } else {
            self.after(kernel, slid, half_sum)
        }
    }

    /// A board that was slid, in any orientation.
    #[inline(always)]
    pub(super) fn after(&self, kernel: impl Kernel, slid: u64, half_sum: usize) -> Step {
        match self.shapes.find(Wall::of_board(slid)) {
            Some(Place { shape, orientation }) => {
                self.in_shape(kernel, shape, symmetries(slid)[orientation], half_sum)
            }
            None => Step::None,
        }
    }

    /// A board that was slid and has this shape.
    #[inline(always)]
    fn in_shape(&self, kernel: impl Kernel, shape: usize, slid: u64, half_sum: usize) -> Step {
        if self.has_target(slid) {
            return Step::Success;
        }
        let number = self.shapes.all()[shape].number(kernel, &self.numbering, slid, half_sum);
        Step::After(shape, number)
    }

    /// All four slides of a board in any orientation.
    pub(super) fn steps_anywhere(&self, walled: Walled) -> [Step; 4] {
        on_fastest_kernel(StepsAnywhere {
            model: self,
            walled,
        })
    }

    /// True if a board has the target.
    #[inline(always)]
    fn has_target(&self, board: u64) -> bool {
        empty_cells(board ^ self.target) != 0
    }
}

struct StepsAnywhere<'a> {
    model: &'a Model,
    walled: Walled,
}

impl KernelWork for StepsAnywhere<'_> {
    type Output = [Step; 4];

    #[inline(always)]
    fn run(self, kernel: impl Kernel) -> [Step; 4] {
        let StepsAnywhere { model, walled } = self;
        model.slides.slide_each(walled.board).map(|slid| {
            if slid == walled.board {
                Step::None
            } else {
                model.after(kernel, slid, walled.half_sum)
            }
        })
    }
}

impl Model {
    /// Calls `visit` for each free cell of an afterstate that is empty: with
    /// the place of the cell's lowest bit on the board, and the numbers of the
    /// fillings with each of the [`NEW_TILES`] on it.
    #[inline(always)]
    pub(super) fn place_each(
        &self,
        shape: usize,
        filling: u64,
        half_sum: usize,
        mut visit: impl FnMut(u32, [u32; 2]),
    ) {
        let numbering = &self.numbering;
        let shifts = &self.shapes.all()[shape].shifts;
        // The tiles behind the cell of the new tile keep their offsets, those
        // before it have the larger sum behind them.
        let mut behind = numbering.number(filling, half_sum);
        let (mut with_two, mut with_four) = (0, 0);
        let (mut rest, mut remaining) = (filling, half_sum);
        let last_empty = last_empty(filling, numbering.cells());
        for (cell, &shift) in shifts.iter().enumerate().take(last_empty) {
            let rank = rest & 15;
            behind -= numbering.offset(cell, remaining, rank);
            if rank == 0 {
                let two = with_two + numbering.offset(cell, remaining + 1, 1) + behind;
                let four = with_four + numbering.offset(cell, remaining + 2, 2) + behind;
                visit(shift, [two, four]);
            }
            with_two += numbering.offset(cell, remaining + 1, rank);
            with_four += numbering.offset(cell, remaining + 2, rank);
            remaining -= half(rank);
            rest >>= 4;
        }
    }
}

/// One more than the last empty cell of a filling; 0 if there is none.
#[inline(always)]
fn last_empty(filling: u64, cells: usize) -> usize {
    let empty = empty_cells(filling) & ((1 << (4 * cells)) - 1);
    empty.checked_ilog2().map_or(0, |bit| bit as usize / 4 + 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::endgame::spec::Precision;
    use brikke_engine::Rank;
    use proptest::prelude::*;

    fn model() -> Model {
        let walls = ["xxxx/xx..", "xxxx/.xx."].map(|wall| wall.parse().unwrap());
        let target = Rank::of_tile(256).unwrap();
        let spec = TableSpec::new("test", &walls, target, Precision::Word);
        Model::new(&spec.unwrap()).unwrap()
    }

    proptest! {
        #[test]
        fn new_tiles_have_the_numbers_of_their_fillings(ranks: [u8; 10], shape in 0_usize..2) {
            let model = model();
            let ranks = ranks.map(|rank| u64::from(rank % 12 % 8));
            let filling = (0..).zip(ranks).fold(0, |bits, (cell, rank)| bits | rank << (4 * cell));
            let half_sum: usize = ranks.iter().map(|&rank| half(rank)).sum();
            let mut expected = Vec::new();
            for (cell, _) in ranks.iter().enumerate().filter(|&(_, &rank)| rank == 0) {
                let with = |rank: u64| filling | rank << (4 * cell);
                expected.push([
                    model.numbering.number(with(1), half_sum + 1),
                    model.numbering.number(with(2), half_sum + 2),
                ]);
            }
            let mut found = Vec::new();
            model.place_each(shape, filling, half_sum, |_, numbers| found.push(numbers));
            prop_assert_eq!(found, expected);
        }
    }
}
