//! The largest boards and tiles under some rules.

use brikke_engine::{AtGoal, Board, Rank, Rules, TileWeights};

use crate::error::SolveError;
use crate::layout::Layout;
use crate::solver::Objective;

/// Bounds of a game that are known before anything of it is solved.
#[derive(Debug, Clone)]
pub(crate) struct Bounds {
    pub(crate) layout: Layout,
    pub(crate) ends: Ends,
    /// The largest rank that a packed board has to hold.
    pub(crate) largest_number: u8,
    /// The largest rank on a board that is not settled.
    pub(crate) largest_rank: u64,
    /// The largest rank that appears.
    pub(crate) newest: u64,
}

impl Bounds {
    /// Refuses boards that do not fit 64 bits.
    pub(crate) fn new(rules: &Rules, objective: Objective) -> Result<Bounds, SolveError> {
        let size = rules.size();
        let layout = Layout::new(size).ok_or(SolveError::TooManyCells(size))?;
        let largest = rules.largest_tile();
        if let Objective::Reach(tile) = objective
            && tile > largest
        {
            return Err(SolveError::OutOfReach {
                tile,
                size,
                largest,
            });
        }
        let ends = Ends::new(rules, objective);
        let end = ends.first().filter(|&end| end <= largest.get());
        let newest = rules.tiles().largest().get();
        let largest_number = end.unwrap_or(largest.get()).max(newest);
        if largest_number > Layout::LARGEST {
            return Err(SolveError::TooLargeTiles { size, largest });
        }
        Ok(Bounds {
            layout,
            ends,
            largest_number,
            largest_rank: u64::from(end.map_or(largest.get(), |end| end - 1)),
            newest: u64::from(newest),
        })
    }

    /// The greatest sum of tiles that a board can come to hold: each tile but
    /// the smallest half of the one before it.
    pub(crate) fn last_sum(&self) -> u32 {
        let cells = self.layout.size().cells() as u64;
        (0..cells)
            .map(|cell| 1_u32 << (self.newest + cell).min(self.largest_rank))
            .sum()
    }
}

/// False for a board that no game under these rules leads to, as far as its
/// tiles alone tell.
///
/// Of the `n` largest tiles of a board the one made last was made while the
/// others stood: it had the other cells only, each good for one doubling.
pub fn may_come_up(board: &Board, rules: &Rules) -> bool {
    let cells = board.size().cells();
    let newest = usize::from(rules.tiles().largest().get());
    let mut ranks: Vec<Rank> = board.tiles().map(|(_, rank)| rank).collect();
    ranks.sort_unstable_by(|one, other| other.cmp(one));
    let fits = |(place, rank): (usize, &Rank)| usize::from(rank.get()) + place < newest + cells;
    ranks.iter().enumerate().all(fits)
}

/// From which ranks on a board is settled.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Ends {
    /// The tile to reach, if that is the objective.
    reached: Option<u8>,
    /// The goal, if it ends the game.
    stopped: Option<u8>,
}

impl Ends {
    fn new(rules: &Rules, objective: Objective) -> Ends {
        let stops = rules.at_goal() == AtGoal::Stop;
        Ends {
            reached: match objective {
                Objective::Score => None,
                Objective::Reach(tile) => Some(tile.get()),
            },
            stopped: rules.goal().filter(|_| stops).map(Rank::get),
        }
    }

    /// The value of a board with this largest tile if it is settled.
    pub(crate) fn settle(self, largest: u8) -> Option<f64> {
        if self.reached.is_some_and(|reached| largest >= reached) {
            Some(1.0)
        } else if self.stopped.is_some_and(|stopped| largest >= stopped) {
            Some(0.0)
        } else {
            None
        }
    }

    pub(crate) fn first(self) -> Option<u8> {
        [self.reached, self.stopped].into_iter().flatten().min()
    }

    /// The value of a slide that makes the first of the ends: a tile that
    /// appears beside the goal can still be the one to reach.
    pub(crate) fn value_of_first(self, tiles: &TileWeights) -> f64 {
        let first = self.first().unwrap_or(0);
        let worth = |(rank, _): (Rank, u32)| {
            let settled = self.settle(rank.get().max(first)).unwrap_or(0.0);
            settled * tiles.probability(rank)
        };
        if self.reached == Some(first) {
            1.0
        } else {
            tiles.iter().map(worth).sum()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(board: &str, expected: bool) {
        let board: Board = board.parse().unwrap();
        let rules = brikke_engine::Overrides {
            size: Some(board.size()),
            ..brikke_engine::Overrides::default()
        };
        let rules = Rules::new(brikke_engine::Preset::Classic, rules).unwrap();
        assert_eq!(may_come_up(&board, &rules), expected, "{board}");
    }

    #[test]
    fn each_large_tile_leaves_less_room_for_the_next() {
        check("32 16 / 8 4", true);
        check("32 16 / 8 8", false);
        check("32 32 / . .", false);
        check("1024 512 256 / 2 4 2 / 2 . .", true);
        check("1024 1024 512 / 2 4 2 / 2 . .", false);
    }
}
