//! The squares of the lanes of a board.

use crate::{Direction, Size};

/// The cells of one lane: a row or a column, from the wall outwards.
#[derive(Clone, Copy)]
pub(super) struct Path {
    /// The cell at the wall that the tiles run towards.
    pub(super) wall: usize,
    /// From a cell to the next one away from the wall.
    pub(super) step: isize,
    /// The number of cells.
    pub(super) length: usize,
}

impl Path {
    /// The lanes of a board for one direction. This is all that tells the
    /// directions apart.
    pub(super) fn all(
        size: Size,
        direction: Direction,
    ) -> impl ExactSizeIterator<Item = Path> + Clone {
        let (rows, columns) = (usize::from(size.rows()), usize::from(size.columns()));
        // Within a row a step is one cell, within a column a whole row.
        let (count, between, length, along) = if direction.is_vertical() {
            (columns, 1, rows, columns)
        } else {
            (rows, columns, columns, 1)
        };
        let (first, step) = if direction.is_towards_origin() {
            (0, along.cast_signed())
        } else {
            ((length - 1) * along, -along.cast_signed())
        };
        (0..count).map(move |lane| Path {
            wall: first + lane * between,
            step,
            length,
        })
    }

    /// The cell at this distance from the wall.
    pub(super) fn cell(self, distance: usize) -> usize {
        self.wall
            .wrapping_add_signed(self.step * distance.cast_signed())
    }

    /// Every cell, from the wall outwards.
    pub(super) fn cells(self) -> impl Iterator<Item = usize> {
        (0..self.length).map(move |distance| self.cell(distance))
    }
}
