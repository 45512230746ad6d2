//! A move for a face that moves its tiles by itself.

use std::time::Duration;

use brikke_engine::{Rank, Square};
use brikke_play::Moment;

use super::{MotionTimes, Moved};

/// A move as it is to be animated, from its beginning to its end. The tiles
/// slide first; then those that merged are replaced by what they made, which
/// pops, and the new tile appears. A move that is taken back only slides, from
/// where its tiles came to rest to where they came from.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Glide {
    /// The moment at which it began, in milliseconds: no two moves of a board
    /// begin at the same one.
    pub begun: u64,
    /// The milliseconds for which tiles slide.
    pub slide: u32,
    /// The milliseconds for which tiles pop and appear, after the slide.
    pub pop: u32,
    /// True if the move is taken back.
    pub is_back: bool,
    /// Every tile with its way, those behind first.
    pub tiles: Vec<GlidingTile>,
    /// The squares on which tiles merged, as row and column.
    pub merged: Vec<(u8, u8)>,
    /// The square on which a tile appeared.
    pub appeared: Option<(u8, u8)>,
}

/// A tile with its way, as rows and columns.
#[derive(Debug, Clone, Copy, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct GlidingTile {
    /// The tile.
    #[cfg_attr(
        feature = "serde",
        serde(serialize_with = "crate::page::serialise::rank")
    )]
    pub rank: Rank,
    /// The square that it comes from.
    pub from: (u8, u8),
    /// The square that it goes to.
    pub to: (u8, u8),
}

impl Glide {
    /// A move that began at this moment.
    pub(crate) fn of<'a>(
        moved: impl Into<Moved<'a>>,
        times: &MotionTimes,
        since: Moment,
        is_back: bool,
    ) -> Glide {
        let moved = moved.into();
        let place = |Square { row, column }| (row, column);
        let length = |time: Duration| {
            let millis = time.div_f64(times.speed.get()).as_millis();
            u32::try_from(millis).unwrap_or(u32::MAX)
        };
        let tile = |motion: &brikke_engine::Motion| GlidingTile {
            rank: motion.rank,
            from: place(if is_back { motion.to } else { motion.from }),
            to: place(if is_back { motion.from } else { motion.to }),
        };
        Glide {
            begun: since.millis(),
            slide: length(times.slide),
            pop: length(times.pop),
            is_back,
            tiles: moved.motions.iter().map(tile).collect(),
            merged: moved.merged.iter().copied().map(place).collect(),
            appeared: moved.spawn.map(place),
        }
    }
}
