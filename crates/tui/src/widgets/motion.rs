//! A move in motion: tiles slide, then merged tiles pop and the new one
//! appears.
//!
//! Time is handed in, so a frame is a value: the same move at the same time
//! is the same picture.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::Widget;

use super::board::{Layout, draw_edge, draw_ground, draw_tile, fit};
use crate::theme::Look;
pub use brikke_app::motion::{Frame, MotionTimes, Sprite};

/// A frame, drawn where and as large as the board would be.
#[derive(Debug, Clone)]
pub struct MotionWidget<'a> {
    frame: &'a Frame,
    look: &'a Look,
}

impl<'a> MotionWidget<'a> {
    /// The frame in this look.
    pub fn new(frame: &'a Frame, look: &'a Look) -> MotionWidget<'a> {
        MotionWidget { frame, look }
    }
}

impl Widget for MotionWidget<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let area = area.intersection(buffer.area);
        let Ok(layout) = fit(self.frame.size(), area) else {
            return;
        };
        draw_ground(&layout, self.look, buffer);
        for sprite in self.frame.sprites() {
            let place = sprite_area(&layout, *sprite);
            draw_tile(self.look, sprite.rank, place, buffer);
            draw_edge(&layout, self.look, place, buffer);
        }
    }
}

/// Where a sprite is drawn, in whole characters.
fn sprite_area(layout: &Layout, sprite: Sprite) -> Rect {
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

/// Where a sprite begins along one axis and how long it is there. It grows
/// from its middle, and never over the gap between two cells.
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
