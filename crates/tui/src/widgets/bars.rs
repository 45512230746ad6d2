//! Values as bars: the four of a hint, or a histogram.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::Widget;

use super::text;
use crate::theme::{Glyphs, Look};

/// One bar with its label and its value in words.
#[derive(Debug, Clone, PartialEq)]
pub struct Bar {
    /// Its name.
    pub label: String,
    /// Its length; `None` where there is no value.
    pub value: Option<f64>,
    /// The value as it is written; the reason where there is none.
    pub text: String,
    /// True if it stands out.
    pub is_marked: bool,
}

impl Bar {
    /// A bar that does not stand out.
    pub fn new(label: impl Into<String>, value: Option<f64>, text: impl Into<String>) -> Bar {
        Bar {
            label: label.into(),
            value,
            text: text.into(),
            is_marked: false,
        }
    }

    /// This bar, standing out or not.
    #[must_use]
    pub fn marked(mut self, is_marked: bool) -> Bar {
        self.is_marked = is_marked;
        self
    }
}

/// Bars below each other, one row each; those without room are left out.
#[derive(Debug, Clone)]
pub struct Bars<'a> {
    rows: &'a [Bar],
    look: &'a Look,
    range: Option<(f64, f64)>,
    least_text: u16,
}

impl<'a> Bars<'a> {
    /// The bars in this look, from zero to the largest value.
    pub fn new(bars: &'a [Bar], look: &'a Look) -> Bars<'a> {
        Bars {
            rows: bars,
            look,
            range: None,
            least_text: 0,
        }
    }

    /// From this value (no bar) to that (a full one).
    #[must_use]
    pub fn between(mut self, least: f64, most: f64) -> Bars<'a> {
        self.range = Some((least, most));
        self
    }

    /// With at least so many columns for the written values, so that bars keep
    /// their scale while values come and go.
    #[must_use]
    pub fn reserving(mut self, columns: u16) -> Bars<'a> {
        self.least_text = columns;
        self
    }

    /// The share of the full length that a bar has.
    fn share(&self, value: f64) -> f64 {
        let values = || self.rows.iter().filter_map(|bar| bar.value);
        let (least, most) = self.range.unwrap_or_else(|| {
            let least = values().fold(0.0, f64::min);
            (least, values().fold(least, f64::max))
        });
        let share = (value - least) / (most - least);
        if share.is_nan() {
            0.0
        } else {
            share.clamp(0.0, 1.0)
        }
    }

    /// The columns for the labels and for the values.
    fn sides(&self) -> (u16, u16) {
        let widest = |texts: &mut dyn Iterator<Item = &String>| {
            texts.map(|side| text::width(side)).max().unwrap_or(0)
        };
        // A reason takes the place of its bar.
        let with_value = self.rows.iter().filter(|bar| bar.value.is_some());
        (
            widest(&mut self.rows.iter().map(|bar| &bar.label)),
            widest(&mut with_value.map(|bar| &bar.text)).max(self.least_text),
        )
    }

    fn draw(&self, bar: &Bar, line: Rect, buffer: &mut Buffer) {
        let (label_width, text_width) = self.sides();
        let style = self.style(bar);
        let glyphs = self.look.glyphs();
        text::write(&bar.label, style, line, buffer);
        let rest = after(line, label_width.saturating_add(1));
        if bar.value.is_none() && !bar.text.is_empty() && text::width(&bar.text) <= rest.width {
            return text::write(&bar.text, style, rest, buffer);
        }
        let written = bar.value.map_or("", |_| bar.text.as_str());
        let written = text::cut(written, rest.width, glyphs.ellipsis());
        text::write_right(&written, style, rest, buffer);
        let taken = label_width.saturating_add(text_width).saturating_add(2);
        let Some(room) = line.width.checked_sub(taken) else {
            return;
        };
        let place = Rect {
            width: room,
            ..rest
        };
        match bar.value {
            Some(value) => {
                let blocks = blocks(self.share(value), room, glyphs);
                text::write(&blocks, style, place, buffer);
            }
            None => text::write(glyphs.dash(), self.look.muted(), place, buffer),
        }
    }

    fn style(&self, bar: &Bar) -> Style {
        match (bar.is_marked, bar.value) {
            (true, _) => self.look.accent(),
            (false, Some(_)) => self.look.page(),
            (false, None) => self.look.muted(),
        }
    }
}

impl Widget for Bars<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let area = area.intersection(buffer.area);
        for (bar, line) in self.rows.iter().zip(area.rows()) {
            self.draw(bar, line, buffer);
        }
    }
}

/// The rest of a line after these columns.
fn after(line: Rect, columns: u16) -> Rect {
    let columns = columns.min(line.width);
    Rect {
        x: line.x + columns,
        width: line.width - columns,
        ..line
    }
}

/// Parts of a block, by eighths.
const EIGHTHS: [&str; 8] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];

/// A bar of this share of `columns`, to an eighth of a column.
pub(crate) fn blocks(share: f64, columns: u16, glyphs: Glyphs) -> String {
    let parts = match glyphs {
        Glyphs::Unicode => 8,
        Glyphs::Ascii => 1,
    };
    let filled = rounded(share * f64::from(columns) * f64::from(parts));
    let (whole, part) = (filled / parts, filled % parts);
    glyphs.block().repeat(whole.into()) + EIGHTHS[usize::from(part)]
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "casts of floats saturate"
)]
fn rounded(length: f64) -> u16 {
    length.round() as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_is_right_to_an_eighth() {
        let check = |share, expected| assert_eq!(blocks(share, 4, Glyphs::Unicode), expected);
        check(0.0, "");
        check(1.0 / 32.0, "▏");
        check(0.5, "██");
        check(0.6, "██▍");
        check(1.0, "████");
        assert_eq!(blocks(0.6, 4, Glyphs::Ascii), "##");
    }
}
