//! Icons, drawn with a few lines each.

use brikke_app::page::Icon;
use eframe::egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, pos2, vec2};

/// A pen in a square place whose corners are (0, 0) and (1, 1).
struct Pen<'a> {
    painter: &'a Painter,
    place: Rect,
    stroke: Stroke,
}

/// Paints an icon in a square place.
pub(crate) fn paint_icon(painter: &Painter, icon: Icon, place: Rect, colour: Color32) {
    let side = place.width().min(place.height());
    let pen = Pen {
        painter,
        place: Rect::from_center_size(place.center(), vec2(side, side)),
        stroke: Stroke::new((side * 0.1).max(1.2), colour),
    };
    match icon {
        Icon::Undo => pen.turn(false),
        Icon::Redo => pen.turn(true),
        Icon::Hint => pen.bulb(),
        Icon::Autoplay => pen.robot(),
        Icon::Stop => pen.filled(&[(0.2, 0.2), (0.8, 0.2), (0.8, 0.8), (0.2, 0.8)]),
        Icon::Play => pen.filled(&[(0.25, 0.12), (0.85, 0.5), (0.25, 0.88)]),
        Icon::Pause => {
            pen.filled(&[(0.2, 0.15), (0.4, 0.15), (0.4, 0.85), (0.2, 0.85)]);
            pen.filled(&[(0.6, 0.15), (0.8, 0.15), (0.8, 0.85), (0.6, 0.85)]);
        }
        Icon::Step | Icon::Last => {
            pen.filled(&[(0.18, 0.14), (0.68, 0.5), (0.18, 0.86)]);
            pen.line(&[(0.8, 0.16), (0.8, 0.84)]);
        }
        Icon::First => {
            pen.filled(&[(0.84, 0.14), (0.34, 0.5), (0.84, 0.86)]);
            pen.line(&[(0.2, 0.16), (0.2, 0.84)]);
        }
        Icon::Backward => pen.line(&[(0.64, 0.14), (0.3, 0.5), (0.64, 0.86)]),
        Icon::Forward => pen.line(&[(0.36, 0.14), (0.7, 0.5), (0.36, 0.86)]),
        Icon::Slower => pen.line(&[(0.16, 0.5), (0.84, 0.5)]),
        Icon::New | Icon::Faster => {
            pen.line(&[(0.5, 0.12), (0.5, 0.88)]);
            pen.line(&[(0.12, 0.5), (0.88, 0.5)]);
        }
        Icon::Menu => {
            for height in [0.22, 0.5, 0.78] {
                pen.line(&[(0.1, height), (0.9, height)]);
            }
        }
        Icon::More => {
            for across in [0.16, 0.5, 0.84] {
                pen.dot((across, 0.5), 0.09);
            }
        }
    }
}

impl Pen<'_> {
    fn at(&self, (x, y): (f32, f32)) -> Pos2 {
        self.place.lerp_inside(vec2(x, y))
    }

    fn line(&self, points: &[(f32, f32)]) {
        let points = points.iter().map(|&point| self.at(point)).collect();
        self.painter.add(Shape::line(points, self.stroke));
    }

    fn filled(&self, points: &[(f32, f32)]) {
        let points = points.iter().map(|&point| self.at(point)).collect();
        let colour = self.stroke.color;
        let shape = Shape::convex_polygon(points, colour, Stroke::NONE);
        self.painter.add(shape);
    }

    fn dot(&self, middle: (f32, f32), radius: f32) {
        let radius = radius * self.place.width();
        let middle = self.at(middle);
        self.painter
            .circle_filled(middle, radius, self.stroke.color);
    }

    /// A part of a circle, from one angle to another in degrees.
    fn arc(&self, (x, y): (f32, f32), radius: f32, from: f32, to: f32) {
        let angle = |step: u8| (from + (to - from) * f32::from(step) / 24.0).to_radians();
        let point = |step: u8| {
            let angle = angle(step);
            self.at((x + radius * angle.cos(), y + radius * angle.sin()))
        };
        let points = (0..=24).map(point).collect();
        self.painter.add(Shape::line(points, self.stroke));
    }

    /// An arrow that turns back, or forward.
    fn turn(&self, is_forward: bool) {
        let mirrored = |x: f32| if is_forward { 1.0 - x } else { x };
        let points = |points: &[(f32, f32)]| -> Vec<(f32, f32)> {
            points.iter().map(|&(x, y)| (mirrored(x), y)).collect()
        };
        self.line(&points(&[(0.36, 0.1), (0.12, 0.34), (0.36, 0.58)]));
        self.line(&points(&[(0.14, 0.34), (0.6, 0.34)]));
        let (from, to) = if is_forward {
            (270.0, 90.0)
        } else {
            (-90.0, 90.0)
        };
        self.arc((mirrored(0.6), 0.61), 0.27, from, to);
        self.line(&points(&[(0.6, 0.88), (0.36, 0.88)]));
    }

    /// A bulb.
    fn bulb(&self) {
        self.arc((0.5, 0.4), 0.3, 125.0, 415.0);
        self.line(&[(0.33, 0.65), (0.35, 0.76), (0.65, 0.76), (0.67, 0.65)]);
        self.line(&[(0.4, 0.93), (0.6, 0.93)]);
    }

    /// The face of a robot.
    fn robot(&self) {
        self.line(&[
            (0.14, 0.32),
            (0.86, 0.32),
            (0.86, 0.86),
            (0.14, 0.86),
            (0.14, 0.27),
        ]);
        self.line(&[(0.5, 0.32), (0.5, 0.14)]);
        self.dot((0.5, 0.1), 0.08);
        self.dot((0.35, 0.58), 0.08);
        self.dot((0.65, 0.58), 0.08);
    }
}

/// A chevron at the edge of an area, pointing out of it: two lines whose tip
/// lies at this point.
pub(crate) fn paint_chevron(
    painter: &Painter,
    tip: Pos2,
    along: eframe::egui::Vec2,
    (reach, depth): (f32, f32),
    stroke: Stroke,
) {
    let across = along.rot90() * reach;
    let back = along * depth;
    let points = vec![tip - back - across, tip, tip - back + across];
    painter.add(Shape::line(points, stroke));
    // Round ends and a round tip.
    for point in [tip - back - across, tip, tip - back + across] {
        painter.circle_filled(pos2(point.x, point.y), stroke.width / 2.0, stroke.color);
    }
}
