//! A curve over the moves of a game, and the time line under it.

use brikke_app::page::{Chart, Mark};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::Widget;

use super::text;
use crate::theme::{Glyphs, Look};

/// A curve with a column for each stretch of moves, as high as its area.
#[derive(Debug)]
pub(crate) struct ChartWidget<'a> {
    chart: &'a Chart,
    at: usize,
    look: &'a Look,
}

/// The time line of a game: mistakes stand out, and the move that is shown.
#[derive(Debug)]
pub(crate) struct TimeLine<'a> {
    plies: usize,
    at: usize,
    marks: &'a [Mark],
    look: &'a Look,
}

/// The eighths of a block, from below.
const EIGHTHS: [&str; 9] = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"];

impl<'a> ChartWidget<'a> {
    /// The curve, with the position that is shown.
    pub(crate) const fn new(chart: &'a Chart, at: usize, look: &'a Look) -> ChartWidget<'a> {
        ChartWidget { chart, at, look }
    }

    /// The largest value in a column, as a share of the largest of all.
    fn share(&self, column: u16, columns: u16, most: f32) -> f32 {
        let last = self.chart.values.len().saturating_sub(1);
        let first = position(column, columns, last);
        let end = position(column + 1, columns, last).max(first + 1);
        let values = self.chart.values.iter().skip(first).take(end - first);
        values.copied().fold(0.0, f32::max) / most
    }
}

impl Widget for ChartWidget<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let most = self.chart.values.iter().copied().fold(0.0, f32::max);
        // Costs that are hardly any must not look like blunders.
        let most = most.max(1.0);
        let last = self.chart.values.len().saturating_sub(1);
        for column in 0..area.width {
            let share = self.share(column, area.width, most);
            let is_shown = column_of(self.at, area.width, last) == column;
            let style = if is_shown {
                self.look.accent()
            } else {
                self.look.muted()
            };
            for row in 0..area.height {
                let glyph = block(share, row, area.height, self.look.glyphs());
                let (x, y) = (area.x + column, area.bottom() - 1 - row);
                buffer.set_stringn(x, y, glyph, 1, style);
            }
        }
        text::write(&self.chart.name, self.look.muted(), area, buffer);
    }
}

impl<'a> TimeLine<'a> {
    /// The time line of so many moves.
    pub(crate) const fn new(
        plies: usize,
        at: usize,
        marks: &'a [Mark],
        look: &'a Look,
    ) -> TimeLine<'a> {
        TimeLine {
            plies,
            at,
            marks,
            look,
        }
    }
}

impl Widget for TimeLine<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let (line, mark, shown) = match self.look.glyphs() {
            Glyphs::Unicode => ("─", "●", "┃"),
            Glyphs::Ascii => ("-", "*", "|"),
        };
        let x = |ply| area.x + column_of(ply, area.width, self.plies);
        for column in 0..area.width {
            let style = self.look.muted();
            buffer.set_stringn(area.x + column, area.y, line, 1, style);
        }
        for found in self.marks {
            let style = self.look.tone(found.tone);
            buffer.set_stringn(x(found.at), area.y, mark, 1, style);
        }
        let is_mark = self.marks.iter().any(|mark| mark.at == self.at);
        let glyph = if is_mark { mark } else { shown };
        buffer.set_stringn(x(self.at), area.y, glyph, 1, self.look.selected());
    }
}

/// The part of a column of blocks in this row, counted from below.
fn block(share: f32, row: u16, rows: u16, glyphs: Glyphs) -> &'static str {
    let eighths = (share * f32::from(rows) - f32::from(row)).clamp(0.0, 1.0) * 8.0;
    let filled = EIGHTHS.iter().zip(0_u8..=8);
    let block = filled
        .rev()
        .find(|(_, eighth)| f32::from(*eighth) <= eighths);
    match (block, glyphs) {
        (Some((block, _)), Glyphs::Unicode) => block,
        (Some((_, eighth)), Glyphs::Ascii) if eighth >= 4 => "#",
        _ => " ",
    }
}

/// The column of a position among so many.
pub(crate) fn column_of(at: usize, columns: u16, last: usize) -> u16 {
    let room = usize::from(columns.saturating_sub(1));
    let column = (at.min(last) * room + last / 2) / last.max(1);
    u16::try_from(column).unwrap_or(u16::MAX)
}

/// The position at a column.
pub(crate) fn position(column: u16, columns: u16, last: usize) -> usize {
    let room = usize::from(columns.saturating_sub(1)).max(1);
    (usize::from(column) * last + room / 2) / room
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_ends_of_a_game_are_the_ends_of_its_line() {
        for (columns, last) in [(10, 900), (80, 7), (40, 40), (2, 1)] {
            assert_eq!(column_of(0, columns, last), 0);
            assert_eq!(column_of(last, columns, last), columns - 1);
            assert_eq!(position(0, columns, last), 0);
            assert_eq!(position(columns - 1, columns, last), last);
        }
        assert_eq!(column_of(0, 0, 0), 0);
        assert_eq!(position(0, 1, 5), 0);
    }

    #[test]
    fn a_column_is_as_high_as_its_share() {
        let column = |share| {
            let rows = (0..2).map(|row| block(share, row, 2, Glyphs::Unicode));
            rows.collect::<String>()
        };
        assert_eq!(column(0.0), "  ");
        assert_eq!(column(0.25), "▄ ");
        assert_eq!(column(1.0), "██");
    }
}
