//! Tabs: all choices beside each other, the shown one underlined.

use eframe::egui::{FontId, Rect, Response, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::canvas::Canvas;
use crate::fonts;
use crate::parts::mark_focus;

/// The size of a tab's letters.
const LETTERS: f32 = 15.0;

/// The height of a tab, and the room at both sides of its name.
const HEIGHT: f32 = 34.0;
const MARGIN: f32 = 12.0;

/// The thickness of the line below the shown one.
const LINE: f32 = 3.0;

/// Shows tabs. Returns them in their order.
pub(crate) fn show_tabs(
    ui: &mut Ui,
    canvas: &Canvas,
    names: &[String],
    shown: usize,
) -> Vec<Response> {
    ui.spacing_mut().item_spacing.x = 2.0;
    let tabs = names.iter().enumerate();
    tabs.map(|(index, name)| show_tab(ui, canvas, name, index == shown))
        .collect()
}

fn show_tab(ui: &mut Ui, canvas: &Canvas, name: &str, is_shown: bool) -> Response {
    let colours = canvas.look.colours();
    let font = FontId::new(LETTERS, fonts::bold());
    let galley = ui
        .painter()
        .layout_no_wrap(name.to_owned(), font, colours.page.text);
    let size = vec2(galley.size().x + 2.0 * MARGIN, HEIGHT);
    let (place, tab) = ui.allocate_exact_size(size, Sense::click());
    tab.widget_info(|| WidgetInfo::selected(Role::Tab, true, is_shown, name));
    let text = if is_shown || tab.hovered() {
        colours.page.text
    } else {
        colours.muted
    };
    if tab.hovered() {
        ui.painter().rect_filled(place, 6.0, canvas.look.raised());
    }
    let corner = place.center() - galley.size() / 2.0;
    ui.painter()
        .galley_with_override_text_color(corner, galley, text);
    if is_shown {
        let line = Rect::from_min_max(pos2(place.left(), place.bottom() - LINE), place.max);
        ui.painter().rect_filled(line, 1.5, colours.accent);
    }
    mark_focus(ui, &tab);
    tab
}
