//! The board as a picture: SVG, which every browser and viewer shows.

use std::fmt::Write;

use brikke_engine::{Board, Rank, Square};

use crate::settings::{LabelChoice, ThemeChoice};
use crate::theme::{Colours, Theme, tile_index};
use crate::{Rgb, label};

/// The side of a cell, the gap between cells, and the radius of a corner.
const CELL: usize = 100;
const GAP: usize = 12;
const RADIUS: usize = 8;

/// The board in the colours of a theme.
pub(super) fn svg(board: &Board, labels: LabelChoice, theme: ThemeChoice) -> String {
    let colours = Theme::chosen(theme, false).colours();
    let side = |cells: u8| usize::from(cells) * (CELL + GAP) + GAP;
    let (width, height) = (side(board.size().columns()), side(board.size().rows()));
    let mut picture = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\" font-weight=\"bold\" \
         text-anchor=\"middle\" role=\"img\" aria-label=\"{board}\">\n"
    );
    let background = colours.board.background;
    rectangle(&mut picture, (0, 0), (width, height), background);
    for (square, tile) in board.cells() {
        cell(&mut picture, square, tile, labels, &colours);
    }
    picture + "</svg>\n"
}

fn cell(
    picture: &mut String,
    square: Square,
    tile: Option<Rank>,
    labels: LabelChoice,
    colours: &Colours<Rgb>,
) {
    let place = |number: u8| GAP + usize::from(number) * (CELL + GAP);
    let (x, y) = (place(square.column), place(square.row));
    let Some(rank) = tile else {
        return rectangle(picture, (x, y), (CELL, CELL), colours.empty.background);
    };
    let pair = colours.tiles[tile_index(rank)];
    rectangle(picture, (x, y), (CELL, CELL), pair.background);
    let number = label(labels, rank, 6);
    let size = match number.len() {
        0..=2 => 48,
        3 => 40,
        4 => 32,
        _ => 24,
    };
    let (x, y) = (x + CELL / 2, y + CELL / 2 + size * 35 / 100);
    // Writing to a text cannot fail.
    let _ = writeln!(
        picture,
        "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" fill=\"{}\">{number}</text>",
        pair.text
    );
}

fn rectangle(
    picture: &mut String,
    (x, y): (usize, usize),
    (width, height): (usize, usize),
    colour: Rgb,
) {
    // Writing to a text cannot fail.
    let _ = writeln!(
        picture,
        "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"{RADIUS}\" \
         fill=\"{colour}\"/>"
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_and_every_number_is_in_the_picture() {
        let board: Board = "2 . 64 / . 128 .".parse().unwrap();
        let picture = svg(&board, LabelChoice::Values, ThemeChoice::Classic);
        assert!(
            picture.contains("width=\"348\" height=\"236\""),
            "{picture}"
        );
        // The board and its six cells.
        assert_eq!(picture.matches("<rect").count(), 7);
        for number in [">2<", ">64<", ">128<"] {
            assert!(picture.contains(number), "{number}: {picture}");
        }
        let exponents = svg(&board, LabelChoice::Exponents, ThemeChoice::Dark);
        for number in [">1<", ">6<", ">7<"] {
            assert!(exponents.contains(number), "{number}: {exponents}");
        }
    }
}
