//! Fields to fill in.

use brikke_app::Input;
use brikke_app::page::{Control, Field, Form};
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Wrap};

use crate::areas;
use crate::canvas::Canvas;
use crate::theme::Glyphs;
use crate::widgets::text;

/// Draws a line for each field, one that accepts the form, and the notes.
pub(super) fn draw(form: &Form, canvas: &mut Canvas<'_, '_>) {
    let inside = areas::inside(canvas.area());
    let lines = lines(form, canvas.look.glyphs());
    let list = areas::above(inside, notes_height(form));
    for (index, place) in areas::lines(list, lines.len(), form.selected) {
        canvas.line(place, index == form.selected, &lines[index]);
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

/// The lines: the names of the fields with their values, then the way to
/// accept the form.
fn lines(form: &Form, glyphs: Glyphs) -> Vec<String> {
    let names = form.fields.iter().map(|field| field.name.as_str());
    let names: Vec<&str> = names.chain(form.submit.as_deref()).collect();
    let widest = names.iter().map(|name| text::width(name)).max();
    let value = |index: usize| match form.fields.get(index) {
        Some(field) if index == form.selected => open(field, form, glyphs),
        Some(field) => field.control.text(),
        None => String::new(),
    };
    let line = |(index, name): (usize, &&str)| {
        let name = text::filled(name, widest.unwrap_or(0));
        format!(" {name}  {}", value(index))
    };
    names.iter().enumerate().map(line).collect()
}

/// The value of the selected field: a text with a cursor, a choice between
/// arrows.
fn open(field: &Field, form: &Form, glyphs: Glyphs) -> String {
    match &field.control {
        Control::Text { text, .. } => format!("{text}_"),
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
