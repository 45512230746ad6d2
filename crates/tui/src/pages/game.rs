//! The game.

mod figures;
mod layout;

use brikke_app::Locale;
use brikke_app::page::{GamePage, Page};
use brikke_app::{Button, Input};
use ratatui::layout::Rect;

use crate::areas;
use crate::canvas::Canvas;
use crate::widgets::board::{self, BoardWidget, TooSmall};
use layout::Parts;

/// Draws the board, the figures and the note.
pub(super) fn draw(game: &GamePage, page: &Page, canvas: &mut Canvas<'_, '_>) {
    let parts = Parts::of(canvas.area(), game.board.size);
    if let Err(needed) = board::fit(game.board.size, parts.board) {
        draw_too_small(needed, page, canvas);
        return;
    }
    draw_board(game, parts.board, canvas);
    if parts.beside {
        figures::draw_beside(game, parts.figures, canvas);
    } else {
        figures::draw_above(game, parts.figures, canvas);
    }
    draw_note(game, page, &parts, canvas);
}

/// The place beside the board for a dialog that must not hide it; the whole
/// window where there is none.
pub(super) fn beside(game: &GamePage, area: Rect) -> Rect {
    let parts = Parts::of(area, game.board.size);
    let board = board::fit(game.board.size, parts.board);
    let (Ok(board), true) = (board, parts.beside) else {
        return area;
    };
    let left = board.area().right() + 1;
    Rect {
        x: left,
        width: area.right().saturating_sub(left),
        ..area
    }
}

/// True if the window has room for the keys.
pub(super) fn has_keys(game: &GamePage, area: Rect) -> bool {
    let parts = Parts::of(area, game.board.size);
    let has_board = board::fit(game.board.size, parts.board).is_ok();
    has_board && parts.note.bottom() < area.bottom()
}

fn draw_board(game: &GamePage, area: Rect, canvas: &mut Canvas<'_, '_>) {
    let board = &game.board;
    let mut widget = BoardWidget::new(board.size, &board.sprites, canvas.look).labels(board.labels);
    if !board.is_moving {
        widget = widget.hint(board.hint).cursor(board.cursor);
    }
    canvas.draw(widget, area);
    if let (Some(_), Ok(layout)) = (board.cursor, board::fit(board.size, area)) {
        for square in board.size.squares() {
            canvas.click(layout.cell(square), Input::Square(square, Button::Primary));
        }
    }
}

/// The note; without one the score, where there is no room for figures.
fn draw_note(game: &GamePage, page: &Page, parts: &Parts, canvas: &mut Canvas<'_, '_>) {
    if let Some(note) = &page.note {
        canvas.note(parts.note, note);
    } else if parts.figures.is_empty() {
        let score = format!("{} {}", game.score.name, game.score.value);
        canvas.message(parts.note, canvas.look.page(), &score);
    }
}

fn draw_too_small(needed: TooSmall, page: &Page, canvas: &mut Canvas<'_, '_>) {
    let locale = Locale::new(page.look.language);
    let values = [
        ("columns", needed.columns.into()),
        ("rows", (needed.rows + 1).into()),
    ];
    let needed = locale.text_with("window-needed", &values);
    let text = format!("{}\n{needed}", locale.text("window-too-small"));
    let area = canvas.area();
    let place = areas::middle(area, area.width, 2);
    canvas.message(place, canvas.look.warning(), &text);
}
