//! A dialog over a page.

use brikke_app::page::{Dialog, DialogKind};
use brikke_app::{FieldValue, Input, words};
use eframe::egui::text::{CCursor, CCursorRange};
use eframe::egui::text_edit::TextEditState;
use eframe::egui::{Align, Context, Id, Layout, RichText, TextEdit, Ui, Vec2, vec2};

use crate::canvas::Canvas;
use crate::focus::has_grid;
use crate::parts::{Over, is_new, mark_focus, show_box};

/// The height of a button, and the room between two.
const BUTTON: f32 = 34.0;
const GAP: f32 = 8.0;
const CLOSE_GAP: f32 = 5.0;

/// Draws the dialog.
pub(super) fn show(ctx: &Context, canvas: &mut Canvas, dialog: &Dialog) {
    let id = Id::unique(("dialog", dialog.kind));
    let over = match canvas.board {
        Some(board) if is_about_the_end(dialog) => Over::Board(board),
        Some(board) => Over::Window(board),
        None => Over::Window(ctx.content_rect()),
    };
    // Beside the end of a game its toolbar goes on working, unless a name is
    // written.
    let is_modal = !matches!(over, Over::Board(_)) || dialog.field.is_some();
    let title = (id, dialog.title.as_str());
    show_box(ctx, canvas, title, (over, is_modal), |ui, canvas| {
        if is_asked_in_place(dialog) {
            // The field and all answers fit over the board of a small window.
            ui.spacing_mut().item_spacing.y = CLOSE_GAP;
        }
        ui.heading(RichText::new(&dialog.title));
        let label = (!dialog.text.is_empty()).then(|| ui.label(&dialog.text).id);
        if dialog.field.is_some() {
            show_written(ui, canvas, dialog, label);
        }
        if let Some(problem) = &dialog.problem {
            let warning = canvas.look.colours().warning;
            ui.colored_label(warning, problem);
        }
        ui.add_space(4.0);
        show_answers(ui, canvas, dialog);
        if !is_asked_in_place(dialog) {
            show_buttons(ui, canvas, dialog);
        }
    });
}

/// True for what is said and asked when a game has come to its goal or its
/// end: it covers the board and nothing else.
const fn is_about_the_end(dialog: &Dialog) -> bool {
    matches!(
        dialog.kind,
        DialogKind::Goal | DialogKind::Over | DialogKind::Name
    )
}

/// True if something is written beside other answers.
const fn is_asked_in_place(dialog: &Dialog) -> bool {
    dialog.field.is_some() && !dialog.answers.is_empty()
}

/// The field; beside it its buttons, where other answers stand below.
fn show_written(ui: &mut Ui, canvas: &mut Canvas, dialog: &Dialog, label: Option<Id>) {
    if !is_asked_in_place(dialog) {
        let width = ui.available_width();
        return show_field(ui, canvas, dialog, label, width);
    }
    let row = Layout::right_to_left(Align::Center);
    let size = vec2(ui.available_width(), BUTTON);
    ui.allocate_ui_with_layout(size, row, |ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(GAP);
        // From the right to the left.
        for (label, key) in buttons(dialog).into_iter().rev() {
            show_button(ui, canvas, label, key, vec2(0.0, BUTTON));
        }
        let width = ui.available_width();
        show_field(ui, canvas, dialog, label, width);
    });
}

fn show_field(ui: &mut Ui, canvas: &mut Canvas, dialog: &Dialog, label: Option<Id>, width: f32) {
    let shown = dialog.field.as_deref().unwrap_or_default();
    let is_offered = dialog.is_offered;
    let id = ui.scope_id().with("field");
    if is_new(ui.ctx(), id) {
        place_cursor_at_end(ui, id, shown);
    }
    let is_selected = is_offered && select_offer(ui, id, shown);
    let mut text = shown.to_owned();
    let field = TextEdit::singleline(&mut text).id(id);
    let mut field = ui.add(field.desired_width(width));
    if let Some(label) = label {
        field = field.labelled_by(label);
    }
    mark_focus(ui, &field);
    canvas.focus.offer(&field);
    if field.changed() {
        let behind = text.strip_prefix(shown).filter(|text| !text.is_empty());
        let text = match behind {
            // An offer that is not selected yet gives way to what is written
            // behind it.
            Some(behind) if is_offered && !is_selected => behind.to_owned(),
            _ => text,
        };
        canvas.send(Input::Set(0, FieldValue::Text(text)));
    }
}

/// A field that has just appeared forgets the cursor of the one before.
fn place_cursor_at_end(ui: &Ui, id: Id, text: &str) {
    let end = CCursor::new(text.chars().count());
    store_cursor(ui, id, CCursorRange::one(end));
    ui.data_mut(|data| data.remove::<bool>(id.with("offer is selected")));
}

/// Selects an offer, which gives way to what is written, once the field has the
/// keyboard: egui selects nothing before. True: that is done.
fn select_offer(ui: &Ui, id: Id, text: &str) -> bool {
    let done = id.with("offer is selected");
    if ui.data(|data| data.get_temp(done)).unwrap_or(false) {
        return true;
    }
    let is_ready = ui.memory(|memory| memory.owns_ime_events(id));
    if is_ready {
        let end = CCursor::new(text.chars().count());
        store_cursor(ui, id, CCursorRange::two(CCursor::new(0), end));
        ui.data_mut(|data| data.insert_temp(done, true));
    }
    is_ready
}

fn store_cursor(ui: &Ui, id: Id, range: CCursorRange) {
    let mut state = TextEditState::default();
    state.cursor.set_char_range(Some(range));
    state.store(ui.ctx(), id);
}

fn show_answers(ui: &mut Ui, canvas: &mut Canvas, dialog: &Dialog) {
    let answers: Vec<usize> = (0..dialog.answers.len()).collect();
    let room = ui.available_width();
    if dialog.kind == DialogKind::Question {
        let widths = shares(room, answers.len());
        ui.horizontal(|ui| show_row(ui, canvas, dialog, &answers, widths));
    } else if has_grid(dialog) {
        show_grid(ui, canvas, dialog, &answers);
    } else {
        for index in answers {
            show_line(ui, canvas, dialog, index, room);
        }
    }
}

/// An answer in a row of its own. The lines of a list begin at the left, the
/// words of other answers stand in the middle.
fn show_line(ui: &mut Ui, canvas: &mut Canvas, dialog: &Dialog, index: usize, width: f32) {
    if is_list(dialog) {
        show_row(ui, canvas, dialog, &[index], width);
    } else {
        ui.horizontal(|ui| show_row(ui, canvas, dialog, &[index], width));
    }
}

/// True if the answers are things to choose from, not things to do.
const fn is_list(dialog: &Dialog) -> bool {
    matches!(dialog.kind, DialogKind::Players | DialogKind::Bookmarks)
}

/// The first answer in a row of its own, the others two by two.
fn show_grid(ui: &mut Ui, canvas: &mut Canvas, dialog: &Dialog, answers: &[usize]) {
    let Some((first, others)) = answers.split_first() else {
        return;
    };
    let room = ui.available_width();
    show_line(ui, canvas, dialog, *first, room);
    for row in others.chunks(2) {
        let width = shares(room, row.len());
        ui.horizontal(|ui| show_row(ui, canvas, dialog, row, width));
    }
}

/// The width of each of so many buttons that fill the room together.
fn shares(room: f32, count: usize) -> f32 {
    let count = f32::from(u8::try_from(count.max(1)).unwrap_or(u8::MAX));
    (room - GAP * (count - 1.0)) / count
}

fn show_row(ui: &mut Ui, canvas: &mut Canvas, dialog: &Dialog, row: &[usize], width: f32) {
    ui.spacing_mut().item_spacing = Vec2::splat(GAP);
    for &index in row {
        show_answer(ui, canvas, dialog, index, vec2(width, BUTTON));
    }
}

fn show_answer(ui: &mut Ui, canvas: &mut Canvas, dialog: &Dialog, index: usize, size: Vec2) {
    let Some(answer) = dialog.answers.get(index) else {
        return;
    };
    // Where something is written the button for that is the filled one.
    let is_primary = dialog.accept.is_none() && index == dialog.selected.unwrap_or(0);
    let response = canvas.answer(ui, &answer.name, is_primary, size);
    match dialog.selected {
        Some(selected) => canvas.entry(&response, index, index == selected),
        None if index == 0 => canvas.focus.offer(&response),
        None => {}
    }
    if response.clicked() {
        canvas.send(Input::Choose(index));
    }
}

fn show_buttons(ui: &mut Ui, canvas: &mut Canvas, dialog: &Dialog) {
    let buttons = buttons(dialog);
    if buttons.is_empty() {
        return;
    }
    let width = shares(ui.available_width(), buttons.len());
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(GAP);
        for (label, key) in buttons {
            show_button(ui, canvas, label, key, vec2(width, BUTTON));
        }
    });
}

/// The labels of the buttons that accept and leave the dialog, with their keys.
fn buttons(dialog: &Dialog) -> Vec<(&String, &'static str)> {
    let buttons = [(&dialog.accept, "enter"), (&dialog.cancel, "esc")];
    let buttons = buttons.into_iter();
    buttons
        .filter_map(|(label, key)| Some((label.as_ref()?, key)))
        .collect()
}

fn show_button(ui: &mut Ui, canvas: &mut Canvas, label: &str, key: &str, size: Vec2) {
    let label = words::capitalised(label);
    if canvas.answer(ui, &label, key == "enter", size).clicked() {
        canvas.send(Input::press(key));
    }
}
