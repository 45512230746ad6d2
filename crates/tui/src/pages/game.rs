//! The game.

mod figures;
mod layout;

use brikke_app::Locale;
use brikke_app::page::{GamePage, Page, Tone};
use brikke_app::{Button, Input};
use ratatui::layout::Rect;

use crate::areas;
use crate::canvas::Canvas;
use crate::widgets::board::{self, BoardWidget, Spacing, TooSmall};
use layout::Parts;

pub(super) use layout::MOST_ABOVE;

/// Draws the board, the figures and the note.
pub(super) fn draw(game: &GamePage, page: &Page, area: Rect, canvas: &mut Canvas<'_, '_>) {
    let mut parts = Parts::of(area, game.board.size);
    if area != canvas.area() {
        // A dialog stands below, with all that is to be said.
        parts = parts.without_note();
    }
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

/// All room beside the board; none where the figures are above it.
pub(super) fn panel(game: &GamePage, area: Rect) -> Option<Rect> {
    let parts = Parts::of(area, game.board.size);
    let board = board::fit(game.board.size, parts.board).ok()?.area();
    let left = board.right() + 1;
    let panel = Rect {
        x: left,
        y: area.y,
        width: parts.figures.right().checked_sub(left)?,
        height: parts.board.bottom() - area.y,
    };
    parts.beside.then_some(panel)
}

/// The size of the cells in this part of the window; none where the board has
/// no room.
pub(super) fn scale(game: &GamePage, area: Rect) -> Option<Spacing> {
    spacing(game, &Parts::of(area, game.board.size))
}

/// The scale of the board where neither notes nor keys are drawn.
pub(super) fn scale_alone(game: &GamePage, area: Rect) -> Option<Spacing> {
    spacing(game, &Parts::of(area, game.board.size).without_note())
}

fn spacing(game: &GamePage, parts: &Parts) -> Option<Spacing> {
    let layout = board::fit(game.board.size, parts.board).ok()?;
    Some(layout.spacing())
}

/// True if the window has room for the board.
pub(super) fn has_board(game: &GamePage, area: Rect) -> bool {
    let parts = Parts::of(area, game.board.size);
    board::fit(game.board.size, parts.board).is_ok()
}

/// True if there is room for the board where neither notes nor keys are drawn.
pub(super) fn has_board_alone(game: &GamePage, area: Rect) -> bool {
    let parts = Parts::of(area, game.board.size).without_note();
    board::fit(game.board.size, parts.board).is_ok()
}

/// True if the window has room for the keys.
pub(super) fn has_keys(game: &GamePage, area: Rect) -> bool {
    let parts = Parts::of(area, game.board.size);
    has_board(game, area) && parts.note.bottom() < area.bottom()
}

fn draw_board(game: &GamePage, area: Rect, canvas: &mut Canvas<'_, '_>) {
    let board = &game.board;
    let mut widget = BoardWidget::new(board.size, &board.sprites, canvas.look).labels(board.labels);
    if !board.is_moving {
        widget = widget.hint(board.hint).cursor(board.cursor);
    }
    canvas.draw(widget, area);
    let Ok(layout) = board::fit(board.size, area) else {
        return;
    };
    if board.cursor.is_none() {
        canvas.drag(layout.area());
    } else {
        for square in board.size.squares() {
            canvas.click(layout.cell(square), Input::Square(square, Button::Primary));
        }
    }
}

/// The note; without one the score, where there is no room for figures. Where
/// the values of a hint have no other room they stand here, unless something is
/// wrong.
fn draw_note(game: &GamePage, page: &Page, parts: &Parts, canvas: &mut Canvas<'_, '_>) {
    let is_warned = matches!(&page.note, Some(note) if note.tone == Tone::Warning);
    let has_values = parts.beside || parts.figures.height >= MOST_ABOVE;
    let hint = game.hint.as_ref();
    if let Some(hint) = hint.filter(|_| !has_values && !is_warned) {
        figures::draw_values(hint, parts.note, canvas);
    } else if let Some(note) = &page.note {
        canvas.note(parts.note, note);
    } else if parts.figures.is_empty() {
        let mut score = format!("{} {}", game.score.name, game.score.value);
        if game.is_speedrun
            && let Some(time) = game
                .figures
                .iter()
                .find(|figure| figure.value.contains(':'))
        {
            let value = time.value.split(" · ").next().unwrap_or_default();
            score = format!("{}  {value}", game.score.value);
        }
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
