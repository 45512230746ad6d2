//! Fields to fill in.

use brikke_app::Input;
use brikke_app::page::{Control, Field, Form, Rank};
use ratatui::layout::{Position, Rect};
use ratatui::text::Line;

use crate::areas;
use crate::canvas::Canvas;
use crate::theme::Glyphs;
use crate::widgets::{field, text};

/// The fewest rows of a window in which groups have their titles.
const WITH_HEADINGS: u16 = 16;

/// The columns around a name.
const BESIDE_NAME: u16 = 3;

/// A row of a form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Row<'a> {
    /// The title of the group below it.
    Heading(&'a str),
    /// The field with this number, or behind the last the way to accept.
    Field(usize),
}

/// Draws a line for each field, one that accepts the form, and the notes.
pub(super) fn draw(form: &Form, caret: Option<usize>, canvas: &mut Canvas<'_, '_>) {
    let inside = areas::column(areas::inside(canvas.area()));
    let is_low = areas::is_low(canvas.area());
    let names = name_columns(form, inside.width);
    let lines = lines(form, names, canvas.look.glyphs());
    let list = areas::above(inside, notes_height(form, is_low));
    let rows = rows(form, lines.len(), canvas.area().height >= WITH_HEADINGS);
    if rows.len() > usize::from(list.height) {
        canvas.position(form.selected + 1, lines.len());
    }
    let selected = rows
        .iter()
        .position(|row| *row == Row::Field(form.selected));
    let preview = preview_place(form, &lines, list);
    for (row, place) in areas::lines(list, rows.len(), selected.unwrap_or(0)) {
        let place = beside(place, preview);
        match rows[row] {
            Row::Heading(title) => {
                let heading = Line::styled(title.to_owned(), canvas.look.accent());
                canvas.draw(heading, place);
            }
            Row::Field(index) => draw_line(form, index, &lines[index], place, canvas),
        }
        if rows[row] == Row::Field(form.selected) {
            draw_written(form, caret, value_place(place, names), canvas);
        }
    }
    if let Some(place) = preview {
        draw_preview(place, canvas);
    }
    if is_low {
        return draw_first_note(form, areas::last_row(inside), canvas);
    }
    let below = areas::height(rows.len()).min(list.height) + 1;
    draw_notes(form, areas::below(inside, below), canvas);
}

/// The tiles of the preview: so many beside each other and below each other.
const PREVIEW: (u16, u16) = (4, 3);

/// The columns of such a tile.
const PREVIEW_TILE: u16 = 6;

/// The place at the right of the first rows for tiles in the colours of the
/// theme; none where a line needs it.
fn preview_place(form: &Form, lines: &[String], list: Rect) -> Option<Rect> {
    let (columns, rows) = PREVIEW;
    let width = columns * PREVIEW_TILE;
    // Paths may be longer, but they stand in the last lines.
    let first = lines.iter().take(rows.into()).map(|line| text::width(line));
    let taken = first.max()?.saturating_add(BESIDE_NAME);
    let is_room = taken.saturating_add(width) <= list.width && list.height > rows;
    (form.has_preview && is_room).then(|| Rect {
        x: list.right() - width,
        y: list.y,
        width,
        height: rows,
    })
}

/// The part of a line that the preview leaves.
fn beside(line: Rect, preview: Option<Rect>) -> Rect {
    match preview.filter(|preview| preview.intersects(line)) {
        Some(preview) => Rect {
            width: preview.x.saturating_sub(line.x + 1),
            ..line
        },
        None => line,
    }
}

/// Draws tiles in the theme's colours, from two on.
fn draw_preview(place: Rect, canvas: &mut Canvas<'_, '_>) {
    let mut rank = Rank::TWO;
    for row in place.rows() {
        for column in 0..PREVIEW.0 {
            let tile = Rect {
                x: row.x + column * PREVIEW_TILE,
                width: PREVIEW_TILE,
                ..row
            };
            canvas.message(tile, canvas.look.tile(rank).number, &rank.to_string());
            rank = rank.doubled().unwrap_or(rank);
        }
    }
}

/// Draws what is said of the selected line, where there is one line for it.
fn draw_first_note(form: &Form, line: Rect, canvas: &mut Canvas<'_, '_>) {
    if let Some(note) = form.notes.first() {
        canvas.note(line, note);
    }
}

/// The rows: the fields, with the titles of their groups where there is room.
fn rows(form: &Form, lines: usize, with_headings: bool) -> Vec<Row<'_>> {
    let mut rows = Vec::new();
    for index in 0..lines {
        let mut headings = form.headings.iter().filter(|_| with_headings);
        let heading = headings.find(|heading| heading.field == index);
        rows.extend(heading.map(|heading| Row::Heading(&heading.text)));
        rows.push(Row::Field(index));
    }
    rows
}

fn draw_line(form: &Form, index: usize, line: &str, place: Rect, canvas: &mut Canvas<'_, '_>) {
    canvas.line(place, index == form.selected, line);
    let click = if index < form.fields.len() {
        Input::Choose(index)
    } else {
        Input::press("enter")
    };
    canvas.click(place, click);
}

/// The lines that notes take below the fields, with a blank one before them; in
/// a low window there is one note only.
fn notes_height(form: &Form, is_low: bool) -> u16 {
    match form.notes.len() {
        0 => 0,
        _ if is_low => 1,
        1 => 2,
        notes => areas::height(notes) + 2,
    }
}

/// The columns of the names: what the values leave, and half of the room at
/// least.
fn name_columns(form: &Form, room: u16) -> u16 {
    let names = form.fields.iter().map(|field| field.name.as_str());
    let names = names.chain(form.submit.as_deref());
    let values = form.fields.iter().map(|field| match field.control {
        // A text may grow while it is written.
        Control::Text { .. } => room,
        _ => text::width(&field.control.text()),
    });
    let values = values.max().unwrap_or(0).saturating_add(BESIDE_NAME);
    let most = room.saturating_sub(values).max(room / 2);
    names.map(text::width).max().unwrap_or(0).min(most)
}

/// The part of a line behind its name.
fn value_place(line: Rect, names: u16) -> Rect {
    let before = names.saturating_add(BESIDE_NAME).min(line.width);
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
fn lines(form: &Form, widest: u16, glyphs: Glyphs) -> Vec<String> {
    let names = form.fields.iter().map(|field| field.name.as_str());
    let names: Vec<&str> = names.chain(form.submit.as_deref()).collect();
    let value = |index: usize| match form.fields.get(index) {
        Some(field) if index == form.selected => open(field, form, glyphs),
        Some(field) => field.control.text(),
        None => String::new(),
    };
    let line = |(index, name): (usize, &&str)| {
        let name = text::cut(name, widest, glyphs.ellipsis());
        let name = text::filled(&name, widest);
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
        // The key that can be removed stands in brackets.
        Control::Keys {
            keys,
            selected: Some(selected),
            ..
        } => {
            let key = |(index, key): (usize, &String)| {
                if index == *selected {
                    format!("[{key}]")
                } else {
                    key.clone()
                }
            };
            let keys = keys.iter().enumerate().map(key);
            keys.collect::<Vec<_>>().join(" ")
        }
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
        let rows = text::wrap(&note.text, area.width).into_iter();
        lines.extend(rows.map(|row| Line::styled(row, style).centered()));
    }
    canvas.lines(&lines, area);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with_preview() -> Form {
        Form {
            fields: Vec::new(),
            selected: 0,
            submit: None,
            is_valid: true,
            wrong: None,
            notes: Vec::new(),
            headings: Vec::new(),
            has_preview: true,
        }
    }

    #[test]
    fn a_window_narrower_than_the_preview_has_none() {
        let lines = ["Theme".to_owned()];
        let place = |width| preview_place(&with_preview(), &lines, Rect::new(0, 0, width, 6));
        assert_eq!(place(20), None);
        assert_eq!(place(80), Some(Rect::new(56, 0, 24, 3)));
    }
}
