//! One cell: a tile or none.

use brikke_app::page::Rank;
use brikke_app::settings::LabelChoice;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::symbols::border::Set;

use super::label;
use crate::areas::{height, middle};
use crate::colour::ColourDepth;
use crate::theme::Look;
use crate::widgets::{border, digits, text};

/// The least cell around which lines can be drawn.
const LEAST_FRAMED: (u16, u16) = (6, 3);

/// Draws a tile as a filled rectangle with its number in the middle, in the
/// largest digits that fit; drawn too small for its number, it is only the
/// rectangle.
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
    if number.len() > usize::from(room) {
        return;
    }
    match large(&number, area, border.is_some(), look) {
        Some(lines) => draw_lines(&lines, tile.number, area, buffer),
        None => text::centre(&number, tile.number, area, buffer),
    }
}

/// The number in large digits, clear of the lines around the tile, and with
/// something of the tile around them where there are no lines.
fn large(number: &str, area: Rect, has_border: bool, look: &Look) -> Option<Vec<String>> {
    let sides = if has_border { 2 } else { 1 };
    let columns = area.width.checked_sub(sides)?;
    let rows = area.height.checked_sub(2)?;
    digits::largest(number, columns, rows, look.glyphs())
}

/// Draws lines of equal width in the middle of an area. Large digits are not
/// underlined.
fn draw_lines(lines: &[String], style: Style, area: Rect, buffer: &mut Buffer) {
    let style = style.remove_modifier(Modifier::UNDERLINED);
    let width = lines.first().map_or(0, |line| text::width(line));
    let place = middle(area, width, height(lines.len()));
    for (line, place) in lines.iter().zip(place.rows()) {
        text::write(line, style, place, buffer);
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
pub(super) fn draw_frame(set: Set<'static>, style: Style, area: Rect, buffer: &mut Buffer) {
    border::draw(set, style, area, buffer);
}

/// True if lines fit into a cell with its number.
pub(super) fn can_be_framed(area: Rect) -> bool {
    area.width >= LEAST_FRAMED.0 && area.height >= LEAST_FRAMED.1
}
