//! Boards on pages: as tiles to draw and as words to read.

use brikke_engine::{Board, Square};
use brikke_locale::Locale;

use crate::label;
use crate::motion::Frame;
use crate::page::BoardView;
use crate::settings::LabelChoice;
use crate::words;

/// A board at rest.
pub(crate) fn board_at_rest(board: &Board, labels: LabelChoice, locale: Locale) -> BoardView {
    board_in_motion(board, &Frame::still(board), false, labels, locale)
}

/// A board, drawn as this frame shows it.
pub(crate) fn board_in_motion(
    board: &Board,
    frame: &Frame,
    is_moving: bool,
    labels: LabelChoice,
    locale: Locale,
) -> BoardView {
    BoardView {
        size: board.size(),
        sprites: frame.sprites().to_vec(),
        labels,
        is_moving,
        glide: None,
        hint: None,
        played: None,
        nudge: None,
        cursor: None,
        rows: rows(board, labels, locale),
        squares: board
            .size()
            .squares()
            .map(|square| square_name(board, square, labels, locale))
            .collect(),
    }
}

/// The rows in words, from top to bottom.
fn rows(board: &Board, labels: LabelChoice, locale: Locale) -> Vec<String> {
    let separator = locale.text("list-separator");
    let row = |row: u8| {
        let columns = 0..board.size().columns();
        let cells = columns.map(|column| tile(board, Square::new(row, column), labels, locale));
        let cells = cells.collect::<Vec<_>>().join(&separator);
        let values = [("row", (row + 1).into()), ("cells", cells.into())];
        locale.text_with("plain-row", &values)
    };
    (0..board.size().rows()).map(row).collect()
}

/// A square in words: where it is, and its tile.
pub(crate) fn square_name(
    board: &Board,
    square: Square,
    labels: LabelChoice,
    locale: Locale,
) -> String {
    let values = [
        ("row", (square.row + 1).into()),
        ("column", (square.column + 1).into()),
    ];
    let place = locale.text_with("practice-cursor", &values);
    words::labelled(locale, &place, &tile(board, square, labels, locale))
}

fn tile(board: &Board, square: Square, labels: LabelChoice, locale: Locale) -> String {
    match board.at(square).ok().flatten() {
        Some(tile) => label(labels, tile, u16::MAX),
        None => locale.text("plain-empty"),
    }
}
