//! Fields to fill in.

use brikke_app::Input;
use brikke_app::page::{Control, Field, Form};
use ratatui::layout::{Position, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Wrap};

use crate::areas;
use crate::canvas::Canvas;
use crate::theme::Glyphs;
use crate::widgets::{field, text};

/// Draws a line for each field, one that accepts the form, and the notes.
pub(super) fn draw(form: &Form, caret: Option<usize>, canvas: &mut Canvas<'_, '_>) {
    let inside = areas::inside(canvas.area());
    let lines = lines(form, canvas.look.glyphs());
    let names = name_columns(form);
    let list = areas::above(inside, notes_height(form));
    if lines.len() > usize::from(list.height) {
        canvas.position(form.selected + 1, lines.len());
    }
    for (index, place) in areas::lines(list, lines.len(), form.selected) {
        canvas.line(place, index == form.selected, &lines[index]);
        if index == form.selected {
            draw_written(form, caret, value_place(place, names), canvas);
        }
        let is_field = index < form.fields.len();
        canvas.click(
            place,
            if is_field {
                Input::Choose(index)
            } else {
                Input::press("enter")
            },
        );
    }
    let below = areas::height(lines.len()).min(list.height) + 1;
    draw_notes(form, areas::below(inside, below), canvas);
}

/// The lines that notes take below the fields, with a blank one before them.
fn notes_height(form: &Form) -> u16 {
    match form.notes.len() {
        0 => 0,
        1 => 2,
        notes => areas::height(notes) + 2,
    }
}

/// The columns of the names.
fn name_columns(form: &Form) -> u16 {
    let names = form.fields.iter().map(|field| field.name.as_str());
    let names = names.chain(form.submit.as_deref());
    names.map(text::width).max().unwrap_or(0)
}

/// The part of a line behind its name.
fn value_place(line: Rect, names: u16) -> Rect {
    let before = names.saturating_add(3).min(line.width);
    Rect {
        x: line.x + before,
        width: line.width - before,
        ..line
    }
}

/// Draws the text of the selected field with its cursor.
fn draw_written(form: &Form, caret: Option<usize>, place: Rect, canvas: &mut Canvas<'_, '_>) {
    let field = form.fields.get(form.selected);
    let Some(Control::Text { text, .. }) = field.map(|field| &field.control) else {
        return;
    };
    if place.is_empty() {
        return;
    }
    let shown = field::shown(text, caret, place.width);
    canvas.line(place, true, &shown.text);
    canvas.cursor(Position::new(place.x + shown.cursor, place.y));
}

/// The lines: the names of the fields with their values, then the way to
/// accept the form.
fn lines(form: &Form, glyphs: Glyphs) -> Vec<String> {
    let names = form.fields.iter().map(|field| field.name.as_str());
    let names: Vec<&str> = names.chain(form.submit.as_deref()).collect();
    let widest = name_columns(form);
    let value = |index: usize| match form.fields.get(index) {
        Some(field) if index == form.selected => open(field, form, glyphs),
        Some(field) => field.control.text(),
        None => String::new(),
    };
    let line = |(index, name): (usize, &&str)| {
        let name = text::filled(name, widest);
        format!(" {name}  {}", value(index))
    };
    names.iter().enumerate().map(line).collect()
}

/// The value of the selected field: a text is drawn with its cursor, a choice
/// stands between arrows.
fn open(field: &Field, form: &Form, glyphs: Glyphs) -> String {
    match &field.control {
        Control::Text { .. } => String::new(),
        // Where every change holds at once, a choice is not left open.
        Control::Choice { value, .. } if form.submit.is_some() => glyphs.turned(value),
        control => control.text(),
    }
}

/// The first note is about the selected line; the others stand apart.
fn draw_notes(form: &Form, area: Rect, canvas: &mut Canvas<'_, '_>) {
    let mut lines: Vec<Line<'_>> = Vec::new();
    for (index, note) in form.notes.iter().enumerate() {
        if index == 1 {
            lines.push(Line::raw(""));
        }
        let style = canvas.look.tone(note.tone);
        lines.push(Line::styled(note.text.as_str(), style).centered());
    }
    canvas.draw(Paragraph::new(lines).wrap(Wrap { trim: true }), area);
}
