//! A game, move by move.

use brikke_app::page::{HintBar, HintView, Note, Page, ReplayPage, ReplayStatus};
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

/// The least width of what is said beside the board.
const BESIDE: u16 = 34;

/// Its width where there is plenty of room.
const MOST_BESIDE: u16 = 56;

/// The columns at each side of the board.
const MARGIN: u16 = 2;

/// In a lower part of the window nothing is blank between what is said there,
/// so that the worst moves have room.
const AIRY: u16 = 20;

/// From here on it stands beside the board.
pub(super) const WIDE: u16 = 72;

/// The rows of the curve, where there is room.
const CURVE: u16 = 4;

/// From here on there is room for the curve.
pub(super) const HIGH: u16 = 21;

/// Draws the board with what is said of the game, and the time line, above so
/// many lines of keys.
pub(super) fn draw(replay: &ReplayPage, page: &Page, key_rows: u16, canvas: &mut Canvas<'_, '_>) {
    let row = u16::from(!areas::is_low(canvas.area()));
    let status = areas::row(canvas.area(), row);
    let words = fitting(&replay.status, status.width);
    canvas.message(status, canvas.look.page(), &words);
    let is_wide = canvas.area().width >= WIDE && !replay.headlines.is_empty();
    let inside = areas::above(areas::inside(canvas.area()), key_rows.saturating_sub(1));
    let is_high = canvas.area().height >= HIGH;
    let below = if is_high { 1 + CURVE } else { 1 };
    let stack = Stack::of(replay, areas::above(inside, below));
    let curve = match is_high {
        true => CURVE,
        false if is_wide => 0,
        false => stack.curve,
    };
    let area = draw_time_line(replay, inside, curve, canvas);
    let locale = Locale::new(page.look.language);
    let area = if is_wide {
        draw_beside(replay, locale, area, canvas)
    } else {
        draw_stack(replay, &stack, locale, area, canvas)
    };
    let board = &replay.board;
    if fit(board.size, area).is_ok() {
        let widget = BoardWidget::new(board.size, &board.sprites, canvas.look)
            .labels(board.labels)
            .hint(board.hint)
            .played(board.played);
        canvas.draw(widget, area);
    } else {
        let text = locale.text("window-too-small");
        canvas.message(area, canvas.look.warning(), &text);
    }
}

/// As many of the parts as find room: the first ones say the most. Where not
/// even two do, their numbers alone.
fn fitting(status: &ReplayStatus, columns: u16) -> String {
    let [position, score] = [status.parts.first(), status.short.last()];
    let half = [position, score].into_iter().flatten().cloned().collect();
    let whole = (2..=status.parts.len()).rev();
    let whole = whole.map(|count| status.parts[..count].to_vec());
    let mut lines = whole
        .chain([half])
        .map(|parts: Vec<String>| parts.join(ReplayStatus::BETWEEN));
    lines
        .find(|line| text::width(line) <= columns)
        .unwrap_or_else(|| status.short.join(ReplayStatus::BETWEEN))
}

/// Draws the curve and the time line exactly under it, as far as there is room.
/// Returns the rest of the area.
fn draw_time_line(
    replay: &ReplayPage,
    area: Rect,
    curve: u16,
    canvas: &mut Canvas<'_, '_>,
) -> Rect {
    let rest = areas::above(area, 1);
    if fit(replay.board.size, rest).is_err() || replay.plies == 0 {
        return area;
    }
    let line = areas::last_row(area);
    let marks = &replay.chart.marks;
    let widget = TimeLine::new(replay.plies, replay.ply, marks, canvas.look);
    canvas.draw(widget, line);
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
fn draw_beside(
    replay: &ReplayPage,
    locale: Locale,
    area: Rect,
    canvas: &mut Canvas<'_, '_>,
) -> Rect {
    let narrow = Rect {
        width: area.width - BESIDE,
        ..area
    };
    let board = fit(replay.board.size, narrow).map_or(narrow, |layout| layout.area());
    let spare = area.width.saturating_sub(board.width + 2 * MARGIN);
    let said = spare.clamp(BESIDE, MOST_BESIDE);
    let width = area.width - said;
    let beside = Rect {
        x: area.x + width,
        width: said,
        ..area
    };
    let gap = u16::from(area.height >= AIRY);
    let rest = areas::below(draw_headlines(replay, beside, canvas), gap);
    let rest = areas::below(draw_next(replay, rest, canvas), gap);
    let rest = match &replay.values {
        Some(values) => areas::below(draw_values(values, locale, rest, canvas), gap),
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
    areas::below(area, 2 * areas::height(replay.headlines.len()))
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
    areas::below(area, ROWS)
}

/// The values of the four directions as bars.
fn draw_values(values: &HintView, locale: Locale, area: Rect, canvas: &mut Canvas<'_, '_>) -> Rect {
    let title = Line::styled(values.title.clone(), canvas.look.muted());
    canvas.draw(title, areas::row(area, 0));
    draw_bars(values, locale, areas::below(area, 1), canvas);
    areas::below(area, areas::height(values.bars.len()) + 1)
}

/// The bars keep their scale from move to move: there is room for the widest
/// word behind them.
fn draw_bars(values: &HintView, locale: Locale, place: Rect, canvas: &mut Canvas<'_, '_>) {
    let words = ["hint-best", "hint-as-good", "hint-risky", "hint-only"];
    let widest = words.iter().map(|id| text::width(&locale.text(id))).max();
    let bars: Vec<Bar> = values.bars.iter().map(value_bar).collect();
    let bars = Bars::new(&bars, canvas.look).between(0.0, 1.0);
    canvas.draw(bars.reserving(widest.unwrap_or(0)), place);
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

/// The most rows of a note above the board.
const NOTE: u16 = 2;

/// The rows of what stands above and below the board where nothing stands
/// beside it.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Stack {
    /// The rows of each note above the board; the last notes say the most.
    notes: Vec<u16>,
    /// The values of the four directions below it.
    values: u16,
    /// The curve, in a window that is not high.
    curve: u16,
}

impl Stack {
    /// As much as leaves room for the board: the notes in short in any case, the
    /// rest where its cells keep two rows.
    fn of(replay: &ReplayPage, area: Rect) -> Stack {
        let size = replay.board.size;
        let roomy = 2 * u16::from(size.rows());
        let mut rest = area.height;
        let mut notes = vec![0; replay.analysis.len()];
        for rows in notes.iter_mut().rev() {
            if fit(size, areas::below(area, area.height - rest + 1)).is_ok() {
                *rows = 1;
                rest -= 1;
            }
        }
        for (rows, note) in notes.iter_mut().zip(&replay.analysis) {
            let whole = areas::height(text::wrap(&note.text, area.width).len()).min(NOTE);
            if *rows == 1 && whole > 1 && rest > roomy {
                *rows = whole;
                rest -= 1;
            }
        }
        let values = replay.values.as_ref().map_or(0, |values| values.bars.len());
        let values = Some(areas::height(values)).filter(|values| rest >= values + roomy);
        rest -= values.unwrap_or(0);
        let curve = (rest + 1).saturating_sub(roomy).min(CURVE);
        Stack {
            notes,
            values: values.unwrap_or(0),
            curve: if replay.headlines.is_empty() || curve < 2 {
                0
            } else {
                curve
            },
        }
    }
}

/// Draws notes above the board and values below it, as far as there is room.
/// Returns the rest of the area.
fn draw_stack(
    replay: &ReplayPage,
    stack: &Stack,
    locale: Locale,
    area: Rect,
    canvas: &mut Canvas<'_, '_>,
) -> Rect {
    let mut rest = area;
    for (note, &rows) in replay.analysis.iter().zip(&stack.notes) {
        let place = Rect {
            height: rows,
            ..rest
        };
        if rows > 0 {
            canvas.note(place, &with_arrow(note, replay, canvas));
        }
        rest = areas::below(rest, rows);
    }
    if let Some(values) = replay.values.as_ref().filter(|_| stack.values > 0) {
        rest = areas::above(rest, stack.values);
        let place = Rect {
            y: rest.bottom(),
            height: stack.values,
            ..rest
        };
        draw_bars(values, locale, place, canvas);
    }
    rest
}

/// A note about the next move, in short with the arrow for which a small board
/// has no room.
fn with_arrow(note: &Note, replay: &ReplayPage, canvas: &Canvas<'_, '_>) -> Note {
    let is_next = replay.analysis.get(1) == Some(note);
    let best = replay.board.hint.filter(|_| is_next);
    let short = best.zip(note.short.as_ref()).map(|(best, short)| {
        let arrow = canvas.look.glyphs().arrow(best);
        format!("{arrow} {short}")
    });
    Note {
        short: short.or_else(|| note.short.clone()),
        ..note.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn status(parts: &[&str], short: &[&str]) -> ReplayStatus {
        let owned = |parts: &[&str]| parts.iter().map(|&part| part.to_owned()).collect();
        ReplayStatus {
            parts: owned(parts),
            short: owned(short),
        }
    }

    #[test]
    fn the_score_is_among_the_words_of_every_window() {
        let parts = ["Move 10 of 48", "Score 1,234", "paused", "1 move a second"];
        let status = status(&parts, &["10/48", "1,234"]);
        assert_eq!(fitting(&status, 80), status.line());
        assert_eq!(fitting(&status, 40), "Move 10 of 48 · Score 1,234 · paused");
        assert_eq!(fitting(&status, 30), "Move 10 of 48 · Score 1,234");
        assert_eq!(fitting(&status, 21), "Move 10 of 48 · 1,234");
        assert_eq!(fitting(&status, 20), "10/48 · 1,234");
    }

    #[test]
    fn nothing_is_said_of_nothing() {
        assert_eq!(fitting(&status(&[], &[]), 16), "");
    }
}
