//! The board with its tiles.

mod edge;
mod layout;
mod mark;
mod spacing;
mod tile;

use brikke_engine::{Board, Direction, Size, Square};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::Widget;

use crate::theme::Look;
pub use brikke_app::label;
pub(super) use edge::draw_edge;
pub use layout::{Layout, TooSmall};
pub use spacing::Spacing;
use tile::draw_empty;
pub(super) use tile::draw_tile;

/// A board, in the middle of its area and as large as fits.
///
/// Where not even the smallest tiles fit it draws nothing: ask [`fit`] first,
/// and tell the player how large the window must be.
#[derive(Debug, Clone)]
pub struct BoardWidget<'a> {
    board: &'a Board,
    look: &'a Look,
    cursor: Option<Square>,
    hint: Option<Direction>,
}

impl<'a> BoardWidget<'a> {
    /// The board in this look.
    pub fn new(board: &'a Board, look: &'a Look) -> BoardWidget<'a> {
        BoardWidget {
            board,
            look,
            cursor: None,
            hint: None,
        }
    }

    /// With a cursor on this square.
    #[must_use]
    pub fn cursor(mut self, square: Option<Square>) -> BoardWidget<'a> {
        self.cursor = square;
        self
    }

    /// With arrows at the edge to which a hint points.
    #[must_use]
    pub fn hint(mut self, direction: Option<Direction>) -> BoardWidget<'a> {
        self.hint = direction;
        self
    }
}

impl Widget for BoardWidget<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let area = area.intersection(buffer.area);
        let Ok(layout) = fit(self.board.size(), area) else {
            return;
        };
        draw_ground(&layout, self.look, buffer);
        for (square, rank) in self.board.tiles() {
            draw_tile(self.look, rank, layout.cell(square), buffer);
            draw_edge(&layout, self.look, layout.cell(square), buffer);
        }
        if let Some(square) = self.cursor.filter(|&square| layout.size().contains(square)) {
            mark::draw_cursor(self.look, layout.cell(square), buffer);
        }
        if let Some(direction) = self.hint {
            mark::draw_hint(self.look, direction, &layout, area, buffer);
        }
    }
}

/// Where a board of this size is drawn in this area.
///
/// # Errors
///
/// Not even the smallest tiles fit.
pub fn fit(size: Size, area: Rect) -> Result<Layout, TooSmall> {
    Layout::fit(size, area)
}

/// Draws the board without its tiles.
pub(super) fn draw_ground(layout: &Layout, look: &Look, buffer: &mut Buffer) {
    super::text::fill(layout.area(), look.board(), buffer);
    for square in layout.size().squares() {
        draw_empty(look, layout.cell(square), buffer);
        draw_edge(layout, look, layout.cell(square), buffer);
    }
}
