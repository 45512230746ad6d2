//! One cell: a tile or none.

use brikke_app::page::Rank;
use brikke_app::settings::LabelChoice;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::symbols::border;
use ratatui::widgets::{Block, Widget};

use super::label;
use crate::colour::ColourDepth;
use crate::theme::Look;
use crate::widgets::text;

/// The least cell around which lines can be drawn.
const LEAST_FRAMED: (u16, u16) = (6, 3);

/// Draws a tile as a filled rectangle with its number in the middle; drawn
/// too small for its number, it is only the rectangle.
pub(super) fn draw_tile(
    look: &Look,
    labels: LabelChoice,
    rank: Rank,
    area: Rect,
    buffer: &mut Buffer,
) {
    let tile = look.tile(rank);
    text::fill(area, tile.background, buffer);
    let border = tile.border.filter(|_| can_be_framed(area));
    let room = if border.is_some() {
        area.width - 2
    } else {
        area.width
    };
    if let Some(border) = border {
        draw_frame(border, tile.background, area, buffer);
    }
    let number = label(labels, rank, room);
    if number.len() <= usize::from(room) {
        text::centre(&number, tile.number, area, buffer);
    }
}

/// Draws a cell without a tile.
pub(super) fn draw_empty(look: &Look, area: Rect, buffer: &mut Buffer) {
    text::fill(area, look.empty(), buffer);
    if look.depth() == ColourDepth::None {
        text::centre(look.glyphs().dot(), look.empty(), area, buffer);
    }
}

/// Draws lines along the inside of a cell.
pub(super) fn draw_frame(
    border: border::Set<'static>,
    style: Style,
    area: Rect,
    buffer: &mut Buffer,
) {
    let frame = Block::bordered().border_set(border).border_style(style);
    frame.render(area, buffer);
}

/// True if lines fit into a cell with its number.
pub(super) fn can_be_framed(area: Rect) -> bool {
    area.width >= LEAST_FRAMED.0 && area.height >= LEAST_FRAMED.1
}
