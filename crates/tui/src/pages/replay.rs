//! A game, move by move.

use brikke_app::Locale;
use brikke_app::page::{Page, ReplayPage};
use ratatui::layout::Rect;

use crate::areas;
use crate::canvas::Canvas;
use crate::widgets::board::{BoardWidget, fit};

/// Draws the board below what is said of the game.
pub(super) fn draw(replay: &ReplayPage, page: &Page, canvas: &mut Canvas<'_, '_>) {
    let status = areas::row(canvas.area(), 1);
    canvas.message(status, canvas.look.page(), &replay.status);
    let area = draw_analysis(replay, areas::inside(canvas.area()), canvas);
    let board = &replay.board;
    if fit(board.size, area).is_ok() {
        let widget = BoardWidget::new(board.size, &board.sprites, canvas.look).labels(board.labels);
        canvas.draw(widget, area);
    } else {
        let text = Locale::new(page.look.language).text("window-too-small");
        canvas.message(area, canvas.look.warning(), &text);
    }
}

/// Draws as much of the analysis as leaves room for the board: the last
/// lines say the most. Returns the rest of the area.
fn draw_analysis(replay: &ReplayPage, area: Rect, canvas: &mut Canvas<'_, '_>) -> Rect {
    let notes = &replay.analysis;
    let fits = |count: &usize| fit(replay.board.size, without_first(area, *count)).is_ok();
    let shown = (0..=notes.len()).rev().find(fits).unwrap_or(0);
    for (number, note) in (0..).zip(&notes[notes.len() - shown..]) {
        canvas.note(areas::row(area, number), note);
    }
    without_first(area, shown)
}

fn without_first(area: Rect, lines: usize) -> Rect {
    areas::below(area, areas::height(lines))
}
