//! The board with its tiles, at rest or in motion.

mod edge;
mod layout;
mod mark;
mod spacing;
mod sprite;
mod tile;

use brikke_app::page::{Direction, Size, Sprite, Square};
use brikke_app::settings::LabelChoice;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::Widget;

use crate::theme::Look;
pub use brikke_app::label;
use edge::draw_edge;
pub use layout::{Layout, TooSmall};
pub use spacing::Spacing;
use tile::{draw_empty, draw_tile};

/// A board, in the middle of its area and as large as fits.
///
/// Where not even the smallest tiles fit it draws nothing: ask [`fit`] first,
/// and tell the player how large the window must be.
#[derive(Debug, Clone)]
pub struct BoardWidget<'a> {
    size: Size,
    sprites: &'a [Sprite],
    look: &'a Look,
    labels: LabelChoice,
    cursor: Option<Square>,
    hint: Option<Direction>,
    played: Option<Direction>,
}

impl<'a> BoardWidget<'a> {
    /// A board of this size with these tiles, those behind first.
    pub fn new(size: Size, sprites: &'a [Sprite], look: &'a Look) -> BoardWidget<'a> {
        BoardWidget {
            size,
            sprites,
            look,
            labels: LabelChoice::Values,
            cursor: None,
            hint: None,
            played: None,
        }
    }

    /// With these numbers on the tiles.
    #[must_use]
    pub fn labels(mut self, labels: LabelChoice) -> BoardWidget<'a> {
        self.labels = labels;
        self
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

    /// With hollow arrows at the edge to which a worse move went.
    #[must_use]
    pub fn played(mut self, direction: Option<Direction>) -> BoardWidget<'a> {
        self.played = direction;
        self
    }
}

impl Widget for BoardWidget<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let area = area.intersection(buffer.area);
        let Ok(layout) = fit(self.size, area) else {
            return;
        };
        draw_ground(&layout, self.look, buffer);
        for sprite in self.sprites {
            let place = sprite::area(&layout, *sprite);
            draw_tile(self.look, self.labels, sprite.rank, place, buffer);
            draw_edge(&layout, self.look, place, buffer);
        }
        if let Some(square) = self.cursor.filter(|&square| layout.size().contains(square)) {
            mark::draw_cursor(self.look, layout.cell(square), buffer);
        }
        if let Some(direction) = self.hint {
            let arrows = mark::Arrows::hint(self.look, direction);
            arrows.draw(&layout, area, buffer);
        }
        if let Some(direction) = self.played {
            let arrows = mark::Arrows::played(self.look, direction);
            arrows.draw(&layout, area, buffer);
        }
    }
}

/// The place of a board of this size in this area.
///
/// # Errors
///
/// Not even the smallest tiles fit.
pub fn fit(size: Size, area: Rect) -> Result<Layout, TooSmall> {
    Layout::fit(size, area)
}

/// Draws the board without its tiles.
fn draw_ground(layout: &Layout, look: &Look, buffer: &mut Buffer) {
    super::text::fill(layout.area(), look.board(), buffer);
    for square in layout.size().squares() {
        draw_empty(look, layout.cell(square), buffer);
        draw_edge(layout, look, layout.cell(square), buffer);
    }
}
