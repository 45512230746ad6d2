//! The parts that pages are put together from.

mod bars;
mod curve;
mod empty;
mod icon_button;
mod modal;
mod page;
mod table;

pub(crate) use bars::{Bar, show_bars};
pub(crate) use curve::show_curve;
pub(crate) use empty::{show_empty_picture, show_play_button};
pub(crate) use icon_button::icon_button;
pub(crate) use modal::show_box;
pub(crate) use page::{
    compact, filling_page, margin, mark_focus, scrolling_page, show_note, table_page,
};
pub(crate) use table::Table;
