//! Where the parts of the game's screen are.

use ratatui::layout::Rect;

/// Where the parts are; a part without room is empty.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Parts {
    /// The board.
    pub(super) board: Rect,
    /// Score and figures: beside the board, or above it.
    pub(super) figures: Rect,
    /// Whether they are beside it.
    pub(super) beside: bool,
    /// The line for notes.
    pub(super) note: Rect,
}

impl Parts {
    /// The width of the figures beside the board.
    const BESIDE: u16 = 26;

    /// From here on the figures stand beside the board.
    const WIDE: u16 = 60;

    /// The lines of the figures above the board.
    const ABOVE: u16 = 2;

    /// The parts of a window.
    pub(super) fn of(area: Rect) -> Parts {
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
        if area.width >= Parts::WIDE {
            Parts::beside(rest, note)
        } else {
            Parts::above(rest, note)
        }
    }

    fn beside(rest: Rect, note: Rect) -> Parts {
        let board = Rect {
            width: rest.width - Parts::BESIDE,
            ..rest
        };
        let figures = Rect {
            x: board.right(),
            width: Parts::BESIDE,
            ..rest
        };
        Parts {
            board,
            figures,
            beside: true,
            note,
        }
    }

    fn above(rest: Rect, note: Rect) -> Parts {
        let above = if rest.height > 6 { Parts::ABOVE } else { 0 };
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
            let parts = Parts::of(area);
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
