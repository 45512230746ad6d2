//! The board and its tiles.

use brikke_app::page::{BoardView, Sprite, Square};
use brikke_app::settings::LabelChoice;
use eframe::egui::emath::TSTransform;
use eframe::egui::epaint::TextShape;
use eframe::egui::{Color32, CornerRadius, Painter, Rect, Shape, Stroke, StrokeKind};

use super::Layout;
use super::arrow::paint_hint;
use super::number::number;
use crate::look::{Look, mixed};

/// Paints boards in a look.
pub(crate) struct BoardPainter<'a> {
    painter: &'a Painter,
    look: &'a Look,
    layout: Layout,
}

impl<'a> BoardPainter<'a> {
    /// Paints a board there.
    pub(crate) const fn new(painter: &'a Painter, look: &'a Look, layout: Layout) -> Self {
        BoardPainter {
            painter,
            look,
            layout,
        }
    }

    /// The board at one moment of a move; at rest with the cursor and the
    /// hint.
    pub(crate) fn paint(&self, board: &BoardView) {
        if let Some(nudge) = board.nudge {
            let layout = self.layout.nudged(nudge);
            let still = BoardView {
                nudge: None,
                ..board.clone()
            };
            return BoardPainter::new(self.painter, self.look, layout).paint(&still);
        }
        self.background(&board.sprites);
        for sprite in &board.sprites {
            self.tile(sprite, board.labels);
        }
        if board.is_moving {
            return;
        }
        if let Some(cursor) = board.cursor {
            self.cursor(cursor);
        }
        if let Some(hint) = board.hint {
            paint_hint(self.painter, &self.layout, self.look, hint);
        }
    }

    /// Marks a cell.
    fn cursor(&self, square: Square) {
        let colour = self.look.colours().accent;
        let width = (self.layout.cell_side() * 0.05).max(2.0);
        self.painter.rect_stroke(
            self.layout.cell(square),
            self.radius(1.0),
            Stroke::new(width, colour),
            StrokeKind::Middle,
        );
    }

    fn radius(&self, scale: f32) -> CornerRadius {
        CornerRadius::from(self.layout.radius() * scale)
    }

    /// The board without its tiles. Nothing is painted that is covered later:
    /// where no graphics processor helps, painting is what a frame costs.
    fn background(&self, sprites: &[Sprite]) {
        let colours = self.look.colours();
        let board = self.layout.rect();
        if colours.board.background == colours.page.background {
            // A board that is no lighter or darker than the page has an edge.
            let edge = mixed(colours.page.background, colours.page.text, 0.4);
            let stroke = Stroke::new(1.0, edge);
            self.painter
                .rect_stroke(board, self.radius(1.3), stroke, StrokeKind::Inside);
        } else {
            self.frame(colours.board.background);
        }
        for square in self.layout.size().squares() {
            if sprites.iter().any(|sprite| covers(sprite, square)) {
                continue;
            }
            let cell = self.layout.cell(square);
            self.painter
                .rect_filled(cell, self.radius(1.0), colours.empty.background);
        }
    }

    /// The part of the board that is seen around its cells.
    fn frame(&self, colour: Color32) {
        // A cell's rounded corners show what lies under them.
        let (across, down) = self.layout.bars(self.layout.radius() + 1.0);
        let outer = self.radius(1.3);
        let last = across.len().saturating_sub(1);
        for (index, bar) in across.into_iter().enumerate() {
            let mut radius = CornerRadius::ZERO;
            if index == 0 {
                (radius.nw, radius.ne) = (outer.nw, outer.ne);
            }
            if index == last {
                (radius.sw, radius.se) = (outer.sw, outer.se);
            }
            self.painter.rect_filled(bar, radius, colour);
        }
        for bar in down {
            self.painter.rect_filled(bar, CornerRadius::ZERO, colour);
        }
    }

    fn tile(&self, sprite: &Sprite, labels: LabelChoice) {
        let place = self.layout.place(sprite.row, sprite.column, sprite.scale);
        let colours = self.look.tile(sprite.rank);
        self.painter
            .rect_filled(place, self.radius(sprite.scale), colours.background);
        self.number(sprite, labels, place);
    }

    /// The number is laid out once, at rest, and grows with its tile: so the
    /// letters of every size in between are never made.
    fn number(&self, sprite: &Sprite, labels: LabelChoice, place: Rect) {
        let colour = self.look.tile(sprite.rank).text;
        let side = self.layout.cell_side();
        let galley = number(self.painter, labels, sprite.rank, side, colour);
        // What is seen of the digits stands in the middle, not their line.
        let corner = place.center() - galley.mesh_bounds.center().to_vec2();
        let is_still = (sprite.scale - 1.0).abs() < f32::EPSILON;
        let mut shape = Shape::from(TextShape::new(corner, galley, colour));
        if !is_still {
            let middle = place.center().to_vec2();
            shape.transform(
                TSTransform::from_translation(middle)
                    * TSTransform::from_scaling(sprite.scale.max(0.01))
                    * TSTransform::from_translation(-middle),
            );
        }
        self.painter.add(shape);
    }
}

/// True if a tile at rest covers this cell.
fn covers(sprite: &Sprite, square: Square) -> bool {
    let is = |number: f32, other: f32| (number - other).abs() < f32::EPSILON;
    let is_there = is(sprite.row, square.row.into()) && is(sprite.column, square.column.into());
    is_there && is(sprite.scale, 1.0)
}
