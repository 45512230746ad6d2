//! The one slide from which all four directions follow.

use super::Board;
use crate::{Afterstate, Direction, Rank, Size, Slide};

/// A line of cells that slides as one, from the wall outwards.
#[derive(Clone, Copy)]
struct Lane {
    /// The cell at the wall that the tiles run towards.
    wall: usize,
    /// From a cell to the next one away from the wall.
    step: isize,
    length: usize,
}

/// The motion of one tile in a slide: from which cell to which. Two tiles
/// that arrive in the same cell merged there.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Shift {
    pub(crate) from: usize,
    pub(crate) to: usize,
    /// The tile's rank before the slide.
    pub(crate) rank: Rank,
}

impl Lane {
    /// The lanes of a board for one direction. This is all that tells the
    /// directions apart.
    fn all(size: Size, direction: Direction) -> impl Iterator<Item = Lane> {
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
        (0..count).map(move |lane| Lane {
            wall: first + lane * between,
            step,
            length,
        })
    }

    /// Slides the lane towards its wall: each tile moves on to the last tile
    /// that came to rest, merges with it if it is equal and not merged yet,
    /// and rests beside it otherwise.
    ///
    /// Returns the points gained and whether anything moved. Which cells are
    /// empty cannot be predicted, so there is no branch on it unless somebody
    /// watches.
    #[inline]
    #[expect(clippy::needless_bitwise_bool, reason = "lazy operators branch")]
    fn slide(
        self,
        cells: &mut [u8; Size::MAX_CELLS],
        watch: &mut impl FnMut(Shift),
    ) -> (u128, bool) {
        let (mut gained, mut moved) = (0, false);
        let mut resting = self.wall;
        let mut may_merge = 0;
        for distance in 0..self.length {
            let from = self.cell(distance);
            let number = std::mem::take(&mut cells[from]);
            let is_tile = number != 0;
            let merges = is_tile & (number == may_merge) & (number < Rank::MAX.get());
            let to = if merges {
                resting.wrapping_add_signed(-self.step)
            } else {
                resting
            };
            // An empty cell writes its 0 where the next tile will rest.
            cells[to] = number + u8::from(merges);
            if merges {
                gained += 1_u128 << (number + 1);
            }
            let rests = is_tile & !merges;
            resting = if rests {
                to.wrapping_add_signed(self.step)
            } else {
                resting
            };
            may_merge = if is_tile {
                number * u8::from(rests)
            } else {
                may_merge
            };
            moved |= is_tile & (from != to);
            if let Some(rank) = Rank::new(number) {
                watch(Shift { from, to, rank });
            }
        }
        (gained, moved)
    }

    fn cell(self, distance: usize) -> usize {
        self.wall
            .wrapping_add_signed(self.step * distance.cast_signed())
    }
}

impl Board {
    /// Slides all tiles and tells `watch` where each of them went; `None` if
    /// nothing moves.
    #[inline]
    pub(crate) fn slide_watching(
        &self,
        direction: Direction,
        mut watch: impl FnMut(Shift),
    ) -> Option<Slide> {
        let mut after = *self;
        let (mut gained, mut moved) = (0, false);
        for lane in Lane::all(self.size, direction) {
            let (lane_gained, lane_moved) = lane.slide(&mut after.cells, &mut watch);
            gained += lane_gained;
            moved |= lane_moved;
        }
        moved.then(|| Slide {
            after: Afterstate::slid(after),
            gained,
        })
    }
}
