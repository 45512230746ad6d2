//! A dialog over a page.

use brikke_app::page::{Dialog, DialogKind};
use brikke_app::{FieldValue, Input, words};
use eframe::egui::text::{CCursor, CCursorRange};
use eframe::egui::text_edit::TextEditState;
use eframe::egui::{Context, Id, ScrollArea, TextEdit, Ui, Vec2, vec2};

use crate::canvas::Canvas;
use crate::focus;
use crate::parts::{mark_focus, show_box};

/// Draws the dialog.
pub(super) fn show(ctx: &Context, canvas: &mut Canvas, dialog: &Dialog) {
    let id = Id::unique(("dialog", dialog.kind));
    show_box(ctx, canvas, id, &dialog.title, |ui, canvas| {
        let label = (!dialog.text.is_empty()).then(|| ui.label(&dialog.text).id);
        if let Some(text) = &dialog.field {
            show_field(ui, canvas, text, dialog.is_offered, label);
        }
        show_answers(ui, canvas, dialog);
        if let Some(problem) = &dialog.problem {
            let warning = canvas.look.colours().warning;
            ui.colored_label(warning, problem);
        }
        show_buttons(ui, canvas, dialog);
    });
    if dialog.is_quiet {
        // No key presses a button of a dialog that has just appeared.
        focus::surrender(ctx);
    }
}

fn show_field(ui: &mut Ui, canvas: &mut Canvas, shown: &str, is_offered: bool, label: Option<Id>) {
    let id = ui.scope_id().with("field");
    if is_new(ui, id) {
        place_cursor_at_end(ui, id, shown);
    }
    let mut text = shown.to_owned();
    let field = TextEdit::singleline(&mut text).id(id);
    let mut field = ui.add(field.desired_width(f32::INFINITY));
    if let Some(label) = label {
        field = field.labelled_by(label);
    }
    mark_focus(ui, &field);
    canvas.focus.offer(&field);
    if field.changed() {
        let written = text
            .strip_prefix(shown)
            .filter(|written| !written.is_empty());
        let text = match written {
            // An offer gives way to what is written behind it.
            Some(written) if is_offered => written.to_owned(),
            _ => text,
        };
        canvas.send(Input::Set(0, FieldValue::Text(text)));
    }
}

/// True if this was not drawn in the pass before.
fn is_new(ui: &Ui, id: Id) -> bool {
    let pass = ui.ctx().cumulative_pass_nr();
    let before = ui.data_mut(|data| {
        let last = data.get_temp::<u64>(id);
        data.insert_temp(id, pass);
        last
    });
    before.is_none_or(|before| before + 1 < pass)
}

/// A field that has just appeared forgets the cursor of the one before.
fn place_cursor_at_end(ui: &Ui, id: Id, text: &str) {
    let end = CCursor::new(text.chars().count());
    let mut state = TextEditState::default();
    state.cursor.set_char_range(Some(CCursorRange::one(end)));
    state.store(ui.ctx(), id);
}

fn show_answers(ui: &mut Ui, canvas: &mut Canvas, dialog: &Dialog) {
    if dialog.answers.is_empty() {
        return;
    }
    ui.add_space(6.0);
    if dialog.kind == DialogKind::Question {
        ui.horizontal(|ui| show_answer_buttons(ui, canvas, dialog, vec2(90.0, 34.0)));
        return;
    }
    let room = ui.ctx().content_rect().height() * 0.5;
    // The dialog before may have been smaller.
    let area = ScrollArea::vertical().max_height(room);
    area.min_scrolled_height(room).show(ui, |ui| {
        let size = vec2(ui.available_width(), 34.0);
        show_answer_buttons(ui, canvas, dialog, size);
    });
}

fn show_answer_buttons(ui: &mut Ui, canvas: &mut Canvas, dialog: &Dialog, size: Vec2) {
    for (index, answer) in dialog.answers.iter().enumerate() {
        let is_first = index == dialog.selected.unwrap_or(0);
        let response = ui.add(canvas.answer(&answer.name, is_first).wrap().min_size(size));
        match dialog.selected {
            Some(selected) => canvas.entry(&response, index, index == selected),
            None if index == 0 => canvas.focus.offer(&response),
            None => {}
        }
        if response.clicked() {
            canvas.send(Input::Choose(index));
        }
    }
}

fn show_buttons(ui: &mut Ui, canvas: &mut Canvas, dialog: &Dialog) {
    if dialog.accept.is_none() && dialog.cancel.is_none() {
        return;
    }
    let buttons = [(&dialog.accept, "enter"), (&dialog.cancel, "esc")];
    ui.horizontal(|ui| {
        for (label, key) in buttons {
            let Some(label) = label else {
                continue;
            };
            let is_accept = key == "enter";
            let button = canvas.answer(&words::capitalised(label), is_accept);
            if ui.add(button.min_size(vec2(90.0, 34.0))).clicked() {
                canvas.send(Input::press(key));
            }
        }
    });
}
