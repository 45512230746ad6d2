//! A curve over the moves of a game.

use eframe::egui::{
    Align2, Color32, CornerRadius, FontId, Pos2, Rect, Role, Sense, Shape, Stroke, Ui, WidgetInfo,
    pos2, vec2,
};

use crate::look::mixed;
use crate::world::World;

/// A curve over the moves of a game.
pub(crate) struct Curve<'a> {
    /// What it shows, in words.
    pub(crate) name: &'a str,
    /// One value for each move, in order.
    pub(crate) values: &'a [f32],
    /// Moves that stand out.
    pub(crate) marks: &'a [Mark],
    /// The move that is shown.
    pub(crate) at: usize,
}

/// A move that stands out.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Mark {
    pub(crate) at: usize,
    pub(crate) colour: Color32,
}

/// Shows the curve. The number of the move that was clicked or dragged to,
/// if one was.
pub(crate) fn show_curve(
    ui: &mut Ui,
    world: &World,
    curve: &Curve<'_>,
    height: f32,
) -> Option<usize> {
    let size = vec2(ui.available_width(), height);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click_and_drag());
    response.widget_info(|| WidgetInfo::labeled(Role::Canvas, true, curve.name));
    let colours = world.look.colours();
    let painter = ui.painter_at(rect);
    painter.rect_filled(rect, CornerRadius::same(6), world.look.raised());
    let inside = rect.shrink(6.0);
    let last = curve.values.len().saturating_sub(1).max(1);
    let most = curve.values.iter().copied().fold(0.0, f32::max).max(1.0);
    let spot = |index: usize, value: f32| -> Pos2 {
        let along = share(index, last);
        pos2(
            inside.left() + along * inside.width(),
            inside.bottom() - value / most * inside.height(),
        )
    };
    let points: Vec<Pos2> = thinned(curve.values, inside)
        .map(|(index, value)| spot(index, value))
        .collect();
    painter.add(Shape::line(
        points,
        Stroke::new(1.5, colours.selected.ground),
    ));
    for mark in curve.marks {
        let value = curve.values.get(mark.at).copied().unwrap_or(0.0);
        painter.circle_filled(spot(mark.at, value), 3.5, mark.colour);
    }
    let now = spot(curve.at, 0.0).x;
    let line = mixed(colours.page.ground, colours.page.text, 0.7);
    painter.vline(now, inside.y_range(), Stroke::new(1.5, line));
    let small = FontId::proportional(11.0);
    painter.text(
        inside.left_top(),
        Align2::LEFT_TOP,
        curve.name,
        small,
        colours.muted,
    );
    let pressed = response.interact_pointer_pos()?;
    let along = ((pressed.x - inside.left()) / inside.width()).clamp(0.0, 1.0);
    Some(nearest(along, last))
}

/// A place among moves as a part of the whole.
#[expect(
    clippy::cast_precision_loss,
    reason = "a pixel more or less in games of millions of moves"
)]
fn share(index: usize, last: usize) -> f32 {
    index as f32 / last as f32
}

/// The move at this part of the whole.
#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "from 0 to 1, and casts of floats saturate"
)]
fn nearest(along: f32, last: usize) -> usize {
    (along * last as f32).round() as usize
}

/// Not more values than there are pixels: the largest of each stretch.
fn thinned(values: &[f32], inside: Rect) -> impl Iterator<Item = (usize, f32)> {
    let stretch = values.len() / nearest(1.0, 1).max(pixels(inside)) + 1;
    values
        .chunks(stretch)
        .enumerate()
        .map(move |(number, chunk)| {
            let largest = chunk.iter().copied().fold(f32::MIN, f32::max);
            (number * stretch, largest)
        })
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "casts of floats saturate"
)]
fn pixels(inside: Rect) -> usize {
    inside.width() as usize
}
