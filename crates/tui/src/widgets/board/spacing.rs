//! The size of cells and the gaps between them.

use brikke_app::page::Size;

/// The size of the cells of a board and the gaps between them, in
/// characters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Spacing {
    /// The width of a cell.
    pub width: u16,
    /// The height of a cell.
    pub height: u16,
    /// Columns between two cells.
    pub gap_columns: u16,
    /// Rows between two cells.
    pub gap_rows: u16,
    /// Columns left and right of all cells.
    pub margin_columns: u16,
    /// Rows above and below all cells.
    pub margin_rows: u16,
}

impl Spacing {
    /// Every spacing, the best first. The last is the least with which a
    /// game can be played.
    pub const ALL: [Spacing; 17] = [
        Spacing::roomy(44, 20),
        Spacing::roomy(33, 15),
        Spacing::roomy(22, 10),
        Spacing::roomy(20, 9),
        Spacing::roomy(18, 8),
        Spacing::roomy(15, 7),
        Spacing::roomy(13, 6),
        Spacing::roomy(11, 5),
        Spacing::roomy(9, 4),
        Spacing::close(11, 5),
        Spacing::roomy(7, 3),
        Spacing::close(9, 4),
        Spacing::close(7, 3),
        Spacing::lines(6),
        Spacing::close(6, 2),
        Spacing::bare(6),
        Spacing::SMALLEST,
    ];

    /// Bare tiles of four characters.
    pub const SMALLEST: Spacing = Spacing::bare(4);

    /// Cells with a gap on every side.
    const fn roomy(width: u16, height: u16) -> Spacing {
        Spacing {
            width,
            height,
            gap_columns: 2,
            gap_rows: 1,
            margin_columns: 2,
            margin_rows: 1,
        }
    }

    /// Cells with a gap beside them only.
    const fn close(width: u16, height: u16) -> Spacing {
        Spacing {
            width,
            height,
            gap_columns: 1,
            gap_rows: 0,
            margin_columns: 1,
            margin_rows: 0,
        }
    }

    /// Cells of one line with an empty line between them.
    const fn lines(width: u16) -> Spacing {
        Spacing {
            gap_rows: 1,
            ..Spacing::close(width, 1)
        }
    }

    /// Cells of one line, and nothing around the board.
    const fn bare(width: u16) -> Spacing {
        Spacing {
            margin_columns: 0,
            ..Spacing::close(width, 1)
        }
    }

    /// The columns of a board of this size.
    pub fn columns(self, size: Size) -> u16 {
        let cells = u16::from(size.columns());
        cells * (self.width + self.gap_columns) - self.gap_columns + 2 * self.margin_columns
    }

    /// The rows of a board of this size.
    pub fn rows(self, size: Size) -> u16 {
        let cells = u16::from(size.rows());
        cells * (self.height + self.gap_rows) - self.gap_rows + 2 * self.margin_rows
    }
}
