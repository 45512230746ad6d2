//! Forms: rules, settings, keys.

use brikke_app::page::{Control, Field, Form, KeyHint, Page, Rank};
use brikke_app::{FieldValue, Input};
use eframe::egui::{
    Align, Align2, Checkbox, ComboBox, FontId, Id, Label, Layout, Rect, Response, RichText, Role,
    Sense, TextEdit, Ui, WidgetInfo, pos2, vec2,
};

use crate::canvas::Canvas;
use crate::fonts;
use crate::parts::{
    Options, compact, mark_focus, scrolling_page, scrolling_page_above, show_note, show_options,
};

/// The width of fields and lists of options.
const WIDTH: f32 = 200.0;

/// The least width for the explanation of a field beside it; with less room it
/// stands below.
const LEAST_ABOUT: f32 = 200.0;

/// The height of a line of a form.
const LINE: f32 = 34.0;

/// The tiles that show a look: 2, 4, 8…
const PREVIEW: u8 = 11;

/// Draws a form.
pub(super) fn show(ui: &mut Ui, canvas: &mut Canvas, page: &Page, form: &Form) {
    if form.fields.iter().all(is_of_keys) {
        // What is done with the selected action stays in sight.
        let fields = |ui: &mut Ui, canvas: &mut Canvas| show_fields(ui, canvas, form);
        return scrolling_page_above(ui, canvas, page, fields, |ui, canvas| {
            show_keys_besides(ui, canvas, page, &["esc"]);
        });
    }
    scrolling_page(ui, canvas, page, |ui, canvas| {
        show_fields(ui, canvas, form);
        if let Some(submit) = &form.submit {
            ui.add_space(8.0);
            let button = canvas.primary_button(ui, submit, form.is_valid);
            if button.clicked() {
                canvas.send(Input::press("enter"));
            }
            ui.add_space(4.0);
            show_keys_besides(ui, canvas, page, &["enter", "esc"]);
        }
    });
}

fn show_fields(ui: &mut Ui, canvas: &mut Canvas, form: &Form) {
    // The first note stands beside the title, or at its field.
    for note in form.notes.iter().skip(1) {
        show_note(ui, canvas, note);
    }
    for (index, field) in form.fields.iter().enumerate() {
        show_heading(ui, canvas, form, index);
        show_line(ui, canvas, (index, field), form);
    }
}

/// True if what stands beside a name takes more room than other fields.
const fn is_wide(field: &Field) -> bool {
    let control = &field.control;
    is_of_keys(field) || matches!(control, Control::Link { .. } | Control::Place { .. })
}

const fn is_of_keys(field: &Field) -> bool {
    matches!(field.control, Control::Keys { .. })
}

/// The keys of the page as buttons, but for those that have one already. While
/// a dialog has the keys, those of the page do nothing.
fn show_keys_besides(ui: &mut Ui, canvas: &mut Canvas, page: &Page, shown: &[&str]) {
    let is_shown = |key: &String| shown.contains(&key.as_str());
    let keys = page.keys.iter();
    let mut keys: Vec<KeyHint> = keys
        .filter(|hint| !hint.key.as_ref().is_some_and(is_shown))
        .cloned()
        .collect();
    let id = Id::unique(("keys of a form", &page.title));
    if page.dialog.is_none() {
        ui.data_mut(|data| data.insert_temp(id, keys.clone()));
    } else {
        keys = ui.data(|data| data.get_temp(id)).unwrap_or(keys);
        for hint in &mut keys {
            hint.is_enabled = false;
        }
    }
    ui.horizontal_wrapped(|ui| {
        for hint in &keys {
            canvas.key_button(ui, hint);
        }
    });
}

/// The title of a group that begins with this field; below the first one what
/// the look is like.
fn show_heading(ui: &mut Ui, canvas: &Canvas, form: &Form, field: usize) {
    let mut headings = form.headings.iter();
    let Some(heading) = headings.find(|heading| heading.field == field) else {
        return;
    };
    if field > 0 {
        ui.add_space(10.0);
        ui.separator();
    }
    let text = RichText::new(&heading.text)
        .size(17.0)
        .family(fonts::bold());
    ui.label(text.color(canvas.look.colours().accent));
    if field == 0 && form.has_preview {
        show_preview(ui, canvas);
    }
}

/// A row of tiles in the present look.
fn show_preview(ui: &mut Ui, canvas: &Canvas) {
    let gap = 5.0;
    let count = f32::from(PREVIEW);
    let side = ((ui.available_width() - gap * (count + 1.0)) / count).clamp(16.0, 44.0);
    let extent = vec2(count * (side + gap) + gap, side + 2.0 * gap);
    let (place, response) = ui.allocate_exact_size(extent, Sense::empty());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, ""));
    let board = canvas.look.colours().board.background;
    ui.painter().rect_filled(place, 8.0, board);
    for (index, rank) in (0_u8..).zip((1..=PREVIEW).filter_map(Rank::new)) {
        let left = place.left() + gap + f32::from(index) * (side + gap);
        let tile = Rect::from_min_size(pos2(left, place.top() + gap), vec2(side, side));
        let colours = canvas.look.tile(rank);
        ui.painter().rect_filled(tile, 4.0, colours.background);
        let font = FontId::new(side * 0.36, fonts::bold());
        let (middle, text) = (tile.center(), rank.to_string());
        ui.painter()
            .text(middle, Align2::CENTER_CENTER, text, font, colours.text);
    }
    ui.add_space(4.0);
}

/// A field: its name at the left, what changes it at the right, or below
/// where the window is narrow.
fn show_line(ui: &mut Ui, canvas: &mut Canvas, numbered: (usize, &Field), form: &Form) {
    let room = ui.available_width();
    let (index, field) = numbered;
    let is_selected = index == form.selected;
    let is_explained = is_selected || form.wrong == Some(index);
    let is_narrow = room < 380.0 && is_wide(field);
    if is_narrow {
        ui.push_id(numbered.0, |ui| {
            let name = show_name(ui, canvas, field, is_selected, room);
            ui.horizontal(|ui| show_control(ui, canvas, numbered, name, is_selected));
            if is_explained {
                show_about(ui, canvas, numbered, form);
            }
        });
        return;
    }
    ui.push_id(numbered.0, |ui| {
        ui.horizontal(|ui| {
            ui.set_min_height(LINE);
            let names = if is_of_keys(field) {
                room * 0.46
            } else {
                room * 0.42
            };
            let name = show_name(ui, canvas, field, is_selected, names);
            show_control(ui, canvas, numbered, name, is_selected);
            if is_explained && ui.available_width() >= LEAST_ABOUT {
                show_about(ui, canvas, numbered, form);
            }
        });
        if is_explained && room - room * 0.42 - WIDTH < LEAST_ABOUT {
            show_about(ui, canvas, numbered, form);
        }
    });
}

/// Draws the explanation of the selected field, or what is wrong with one.
fn show_about(ui: &mut Ui, canvas: &Canvas, (index, field): (usize, &Field), form: &Form) {
    let problem = form.notes.first().filter(|_| form.wrong == Some(index));
    if let Some(problem) = problem {
        show_note(ui, canvas, problem);
    } else if !field.about.is_empty() {
        let text = RichText::new(&field.about).weak().size(13.0);
        ui.add(Label::new(text).wrap());
    }
}

/// The name of a field, in a column of this width.
fn show_name(ui: &mut Ui, canvas: &Canvas, field: &Field, is_selected: bool, width: f32) -> Id {
    let mut text = RichText::new(&field.name);
    if is_selected {
        text = text.color(canvas.look.colours().accent);
    }
    let column = Layout::left_to_right(Align::Center);
    let shown = ui.allocate_ui_with_layout(vec2(width, LINE - 8.0), column, |ui| {
        ui.set_width(width);
        ui.add(Label::new(text).wrap())
    });
    let label = shown.inner;
    if field.about.is_empty() {
        label.id
    } else {
        label.on_hover_text(&field.about).id
    }
}

fn show_control(
    ui: &mut Ui,
    canvas: &mut Canvas,
    (index, field): (usize, &Field),
    name: Id,
    is_selected: bool,
) {
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
        Control::Place { path, copy } => {
            let response = show_place(ui, path, copy);
            choose(canvas, index, &response);
            (response, None)
        }
    };
    canvas.entry(&response, index, is_selected);
    if let Some(value) = value {
        canvas.send(Input::Set(index, value));
    }
}

/// A path, and the button that copies it.
fn show_place(ui: &mut Ui, path: &str, copy: &str) -> Response {
    let response = ui.button(copy);
    ui.add(Label::new(path).truncate()).on_hover_text(path);
    response
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
    mark_focus(ui, &response);
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
    let list = ComboBox::from_id_salt(index)
        .selected_text(value)
        .width(WIDTH);
    let Options {
        button,
        picked,
        is_closed_by_key,
    } = show_options(ui, list, options, chosen);
    if is_closed_by_key {
        button.request_focus();
    }
    (button.labelled_by(name), picked.map(FieldValue::Option))
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
        ..
    } = control
    else {
        return (ui.label(""), None);
    };
    let mut removed = None;
    let shown = ui.horizontal_wrapped(|ui| {
        compact(ui);
        if keys.is_empty() {
            ui.weak(empty);
        }
        for (number, key) in keys.iter().enumerate() {
            let chip = ui.button(format!("{key}  ×"));
            if canvas.removable(&chip.on_hover_text(remove), index) {
                removed = Some(FieldValue::RemoveKey(number));
            }
        }
        ui.button("+").on_hover_text(add)
    });
    choose(canvas, index, &shown.inner);
    (shown.inner, removed)
}
