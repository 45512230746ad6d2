//! A board as a drawing.

use std::fmt::Write as _;

use brikke_engine::{Board, Rank, Square};
use brikke_locale::Locale;

use super::escaped;

/// The side of a cell, and the gap between two.
const CELL: u32 = 48;
const GAP: u32 = 6;

/// The board before this move.
pub(super) fn drawing(board: &Board, number: usize, locale: Locale) -> String {
    let size = board.size();
    let length = |cells: u8| u32::from(cells) * (CELL + GAP) + GAP;
    let (width, height) = (length(size.columns()), length(size.rows()));
    let cells: String = board.cells().map(|(at, tile)| cell(at, tile)).collect();
    let title = locale.text_with("report-board", &[("number", number.into())]);
    let title = escaped(&title);
    format!(
        "<svg class=\"board\" role=\"img\" aria-labelledby=\"board-{number} cells-{number}\" \
         viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\">\n\
         <title id=\"board-{number}\">{title}</title>\n\
         <desc id=\"cells-{number}\">{}</desc>\n\
         <rect class=\"frame\" width=\"{width}\" height=\"{height}\" rx=\"6\"/>\n{cells}</svg>\n",
        escaped(&description(board, locale)),
    )
}

/// Row by row, as one would read it aloud.
fn description(board: &Board, locale: Locale) -> String {
    let faces: Vec<String> = board
        .cells()
        .map(|(_, tile)| tile.map_or_else(|| locale.text("plain-empty"), |rank| rank.to_string()))
        .collect();
    let rows = faces.chunks(board.size().columns().into());
    let rows: Vec<String> = (1..)
        .zip(rows)
        .map(|(number, row): (usize, _)| {
            let cells = row.join(&locale.text("list-separator"));
            let values = [("row", number.into()), ("cells", cells.into())];
            locale.text_with("plain-row", &values)
        })
        .collect();
    rows.join(" ")
}

fn cell(square: Square, tile: Option<Rank>) -> String {
    let place = |number: u8| u32::from(number) * (CELL + GAP) + GAP;
    let (x, y) = (place(square.column), place(square.row));
    let Some(rank) = tile else {
        return rectangle(x, y, "empty");
    };
    let face = rank.to_string();
    let class = format!("t{}", rank.get().min(12));
    let mut drawn = rectangle(x, y, &class);
    let (middle, base) = (x + CELL / 2, y + CELL / 2);
    // Writing to a string does not fail.
    let _ = writeln!(
        drawn,
        "<text class=\"{class}\" x=\"{middle}\" y=\"{base}\" font-size=\"{}\">{face}</text>",
        font_size(face.len())
    );
    drawn
}

fn rectangle(x: u32, y: u32, class: &str) -> String {
    format!(
        "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{CELL}\" height=\"{CELL}\" rx=\"4\"/>\n"
    )
}

/// So that the number fits into its cell.
fn font_size(digits: usize) -> usize {
    let fitting = 70 / digits.max(1);
    fitting.clamp(2, 20)
}
