//! The cursor on a board that is changed by hand.

use crate::settings::Action;
use brikke_engine::{Size, Square};

/// The cursor on a board that is changed by hand, in a corner at first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Cursor(Square);

impl Default for Cursor {
    fn default() -> Cursor {
        Cursor::at(Square::new(0, 0))
    }
}

impl Cursor {
    /// The cursor on this square.
    pub(crate) const fn at(square: Square) -> Cursor {
        Cursor(square)
    }

    /// Its square on a board of this size, which may have changed.
    pub(crate) fn on(self, size: Size) -> Square {
        let Square { row, column } = self.0;
        Square::new(row.min(size.rows() - 1), column.min(size.columns() - 1))
    }

    /// The cursor moved by an action that otherwise moves tiles; it stays on
    /// the board. `None` for other actions.
    pub(crate) fn moved(self, action: Action, size: Size) -> Option<Cursor> {
        let Square { row, column } = self.on(size);
        let square = match action {
            Action::Up => Square::new(row.saturating_sub(1), column),
            Action::Down => Square::new(row + 1, column),
            Action::Left => Square::new(row, column.saturating_sub(1)),
            Action::Right => Square::new(row, column + 1),
            _ => return None,
        };
        Some(Cursor::at(Cursor::at(square).on(size)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_stays_on_the_board() {
        let size: Size = "2x3".parse().unwrap();
        let way = [
            Action::Up,
            Action::Down,
            Action::Down,
            Action::Right,
            Action::Right,
            Action::Right,
        ];
        let end = way
            .into_iter()
            .try_fold(Cursor::default(), |cursor, action| {
                cursor.moved(action, size)
            });
        let end = end.unwrap();
        assert_eq!(end.on(size), Square::new(1, 2));
        assert_eq!(end.on("2x2".parse().unwrap()), Square::new(1, 1));
        assert_eq!(end.moved(Action::Undo, size), None);
    }
}
