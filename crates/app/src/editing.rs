//! Practice: what keys do to a board that is changed by hand.

use brikke_engine::{Board, Rank, Square};
use brikke_play::{Edit, Fill};

/// The changes that have a key, with the id of their words.
pub(crate) const EDIT_KEYS: [(&str, &str); 10] = [
    ("+", "practice-larger"),
    ("-", "practice-smaller"),
    ("delete", "practice-erase"),
    ("I", "practice-fill-ranks"),
    ("D", "action-twos"),
    ("P", "action-test"),
    ("f", "action-mirror"),
    ("t", "action-transpose"),
    ("o", "practice-rotate"),
    ("c", "practice-clear"),
];

/// The change that a key makes, given by its name.
pub(crate) fn edit_of(key: &str, board: &Board, cursor: Square) -> Option<Edit> {
    Some(match key {
        "enter" | "+" => next_tile(board, cursor, true),
        "-" => next_tile(board, cursor, false),
        "delete" | "backspace" | "0" => Edit::Put {
            square: cursor,
            tile: None,
        },
        "I" => Edit::Fill(Fill::Ranks),
        "D" => Edit::Fill(Fill::Twos),
        "P" => Edit::Fill(Fill::TestRows),
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

/// The value of a tile while its digits are typed, on one square.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct TypedTile {
    square: Option<Square>,
    digits: String,
}

impl TypedTile {
    /// Takes a digit. The tile is put as soon as the digits are the value of
    /// one: `2` of `2048`, and then `2048`.
    pub(crate) fn digit(&mut self, digit: char, square: Square) -> Option<Edit> {
        if self.square != Some(square) || !is_beginning(&format!("{}{digit}", self.digits)) {
            self.digits.clear();
        }
        self.square = Some(square);
        self.digits.push(digit);
        let tile = self.tile();
        if self.digits == "0" {
            self.digits.clear();
        } else if tile.is_none() {
            return None;
        }
        Some(Edit::Put { square, tile })
    }

    /// True if the digits so far are those of a tile.
    pub(crate) fn has_tile(&self) -> bool {
        !self.digits.is_empty() && self.tile().is_some()
    }

    /// The digits so far, where they are no tile yet.
    pub(crate) fn unfinished(&self) -> Option<&str> {
        let is_unfinished = !self.digits.is_empty() && self.tile().is_none();
        is_unfinished.then_some(self.digits.as_str())
    }

    fn tile(&self) -> Option<Rank> {
        let value: u128 = self.digits.parse().ok()?;
        Rank::of_tile(value)
    }
}

/// True if the value of a tile begins with these digits.
fn is_beginning(digits: &str) -> bool {
    let mut tiles = (1..=u8::MAX).map_while(Rank::new).map(Rank::tile);
    tiles.any(|tile| tile.to_string().starts_with(digits))
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
    fn a_typed_value_is_a_tile_as_soon_as_it_can_be() {
        let (here, there) = (Square::new(0, 0), Square::new(1, 1));
        let mut typed = TypedTile::default();
        let mut type_digit = |digit, square| match typed.digit(digit, square) {
            Some(Edit::Put { tile, .. }) => {
                tile.map_or("none".to_owned(), |it| it.tile().to_string())
            }
            _ => typed.unfinished().unwrap_or_default().to_owned(),
        };
        let said = ['2', '0', '4', '8'].map(|digit| type_digit(digit, here));
        assert_eq!(said, ["2", "20", "204", "2048"]);
        assert_eq!(type_digit('8', here), "8");
        assert_eq!(type_digit('1', there), "1");
        assert_eq!(type_digit('6', there), "16");
        assert_eq!(type_digit('0', here), "none");
        assert_eq!(type_digit('4', here), "4");
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
