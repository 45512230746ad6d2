//! A table with straight columns.

mod widths;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::widgets::Widget;

use super::text;
use crate::theme::Look;

/// The side to which the cells of a column lean.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Align {
    /// To the left, for words.
    Left,
    /// To the right, for numbers.
    Right,
}

/// A column of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column {
    /// Its title.
    pub title: String,
    /// The side to which its cells lean.
    pub align: Align,
}

impl Column {
    /// A column for words.
    pub fn left(title: impl Into<String>) -> Column {
        Column {
            title: title.into(),
            align: Align::Left,
        }
    }

    /// A column for numbers.
    pub fn right(title: impl Into<String>) -> Column {
        Column {
            title: title.into(),
            align: Align::Right,
        }
    }
}

/// A row of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// Its cells; missing ones are empty, further ones are not drawn.
    pub cells: Vec<String>,
    /// True if it stands out.
    pub is_marked: bool,
}

impl Row {
    /// A row that does not stand out.
    pub fn new(cells: impl IntoIterator<Item = impl Into<String>>) -> Row {
        Row {
            cells: cells.into_iter().map(Into::into).collect(),
            is_marked: false,
        }
    }

    /// This row, standing out or not.
    #[must_use]
    pub fn marked(mut self, is_marked: bool) -> Row {
        self.is_marked = is_marked;
        self
    }
}

/// A table whose columns are as wide as their widest cell; the widest are
/// cut where the area is too narrow.
#[derive(Debug, Clone)]
pub struct Table<'a> {
    columns: &'a [Column],
    rows: &'a [Row],
    look: &'a Look,
    selected: Option<usize>,
    has_head: bool,
    from: Option<usize>,
    longest: &'a [String],
}

/// Columns of the screen between two columns of the table.
const GAP: u16 = 2;

impl<'a> Table<'a> {
    /// These rows under these columns.
    pub fn new(columns: &'a [Column], rows: &'a [Row], look: &'a Look) -> Table<'a> {
        let has_head = columns.iter().any(|column| !column.title.is_empty());
        Table {
            columns,
            rows,
            look,
            selected: None,
            has_head,
            from: None,
            longest: &[],
        }
    }

    /// With this row selected; rows are scrolled so that it is seen.
    #[must_use]
    pub fn selected(mut self, row: Option<usize>) -> Table<'a> {
        self.selected = row;
        self
    }

    /// From this row on, as far as the rows after it fill the area.
    #[must_use]
    pub fn scrolled(mut self, from: usize) -> Table<'a> {
        self.from = Some(from);
        self
    }

    /// With columns that are wide enough for these texts too, so that they stay
    /// where they are while rows come and go.
    #[must_use]
    pub fn wide_enough_for(mut self, longest: &'a [String]) -> Table<'a> {
        self.longest = longest;
        self
    }

    /// The row of the table that is drawn in this row of the screen, for a
    /// mouse.
    pub fn row_at(&self, area: Rect, y: u16) -> Option<usize> {
        let body = self.body(area);
        let place = y.checked_sub(body.y).filter(|&place| place < body.height)?;
        let row = self.first(body.height) + usize::from(place);
        (row < self.rows.len()).then_some(row)
    }

    /// The width of the table where there is room.
    pub fn width(&self) -> u16 {
        let widths = self.widths(u16::MAX);
        let gaps = GAP * u16::try_from(widths.len().saturating_sub(1)).unwrap_or(0);
        widths.into_iter().fold(gaps, u16::saturating_add)
    }

    fn widths(&self, room: u16) -> Vec<u16> {
        let natural = self.columns.iter().enumerate().map(|(number, column)| {
            let cells = self.rows.iter().filter_map(|row| row.cells.get(number));
            let widths = cells.map(|cell| text::width(cell));
            let longest = self.longest.get(number).map(|text| text::width(text));
            widths
                .chain([text::width(&column.title)])
                .chain(longest)
                .max()
                .unwrap_or(0)
        });
        widths::narrowed(natural.collect(), room, GAP)
    }

    /// The part of the area that is below the head.
    fn body(&self, area: Rect) -> Rect {
        let head = u16::from(self.has_head).min(area.height);
        Rect {
            y: area.y + head,
            height: area.height - head,
            ..area
        }
    }

    /// The first row that is drawn.
    fn first(&self, height: u16) -> usize {
        let height = usize::from(height);
        if let Some(from) = self.from {
            return from.min(self.rows.len().saturating_sub(height));
        }
        let selected = self.selected.unwrap_or(0).min(self.rows.len());
        (selected + 1).saturating_sub(height)
    }

    fn style(&self, number: usize, row: &Row) -> Style {
        if self.selected == Some(number) {
            self.look.selected()
        } else if row.is_marked {
            self.look.accent()
        } else {
            self.look.page()
        }
    }

    fn draw_cells(
        &self,
        cells: &[String],
        widths: &[u16],
        style: Style,
        line: Rect,
        buffer: &mut Buffer,
    ) {
        let mut place = line;
        for ((cell, &width), column) in cells.iter().zip(widths).zip(self.columns) {
            place.width = width;
            let place_in_line = place.intersection(line);
            let cell = text::cut(cell, place_in_line.width, self.look.glyphs().ellipsis());
            match column.align {
                Align::Left => text::write(&cell, style, place_in_line, buffer),
                Align::Right => text::write_right(&cell, style, place_in_line, buffer),
            }
            place.x = place.x.saturating_add(width).saturating_add(GAP);
        }
    }
}

impl Widget for Table<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let area = area.intersection(buffer.area);
        if area.is_empty() {
            return;
        }
        let widths = self.widths(area.width);
        if self.has_head {
            let titles: Vec<String> = self
                .columns
                .iter()
                .map(|column| column.title.clone())
                .collect();
            let style = self.look.muted().add_modifier(Modifier::UNDERLINED);
            self.draw_cells(&titles, &widths, style, area, buffer);
        }
        let body = self.body(area);
        let rows = self.rows.iter().enumerate().skip(self.first(body.height));
        for ((number, row), line) in rows.zip(body.rows()) {
            let style = self.style(number, row);
            if self.selected == Some(number) {
                text::fill(line, style, buffer);
            }
            self.draw_cells(&row.cells, &widths, style, line, buffer);
        }
    }
}
