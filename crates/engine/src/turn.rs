//! A move as an animation needs it.

use crate::board::Shift;
use crate::{Board, Direction, Phase, Rank, Slide, Spawn, Square};

/// One move: where every tile went, what merged, what appeared.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Turn {
    /// The number of the move in its game, from 1.
    pub ply: u64,
    /// The direction of the slide.
    pub direction: Direction,
    /// The motions of all tiles, those that stayed included.
    pub motions: Vec<Motion>,
    /// The points of this move.
    pub gained: u64,
    /// The tile that appeared.
    pub spawn: Spawn,
    /// The board afterwards.
    pub board: Board,
    /// The score afterwards.
    pub score: u64,
    /// The phase of the game afterwards.
    pub phase: Phase,
}

/// The motion of one tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Motion {
    /// The square on which it stood.
    pub from: Square,
    /// The square on which it came to rest.
    pub to: Square,
    /// The rank of the tile.
    pub rank: Rank,
    /// True if it merged with another tile that came to the same square.
    pub merged: bool,
}

impl Turn {
    /// The squares on which two tiles merged, with the tile they made.
    pub fn merges(&self) -> impl Iterator<Item = (Square, Rank)> {
        merges(&self.motions)
    }
}

/// The squares on which two tiles merged, with the tile they made.
pub(crate) fn merges(motions: &[Motion]) -> impl Iterator<Item = (Square, Rank)> {
    // The tile nearer to the wall comes first of the two.
    let pairs = motions.windows(2);
    pairs
        .filter(|pair| pair[0].merged && pair[1].merged && pair[0].to == pair[1].to)
        .filter_map(|pair| Some((pair[0].to, pair[0].rank.doubled()?)))
}

/// Adds the motion of the next tile of a lane, from the wall outwards. Where
/// it comes to the square of the tile before it, the two merge.
pub(crate) fn add_motion(motions: &mut Vec<Motion>, from: Square, to: Square, rank: Rank) {
    let partner = motions.last_mut().filter(|other| other.to == to);
    let merged = partner.is_some();
    if let Some(partner) = partner {
        partner.merged = true;
    }
    motions.push(Motion {
        from,
        to,
        rank,
        merged,
    });
}

/// Slides the board and tells where every tile went.
pub(crate) fn slide_with_motions(
    board: &Board,
    direction: Direction,
) -> Option<(Slide, Vec<Motion>)> {
    let mut motions = Vec::new();
    let square = |index| board.size().square(index);
    let slide = board.slide_watching(direction, |Shift { from, to, rank }| {
        add_motion(&mut motions, square(from), square(to), rank);
    })?;
    Some((slide, motions))
}
