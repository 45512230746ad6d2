//! Forms: rules, settings, keys.

use brikke_app::page::{Control, Field, Form, Page};
use brikke_app::{FieldValue, Input};
use eframe::egui::{Button, Checkbox, ComboBox, Grid, Id, Response, RichText, TextEdit, Ui, vec2};

use crate::canvas::Canvas;
use crate::parts::{scrolling_page, show_note};

/// The width of fields and lists of options.
const WIDTH: f32 = 180.0;

/// Draws a form.
pub(super) fn show(ui: &mut Ui, canvas: &mut Canvas, page: &Page, form: &Form) {
    scrolling_page(ui, canvas, page, |ui, canvas| {
        let is_of_keys = form.fields.iter().all(is_of_keys);
        if is_of_keys {
            // The fields are many: what happened is read above them.
            show_notes(ui, canvas, page, form);
        }
        let grid = Grid::new("form").num_columns(2).striped(is_of_keys);
        let gap = if is_of_keys { 6.0 } else { 10.0 };
        grid.spacing(vec2(16.0, gap)).show(ui, |ui| {
            for (index, field) in form.fields.iter().enumerate() {
                show_field(ui, canvas, (index, field), index == form.selected);
                ui.end_row();
            }
        });
        if !is_of_keys {
            ui.add_space(8.0);
            show_notes(ui, canvas, page, form);
        }
        if let Some(submit) = &form.submit {
            ui.add_space(8.0);
            let button = Button::new(RichText::new(submit).size(17.0)).min_size(vec2(140.0, 40.0));
            if ui.add_enabled(form.is_valid, button).clicked() {
                canvas.send(Input::press("enter"));
            }
        }
    });
}

const fn is_of_keys(field: &Field) -> bool {
    matches!(field.control, Control::Keys { .. })
}

fn show_notes(ui: &mut Ui, canvas: &Canvas, page: &Page, form: &Form) {
    for note in page.note.iter().chain(&form.notes) {
        show_note(ui, canvas, note);
    }
}

fn show_field(
    ui: &mut Ui,
    canvas: &mut Canvas,
    (index, field): (usize, &Field),
    is_selected: bool,
) {
    let label = ui.label(&field.name);
    let name = label.on_hover_text(&field.about).id;
    let (response, value) = match &field.control {
        Control::Text { text, placeholder } => show_text(ui, text, placeholder, field, name),
        Control::Choice {
            options,
            chosen,
            value,
        } => show_choice(ui, (index, options), *chosen, value, name),
        Control::Switch { is_on, value } => show_switch(ui, *is_on, value, name),
        Control::Keys { .. } => show_keys(ui, canvas, index, &field.control),
        Control::Link { label } => {
            let response = ui.button(label);
            choose(canvas, index, &response);
            (response, None)
        }
    };
    canvas.entry(&response, index, is_selected);
    if let Some(value) = value {
        canvas.send(Input::Set(index, value));
    }
}

/// A click on a field chooses it at once, also if another was selected.
fn choose(canvas: &mut Canvas, index: usize, response: &Response) {
    if response.clicked() {
        canvas.send(Input::Mark(index));
        canvas.send(Input::Choose(index));
    }
}

/// A widget for a field, and the value that it got.
type Changed = (Response, Option<FieldValue>);

fn show_text(ui: &mut Ui, text: &str, placeholder: &str, field: &Field, name: Id) -> Changed {
    let mut text = text.to_owned();
    let edit = TextEdit::singleline(&mut text)
        .hint_text(placeholder)
        .desired_width(WIDTH);
    let response = ui.add(edit).labelled_by(name).on_hover_text(&field.about);
    let value = response.changed().then_some(FieldValue::Text(text));
    (response, value)
}

fn show_choice(
    ui: &mut Ui,
    (index, options): (usize, &[String]),
    chosen: Option<usize>,
    value: &str,
    name: Id,
) -> Changed {
    let mut changed = None;
    let combo = ComboBox::from_id_salt(index)
        .selected_text(value)
        .width(WIDTH);
    let response = combo.show_ui(ui, |ui| {
        for (number, option) in options.iter().enumerate() {
            let is_chosen = chosen == Some(number);
            if ui.selectable_label(is_chosen, option).clicked() {
                changed = Some(FieldValue::Option(number));
            }
        }
    });
    (response.response.labelled_by(name), changed)
}

fn show_switch(ui: &mut Ui, mut is_on: bool, value: &str, name: Id) -> Changed {
    let response = ui.add(Checkbox::new(&mut is_on, value)).labelled_by(name);
    let value = response.changed().then_some(FieldValue::Switch(is_on));
    (response, value)
}

/// The keys of an action, each a button that removes it, and one that adds
/// another.
fn show_keys(ui: &mut Ui, canvas: &mut Canvas, index: usize, control: &Control) -> Changed {
    let Control::Keys {
        keys,
        empty,
        add,
        remove,
    } = control
    else {
        return (ui.label(""), None);
    };
    let mut removed = None;
    let shown = ui.horizontal_wrapped(|ui| {
        if keys.is_empty() {
            ui.weak(empty);
        }
        for (number, key) in keys.iter().enumerate() {
            if ui.button(key).on_hover_text(remove).clicked() {
                removed = Some(FieldValue::RemoveKey(number));
            }
        }
        ui.button("+").on_hover_text(add)
    });
    choose(canvas, index, &shown.inner);
    (shown.inner, removed)
}
