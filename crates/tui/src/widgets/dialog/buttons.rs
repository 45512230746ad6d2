//! The places of a dialog's choices.

use ratatui::layout::Rect;

use crate::widgets::text;

/// The choices beside each other, or below each other where that is too
/// wide; in several columns where rows are few.
#[derive(Debug)]
pub(super) struct Buttons {
    widths: Vec<u16>,
    /// The number of choices beside each other.
    beside: usize,
}

/// Columns between two choices.
const GAP: u16 = 1;

impl Buttons {
    /// The arrangement that fits into these columns.
    pub(super) fn fitting(choices: &[String], room: u16, is_compact: bool) -> Buttons {
        let width = |choice: &String| text::width(choice).saturating_add(2);
        let widths: Vec<u16> = choices.iter().map(width).collect();
        let mut buttons = Buttons {
            beside: widths.len().max(1),
            widths,
        };
        if buttons.columns() > room {
            buttons.beside = 1;
        }
        while is_compact && buttons.beside < buttons.widths.len() {
            buttons.beside += 1;
            if buttons.columns() > room {
                buttons.beside -= 1;
                break;
            }
        }
        buttons
    }

    /// The width of each column.
    fn column_widths(&self) -> Vec<u16> {
        let column = |first| self.widths.iter().skip(first).step_by(self.beside);
        let widest = |first| column(first).copied().max().unwrap_or(0);
        let columns = self.beside.min(self.widths.len());
        (0..columns).map(widest).collect()
    }

    /// The columns that they take.
    pub(super) fn columns(&self) -> u16 {
        let widths = self.column_widths().into_iter();
        widths
            .reduce(|sum, width| sum.saturating_add(GAP).saturating_add(width))
            .unwrap_or(0)
    }

    /// The rows that they take.
    pub(super) fn rows(&self) -> u16 {
        u16::try_from(self.widths.len().div_ceil(self.beside)).unwrap_or(u16::MAX)
    }

    /// The place of each of them in this area, as far as there is room; the
    /// selected one is among them.
    pub(super) fn places(&self, area: Rect, selected: usize) -> Vec<(usize, Rect)> {
        let first = (selected / self.beside + 1).saturating_sub(area.height.into());
        let columns = self.column_widths();
        let left = area.x + area.width.saturating_sub(self.columns()) / 2;
        let mut places = Vec::new();
        for (number, &width) in self.widths.iter().enumerate().skip(first * self.beside) {
            let (row, column) = (number / self.beside - first, number % self.beside);
            let before = columns.iter().take(column).map(|width| width + GAP);
            let place = Rect {
                x: left.saturating_add(before.sum()),
                y: area
                    .y
                    .saturating_add(u16::try_from(row).unwrap_or(u16::MAX)),
                width,
                height: 1,
            };
            let place = place.intersection(area);
            if place.is_empty() {
                break;
            }
            places.push((number, place));
        }
        places
    }
}
