//! Half a row between cells that have none.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::Layout;
use crate::colour::ColourDepth;
use crate::theme::{Glyphs, Look};

/// The lowest cell that can spare half a row.
const LEAST_HEIGHT: u16 = 3;

/// Takes half of a cell's last row away where rows of cells touch each other,
/// so that equal tiles do not flow together. Without colours cells have lines
/// for that.
pub(super) fn draw_edge(layout: &Layout, look: &Look, cell: Rect, buffer: &mut Buffer) {
    let can_halve = look.depth() != ColourDepth::None && look.glyphs() == Glyphs::Unicode;
    let spacing = layout.spacing();
    // A tile that is still growing has room below it.
    let is_whole = cell.height == spacing.height && cell.height >= LEAST_HEIGHT;
    let needs_edge = spacing.gap_rows == 0 && is_whole;
    if !can_halve || !needs_edge {
        return;
    }
    let last_row = Rect {
        y: cell.bottom() - 1,
        height: 1,
        ..cell
    };
    let background = look.board().bg.unwrap_or_default();
    for place in last_row.positions() {
        if let Some(character) = buffer.cell_mut(place) {
            let tile = character.bg;
            character.set_symbol("▀").set_fg(tile).set_bg(background);
        }
    }
}
