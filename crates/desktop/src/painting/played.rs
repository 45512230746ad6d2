//! The mark of a move that was played, at the edge that it went towards.

use brikke_app::page::Direction;
use eframe::egui::{Painter, Shape, Stroke, Vec2, vec2};

use super::Layout;
use crate::look::Look;

/// The way that the tip reaches out of the board at most.
const OUTSIDE: f32 = 3.0;

/// A hollow arrowhead at the edge of the board, in the colour of warnings.
pub(crate) fn paint_played(painter: &Painter, layout: &Layout, look: &Look, direction: Direction) {
    let board = layout.rect();
    let along = along(direction);
    let across = along.rot90();
    let size = board.width().min(board.height()) * 0.05;
    let middle = board.center() + vec2(along.x * board.width(), along.y * board.height()) / 2.0;
    // Little of it reaches out of the board, where words stand.
    let out = (size * 0.4).min(OUTSIDE);
    let back = middle + along * (out - size);
    let points = vec![
        middle + along * out,
        back + across * size,
        back - across * size,
    ];
    let colours = look.colours();
    let edge = Stroke::new((size * 0.2).max(2.0), colours.warning);
    painter.add(Shape::convex_polygon(points, colours.page.background, edge));
}

const fn along(direction: Direction) -> Vec2 {
    match direction {
        Direction::Up => vec2(0.0, -1.0),
        Direction::Right => vec2(1.0, 0.0),
        Direction::Down => vec2(0.0, 1.0),
        Direction::Left => vec2(-1.0, 0.0),
    }
}
