//! A game, move by move.

use brikke_app::page::{HintBar, HintView, Page, ReplayPage};
use brikke_app::{Input, Locale};
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};

use crate::areas;
use crate::canvas::Canvas;
use crate::widgets::bars::{Bar, Bars};
use crate::widgets::board::{BoardWidget, fit};
use crate::widgets::chart::{ChartWidget, TimeLine};
use crate::widgets::text;

/// The width of what is said beside the board.
const BESIDE: u16 = 34;

/// From here on it stands beside the board.
const WIDE: u16 = 72;

/// The rows of the curve, where there is room.
const CURVE: u16 = 4;

/// From here on there is room for the curve.
const HIGH: u16 = 21;

/// Draws the board with what is said of the game, and the time line.
pub(super) fn draw(replay: &ReplayPage, page: &Page, canvas: &mut Canvas<'_, '_>) {
    let row = u16::from(!areas::is_low(canvas.area()));
    let status = areas::row(canvas.area(), row);
    canvas.message(status, canvas.look.page(), &replay.status);
    let area = draw_time_line(replay, areas::inside(canvas.area()), canvas);
    let area = if canvas.area().width >= WIDE && !replay.headlines.is_empty() {
        draw_beside(replay, area, canvas)
    } else {
        draw_analysis(replay, area, canvas)
    };
    let board = &replay.board;
    if fit(board.size, area).is_ok() {
        let widget = BoardWidget::new(board.size, &board.sprites, canvas.look)
            .labels(board.labels)
            .hint(board.hint)
            .played(board.played);
        canvas.draw(widget, area);
    } else {
        let text = Locale::new(page.look.language).text("window-too-small");
        canvas.message(area, canvas.look.warning(), &text);
    }
}

/// Draws the curve and the time line exactly under it, as far as there is room.
/// Returns the rest of the area.
fn draw_time_line(replay: &ReplayPage, area: Rect, canvas: &mut Canvas<'_, '_>) -> Rect {
    let rest = areas::above(area, 1);
    if fit(replay.board.size, rest).is_err() || replay.plies == 0 {
        return area;
    }
    let line = areas::last_row(area);
    let marks = &replay.chart.marks;
    let widget = TimeLine::new(replay.plies, replay.ply, marks, canvas.look);
    canvas.draw(widget, line);
    let curve = if canvas.area().height >= HIGH {
        CURVE
    } else {
        0
    };
    let rest = areas::above(area, 1 + curve);
    let above = Rect {
        y: rest.bottom(),
        height: curve,
        ..area
    };
    let widget = ChartWidget::new(&replay.chart, replay.ply, canvas.look);
    canvas.draw(widget, above);
    let both = Rect {
        height: curve + 1,
        ..above
    };
    canvas.time_line(both, replay.plies);
    rest
}

/// Draws figures, values and the worst moves beside the board. Returns the
/// rest of the area.
fn draw_beside(replay: &ReplayPage, area: Rect, canvas: &mut Canvas<'_, '_>) -> Rect {
    let width = area.width - BESIDE;
    let beside = Rect {
        x: area.x + width,
        width: BESIDE,
        ..area
    };
    let rest = draw_headlines(replay, beside, canvas);
    let rest = draw_next(replay, rest, canvas);
    let rest = match &replay.values {
        Some(values) => draw_values(values, rest, canvas),
        None => rest,
    };
    draw_worst(replay, rest, canvas);
    Rect { width, ..area }
}

/// Accuracy and luck in strong letters, with a word about each.
fn draw_headlines(replay: &ReplayPage, area: Rect, canvas: &mut Canvas<'_, '_>) -> Rect {
    let look = canvas.look;
    let strong = look.accent().add_modifier(Modifier::BOLD);
    for (number, headline) in (0..).zip(&replay.headlines) {
        let line = Line::from(vec![
            Span::styled(headline.value.clone(), strong),
            Span::styled(format!("  {}", headline.name), look.page()),
        ]);
        canvas.draw(line, areas::row(area, 2 * number));
        let about = text::cut(&headline.about, area.width, look.glyphs().ellipsis());
        let about = Line::styled(about, look.muted());
        canvas.draw(about, areas::row(area, 2 * number + 1));
    }
    areas::below(area, 2 * areas::height(replay.headlines.len()) + 1)
}

/// Draws the note about the move that comes next, in two lines.
fn draw_next(replay: &ReplayPage, area: Rect, canvas: &mut Canvas<'_, '_>) -> Rect {
    const ROWS: u16 = 2;
    let Some(note) = replay.analysis.get(1) else {
        return area;
    };
    let style = canvas.look.tone(note.tone);
    let lines = text::wrap(&note.text, area.width);
    for (line, place) in lines.into_iter().zip(area.rows()).take(ROWS.into()) {
        canvas.draw(Line::styled(line, style), place);
    }
    areas::below(area, ROWS + 1)
}

/// The values of the four directions as bars.
fn draw_values(values: &HintView, area: Rect, canvas: &mut Canvas<'_, '_>) -> Rect {
    let title = Line::styled(values.title.clone(), canvas.look.muted());
    canvas.draw(title, areas::row(area, 0));
    let bars: Vec<Bar> = values.bars.iter().map(value_bar).collect();
    let place = areas::below(area, 1);
    canvas.draw(Bars::new(&bars, canvas.look).between(0.0, 1.0), place);
    areas::below(area, areas::height(values.bars.len()) + 2)
}

fn value_bar(bar: &HintBar) -> Bar {
    let value = bar.length.map(f64::from);
    let text = value.map_or("", |_| bar.value.as_str());
    Bar::new(bar.name.clone(), value, text).marked(bar.is_best)
}

/// The worst moves; a click goes to one.
fn draw_worst(replay: &ReplayPage, area: Rect, canvas: &mut Canvas<'_, '_>) {
    if replay.worst.is_empty() {
        return;
    }
    let title = Line::styled(replay.worst_title.clone(), canvas.look.muted());
    canvas.draw(title, areas::row(area, 0));
    for (worst, place) in replay.worst.iter().zip(areas::below(area, 1).rows()) {
        let style = if worst.is_shown {
            canvas.look.selected()
        } else {
            canvas.look.tone(worst.tone)
        };
        let line = text::cut(&worst.text, place.width, canvas.look.glyphs().ellipsis());
        canvas.draw(Line::styled(line, style), place);
        canvas.click(place, Input::GoTo(worst.ply));
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
