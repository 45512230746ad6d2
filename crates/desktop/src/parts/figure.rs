//! A figure in its box: the score, with the points that rise from it, or the
//! best.

use brikke_app::page::{Figure, RisingPoints};
use eframe::egui::{
    Align2, Color32, CornerRadius, FontId, Painter, Rect, Role, Sense, Ui, Vec2, WidgetInfo, vec2,
};

use crate::fonts;
use crate::look::Look;

/// A figure with its name, in a box of this size. Returns its place.
pub(crate) fn show_figure(ui: &mut Ui, look: &Look, figure: &Figure, size: Vec2) -> Rect {
    let Figure { name, value } = figure;
    let (rect, response) = ui.allocate_exact_size(size, Sense::empty());
    let colours = look.colours();
    let painter = ui.painter();
    let is_apart = colours.board.background != colours.page.background;
    let (background, text) = if is_apart {
        let text = brightest_on(colours.board.background);
        (colours.board.background, text)
    } else {
        (colours.empty.background, colours.empty.text)
    };
    painter.rect_filled(rect, CornerRadius::same(6), background);
    let small = FontId::proportional((size.y * 0.28).clamp(10.0, 13.0));
    let at = rect.center_top() + vec2(0.0, size.y * 0.12);
    painter.text(
        at,
        Align2::CENTER_TOP,
        name,
        small,
        text.gamma_multiply(0.85),
    );
    let room = size.x - 10.0;
    let write = |size: f32| {
        let font = FontId::new(size, fonts::bold());
        painter.layout_no_wrap(value.clone(), font, text)
    };
    let largest = size.y * 0.42;
    let mut galley = write(largest);
    if galley.size().x > room {
        galley = write(largest * room / galley.size().x);
    }
    let at = rect.center_bottom() - vec2(galley.size().x / 2.0, size.y * 0.08 + galley.size().y);
    painter.galley(at, galley, text);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, format!("{name}: {value}")));
    rect
}

/// Black or white, whichever is easier to read on this background.
fn brightest_on(background: Color32) -> Color32 {
    if background.intensity() > 0.6 {
        Color32::from_rgb(0x3c, 0x3a, 0x32)
    } else {
        Color32::from_rgb(0xf9, 0xf6, 0xf2)
    }
}

/// `+N`, rising from the middle of an area and fading.
pub(crate) fn paint_rising(painter: &Painter, area: Rect, look: &Look, rising: RisingPoints) {
    let at = area.center() - vec2(0.0, area.height() * rising.progress);
    let colour = look.colours().accent.gamma_multiply(1.0 - rising.progress);
    let font = FontId::new(20.0, fonts::bold());
    let text = format!("+{}", rising.points);
    painter.text(at, Align2::CENTER_CENTER, text, font, colour);
}
