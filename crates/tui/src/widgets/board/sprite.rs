//! A tile that may be on its way, or larger or smaller than its cell.

use brikke_app::page::Sprite;
use ratatui::layout::Rect;

use super::Layout;

/// The place of a tile, in whole characters.
pub(super) fn area(layout: &Layout, sprite: Sprite) -> Rect {
    let spacing = layout.spacing();
    let area = layout.area();
    let (x, width) = extent(
        area.x + spacing.margin_columns,
        (spacing.width, spacing.gap_columns),
        sprite.column,
        sprite.scale,
    );
    let (y, height) = extent(
        area.y + spacing.margin_rows,
        (spacing.height, spacing.gap_rows),
        sprite.row,
        sprite.scale,
    );
    Rect {
        x,
        y,
        width,
        height,
    }
    .intersection(area)
}

/// The beginning of a tile along one axis, and its length. It grows from its
/// middle, and never over the gap between two cells.
fn extent(start: u16, (cell, gap): (u16, u16), place: f32, scale: f32) -> (u16, u16) {
    let growth = (f32::from(cell) * (scale - 1.0) / 2.0).round();
    let growth = growth.min(f32::from(gap));
    let offset = (place * f32::from(cell + gap)).round() - growth;
    let length = f32::from(cell) + 2.0 * growth;
    let begin = (f32::from(start) + offset).max(0.0);
    (whole(begin), whole(length))
}

/// A length in characters; nothing where it is below zero.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "casts of floats saturate, and lengths are rounded before"
)]
fn whole(length: f32) -> u16 {
    length as u16
}
