//! Lists: games, scores.

use brikke_app::page::{Listing, Page, SearchField};
use brikke_app::{FieldValue, Input};
use eframe::egui::{Id, TextEdit, Ui};

use crate::canvas::Canvas;
use crate::parts::{
    Table, compact, mark_focus, scrolling_page, show_empty_picture, show_note, show_play_button,
    show_selector, show_tabs,
};

/// In a narrower page the tabs stand in rows of their own.
const NARROW: f32 = 480.0;

/// Draws a list.
pub(super) fn show(ui: &mut Ui, canvas: &mut Canvas, page: &Page, listing: &Listing) {
    scrolling_page(ui, canvas, page, |ui, canvas| {
        show_choices(ui, canvas, listing);
        show_buttons(ui, canvas, listing);
        if let Some(about) = &listing.about {
            ui.weak(about);
        }
        ui.add_space(4.0);
        show_message(ui, canvas, listing);
        if !listing.rows.is_empty() {
            let table = Table {
                columns: &listing.columns,
                rows: &listing.rows,
                selected: listing.selected,
                is_choosable: listing.is_choosable,
            };
            table.show(ui, canvas);
        }
    });
}

/// The choices of what is listed: tabs, the search and selectors, where there
/// are any.
fn show_choices(ui: &mut Ui, canvas: &mut Canvas, listing: &Listing) {
    let has_none = listing.tabs.is_empty() && listing.selectors.is_empty();
    if has_none && listing.search.is_none() {
        return;
    }
    let is_narrow = ui.available_width() < NARROW;
    if is_narrow && !listing.tabs.is_empty() {
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.horizontal_wrapped(|ui| show_tab_row(ui, canvas, listing));
        });
    }
    rows_of_buttons(ui, |ui| {
        if !is_narrow {
            ui.scope(|ui| show_tab_row(ui, canvas, listing));
        }
        if let Some(search) = &listing.search {
            show_search(ui, canvas, listing.selectors.len(), search);
        }
        for (field, selector) in listing.selectors.iter().enumerate() {
            show_selector(ui, canvas, field, selector);
        }
    });
}

/// The buttons for the selected row. A page without rows has none. The search
/// has its field.
fn show_buttons(ui: &mut Ui, canvas: &mut Canvas, listing: &Listing) {
    if listing.buttons.is_empty() {
        return;
    }
    let search = listing.search.as_ref().map(|search| &search.key);
    let is_empty = listing.empty.is_some();
    let buttons = listing.buttons.iter();
    let buttons = buttons.filter(|hint| hint.key.is_none() || hint.key.as_ref() != search);
    let shown = buttons.filter(|hint| hint.is_enabled || !is_empty);
    rows_of_buttons(ui, |ui| {
        for hint in shown {
            canvas.key_button(ui, hint);
        }
    });
}

/// Buttons close together, in as many rows as they need.
fn rows_of_buttons(ui: &mut Ui, buttons: impl FnOnce(&mut Ui)) {
    ui.scope(|ui| {
        compact(ui);
        ui.horizontal_wrapped(buttons);
    });
}

/// The message in place of rows. Where there is nothing to list yet, it stands
/// below a picture.
fn show_message(ui: &mut Ui, canvas: &mut Canvas, listing: &Listing) {
    if let Some(empty) = &listing.empty {
        show_empty_picture(ui, canvas, empty);
        ui.vertical_centered(|ui| {
            if let Some(note) = &listing.message {
                show_note(ui, canvas, note);
            }
        });
        show_play_button(ui, canvas, empty);
    } else if let Some(note) = &listing.message {
        show_note(ui, canvas, note);
    }
}

/// The field for a text to search for. It has the keyboard when the
/// application says so.
fn show_search(ui: &mut Ui, canvas: &mut Canvas, field: usize, search: &SearchField) {
    let id = Id::unique("search");
    let mut text = search.text.clone();
    let edit = TextEdit::singleline(&mut text).id(id);
    let edit = edit.hint_text(&search.name).desired_width(140.0);
    let response = ui.add(edit);
    mark_focus(ui, &response);
    ui.ctx()
        .accesskit_node_builder(id, |node| node.set_label(search.name.clone()));
    if response.changed() {
        canvas.send(Input::Set(field, FieldValue::Text(text)));
    }
    if response.gained_focus() && !search.is_focused && !search.key.is_empty() {
        // A click leads into it as its key does.
        canvas.send(Input::press(&search.key));
    }
    let before = ui.data_mut(|data| {
        let before = data.get_temp::<bool>(id);
        data.insert_temp(id, search.is_focused);
        before.unwrap_or(false)
    });
    match (before, search.is_focused) {
        (false, true) => response.request_focus(),
        (true, false) => response.surrender_focus(),
        _ => {}
    }
}

/// The tabs. Where no row can be chosen the shown one has the keyboard.
fn show_tab_row(ui: &mut Ui, canvas: &mut Canvas, listing: &Listing) {
    let has_rows = listing.is_choosable && !listing.rows.is_empty();
    let has_entry = has_rows || listing.empty.is_some();
    let tabs = show_tabs(ui, canvas, &listing.tabs, listing.tab);
    for (index, tab) in tabs.iter().enumerate() {
        if index == listing.tab && !has_entry {
            canvas.focus.add_entry(tab, true);
        }
        if tab.clicked() {
            canvas.send(Input::Tab(index));
        }
    }
}
