//! The parts of the page of the game.

use brikke_app::page::Size;
use ratatui::layout::Rect;

use crate::widgets::board::{Spacing, fit};

/// The most lines of the figures above the board.
pub(crate) const MOST_ABOVE: u16 = 2;

/// The places of the parts; one without room is empty.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Parts {
    /// The board.
    pub(super) board: Rect,
    /// Score and figures: beside the board, or above it.
    pub(super) figures: Rect,
    /// True if they are beside it.
    pub(super) beside: bool,
    /// The line for notes.
    pub(super) note: Rect,
}

impl Parts {
    /// The least width of the figures beside the board.
    const BESIDE: u16 = 26;

    /// Their width where there is plenty of room.
    const MOST_BESIDE: u16 = 44;

    /// From here on the figures stand beside the board.
    const WIDE: u16 = 60;

    /// The columns at each side of the board, where there is room.
    const MARGIN: u16 = 4;

    /// The parts of a window with a board of this size.
    pub(super) fn of(area: Rect, size: Size) -> Parts {
        // The last line is for keys, the one before for notes.
        let keys = u16::from(area.height > 6);
        let notes = u16::from(area.height > 5);
        let rows = area.height - keys - notes;
        let note = Rect {
            y: area.y + rows,
            height: notes,
            ..area
        };
        let rest = Rect {
            height: rows,
            ..area
        };
        let room = Parts::room_beside(rest);
        if area.width >= Parts::WIDE && fit(size, room).is_ok() {
            Parts::beside(rest, note, size)
        } else {
            Parts::above(rest, note, size)
        }
    }

    /// The parts where notes and keys are not needed: the board has their
    /// lines.
    pub(super) fn without_note(self) -> Parts {
        let keys = u16::from(self.note.height > 0);
        Parts {
            board: Rect {
                height: self.board.height + self.note.height + keys,
                ..self.board
            },
            note: Rect {
                height: 0,
                ..self.note
            },
            ..self
        }
    }

    /// The room for the board with the figures beside it.
    fn room_beside(rest: Rect) -> Rect {
        Rect {
            width: rest.width.saturating_sub(Parts::BESIDE),
            ..rest
        }
    }

    /// Board and figures stay together in the middle of a wide window.
    fn beside(rest: Rect, note: Rect, size: Size) -> Parts {
        let room = Parts::room_beside(rest);
        let fitted = fit(size, room).map_or(room, |layout| layout.area());
        let width = fitted.width.saturating_add(2 * Parts::MARGIN);
        let width = width.min(room.width);
        // The figures take what the board leaves.
        let figures = (rest.width - width).clamp(Parts::BESIDE, Parts::MOST_BESIDE);
        let board = Rect {
            x: rest.x + (rest.width - figures - width) / 2,
            width,
            ..rest
        };
        let figures = Rect {
            x: board.right(),
            y: fitted.y,
            width: figures,
            height: rest.bottom() - fitted.y,
        };
        Parts {
            board,
            figures,
            beside: true,
            note,
        }
    }

    /// The score has a line as long as the board has its own.
    fn above(rest: Rect, note: Rect, size: Size) -> Parts {
        let spare = rest.height.saturating_sub(Spacing::SMALLEST.rows(size));
        let above = spare.min(MOST_ABOVE);
        Parts {
            board: Rect {
                y: rest.y + above,
                height: rest.height - above,
                ..rest
            },
            figures: Rect {
                height: above,
                ..rest
            },
            beside: false,
            note,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_stay_inside_every_window() {
        for (width, height) in [(0, 0), (1, 1), (20, 6), (59, 24), (80, 24), (500, 200)] {
            let area = Rect::new(0, 0, width, height);
            let parts = Parts::of(area, Size::CLASSIC);
            for part in [parts.board, parts.figures, parts.note] {
                assert_eq!(
                    part.intersection(area).area(),
                    part.area(),
                    "{area}: {part}"
                );
            }
        }
    }
}
