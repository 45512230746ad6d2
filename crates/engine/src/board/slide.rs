//! The one slide from which all four directions follow.

use super::Board;
use super::path::Path;
use crate::{Afterstate, Direction, Rank, Size, Slide};

/// The motion of one tile in a slide: from which cell to which. Two tiles
/// that arrive in the same cell merged there.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Shift {
    pub(crate) from: usize,
    pub(crate) to: usize,
    /// The tile's rank before the slide.
    pub(crate) rank: Rank,
}

impl Path {
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
        for lane in Path::all(self.size, direction) {
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
