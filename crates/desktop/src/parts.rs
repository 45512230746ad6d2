//! The parts that pages are put together from.

mod bars;
mod curve;
mod icon_button;
mod modal;
mod page;
mod table;

pub(crate) use bars::{Bar, show_bars};
pub(crate) use curve::show_curve;
pub(crate) use icon_button::icon_button;
pub(crate) use modal::show_box;
pub(crate) use page::{compact, filling_page, margin, scrolling_page, show_note};
pub(crate) use table::Table;
