//! Parts of the screen.

use ratatui::layout::Rect;

/// A part of the area: so many columns and rows in its middle, or as many as
/// there are.
pub(crate) fn middle(area: Rect, columns: u16, rows: u16) -> Rect {
    let width = columns.min(area.width);
    let height = rows.min(area.height);
    Rect {
        x: area.x + (area.width - width) / 2,
        y: area.y + (area.height - height) / 2,
        width,
        height,
    }
}

/// The line of the area with this number; empty below its end.
pub(crate) fn row(area: Rect, number: u16) -> Rect {
    let height = u16::from(number < area.height);
    Rect {
        y: area.y + number.min(area.height.saturating_sub(1)),
        height,
        ..area
    }
}

/// The last line of the area.
pub(crate) fn last_row(area: Rect) -> Rect {
    row(area, area.height.saturating_sub(1))
}

/// The rest of an area below its first rows.
pub(crate) fn below(area: Rect, rows: u16) -> Rect {
    let rows = rows.min(area.height);
    Rect {
        y: area.y + rows,
        height: area.height - rows,
        ..area
    }
}

/// An area without its last rows, but with one row at least.
pub(crate) fn above(area: Rect, rows: u16) -> Rect {
    let height = area.height.saturating_sub(rows).max(area.height.min(1));
    Rect { height, ..area }
}

/// In a lower window every row counts: none is left blank, and less is said.
const LOW: u16 = 10;

/// True if the window is so low that every row counts.
pub(crate) const fn is_low(window: Rect) -> bool {
    window.height < LOW
}

/// The page without its title and its keys.
pub(crate) fn inside(area: Rect) -> Rect {
    let above = if is_low(area) { 1 } else { 2 };
    let above = above.min(area.height);
    let below = 1.min(area.height - above);
    Rect {
        x: area.x + area.width.min(1),
        y: area.y + above,
        width: area.width.saturating_sub(2),
        height: area.height - above - below,
    }
}

/// The columns that lines of text take at most.
const COLUMN: u16 = 100;

/// The part of an area for lines of text: in a wide window, its middle.
pub(crate) fn column(area: Rect) -> Rect {
    middle(area, COLUMN, area.height)
}

/// The left and the right half of an area.
pub(crate) fn halves(area: Rect) -> [Rect; 2] {
    let width = area.width / 2;
    let right = Rect {
        x: area.x + width,
        width: area.width - width,
        ..area
    };
    [Rect { width, ..area }, right]
}

/// The lines of a list by number: as many as find room, the selected one
/// among them.
pub(crate) fn lines(area: Rect, count: usize, selected: usize) -> Vec<(usize, Rect)> {
    let first = (selected + 1).saturating_sub(area.height.into());
    (first..count).zip(area.rows()).collect()
}

/// A number of lines as a height.
pub(crate) fn height(lines: usize) -> u16 {
    u16::try_from(lines).unwrap_or(u16::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_selected_line_of_a_list_is_seen() {
        let area = Rect::new(0, 2, 10, 3);
        let numbers = |selected| -> Vec<usize> {
            let areas = lines(area, 5, selected);
            areas.into_iter().map(|(number, _)| number).collect()
        };
        assert_eq!(numbers(0), [0, 1, 2]);
        assert_eq!(numbers(4), [2, 3, 4]);
        assert_eq!(lines(Rect::ZERO, 5, 0), []);
    }

    #[test]
    fn a_row_below_the_end_is_empty() {
        let area = Rect::new(0, 0, 10, 2);
        assert_eq!(row(area, 5).height, 0);
        assert_eq!(inside(Rect::new(0, 0, 1, 1)).area(), 0);
    }
}
