//! Bars beside their names.

use eframe::egui::{
    Align2, Color32, CornerRadius, FontId, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo,
    pos2, vec2,
};

use crate::look::Look;

/// A bar with its name and its value.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Bar {
    pub(crate) name: String,
    /// From 0 to 1; none where there is no bar.
    pub(crate) length: Option<f32>,
    pub(crate) value: String,
    /// True if it stands out.
    pub(crate) is_marked: bool,
    /// Its colour, where it is not the usual one.
    pub(crate) colour: Option<Color32>,
}

/// The least room for a value.
const LEAST_VALUE: f32 = 64.0;

/// The height of a bar, with the gap below.
const HEIGHT: f32 = 22.0;

/// Bars below each other, with their names at the left and their values at
/// the right.
pub(crate) fn show_bars(ui: &mut Ui, look: &Look, bars: &[Bar]) {
    let font = FontId::proportional(14.0);
    let width = |ui: &Ui, text: &str| {
        let galley =
            ui.painter()
                .layout_no_wrap(text.to_owned(), font.clone(), look.colours().muted);
        galley.size().x
    };
    let names = bars.iter().map(|bar| width(ui, &bar.name));
    let names = names.fold(0.0, f32::max) + 8.0;
    let values = bars.iter().map(|bar| width(ui, &bar.value));
    let values = widest_so_far(ui, values.fold(0.0, f32::max) + 8.0);
    for bar in bars {
        let size = vec2(ui.available_width(), HEIGHT);
        let (rect, response) = ui.allocate_exact_size(size, Sense::empty());
        paint(ui, look, bar, rect, (names, values));
        let name = format!("{}: {}", bar.name, bar.value);
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
    }
}

/// The widest values that were shown here: bars end where they ended before,
/// whatever stands beside them.
fn widest_so_far(ui: &Ui, width: f32) -> f32 {
    let id = ui.scope_id().with("widest value");
    ui.data_mut(|data| {
        let widest = data.get_temp_mut_or_insert_with(id, || LEAST_VALUE);
        *widest = widest.max(width);
        *widest
    })
}

fn paint(ui: &Ui, look: &Look, bar: &Bar, rect: Rect, (names, values): (f32, f32)) {
    let colours = look.colours();
    let painter = ui.painter();
    let font = FontId::proportional(14.0);
    let text = if bar.is_marked {
        colours.accent
    } else {
        colours.page.text
    };
    painter.text(
        rect.left_center(),
        Align2::LEFT_CENTER,
        &bar.name,
        font.clone(),
        text,
    );
    painter.text(
        rect.right_center(),
        Align2::RIGHT_CENTER,
        &bar.value,
        font,
        text,
    );
    let Some(length) = bar.length else {
        return;
    };
    let left = rect.left() + names;
    let room = (rect.right() - values - left).max(0.0);
    let background = Rect::from_min_max(
        pos2(left, rect.top() + 5.0),
        pos2(left + room, rect.bottom() - 5.0),
    );
    let filled = Rect::from_min_size(
        background.min,
        vec2(
            (room * length.clamp(0.0, 1.0)).max(2.0),
            background.height(),
        ),
    );
    let usual = if bar.is_marked {
        colours.accent
    } else {
        look.edge()
    };
    let colour = bar.colour.unwrap_or(usual);
    painter.rect_filled(background, CornerRadius::same(4), look.raised());
    painter.rect_filled(filled, CornerRadius::same(4), colour);
    if bar.colour.is_some() {
        // Tiles may have nearly the colour of the page.
        let edge = Stroke::new(1.0, look.edge());
        painter.rect_stroke(filled, CornerRadius::same(4), edge, StrokeKind::Inside);
    }
}

#[cfg(test)]
mod tests {
    use brikke_app::theme::Theme;

    use super::*;

    #[test]
    fn the_best_bar_stands_out_in_every_theme() {
        for theme in Theme::ALL {
            let look = Look::new(theme);
            let (marked, usual) = (look.colours().accent.to_array(), look.edge().to_array());
            let apart = marked
                .iter()
                .zip(usual)
                .map(|(a, b)| u32::from(a.abs_diff(b)));
            assert!(apart.sum::<u32>() > 100, "{theme:?}: {marked:?} {usual:?}");
        }
    }
}
