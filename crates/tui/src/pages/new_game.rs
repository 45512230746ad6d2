//! The choice of a preset, a size and a seed.

use brikke_app::Input;
use brikke_app::page::{BoardView, KeyHint, Line, NewGamePage};
use ratatui::layout::{Position, Rect};

use crate::areas;
use crate::canvas::Canvas;
use crate::widgets::board::{BoardWidget, fit};
use crate::widgets::{field, text};

/// The rows and columns around the list that a small board needs.
const BOARD: (u16, u16) = (8, 24);

/// The lines of the size and the seed.
const CHOICES: u16 = 2;

/// Draws the presets below each other, the size and the seed below them, and
/// below that a small board of the selected one, where there is room.
pub(super) fn draw(
    page: &NewGamePage,
    keys: &[KeyHint],
    caret: Option<usize>,
    canvas: &mut Canvas<'_, '_>,
) {
    let inside = areas::column(areas::inside(canvas.area()));
    let widths = page.lines.iter().map(|line| text::width(&line.name));
    let widest = widths.max().unwrap_or(0);
    let is_low = areas::is_low(canvas.area());
    // The size and the seed keep their lines below the presets.
    let apart = if is_low { CHOICES } else { CHOICES + 1 };
    let list = areas::above(inside, apart);
    for (index, place) in areas::lines(list, page.lines.len(), page.selected) {
        let line = &page.lines[index];
        let name = text::filled(&line.name, widest);
        let line = format!(" {}  {name}  {}", Line::digit(index), line.about);
        canvas.line(place, index == page.selected, &line);
        canvas.click(place, Input::Choose(index));
    }
    let below = areas::height(page.lines.len()).min(list.height) + apart - CHOICES;
    draw_size(page, areas::row(inside, below), canvas);
    let key = keys.iter().find(|hint| hint.does == page.seed.0);
    let key = key.and_then(|hint| hint.key.as_deref());
    draw_seed(page, key, caret, areas::row(inside, below + 1), canvas);
    if let Some(board) = page.boards.get(page.selected) {
        draw_board(board, areas::below(inside, below + 3), canvas);
    }
}

fn draw_size(page: &NewGamePage, place: Rect, canvas: &mut Canvas<'_, '_>) {
    let size = canvas.look.glyphs().turned(&page.size);
    let size = format!("{} {size}", page.size_label);
    canvas.message(place, canvas.look.accent(), &size);
    let [smaller, larger] = areas::halves(place);
    canvas.click(smaller, Input::press("left"));
    canvas.click(larger, Input::press("right"));
}

/// Draws the seed, with the cursor where it is written.
fn draw_seed(
    page: &NewGamePage,
    key: Option<&str>,
    caret: Option<usize>,
    line: Rect,
    canvas: &mut Canvas<'_, '_>,
) {
    let (label, seed, none) = &page.seed;
    if line.is_empty() {
        return;
    }
    if caret.is_none() {
        let seed = if seed.is_empty() { none } else { seed };
        let words = format!("{label} {seed}");
        canvas.message(line, canvas.look.muted(), &words);
        if let Some(key) = key {
            canvas.click(line, Input::press(key));
        }
        return;
    }
    let name = format!(" {label} ");
    let before = text::width(&name).min(line.width);
    canvas.line(line, false, &name);
    let place = Rect {
        x: line.x + before,
        width: line.width - before,
        ..line
    };
    let shown = field::shown(seed, caret, place.width);
    canvas.line(place, true, &shown.text);
    canvas.cursor(Position::new(place.x + shown.cursor, place.y));
}

/// Draws a board as small as it is still read.
fn draw_board(board: &BoardView, area: Rect, canvas: &mut Canvas<'_, '_>) {
    let (rows, columns) = BOARD;
    let place = areas::middle(
        area,
        columns.max(area.width.min(40)),
        rows.max(area.height.min(12)),
    );
    if fit(board.size, place).is_ok() {
        let widget = BoardWidget::new(board.size, &board.sprites, canvas.look);
        canvas.draw(widget.labels(board.labels), place);
    }
}
