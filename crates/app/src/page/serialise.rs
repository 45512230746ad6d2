//! Types of other crates, as the serialised page has them.

use std::fmt::Display;
use std::time::Duration;

use brikke_engine::{Board, Rank, Size, Square};
use brikke_locale::Language;
use serde::{Serialize, Serializer};

use crate::words;

/// A page of its own kind: apart from the others, so that a browser can load
/// what they need later.
#[inline(never)]
pub(super) fn apart<S: Serializer>(value: &impl Serialize, to: S) -> Result<S::Ok, S::Error> {
    value.serialize(to)
}

pub(crate) fn text<S: Serializer>(value: &impl Display, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(value)
}

#[expect(clippy::ref_option, reason = "serde hands in references")]
pub(super) fn maybe<S: Serializer>(value: &Option<impl Display>, to: S) -> Result<S::Ok, S::Error> {
    match value {
        Some(value) => to.collect_str(value),
        None => to.serialize_none(),
    }
}

/// A number that is nearly always a whole one.
#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands in references"
)]
pub(crate) fn decimal<S: Serializer>(value: &f32, to: S) -> Result<S::Ok, S::Error> {
    #[expect(clippy::cast_possible_truncation, reason = "then it is not that")]
    let whole = *value as i32;
    #[expect(clippy::cast_precision_loss, clippy::float_cmp, reason = "as above")]
    if whole as f32 == *value {
        to.serialize_i32(whole)
    } else {
        apart(value, to)
    }
}

/// The number of a rank: 1 for the tile 2.
#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands in references"
)]
pub(crate) fn rank<S: Serializer>(value: &Rank, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_u8(value.get())
}

#[expect(
    clippy::ref_option,
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands in references"
)]
pub(super) fn maybe_rank<S: Serializer>(value: &Option<Rank>, to: S) -> Result<S::Ok, S::Error> {
    match value {
        Some(value) => rank(value, to),
        None => to.serialize_none(),
    }
}

/// Rows and columns.
#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands in references"
)]
pub(super) fn size<S: Serializer>(value: &Size, to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq([value.rows(), value.columns()])
}

/// The rows of a board from top to bottom, as numbers of ranks; 0 for no tile.
#[expect(clippy::ref_option, reason = "serde hands in references")]
pub(super) fn maybe_board<S: Serializer>(value: &Option<Board>, to: S) -> Result<S::Ok, S::Error> {
    let Some(board) = value else {
        return to.serialize_none();
    };
    let cells: Vec<u8> = board
        .cells()
        .map(|(_, tile)| tile.map_or(0, Rank::get))
        .collect();
    to.collect_seq(cells.chunks(board.size().columns().into()))
}

/// A time as a clock shows it.
pub(super) fn clock<S: Serializer>(value: &Duration, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(&words::clock(*value))
}

#[expect(
    clippy::ref_option,
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands in references"
)]
pub(super) fn square<S: Serializer>(value: &Option<Square>, to: S) -> Result<S::Ok, S::Error> {
    match value {
        Some(Square { row, column }) => to.collect_seq([row, column]),
        None => to.serialize_none(),
    }
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands in references"
)]
pub(super) fn language<S: Serializer>(value: &Language, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(value.code())
}
