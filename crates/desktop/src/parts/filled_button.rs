//! The button that most people press: filled, one on a page.

use eframe::egui::{Button, Color32, Response, RichText, Stroke, StrokeKind, Ui, Vec2, WidgetText};

use crate::look::{Look, mixed};

/// The thickness of each of the two lines of the focus ring.
const RING: f32 = 2.0;

/// A filled button. Its fill stands out from the page, so that it has no edge;
/// with the keyboard it has a ring.
pub(crate) fn filled_button(
    ui: &mut Ui,
    look: &Look,
    text: RichText,
    size: Vec2,
    is_enabled: bool,
) -> Response {
    let colours = look.colours();
    let selected = colours.selected;
    ui.scope(|ui| {
        let hovered = mixed(selected.background, away_from(selected.text), 0.18);
        let widgets = &mut ui.visuals_mut().widgets;
        widgets.inactive.weak_bg_fill = selected.background;
        widgets.active.weak_bg_fill = selected.background;
        widgets.hovered.weak_bg_fill = hovered;
        for widget in [
            &mut widgets.inactive,
            &mut widgets.active,
            &mut widgets.hovered,
        ] {
            widget.bg_stroke = Stroke::NONE;
        }
        let text = WidgetText::from(text.color(selected.text));
        let button = Button::new(text).wrap().min_size(size);
        let response = ui.add_enabled(is_enabled, button);
        if response.has_focus() {
            paint_ring(ui, look, &response);
        }
        response
    })
    .inner
}

/// A ring in two colours: no single one stands out from the page and from the
/// fill of every theme. The outer line stands out from the page, the inner one
/// has the page's colour and stands out from the fill.
fn paint_ring(ui: &Ui, look: &Look, response: &Response) {
    let page = look.colours().page;
    let radius = ui.visuals().widgets.active.corner_radius;
    for (inset, colour) in [(0.0, page.text), (RING, page.background)] {
        ui.painter().rect_stroke(
            response.rect.shrink(inset),
            radius,
            Stroke::new(RING, colour),
            StrokeKind::Inside,
        );
    }
}

/// The end of the scale of greys that is farther from a colour.
fn away_from(colour: Color32) -> Color32 {
    if colour.intensity() > 0.5 {
        Color32::BLACK
    } else {
        Color32::WHITE
    }
}
