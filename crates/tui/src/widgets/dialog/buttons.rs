//! The places of a dialog's choices.

use ratatui::layout::Rect;

use crate::widgets::text;

/// The choices beside each other, or below each other where that is too
/// wide.
#[derive(Debug)]
pub(super) struct Buttons {
    widths: Vec<u16>,
    is_row: bool,
}

/// Columns between two choices.
const GAP: u16 = 1;

impl Buttons {
    /// The arrangement that fits into these columns.
    pub(super) fn fitting(choices: &[String], room: u16) -> Buttons {
        let width = |choice: &String| text::width(choice).saturating_add(2);
        let mut buttons = Buttons {
            widths: choices.iter().map(width).collect(),
            is_row: true,
        };
        buttons.is_row = buttons.columns() <= room;
        buttons
    }

    /// The columns that they take.
    pub(super) fn columns(&self) -> u16 {
        if !self.is_row {
            return self.widths.iter().copied().max().unwrap_or(0);
        }
        let widths = self.widths.iter().copied();
        widths
            .reduce(|sum, width| sum.saturating_add(GAP).saturating_add(width))
            .unwrap_or(0)
    }

    /// The rows that they take.
    pub(super) fn rows(&self) -> u16 {
        let count = u16::try_from(self.widths.len()).unwrap_or(u16::MAX);
        if self.is_row { count.min(1) } else { count }
    }

    /// The place of each of them in this area, as far as there is room; the
    /// selected one is among them.
    pub(super) fn places(&self, area: Rect, selected: usize) -> Vec<(usize, Rect)> {
        let first = if self.is_row {
            0
        } else {
            (selected + 1).saturating_sub(area.height.into())
        };
        let mut places = Vec::new();
        let mut next = Rect {
            x: area.x + area.width.saturating_sub(self.columns()) / 2,
            height: 1,
            ..area
        };
        for (number, &width) in self.widths.iter().enumerate().skip(first) {
            next.width = width;
            let place = next.intersection(area);
            if place.is_empty() {
                break;
            }
            places.push((number, place));
            if self.is_row {
                next.x = next.x.saturating_add(width).saturating_add(GAP);
            } else {
                next.y += 1;
            }
        }
        places
    }
}
