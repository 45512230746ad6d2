//! The parts that pages are put together from.

mod bars;
mod curve;
mod empty;
mod filled_button;
mod icon_button;
mod modal;
mod page;
mod popup;
mod table;
mod tabs;
mod time_line;

pub(crate) use bars::{Bar, show_bars};
pub(crate) use curve::show_curve;
pub(crate) use empty::{show_empty_picture, show_play_button};
pub(crate) use filled_button::filled_button;
pub(crate) use icon_button::{equal_places, icon_button};
pub(crate) use modal::{Over, show_box};
pub(crate) use page::{
    NOTE_LINES, compact, head_height, margin, mark_focus, scrolling_page, scrolling_page_above,
    show_head, show_note, show_note_line,
};
pub(crate) use popup::{
    Options, give_room, is_new, show_menu, show_options, show_selector, take_keyboard,
};
pub(crate) use table::Table;
pub(crate) use tabs::show_tabs;
pub(crate) use time_line::TimeLine;
