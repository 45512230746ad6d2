//! Points that rise from the score.

use brikke_app::page::RisingPoints;
use eframe::egui::{Align2, FontId, Painter, Rect, vec2};

use crate::fonts;
use crate::look::Look;

/// `+N`, rising from the middle of an area and fading.
pub(crate) fn paint_rising(painter: &Painter, area: Rect, look: &Look, rising: RisingPoints) {
    let at = area.center() - vec2(0.0, area.height() * rising.progress);
    let colour = look.colours().accent.gamma_multiply(1.0 - rising.progress);
    let font = FontId::new(20.0, fonts::bold());
    let text = format!("+{}", rising.points);
    painter.text(at, Align2::CENTER_CENTER, text, font, colour);
}
