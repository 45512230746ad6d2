//! A board on a page.

use brikke_engine::{Direction, Size, Square};

use crate::motion::{Glide, Sprite};
use crate::settings::LabelChoice;

/// A board as it is to be drawn at this moment.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct BoardView {
    /// Rows and columns.
    #[cfg_attr(feature = "serde", serde(serialize_with = "super::serialise::size"))]
    pub size: Size,
    /// The tiles, those behind first. At rest each fills its cell.
    pub sprites: Vec<Sprite>,
    /// The numbers on the tiles, for [`label`](crate::label()).
    pub labels: LabelChoice,
    /// True while a move is animated.
    pub is_moving: bool,
    /// The move that is animated, for a browser, which moves tiles by itself:
    /// there the sprites are always at rest.
    pub glide: Option<Glide>,
    /// The direction that a hint recommends.
    #[cfg_attr(feature = "serde", serde(serialize_with = "super::serialise::maybe"))]
    pub hint: Option<Direction>,
    /// The direction that was played instead, in an analysed game.
    #[cfg_attr(feature = "serde", serde(serialize_with = "super::serialise::maybe"))]
    pub played: Option<Direction>,
    /// The direction in which nothing moved just now: the board is nudged.
    #[cfg_attr(feature = "serde", serde(serialize_with = "super::serialise::maybe"))]
    pub nudge: Option<Direction>,
    /// The square of the cursor in practice; squares can be clicked then.
    #[cfg_attr(feature = "serde", serde(serialize_with = "super::serialise::square"))]
    pub cursor: Option<Square>,
    /// The rows in words, from top to bottom, for reading aloud.
    pub rows: Vec<String>,
    /// The squares in words, row by row, for reading aloud.
    pub squares: Vec<String>,
}
