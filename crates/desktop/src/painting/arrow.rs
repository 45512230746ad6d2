//! The arrow of a hint, over the board.

use brikke_app::page::Direction;
use eframe::egui::{Painter, Pos2, Shape, Stroke, Vec2, vec2};

use super::Layout;
use crate::look::Look;

/// An arrow over the board in the direction of a hint.
pub(super) fn paint_hint(painter: &Painter, layout: &Layout, look: &Look, direction: Direction) {
    let board = layout.rect();
    let length = board.width().min(board.height()) * 0.5;
    let colour = look.colours().accent;
    let outline = Stroke::new((length * 0.015).max(1.5), look.colours().page.background);
    let along = along(direction);
    let points = |outline: &[(f32, f32)]| placed(outline, board.center(), length, along);
    for part in [&SHAFT[..], &HEAD] {
        painter.add(Shape::convex_polygon(points(part), colour, Stroke::NONE));
    }
    painter.add(Shape::closed_line(points(&OUTLINE), outline));
}

/// Points of the arrow: forward along it, and to its side. The shaft reaches
/// a little into the head, so that nothing shows between them.
const SHAFT: [(f32, f32); 4] = [(-0.5, -0.08), (0.15, -0.08), (0.15, 0.08), (-0.5, 0.08)];
const HEAD: [(f32, f32); 3] = [(0.1, -0.25), (0.5, 0.0), (0.1, 0.25)];
const OUTLINE: [(f32, f32); 7] = [
    (-0.5, -0.08),
    (0.1, -0.08),
    (0.1, -0.25),
    (0.5, 0.0),
    (0.1, 0.25),
    (0.1, 0.08),
    (-0.5, 0.08),
];

fn along(direction: Direction) -> Vec2 {
    match direction {
        Direction::Up => vec2(0.0, -1.0),
        Direction::Right => vec2(1.0, 0.0),
        Direction::Down => vec2(0.0, 1.0),
        Direction::Left => vec2(-1.0, 0.0),
    }
}

/// Points of an arrow in the middle of the board.
fn placed(points: &[(f32, f32)], middle: Pos2, length: f32, along: Vec2) -> Vec<Pos2> {
    let across = along.rot90();
    let at = |&(forward, side): &(f32, f32)| middle + (along * forward + across * side) * length;
    points.iter().map(at).collect()
}
