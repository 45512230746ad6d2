//! The shapes of a table's wall, found from the cells of a wall.

use brikke_engine::packed::{Kernel, symmetries};

use super::numbering::Numbering;
use super::spec::TableSpec;
use super::wall::Wall;

/// The shapes of a table.
pub(super) struct Shapes {
    shapes: Vec<Shape>,
    /// For each wall one more than its [`Place`] as a number; 0 for walls that
    /// are no shape in any orientation.
    places: Box<[u8]>,
}

/// One shape of the wall.
pub(super) struct Shape {
    /// All ones on the cells of the wall.
    pub(super) wall: u64,
    /// All ones on the free cells.
    free: u64,
    /// The place of the lowest bit of each free cell, in order.
    pub(super) shifts: Vec<u32>,
    /// The orientations other than the first in which the wall is the same.
    mirrors: Vec<usize>,
}

/// A shape, and the orientation in which a board has it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Place {
    pub(super) shape: usize,
    /// The number of the orientation among the engine's [`symmetries`].
    pub(super) orientation: usize,
}

impl Shapes {
    pub(super) fn new(spec: &TableSpec) -> Shapes {
        let mut places = vec![0_u8; 1 << 16].into_boxed_slice();
        for (shape, wall) in spec.walls().iter().enumerate() {
            for turned in wall.orientations() {
                let back = turned.orientations().iter().position(|back| back == wall);
                if let Some(orientation) = back {
                    let place = Place { shape, orientation };
                    places[usize::from(turned.bits())] = place.to_byte() + 1;
                }
            }
        }
        Shapes {
            shapes: spec.walls().iter().map(|&wall| Shape::new(wall)).collect(),
            places,
        }
    }

    /// The shape of a wall, and its orientation.
    #[inline(always)]
    pub(super) fn find(&self, wall: Wall) -> Option<Place> {
        let place = self.places[usize::from(wall.bits())].checked_sub(1)?;
        Some(Place::of_byte(place))
    }

    /// All shapes.
    pub(super) fn all(&self) -> &[Shape] {
        &self.shapes
    }
}

impl Place {
    fn to_byte(self) -> u8 {
        #[expect(clippy::cast_possible_truncation, reason = "at most 31 shapes")]
        let byte = (self.shape << 3 | self.orientation) as u8;
        byte
    }

    #[inline(always)]
    fn of_byte(byte: u8) -> Place {
        Place {
            shape: usize::from(byte >> 3),
            orientation: usize::from(byte & 7),
        }
    }
}

impl Shape {
    fn new(wall: Wall) -> Shape {
        let board = wall.board();
        let orientations = wall.orientations();
        Shape {
            wall: board,
            free: !board,
            shifts: (0..64)
                .step_by(4)
                .filter(|shift| board >> shift & 1 == 0)
                .collect(),
            mirrors: (1..8).filter(|&turn| orientations[turn] == wall).collect(),
        }
    }

    /// The board with this filling of the free cells.
    #[inline(always)]
    pub(super) fn board(&self, mut filling: u64) -> u64 {
        let mut board = self.wall;
        for &shift in &self.shifts {
            board |= (filling & 15) << shift;
            filling >>= 4;
        }
        board
    }

    /// The number of a board of this shape, whose free tiles have this sum: the
    /// least of those that it has in the orientations in which the wall is
    /// the same.
    #[inline(always)]
    pub(super) fn number(
        &self,
        kernel: impl Kernel,
        numbering: &Numbering,
        board: u64,
        half_sum: usize,
    ) -> u32 {
        let number = numbering.number(kernel.extract(board, self.free), half_sum);
        if self.mirrors.is_empty() {
            return number;
        }
        let boards = symmetries(board);
        let others = self
            .mirrors
            .iter()
            .map(|&mirror| numbering.number(kernel.extract(boards[mirror], self.free), half_sum));
        others.fold(number, u32::min)
    }
}
