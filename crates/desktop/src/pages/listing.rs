//! Lists: games, scores.

use brikke_app::page::{Listing, Page, Selector};
use brikke_app::{FieldValue, Input};
use eframe::egui::{Button, ComboBox, Ui};

use crate::canvas::Canvas;
use crate::parts::{Table, show_empty_picture, show_note, show_play_button, table_page};

/// Draws a list.
pub(super) fn show(ui: &mut Ui, canvas: &mut Canvas, page: &Page, listing: &Listing) {
    table_page(ui, canvas, page, |ui, canvas| {
        ui.horizontal_wrapped(|ui| {
            show_tabs(ui, canvas, listing);
            for (field, selector) in listing.selectors.iter().enumerate() {
                show_selector(ui, canvas, field, selector);
            }
        });
        ui.horizontal_wrapped(|ui| {
            for hint in &listing.buttons {
                canvas.key_button(ui, hint);
            }
        });
        if let Some(about) = &listing.about {
            ui.weak(about);
        }
        ui.add_space(4.0);
        if let Some(note) = &page.note {
            show_note(ui, canvas, note);
        }
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

fn show_selector(ui: &mut Ui, canvas: &mut Canvas, field: usize, selector: &Selector) {
    let label = ui.label(&selector.name);
    let chosen = selector.options.get(selector.chosen);
    let combo = ComboBox::from_id_salt(("selector", field));
    let combo = combo.selected_text(chosen.map_or("", String::as_str));
    let combo = combo.show_ui(ui, |ui| {
        for (index, option) in selector.options.iter().enumerate() {
            if ui
                .selectable_label(index == selector.chosen, option)
                .clicked()
            {
                canvas.send(Input::Set(field, FieldValue::Option(index)));
            }
        }
    });
    combo.response.labelled_by(label.id);
}

/// The tabs. Where no row can be chosen the shown one has the keyboard.
fn show_tabs(ui: &mut Ui, canvas: &mut Canvas, listing: &Listing) {
    let has_rows = listing.is_choosable && !listing.rows.is_empty();
    let has_entry = has_rows || listing.empty.is_some();
    for (index, tab) in listing.tabs.iter().enumerate() {
        let is_shown = index == listing.tab;
        let response = ui.add(Button::selectable(is_shown, tab).frame_when_inactive(true));
        if is_shown && !has_entry {
            canvas.focus.add_entry(&response, true);
        }
        if response.clicked() {
            canvas.send(Input::Tab(index));
        }
    }
}
