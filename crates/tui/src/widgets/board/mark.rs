//! Marks on the board: the cursor and the arrows of a hint.

use brikke_app::page::{Direction, Square};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};

use super::Layout;
use super::tile::{can_be_framed, draw_frame};
use crate::theme::Look;

/// Draws a strong frame inside the cell, or reverses one too small for it.
pub(super) fn draw_cursor(look: &Look, cell: Rect, buffer: &mut Buffer) {
    if can_be_framed(cell) {
        let style = look.selected();
        draw_frame(look.glyphs().strong_border(), style, cell, buffer);
        return;
    }
    for place in cell.positions() {
        if let Some(character) = buffer.cell_mut(place) {
            character.modifier.toggle(Modifier::REVERSED);
            character.modifier.insert(Modifier::UNDERLINED);
        }
    }
}

/// Arrows at the end of every lane in a direction.
pub(super) struct Arrows<'a> {
    look: &'a Look,
    direction: Direction,
    glyph: &'static str,
    /// The style beside the board.
    style: Style,
}

impl<'a> Arrows<'a> {
    /// Those of a hint.
    pub(super) fn hint(look: &'a Look, direction: Direction) -> Arrows<'a> {
        Arrows {
            look,
            direction,
            glyph: look.glyphs().arrow(direction),
            style: look.accent(),
        }
    }

    /// Those of a worse move.
    pub(super) fn played(look: &'a Look, direction: Direction) -> Arrows<'a> {
        Arrows {
            look,
            direction,
            glyph: look.glyphs().hollow_arrow(direction),
            style: look.warning(),
        }
    }

    /// Draws them in the margin of the board, else beside the board, else
    /// inside the last cells, and nowhere if none has room.
    pub(super) fn draw(&self, layout: &Layout, area: Rect, buffer: &mut Buffer) {
        for square in last_squares(self.direction, layout) {
            let cell = layout.cell(square);
            let place = beyond(cell, self.direction).filter(|&at| area.contains(at));
            let Some(place) = place.or_else(|| within(cell, self.direction)) else {
                return;
            };
            let is_on_board = layout.area().contains(place);
            let style = if is_on_board {
                self.look.board()
            } else {
                self.style
            };
            let style = style.add_modifier(Modifier::BOLD);
            buffer.set_stringn(place.x, place.y, self.glyph, 1, style);
        }
    }
}

/// The place at the middle of the cell's side, in a cell that is high enough
/// to show its number as well. There is always room at the left and the right
/// of such a cell.
fn within(cell: Rect, direction: Direction) -> Option<Position> {
    let x = cell.x + (cell.width - 1) / 2;
    let y = match direction {
        Direction::Up => cell.y,
        Direction::Down => cell.bottom() - 1,
        Direction::Left | Direction::Right => return None,
    };
    (cell.height >= 3).then_some(Position { x, y })
}

/// The squares at the wall to which the direction points.
fn last_squares(direction: Direction, layout: &Layout) -> impl Iterator<Item = Square> {
    let size = layout.size();
    size.squares().filter(move |square| match direction {
        Direction::Up => square.row == 0,
        Direction::Right => square.column + 1 == size.columns(),
        Direction::Down => square.row + 1 == size.rows(),
        Direction::Left => square.column == 0,
    })
}

/// The place just beyond the middle of the cell's side.
fn beyond(cell: Rect, direction: Direction) -> Option<Position> {
    let (middle_x, middle_y) = (
        cell.x + (cell.width - 1) / 2,
        cell.y + (cell.height - 1) / 2,
    );
    let (x, y) = match direction {
        Direction::Up => (middle_x, cell.y.checked_sub(1)?),
        Direction::Right => (cell.right(), middle_y),
        Direction::Down => (middle_x, cell.bottom()),
        Direction::Left => (cell.x.checked_sub(1)?, middle_y),
    };
    Some(Position { x, y })
}
