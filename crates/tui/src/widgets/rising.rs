//! Points that rise beside the score.

use std::time::Duration;

use brikke_app::motion::RISING;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::Widget;

use super::text;
use crate::theme::Look;

/// `+N`, rising from the bottom of its area to the top, then gone.
#[derive(Debug, Clone)]
pub struct Rising<'a> {
    gained: u64,
    elapsed: Duration,
    look: &'a Look,
}

impl<'a> Rising<'a> {
    /// How long points rise.
    pub const LASTS: Duration = RISING;

    /// The points of a move, this long after it.
    pub fn new(gained: u64, elapsed: Duration, look: &'a Look) -> Rising<'a> {
        Rising {
            gained,
            elapsed,
            look,
        }
    }

    /// How many columns the points take.
    pub fn width(&self) -> u16 {
        text::width(&self.text())
    }

    fn text(&self) -> String {
        format!("+{}", self.gained)
    }

    /// Whether there is nothing left to see.
    pub fn is_over(gained: u64, elapsed: Duration) -> bool {
        gained == 0 || elapsed >= Rising::LASTS
    }
}

impl Widget for Rising<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        if area.is_empty() || Rising::is_over(self.gained, self.elapsed) {
            return;
        }
        let climbed =
            self.elapsed.as_millis() * u128::from(area.height) / Rising::LASTS.as_millis();
        let climbed = u16::try_from(climbed).unwrap_or(0).min(area.height - 1);
        let is_fading = self.elapsed * 2 > Rising::LASTS;
        let style = if is_fading {
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
