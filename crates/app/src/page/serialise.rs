//! Types of other crates, as the serialised page has them.

use std::fmt::Display;

use brikke_engine::Square;
use brikke_locale::Language;
use serde::Serializer;

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
