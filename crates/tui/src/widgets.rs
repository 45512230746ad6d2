//! Widgets: values that draw themselves into a part of a buffer, and
//! never outside of it.

pub mod bars;
pub mod board;
mod border;
pub(crate) mod chart;
pub mod dialog;
mod digits;
pub mod field;
pub mod rising;
pub mod table;
pub mod text;
pub mod title;
