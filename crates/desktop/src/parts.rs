//! What screens are put together from.

mod announcing;
mod bars;
mod compact;
mod curve;
mod dialog;
mod figure;
mod page;
mod table;

pub(crate) use announcing::announcing;
pub(crate) use bars::{Bar, show_bars};
pub(crate) use compact::compact;
pub(crate) use curve::{Curve, Mark, show_curve};
pub(crate) use dialog::dialog;
pub(crate) use figure::show_figure;
pub(crate) use page::{Page, focus_first};
pub(crate) use table::{Column, Table};
