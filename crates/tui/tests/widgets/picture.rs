//! A buffer as text: its characters, then its colours.

use std::fmt::Write;

use brikke_tui::colour::{ColourDepth, Rgb};
use brikke_tui::theme::{Glyphs, Look, Theme};
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier};
use ratatui::widgets::Widget;

/// The theme in all colours and characters.
pub(crate) fn look(theme: Theme) -> Look {
    Look::new(theme, ColourDepth::True, Glyphs::Unicode)
}

/// No colours and no characters beyond ASCII.
pub(crate) fn plainest() -> Look {
    Look::new(Theme::Classic, ColourDepth::None, Glyphs::Ascii)
}

/// The widget, drawn on an empty buffer of this size.
pub(crate) fn draw(widget: impl Widget, columns: u16, rows: u16) -> Buffer {
    let mut buffer = Buffer::empty(Rect::new(0, 0, columns, rows));
    widget.render(buffer.area, &mut buffer);
    buffer
}

/// The characters of a widget.
pub(crate) fn text(widget: impl Widget, columns: u16, rows: u16) -> String {
    characters(&draw(widget, columns, rows))
}

/// The characters of a widget, then its colours: each look a letter, each
/// run of a letter with its length, equal rows once.
pub(crate) fn picture(widget: impl Widget, columns: u16, rows: u16) -> String {
    let buffer = draw(widget, columns, rows);
    let mut looks: Vec<String> = Vec::new();
    let runs: Vec<String> = buffer
        .content
        .chunks(usize::from(columns))
        .map(|row| runs(row, &mut looks))
        .collect();
    let mut picture = characters(&buffer);
    for (letter, look) in looks.iter().enumerate() {
        writeln!(picture, "{} = {look}", letter_of(letter)).unwrap();
    }
    let mut row = 0;
    for equal in runs.chunk_by(PartialEq::eq) {
        let last = row + equal.len() - 1;
        writeln!(picture, "{row}-{last}: {}", equal[0]).unwrap();
        row = last + 1;
    }
    picture
}

fn characters(buffer: &Buffer) -> String {
    let mut text = String::new();
    for row in buffer.content.chunks(usize::from(buffer.area.width)) {
        let mut line = String::new();
        let mut hidden = 0;
        for cell in row {
            if hidden == 0 {
                line.push_str(cell.symbol());
                hidden = brikke_tui::widgets::text::width(cell.symbol());
            }
            hidden = hidden.saturating_sub(1);
        }
        // Marks where the row ends, and keeps editors from trimming it.
        writeln!(text, "{line}|").unwrap();
    }
    text
}

fn runs(row: &[Cell], looks: &mut Vec<String>) -> String {
    let letters: Vec<char> = row.iter().map(|cell| letter(cell, looks)).collect();
    let runs = letters.chunk_by(PartialEq::eq);
    let runs: Vec<String> = runs.map(|run| format!("{}{}", run[0], run.len())).collect();
    runs.join(" ")
}

fn letter(cell: &Cell, looks: &mut Vec<String>) -> char {
    let look = style(cell);
    let place = looks.iter().position(|known| *known == look);
    letter_of(place.unwrap_or_else(|| {
        looks.push(look);
        looks.len() - 1
    }))
}

fn letter_of(place: usize) -> char {
    ('a'..='z').chain('A'..='Z').nth(place).unwrap_or('?')
}

fn style(cell: &Cell) -> String {
    let mut style = format!("{} on {}", name(cell.fg), name(cell.bg));
    if cell.modifier != Modifier::empty() {
        write!(style, " {:?}", cell.modifier).unwrap();
    }
    style
}

fn name(colour: Color) -> String {
    match colour {
        Color::Rgb(red, green, blue) => Rgb { red, green, blue }.to_string(),
        Color::Reset => "default".to_owned(),
        other => other.to_string(),
    }
}
