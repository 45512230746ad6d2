//! A dialog over a page.

use brikke_app::page::{Dialog, DialogKind};
use brikke_app::{FieldValue, Input, words};
use eframe::egui::{Button, Context, Id, ScrollArea, TextEdit, Ui, Vec2, vec2};

use crate::canvas::Canvas;
use crate::focus;
use crate::parts::show_box;

/// Draws the dialog.
pub(super) fn show(ctx: &Context, canvas: &mut Canvas, dialog: &Dialog) {
    let id = Id::unique(("dialog", dialog.kind));
    show_box(ctx, canvas, id, &dialog.title, |ui, canvas| {
        let label = (!dialog.text.is_empty()).then(|| ui.label(&dialog.text).id);
        if let Some(text) = &dialog.field {
            show_field(ui, canvas, text, label);
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

fn show_field(ui: &mut Ui, canvas: &mut Canvas, text: &str, label: Option<Id>) {
    let mut text = text.to_owned();
    let field = TextEdit::singleline(&mut text).desired_width(f32::INFINITY);
    let mut field = ui.add(field);
    if let Some(label) = label {
        field = field.labelled_by(label);
    }
    canvas.focus.offer(&field);
    if field.changed() {
        canvas.send(Input::Set(0, FieldValue::Text(text)));
    }
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
    ScrollArea::vertical().max_height(room).show(ui, |ui| {
        let size = vec2(ui.available_width(), 34.0);
        show_answer_buttons(ui, canvas, dialog, size);
    });
}

fn show_answer_buttons(ui: &mut Ui, canvas: &mut Canvas, dialog: &Dialog, size: Vec2) {
    for (index, answer) in dialog.answers.iter().enumerate() {
        let response = ui.add(Button::new(&answer.name).wrap().min_size(size));
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
    let buttons = [(&dialog.accept, "enter"), (&dialog.cancel, "esc")];
    ui.horizontal(|ui| {
        for (label, key) in buttons {
            let Some(label) = label else {
                continue;
            };
            if ui.button(words::capitalised(label)).clicked() {
                canvas.send(Input::press(key));
            }
        }
    });
}
