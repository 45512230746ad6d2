//! The places of a board's cells on the screen.

use brikke_app::page::{Size, Square};
use ratatui::layout::{Position, Rect};

use super::Spacing;

/// The places of a board's cells on the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Layout {
    size: Size,
    area: Rect,
    spacing: Spacing,
}

/// An area in which not even the smallest tiles fit, and what they need.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the board needs {columns} columns and {rows} rows")]
pub struct TooSmall {
    /// The columns that the board needs.
    pub columns: u16,
    /// The rows that the board needs.
    pub rows: u16,
}

impl Layout {
    /// The largest board that fits, in the middle of the area.
    ///
    /// # Errors
    ///
    /// Not even the smallest tiles fit.
    pub fn fit(size: Size, area: Rect) -> Result<Layout, TooSmall> {
        let fits = |spacing: &Spacing| {
            spacing.columns(size) <= area.width && spacing.rows(size) <= area.height
        };
        let Some(spacing) = Spacing::ALL.into_iter().find(fits) else {
            return Err(TooSmall {
                columns: Spacing::SMALLEST.columns(size),
                rows: Spacing::SMALLEST.rows(size),
            });
        };
        let (width, height) = (spacing.columns(size), spacing.rows(size));
        let area = Rect {
            x: area.x + (area.width - width) / 2,
            y: area.y + (area.height - height) / 2,
            width,
            height,
        };
        Ok(Layout {
            size,
            area,
            spacing,
        })
    }

    /// The size of the board.
    pub fn size(&self) -> Size {
        self.size
    }

    /// The whole board.
    pub fn area(&self) -> Rect {
        self.area
    }

    /// The size of the cells and the gaps between them.
    pub fn spacing(&self) -> Spacing {
        self.spacing
    }

    /// The cell of a square. A square that is not on the board gets the
    /// nearest cell that is.
    pub fn cell(&self, square: Square) -> Rect {
        let spacing = self.spacing;
        let row = u16::from(square.row.min(self.size.rows() - 1));
        let column = u16::from(square.column.min(self.size.columns() - 1));
        Rect {
            x: self.area.x
                + spacing.margin_columns
                + column * (spacing.width + spacing.gap_columns),
            y: self.area.y + spacing.margin_rows + row * (spacing.height + spacing.gap_rows),
            width: spacing.width,
            height: spacing.height,
        }
    }

    /// The square whose cell is at this place, for a mouse.
    pub fn square_at(&self, place: Position) -> Option<Square> {
        let is_here = |square: &Square| self.cell(*square).contains(place);
        self.size.squares().find(is_here)
    }
}
