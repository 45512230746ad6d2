//! The board, painted.

mod arrow;
mod board;
mod icon;
mod layout;
mod number;
mod played;
mod title;

pub(crate) use board::BoardPainter;
pub(crate) use icon::paint_icon;
pub(crate) use layout::Layout;
pub(crate) use played::paint_played;
pub(crate) use title::show_title;
