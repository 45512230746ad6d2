//! The first time that a game made a tile.

use std::time::Duration;

use brikke_engine::{Rank, Turn};

/// The first time that a tile was made by merging in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Split {
    /// The tile.
    pub tile: Rank,
    /// The move that made it, from 1.
    pub ply: u64,
    /// The time played until then.
    pub time: Duration,
}

impl Split {
    /// The smallest tile that has a split: 8.
    pub const SMALLEST: Rank = match Rank::new(3) {
        Some(rank) => rank,
        None => unreachable!(),
    };

    /// Adds the tiles that were not made before, smallest tile first.
    pub(crate) fn add(splits: &mut Vec<Split>, made: &[Split]) {
        for &split in made {
            if splits.iter().all(|known| known.tile != split.tile) {
                splits.push(split);
            }
        }
        splits.sort_by_key(|split| split.tile);
    }

    /// The tiles from 8 up that the move made.
    pub(crate) fn of_turn(turn: &Turn, time: Duration) -> Vec<Split> {
        let tiles = turn.merges().map(|(_, tile)| tile);
        let ply = turn.ply;
        tiles
            .filter(|&tile| tile >= Split::SMALLEST)
            .map(|tile| Split { tile, ply, time })
            .collect()
    }
}
