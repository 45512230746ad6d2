//! One panel of the chart: where a figure lies, lines and marks.

use std::fmt::Write as _;

use super::series::{Point, thinned};

/// The width of all panels together with their labels.
pub(super) const WIDTH: f64 = 960.0;
/// Room for the labels at the left, and at the right edge.
const LEFT: f64 = 70.0;
const RIGHT: f64 = 12.0;
/// The height of a panel's inside.
pub(super) const INSIDE: f64 = 110.0;

/// A panel with its place on the chart and the ranges that it shows.
pub(super) struct Plot {
    pub(super) top: f64,
    pub(super) last_move: f64,
    pub(super) low: f64,
    pub(super) high: f64,
}

impl Plot {
    /// A panel that has room for all these figures, and for 0 if asked to.
    pub(super) fn around(top: f64, moves: usize, points: &[Point], with_zero: bool) -> Plot {
        let start = if with_zero {
            (0.0, 0.0)
        } else {
            (f64::MAX, f64::MIN)
        };
        let (low, high) = points.iter().fold(start, |(low, high), point| {
            (low.min(point.1), high.max(point.1))
        });
        let is_flat = low >= high;
        Plot {
            top,
            last_move: f64::from(u32::try_from(moves).unwrap_or(u32::MAX)).max(1.0),
            low: if low > high { 0.0 } else { low },
            high: if is_flat { low.min(1e300) + 1.0 } else { high },
        }
    }

    pub(super) fn x(&self, number: f64) -> f64 {
        LEFT + (WIDTH - LEFT - RIGHT) * number / self.last_move
    }

    pub(super) fn y(&self, figure: f64) -> f64 {
        let share = (figure - self.low) / (self.high - self.low);
        self.top + INSIDE * (1.0 - share.clamp(0.0, 1.0))
    }

    /// The panel's frame, its title, and the figures at its edges.
    pub(super) fn frame(&self, title: &str) -> String {
        let (right, bottom, text) = (WIDTH - RIGHT, self.top + INSIDE, LEFT - 6.0);
        let mut drawn = format!(
            "<text class=\"title\" x=\"{LEFT}\" y=\"{}\">{title}</text>\n\
             <path class=\"axis\" d=\"M{LEFT} {} V{bottom} H{right}\"/>\n",
            self.top - 6.0,
            self.top
        );
        for figure in [self.low, self.high] {
            // Writing to a string does not fail.
            let _ = writeln!(
                drawn,
                "<text class=\"label\" x=\"{text}\" y=\"{:.1}\">{}</text>",
                self.y(figure) + 4.0,
                short(figure)
            );
        }
        if self.low < 0.0 && self.high > 0.0 {
            let zero = self.y(0.0);
            let _ = writeln!(
                drawn,
                "<path class=\"grid\" d=\"M{LEFT} {zero:.1} H{right}\"/>"
            );
        }
        drawn
    }

    /// A line through the points.
    pub(super) fn line(&self, points: &[Point], class: &str) -> String {
        let mut path = String::new();
        for (index, point) in thinned(points, 900).iter().enumerate() {
            let letter = if index == 0 { 'M' } else { 'L' };
            let (x, y) = (self.x(point.0), self.y(point.1));
            // Writing to a string does not fail.
            let _ = write!(path, "{letter}{x:.1} {y:.1}");
        }
        format!("<path class=\"line {class}\" d=\"{path}\"/>\n")
    }

    /// The numbers of some moves below the panel.
    pub(super) fn numbers(&self) -> String {
        let step = round_step(self.last_move / 8.0);
        let y = self.top + INSIDE + 16.0;
        let mut drawn = String::new();
        let mut number = 0.0;
        while number <= self.last_move {
            let x = self.x(number);
            let _ = writeln!(
                drawn,
                "<text class=\"number\" x=\"{x:.1}\" y=\"{y:.1}\">{number}</text>"
            );
            number += step;
        }
        drawn
    }
}

/// The next of 1, 2, 5, 10, 20 and so on.
fn round_step(least: f64) -> f64 {
    let mut power = 1.0;
    loop {
        for step in [1.0, 2.0, 5.0] {
            if step * power >= least {
                return step * power;
            }
        }
        power *= 10.0;
    }
}

/// A figure in few characters.
fn short(figure: f64) -> String {
    match figure.abs() {
        size if size >= 1e9 => format!("{figure:.1e}"),
        size if size >= 1e4 => format!("{:.0}k", figure / 1e3),
        size if size >= 100.0 || figure.fract() == 0.0 => format!("{figure:.0}"),
        _ => format!("{figure:.2}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_round() {
        let steps = [0.3, 1.0, 3.0, 12.0, 400.0, 750.0].map(|least| short(round_step(least)));
        assert_eq!(steps, ["1", "1", "5", "20", "500", "1000"]);
    }

    #[test]
    fn figures_are_short() {
        let shown = [0.0, 1.5, -2.25, 512.0, 23_456.0, -7.0].map(short);
        assert_eq!(shown, ["0", "1.50", "-2.25", "512", "23k", "-7"]);
    }

    #[test]
    fn a_panel_has_room_for_anything() {
        for points in [vec![], vec![(1.0, 5.0)], vec![(0.0, -1.0), (1.0, 1e15)]] {
            for with_zero in [false, true] {
                let plot = Plot::around(10.0, points.len(), &points, with_zero);
                for point in &points {
                    let (x, y) = (plot.x(point.0), plot.y(point.1));
                    assert!((LEFT..=WIDTH).contains(&x), "{x}");
                    assert!((10.0..=10.0 + INSIDE).contains(&y), "{y}");
                }
            }
        }
    }
}
