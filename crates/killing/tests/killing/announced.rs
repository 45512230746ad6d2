//! The positions that a program showed.

use std::mem;

use brikke_engine::Direction;

/// A position that a program showed.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct Position {
    pub(crate) moves: u64,
    pub(crate) score: u64,
    /// The board as position text; none where something lay over it.
    pub(crate) board: Option<String>,
}

/// A number as English writes it: `1,024`.
pub(crate) fn number(text: &str) -> Option<u64> {
    text.replace(',', "").parse().ok()
}

/// Something that a program showed.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) enum Announced {
    /// A position.
    Position(Position),
    /// The sentence about a move, before the position that it leads to.
    Slid {
        from: Position,
        direction: Direction,
    },
}

/// Everything that a program has shown.
#[derive(Debug, Default)]
pub(crate) struct Seen {
    /// Positions shown as saved, since it was looked at.
    announced: Vec<Announced>,
    last: Option<Position>,
    /// The moves that it showed as saved.
    pub(crate) moves: u64,
    /// How often it said that the game went on elsewhere.
    pub(crate) caught_up: u64,
    /// The positions that it said are not saved.
    pub(crate) unsaved: u64,
}

impl Seen {
    /// The program shows a position. A game without a move is no loss, and is
    /// not called unsaved either.
    pub(crate) fn shows(&mut self, position: Position, is_saved: bool) {
        if self.last.as_ref() == Some(&position) {
            return;
        }
        let before = self.last.replace(position.clone());
        if position.moves == 0 {
            return;
        }
        if is_saved {
            let is_move = before.is_some_and(|before| before.moves < position.moves);
            self.moves += u64::from(is_move);
            self.announced.push(Announced::Position(position));
        } else {
            self.unsaved += 1;
        }
    }

    /// Returns true if the program has shown a position.
    pub(crate) const fn has_shown(&self) -> bool {
        self.last.is_some()
    }

    /// The program says that the tiles slid.
    pub(crate) fn slides(&mut self, direction: Direction) {
        if let Some(from) = self.last.clone() {
            self.announced.push(Announced::Slid { from, direction });
        }
    }

    /// A move that was said to have been made turned out not to be saved.
    pub(crate) fn takes_back_slide(&mut self) {
        if matches!(self.announced.last(), Some(Announced::Slid { .. })) {
            self.announced.pop();
        }
    }

    /// The positions shown as saved since the last time.
    pub(crate) fn take(&mut self) -> Vec<Announced> {
        mem::take(&mut self.announced)
    }
}
