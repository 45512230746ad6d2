//! A curve over the moves of a game.

use brikke_app::page::Chart;
use eframe::egui::{
    CornerRadius, FontId, Painter, Pos2, Rect, Role, Sense, Shape, Stroke, Ui, WidgetInfo, pos2,
    vec2,
};

use crate::canvas::Canvas;
use crate::look::mixed;
use crate::parts::time_line::{MARGIN, nearest, share};

/// Shows the curve of this height, with a line at a move. Returns the move that
/// was clicked or dragged to.
pub(crate) fn show_curve(
    ui: &mut Ui,
    canvas: &Canvas,
    chart: &Chart,
    at: usize,
    height: f32,
) -> Option<usize> {
    let size = vec2(ui.available_width(), height);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click_and_drag());
    response.widget_info(|| WidgetInfo::labeled(Role::Canvas, true, &chart.name));
    let painter = ui.painter_at(rect);
    let inside = rect.shrink2(vec2(MARGIN, 6.0));
    painter.rect_filled(rect, CornerRadius::same(6), canvas.look.raised());
    paint(&painter, canvas, chart, at, inside);
    let pressed = response.interact_pointer_pos()?;
    let along = (pressed.x - inside.left()) / inside.width();
    Some(nearest(along, last(chart)))
}

fn paint(painter: &Painter, canvas: &Canvas, chart: &Chart, at: usize, inside: Rect) {
    let colours = canvas.look.colours();
    let most = chart.values.iter().copied().fold(0.0, f32::max).max(1.0);
    let spot = |index: usize, value: f32| -> Pos2 {
        pos2(
            inside.left() + share(index, last(chart)) * inside.width(),
            inside.bottom() - value / most * inside.height(),
        )
    };
    let points: Vec<Pos2> = thinned(&chart.values, inside)
        .map(|(index, value)| spot(index, value))
        .collect();
    let stroke = Stroke::new(1.5, colours.selected.background);
    painter.add(Shape::line(points, stroke));
    for mark in chart.marks.iter() {
        let value = chart.values.get(mark.at).copied().unwrap_or(0.0);
        painter.circle_filled(spot(mark.at, value), 3.5, canvas.tone(mark.tone));
    }
    let line = mixed(colours.page.background, colours.page.text, 0.7);
    painter.vline(spot(at, 0.0).x, inside.y_range(), Stroke::new(1.5, line));
    paint_name(painter, canvas, &chart.name, inside.left_top());
}

/// The name of the curve. Nothing is drawn through it.
fn paint_name(painter: &Painter, canvas: &Canvas, name: &str, corner: Pos2) {
    let muted = canvas.look.colours().muted;
    let galley = painter.layout_no_wrap(name.to_owned(), FontId::proportional(11.0), muted);
    let behind = Rect::from_min_size(corner, galley.size()).expand2(vec2(3.0, 0.0));
    painter.rect_filled(behind, CornerRadius::same(2), canvas.look.raised());
    painter.galley(corner, galley, muted);
}

/// The last move of the curve.
fn last(chart: &Chart) -> usize {
    chart.values.len().saturating_sub(1).max(1)
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
