//! A button with an icon.

use brikke_app::page::Icon;
use eframe::egui::{
    Rect, Response, Role, Sense, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use crate::painting::paint_icon;

/// The side of an icon, as a part of its button's height.
const ICON: f32 = 0.46;

/// The room between two buttons.
const GAP: f32 = 8.0;

/// Equal places for so many buttons beside each other.
pub(crate) fn equal_places(row: Rect, count: usize) -> Vec<Rect> {
    let count = u16::try_from(count).unwrap_or(u16::MAX);
    let width = (row.width() - GAP * f32::from(count.saturating_sub(1))) / f32::from(count);
    let place = |index: u16| {
        let left = row.left() + f32::from(index) * (width + GAP);
        Rect::from_min_size(pos2(left, row.top()), vec2(width, row.height()))
    };
    (0..count).map(place).collect()
}

/// A button with an icon, in a place. A screen reader gets its name.
pub(crate) fn icon_button(
    ui: &mut Ui,
    place: Rect,
    icon: Icon,
    name: &str,
    is_enabled: bool,
) -> Response {
    let room = UiBuilder::new().max_rect(place).id_salt(("icon", name));
    let shown = ui.scope_builder(room, |ui| {
        if !is_enabled {
            ui.disable();
        }
        let (place, response) = ui.allocate_exact_size(place.size(), Sense::click());
        paint(ui, place, icon, &response);
        response
    });
    let response = shown.inner;
    response.widget_info(|| WidgetInfo::labeled(Role::Button, is_enabled, name));
    response
}

fn paint(ui: &Ui, place: Rect, icon: Icon, response: &Response) {
    let visuals = ui.style().interact(response);
    ui.painter().rect(
        place,
        visuals.corner_radius,
        visuals.weak_bg_fill,
        visuals.bg_stroke,
        StrokeKind::Inside,
    );
    let side = (place.height() * ICON).min(place.width() * 0.6);
    let place = Rect::from_center_size(place.center(), Vec2::splat(side));
    paint_icon(ui.painter(), icon, place, visuals.fg_stroke.color);
}
