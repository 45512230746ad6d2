//! The colours of a buffer as text.

use std::fmt::Write;

use brikke_tui::colour::Rgb;
use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};

/// Each look a letter, each run of a letter with its length, equal rows once.
pub(crate) fn colours(buffer: &Buffer) -> String {
    let mut looks: Vec<String> = Vec::new();
    let runs: Vec<String> = buffer
        .content
        .chunks(usize::from(buffer.area.width))
        .map(|row| runs(row, &mut looks))
        .collect();
    let mut picture = String::new();
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
