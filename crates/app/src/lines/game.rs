//! The board line by line: letters that slide, and lines that edit it.

use brikke_engine::{Rank, Square};
use brikke_locale::Locale;

use super::command::is_word;
use super::{Line, command::matching_key};
use crate::Input;
use crate::page::{Body, GamePage, Page};
use crate::settings::Action;

/// The letters that slide in every game, whatever else practice has them for.
const SLIDES: [(&str, Action); 4] = [
    ("w", Action::Up),
    ("a", Action::Left),
    ("s", Action::Down),
    ("d", Action::Right),
];

/// True if this key slides and does nothing else.
pub(super) fn is_slide(key: &str) -> bool {
    SLIDES.iter().any(|(letter, _)| *letter == key)
}

/// True for a drill: nothing is taken back there.
pub(super) fn is_drill(game: &GamePage) -> bool {
    !game.tools.iter().any(|tool| tool.action == Action::Undo)
}

/// True for the page of a drill.
pub(super) fn is_of_drill(page: &Page) -> bool {
    matches!(&page.body, Body::Game(game) if is_drill(game))
}

/// The meaning of a line on a board: a slide, or a change of a board that is
/// edited. None if it means what it means elsewhere.
pub(super) fn meant(line: &str, page: &Page, locale: Locale) -> Option<Line> {
    let Body::Game(game) = &page.body else {
        return None;
    };
    if let Some(action) = slide(line) {
        return Some(Line::Inputs(vec![Input::Do(action)]));
    }
    let cursor = game.board.cursor?;
    edited(line, cursor, game, locale)
}

/// The direction of a letter. Capitals are other keys.
fn slide(line: &str) -> Option<Action> {
    let found = SLIDES.iter().find(|(letter, _)| *letter == line);
    found.map(|(_, action)| *action)
}

/// A line while the board is edited.
fn edited(line: &str, cursor: Square, game: &GamePage, locale: Locale) -> Option<Line> {
    if is_digits(line) && line.len() < HEXADECIMAL {
        return Some(put(cursor, line, locale));
    }
    if let Some((square, value)) = placed(line, locale) {
        return Some(put(square, value, locale));
    }
    let is_position = line.contains(['/', ',']) || is_hexadecimal(line);
    if is_position {
        return Some(Line::Inputs(vec![Input::Write(line.to_owned())]));
    }
    let key = matching_key(line, &game.editing)?;
    Some(Line::Inputs(vec![Input::press(key)]))
}

/// The digits of a position that has one for each square.
const HEXADECIMAL: usize = 16;

fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

fn is_hexadecimal(text: &str) -> bool {
    text.len() == HEXADECIMAL && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// The square and the value of a line such as `row 1 column 2 8` or `1 2 8`.
fn placed(line: &str, locale: Locale) -> Option<(Square, &str)> {
    let is_name = |word: &&str| is_word(word, "row", locale) || is_word(word, "column", locale);
    let words: Vec<&str> = line
        .split(|sign: char| sign.is_whitespace() || [':', '='].contains(&sign))
        .filter(|word| !word.is_empty() && !is_name(word))
        .collect();
    let [row, column, value] = words[..] else {
        return None;
    };
    let index = |number: &str| number.parse::<u8>().ok()?.checked_sub(1);
    let value = if is_empty_cell(value, locale) {
        "0"
    } else {
        value
    };
    let square = Square::new(index(row)?, index(column)?);
    is_digits(value).then_some((square, value))
}

fn is_empty_cell(word: &str, locale: Locale) -> bool {
    word.to_lowercase() == locale.text("plain-empty")
}

/// Puts the tile of this value, or says that it is none; 0 takes it away.
fn put(square: Square, value: &str, locale: Locale) -> Line {
    let tile = value.parse::<u128>().ok().and_then(Rank::of_tile);
    let is_zero = value.bytes().all(|digit| digit == b'0');
    if tile.is_some() || is_zero {
        return Line::Inputs(vec![Input::Put(square, tile)]);
    }
    let values = [
        ("row", (usize::from(square.row) + 1).into()),
        ("column", (usize::from(square.column) + 1).into()),
        ("text", value.into()),
    ];
    Line::Say(vec![locale.text_with("position-not-a-tile", &values)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tile_is_put_by_its_row_and_its_column() {
        let placed = |line| placed(line, Locale::default());
        let there = Some((Square::new(0, 1), "8"));
        for line in ["row 1 column 2 8", "1 2 8", "Row 1 column 2: 8"] {
            assert_eq!(placed(line), there, "{line}");
        }
        assert_eq!(placed("1 2 empty"), Some((Square::new(0, 1), "0")));
        for other in ["1 2", "1 2 x", "0 1 2", "banana 1 2"] {
            assert_eq!(placed(other), None, "{other}");
        }
    }
}
