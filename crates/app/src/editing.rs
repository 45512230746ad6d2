//! Practice: what keys do to a board that is changed by hand.

use brikke_engine::{Board, Rank, Square};
use brikke_play::{Edit, Fill};

/// The changes that have a key, with the id of their words.
pub(crate) const EDIT_KEYS: [(&str, &str); 10] = [
    ("+", "practice-larger"),
    ("-", "practice-smaller"),
    ("0", "practice-erase"),
    ("1", "practice-fill-ranks"),
    ("2", "practice-fill-twos"),
    ("3", "practice-fill-test-rows"),
    ("f", "practice-flip"),
    ("t", "practice-transpose"),
    ("o", "practice-rotate"),
    ("c", "practice-clear"),
];

/// The change that a key makes, given by its name.
pub(crate) fn edit_of(key: &str, board: &Board, cursor: Square) -> Option<Edit> {
    Some(match key {
        "enter" | "+" => next_tile(board, cursor, true),
        "-" => next_tile(board, cursor, false),
        "delete" | "0" => Edit::Put {
            square: cursor,
            tile: None,
        },
        "1" => Edit::Fill(Fill::Ranks),
        "2" => Edit::Fill(Fill::Twos),
        "3" => Edit::Fill(Fill::TestRows),
        "f" => Edit::Flip,
        "t" => Edit::Transpose,
        "o" => Edit::Rotate,
        "c" => Edit::Clear,
        _ => return None,
    })
}

/// The next larger or smaller tile on the square; below 2 comes none.
pub(crate) fn next_tile(board: &Board, square: Square, larger: bool) -> Edit {
    let tile = board.at(square).ok().flatten();
    let number = tile.map_or(0, Rank::get);
    let next = if larger {
        number.saturating_add(1)
    } else {
        number.saturating_sub(1)
    };
    let tile = Rank::new(next).or(if larger { tile } else { None });
    Edit::Put { square, tile }
}

/// A position that may stand on several lines, on one.
pub(crate) fn one_line(text: &str) -> String {
    // A terminal pastes line breaks as carriage returns.
    let rows = text.split(['\n', '\r']).map(str::trim);
    let rows = rows.filter(|row| !row.is_empty());
    rows.collect::<Vec<_>>().join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_may_stand_on_several_lines() {
        for text in ["2 4\n8 16", "2 4\r8 16", " 2 4 \r\n 8 16\r\n", "2 4/8 16"] {
            assert_eq!(one_line(text), "2 4/8 16", "{text:?}");
        }
    }

    #[test]
    fn every_key_that_is_shown_does_something() {
        let board = Board::empty("2x2".parse().unwrap());
        for (key, _) in EDIT_KEYS {
            assert!(edit_of(key, &board, Square::new(0, 0)).is_some(), "{key}");
        }
        assert_eq!(edit_of("x", &board, Square::new(0, 0)), None);
    }
}
