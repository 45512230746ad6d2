//! Points that rise from the score.

use std::time::Duration;

use brikke_app::motion::RISING;
use eframe::egui::{Align2, FontId, Painter, Rect, vec2};

use crate::fonts;
use crate::look::Look;

/// `+N`, rising from the middle of an area and fading.
pub(crate) fn paint_rising(
    painter: &Painter,
    area: Rect,
    look: &Look,
    gained: u64,
    elapsed: Duration,
) {
    if gained == 0 || elapsed >= RISING {
        return;
    }
    let done = elapsed.div_duration_f32(RISING);
    let at = area.center() - vec2(0.0, area.height() * done);
    let colour = look.colours().accent.gamma_multiply(1.0 - done);
    let font = FontId::new(20.0, fonts::bold());
    painter.text(
        at,
        Align2::CENTER_CENTER,
        format!("+{gained}"),
        font,
        colour,
    );
}
