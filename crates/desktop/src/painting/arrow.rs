//! The mark of a hint, at the edge of the board to move towards.

use brikke_app::page::Direction;
use eframe::egui::{Painter, Pos2, Stroke, Vec2, vec2};

use super::Layout;
use super::icon::paint_chevron;
use crate::look::Look;

/// The reach of a chevron to both sides, as a part of the board.
const REACH: f32 = 0.1;

/// A slim chevron in the frame of the board, which covers no tile.
pub(super) fn paint_hint(painter: &Painter, layout: &Layout, look: &Look, direction: Direction) {
    let along = along(direction);
    let board = layout.rect();
    let reach = board.width().min(board.height()) * REACH;
    let depth = layout.gap().clamp(4.0, 12.0);
    let tip = edge(layout, along) + along * (depth * 0.35);
    let width = (depth * 0.42).clamp(2.0, 4.5);
    let colours = look.colours();
    let under = Stroke::new(width + 3.0, colours.page.background);
    let mark = Stroke::new(width, colours.accent);
    for stroke in [under, mark] {
        paint_chevron(painter, tip, along, (reach, depth * 0.9), stroke);
    }
}

/// The middle of an edge of the board.
fn edge(layout: &Layout, along: Vec2) -> Pos2 {
    let board = layout.rect();
    board.center() + vec2(along.x * board.width(), along.y * board.height()) / 2.0
}

fn along(direction: Direction) -> Vec2 {
    match direction {
        Direction::Up => vec2(0.0, -1.0),
        Direction::Right => vec2(1.0, 0.0),
        Direction::Down => vec2(0.0, 1.0),
        Direction::Left => vec2(-1.0, 0.0),
    }
}
