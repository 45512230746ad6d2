//! A small board at the left of a row.

use brikke_app::page::{Board, Size};
use eframe::egui::{Rect, Ui, vec2};

use crate::canvas::Canvas;

/// The height of a row with a small board.
pub(super) const HEIGHT: f32 = 48.0;

/// Around a small board.
const MARGIN: f32 = 4.0;

/// The side of a cell of a small board at the left of a row, and the place of
/// the board, which has the shape of its size.
fn place(row: Rect, size: Size) -> (f32, Rect) {
    let room = HEIGHT - 2.0 * MARGIN;
    let cell = room / f32::from(size.rows().max(size.columns()));
    let extent = vec2(f32::from(size.columns()), f32::from(size.rows())) * cell;
    let middle = row.left_center() + vec2(MARGIN + room / 2.0, 0.0);
    (cell, Rect::from_center_size(middle, extent))
}

/// Paints a board as coloured squares, at the left of a row.
pub(super) fn paint(ui: &Ui, canvas: &Canvas, row: Rect, board: &Board) {
    let (cell, place) = place(row, board.size());
    let colours = canvas.look.colours();
    ui.painter()
        .rect_filled(place, 2.0, colours.board.background);
    for (square, tile) in board.cells() {
        let at = vec2(f32::from(square.column), f32::from(square.row)) * cell;
        let inside = Rect::from_min_size(place.min + at, vec2(cell, cell)).shrink(0.5);
        let colour = tile.map_or(colours.empty.background, |tile| {
            canvas.look.tile(tile).background
        });
        ui.painter().rect_filled(inside, 1.0, colour);
    }
}

#[cfg(test)]
mod tests {
    use eframe::egui::pos2;

    use super::*;

    #[test]
    fn a_small_board_has_the_shape_of_its_size() {
        let row = Rect::from_min_size(pos2(10.0, 20.0), vec2(300.0, HEIGHT));
        for (rows, columns) in [(4, 4), (1, 4), (2, 8), (8, 2)] {
            let size = Size::new(rows, columns).unwrap();
            let (cell, place) = place(row, size);
            let expected = vec2(f32::from(columns), f32::from(rows)) * cell;
            assert!((place.size() - expected).length() < 0.01, "{size}");
            assert!((place.center().y - row.center().y).abs() < 0.01, "{size}");
            assert!(place.left() >= row.left() && place.right() <= row.left() + 48.0);
        }
    }
}
