//! The arrow of a hint, over the board.

use brikke_engine::Direction;
use eframe::egui::{Painter, Pos2, Shape, Stroke, Vec2, vec2};

use super::Layout;
use crate::look::Look;

/// An arrow over the board that points where a hint does.
pub(crate) fn paint_hint(painter: &Painter, layout: &Layout, look: &Look, direction: Direction) {
    let board = layout.rect();
    let length = board.width().min(board.height()) * 0.5;
    let colour = look.colours().accent;
    let outline = Stroke::new((length * 0.015).max(1.5), look.colours().page.ground);
    let points = outline_of(board.center(), length, along(direction));
    let [shaft, head] = points;
    let soft = colour.gamma_multiply(0.85);
    painter.add(Shape::convex_polygon(shaft, soft, outline));
    painter.add(Shape::convex_polygon(head, soft, outline));
}

fn along(direction: Direction) -> Vec2 {
    match direction {
        Direction::Up => vec2(0.0, -1.0),
        Direction::Right => vec2(1.0, 0.0),
        Direction::Down => vec2(0.0, 1.0),
        Direction::Left => vec2(-1.0, 0.0),
    }
}

/// The shaft and the head of an arrow in the middle of the board.
fn outline_of(middle: Pos2, length: f32, along: Vec2) -> [Vec<Pos2>; 2] {
    let across = along.rot90();
    let at = |forward: f32, side: f32| middle + (along * forward + across * side) * length;
    let shaft = [(-0.5, -0.08), (0.1, -0.08), (0.1, 0.08), (-0.5, 0.08)];
    let head = [(0.1, -0.25), (0.5, 0.0), (0.1, 0.25)];
    [
        shaft.map(|(forward, side)| at(forward, side)).to_vec(),
        head.map(|(forward, side)| at(forward, side)).to_vec(),
    ]
}
