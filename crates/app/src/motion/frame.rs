//! The tiles at one moment of a move.

use std::time::Duration;

use brikke_engine::{Board, HalfSlide, Motion, Rank, Size, Square, Turn};

use super::MotionTimes;

/// One moment of a move.
#[derive(Debug, Clone, PartialEq)]
pub struct Frame {
    size: Size,
    sprites: Vec<Sprite>,
}

/// A tile that may be on its way, or larger or smaller than its cell.
#[derive(Debug, Clone, Copy, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Sprite {
    /// The tile.
    #[cfg_attr(
        feature = "serde",
        serde(serialize_with = "crate::page::serialise::rank")
    )]
    pub rank: Rank,
    /// Its row, counted in cells from the top.
    #[cfg_attr(
        feature = "serde",
        serde(serialize_with = "crate::page::serialise::decimal")
    )]
    pub row: f32,
    /// Its column, counted in cells from the left.
    #[cfg_attr(
        feature = "serde",
        serde(serialize_with = "crate::page::serialise::decimal")
    )]
    pub column: f32,
    /// Its scale, 1 for a tile that fills its cell.
    #[cfg_attr(
        feature = "serde",
        serde(serialize_with = "crate::page::serialise::decimal")
    )]
    pub scale: f32,
}

/// The scale of a merged tile before it settles.
const POP: f32 = 1.2;

impl Frame {
    /// The move after this time.
    pub fn at<'a>(moved: impl Into<Moved<'a>>, times: &MotionTimes, elapsed: Duration) -> Frame {
        let moved = moved.into();
        match times.popped(elapsed) {
            None => sliding(&moved, eased(times.slid(elapsed))),
            Some(done) if done < 1.0 => popping(&moved, done),
            Some(_) => Frame::still(moved.board),
        }
    }

    /// The move being taken back after this time: its tiles slide to where they
    /// came from.
    pub fn back<'a>(moved: impl Into<Moved<'a>>, times: &MotionTimes, elapsed: Duration) -> Frame {
        sliding(&moved.into(), 1.0 - eased(times.slid(elapsed)))
    }

    /// A board at rest.
    pub fn still(board: &Board) -> Frame {
        Frame {
            size: board.size(),
            sprites: board
                .tiles()
                .map(|(square, rank)| Sprite::at_rest(square, rank))
                .collect(),
        }
    }

    /// The size of the board.
    pub fn size(&self) -> Size {
        self.size
    }

    /// The tiles, those behind first.
    pub fn sprites(&self) -> &[Sprite] {
        &self.sprites
    }
}

/// The motion that a frame shows: a move, or one half of a slide.
#[derive(Debug)]
pub struct Moved<'a> {
    board: &'a Board,
    pub(super) motions: &'a [Motion],
    pub(super) merged: Vec<Square>,
    /// The square on which a tile appeared, if one did.
    pub(super) spawn: Option<Square>,
}

impl<'a> From<&'a Turn> for Moved<'a> {
    fn from(turn: &'a Turn) -> Moved<'a> {
        Moved {
            board: &turn.board,
            motions: &turn.motions,
            merged: turn.merges().map(|(square, _)| square).collect(),
            spawn: Some(turn.spawn.square),
        }
    }
}

impl<'a> From<&'a HalfSlide> for Moved<'a> {
    fn from(half: &'a HalfSlide) -> Moved<'a> {
        Moved {
            board: &half.after,
            motions: &half.motions,
            merged: half.merges().map(|(square, _)| square).collect(),
            spawn: None,
        }
    }
}

impl Sprite {
    fn at_rest(square: Square, rank: Rank) -> Sprite {
        Sprite {
            rank,
            row: square.row.into(),
            column: square.column.into(),
            scale: 1.0,
        }
    }
}

/// The tiles on their way, as far as `done` says.
fn sliding(moved: &Moved<'_>, done: f32) -> Frame {
    let between = |from: u8, to: u8| {
        let (from, to) = (f32::from(from), f32::from(to));
        from + (to - from) * done
    };
    // The tile nearer to the wall comes first of two that merge: the other
    // slides over it.
    let sprites = moved.motions.iter().map(|motion| Sprite {
        rank: motion.rank,
        row: between(motion.from.row, motion.to.row),
        column: between(motion.from.column, motion.to.column),
        scale: 1.0,
    });
    Frame {
        size: moved.board.size(),
        sprites: sprites.collect(),
    }
}

/// The tiles in their places: merged ones swell and settle, the new one
/// grows.
fn popping(moved: &Moved<'_>, done: f32) -> Frame {
    let scale = |square: Square| {
        if Some(square) == moved.spawn {
            eased(done)
        } else if moved.merged.contains(&square) {
            swollen(done)
        } else {
            1.0
        }
    };
    let tiles = moved.board.tiles().map(|(square, rank)| Sprite {
        scale: scale(square),
        ..Sprite::at_rest(square, rank)
    });
    let mut sprites: Vec<Sprite> = tiles.collect();
    sprites.sort_by(|one, two| one.scale.total_cmp(&two.scale));
    Frame {
        size: moved.board.size(),
        sprites,
    }
}

/// Slow at both ends, fast between.
fn eased(done: f32) -> f32 {
    done * done * (3.0 - 2.0 * done)
}

/// From 1 up to the largest in the middle, and back.
fn swollen(done: f32) -> f32 {
    let from_middle = (2.0 * done - 1.0).abs();
    1.0 + (POP - 1.0) * (1.0 - from_middle)
}
