//! Points that rise beside the score.

use brikke_app::page::RisingPoints;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::Widget;

use super::text;
use crate::theme::Look;

/// `+N`, rising from the bottom of its area to the top, then gone.
#[derive(Debug, Clone)]
pub struct Rising<'a> {
    points: RisingPoints,
    look: &'a Look,
}

impl<'a> Rising<'a> {
    /// The points in this look.
    pub fn new(points: RisingPoints, look: &'a Look) -> Rising<'a> {
        Rising { points, look }
    }

    /// The columns that the points take.
    pub fn width(&self) -> u16 {
        text::width(&self.text())
    }

    fn text(&self) -> String {
        format!("+{}", self.points.points)
    }
}

impl Widget for Rising<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let RisingPoints { points, progress } = self.points;
        if area.is_empty() || points == 0 || progress >= 1.0 {
            return;
        }
        let climbed = rows(progress * f32::from(area.height)).min(area.height - 1);
        let style = if progress > 0.5 {
            self.look.muted()
        } else {
            self.look.accent()
        };
        let line = Rect {
            y: area.bottom() - 1 - climbed,
            height: 1,
            ..area
        };
        text::write_right(&self.text(), style, line, buffer);
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "casts of floats saturate"
)]
fn rows(height: f32) -> u16 {
    height as u16
}
