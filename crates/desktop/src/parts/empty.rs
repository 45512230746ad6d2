//! Pages that have nothing to show yet: a picture, and a button for a game.

use brikke_app::page::{EmptyPage, EmptyPicture, Rank};
use brikke_app::{Input, words};
use eframe::egui::{Painter, Pos2, Rect, RichText, Sense, Ui, vec2};

use crate::canvas::Canvas;
use crate::parts::filled_button;

/// The side of a picture.
const SIDE: f32 = 128.0;

/// The tiles on the board of the picture: column, row, rank.
const TILES: [(u8, u8, u8); 5] = [(0, 3, 6), (1, 3, 4), (2, 3, 2), (0, 2, 3), (3, 0, 1)];

/// The steps for the best: left edge, height, rank; all but the rank in parts
/// of the side.
const STEPS: [(f32, f32, u8); 3] = [(0.0, 0.55, 7), (0.345, 0.8, 11), (0.69, 0.4, 4)];

/// The bars of statistics, in the same way.
const BARS: [(f32, f32, u8); 5] = [
    (0.0, 0.25, 3),
    (0.205, 0.45, 4),
    (0.41, 0.9, 5),
    (0.615, 0.6, 6),
    (0.82, 0.3, 7),
];

/// Shows the picture of an empty page, in the middle.
pub(crate) fn show_empty_picture(ui: &mut Ui, canvas: &Canvas, empty: &EmptyPage) {
    ui.add_space(24.0);
    ui.vertical_centered(|ui| {
        let (place, _) = ui.allocate_exact_size(vec2(SIDE, SIDE), Sense::empty());
        match empty.picture {
            EmptyPicture::Board => paint_board(ui.painter(), canvas, place),
            EmptyPicture::Podium => paint_columns(ui.painter(), canvas, place, &STEPS, 0.31),
            EmptyPicture::Bars => paint_columns(ui.painter(), canvas, place, &BARS, 0.18),
        }
    });
    ui.add_space(8.0);
}

/// Shows the button that leads to a game, in the middle. It has the keyboard.
pub(crate) fn show_play_button(ui: &mut Ui, canvas: &mut Canvas, empty: &EmptyPage) {
    let Some(key) = &empty.play.key else {
        return;
    };
    ui.vertical_centered(|ui| {
        let label = words::capitalised(&empty.play.does);
        let text = RichText::new(label).size(16.0);
        let response = filled_button(ui, &canvas.look, text, vec2(140.0, 40.0), true);
        canvas.focus.add_entry(&response, true);
        if response.clicked() {
            canvas.send(Input::press(key));
        }
    });
}

/// A small board with a few tiles.
fn paint_board(painter: &Painter, canvas: &Canvas, place: Rect) {
    let colours = canvas.look.colours();
    painter.rect_filled(place, 8.0, colours.board.background);
    let gap = SIDE * 0.04;
    let cell = (SIDE - 5.0 * gap) / 4.0;
    let at = |column: u8, row: u8| -> Pos2 {
        let steps = vec2(f32::from(column), f32::from(row));
        place.min + vec2(gap, gap) + steps * (cell + gap)
    };
    let fill = |column, row, colour| {
        let cell = Rect::from_min_size(at(column, row), vec2(cell, cell));
        painter.rect_filled(cell, 3.0, colour);
    };
    for index in 0..16 {
        fill(index % 4, index / 4, colours.empty.background);
    }
    for (column, row, rank) in TILES {
        if let Some(rank) = Rank::new(rank) {
            fill(column, row, canvas.look.tile(rank).background);
        }
    }
}

/// Columns in the colours of tiles, on a line.
fn paint_columns(
    painter: &Painter,
    canvas: &Canvas,
    place: Rect,
    columns: &[(f32, f32, u8)],
    width: f32,
) {
    for &(left, height, rank) in columns {
        let Some(rank) = Rank::new(rank) else {
            continue;
        };
        let size = vec2(width, height) * SIDE;
        let corner = place.left_bottom() + vec2(left * SIDE, -size.y);
        let column = Rect::from_min_size(corner, size);
        painter.rect_filled(column, 4.0, canvas.look.tile(rank).background);
    }
    let line = canvas.look.edge();
    painter.hline(place.x_range(), place.bottom(), (2.0, line));
}
