//! The figures beside or above the board.

use std::cmp::Ordering;

use brikke_app::Input;
use brikke_app::page::{Figure, GamePage, HintBar, HintView, KeyHint, SplitLine};
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};

use crate::areas;
use crate::canvas::{self, Canvas};
use crate::theme::Look;
use crate::widgets::bars::{Bar, Bars};
use crate::widgets::rising::Rising;
use crate::widgets::text;

/// The rows of a hint: its title, four bars, an empty one.
const HINT_ROWS: u16 = 6;

/// The row of the score.
const SCORE_ROW: u16 = 3;

/// The least columns of the names of figures.
const NAME: u16 = 10;

/// Draws the figures in one column, and below them the hint and the best
/// scores, or the keys of practice.
pub(super) fn draw_beside(game: &GamePage, area: Rect, canvas: &mut Canvas<'_, '_>) {
    let look = canvas.look;
    let mut lines = beside(game, area.width, look);
    if game.hint.is_some() {
        // The four values come before figures.
        let room = area.height.saturating_sub(HINT_ROWS - 1);
        lines.truncate(usize::from(room));
    }
    let mut rest = areas::below(area, areas::height(lines.len()));
    canvas.lines(&lines, area);
    if let Some(points) = game.rising {
        // From the score up to the top, clear of the words at the left.
        let place = Rect {
            width: area.width.saturating_sub(1),
            height: area.height.min(SCORE_ROW + 1),
            ..area
        };
        canvas.draw(Rising::new(points, look), place);
    }
    if let Some(hint) = &game.hint {
        draw_hint(hint, rest, canvas);
        rest = areas::below(rest, HINT_ROWS);
    }
    match (game.editing.as_slice(), game.practice.as_slice()) {
        // In a speedrun the place of the best three is kept for the splits, so
        // that nothing moves when one comes.
        ([], []) if game.is_speedrun => canvas.lines(&splits(game, rest.height, look), rest),
        ([], []) => canvas.lines(&best_three(game, rest.width, look), rest),
        ([], keys) | (keys, _) => draw_keys_below(keys, rest, canvas),
    }
}

fn beside(game: &GamePage, room: u16, look: &Look) -> Vec<Line<'static>> {
    let strong = look.accent().add_modifier(Modifier::BOLD);
    let mut lines = vec![
        Line::raw(""),
        Line::styled(game.rules.clone(), strong),
        Line::styled(game.mark.clone().unwrap_or_default(), look.accent()),
    ];
    let figures: Vec<&Figure> = [&game.score, &game.best]
        .into_iter()
        .chain(&game.figures)
        .collect();
    let widths = figures.iter().map(|figure| text::width(&figure.name));
    let least = if game.is_speedrun { 0 } else { NAME };
    let widest = widths.max().unwrap_or(0).max(least);
    lines.extend(figures.into_iter().map(|figure| {
        let (value, aside) = parted(&figure.value);
        let left = room.saturating_sub(widest + 1 + text::width(value));
        Line::from(vec![
            Span::styled(text::filled(&figure.name, widest), look.muted()),
            Span::raw(format!(" {value}")),
            Span::styled(fitting_aside(aside, left, look), look.muted()),
        ])
    }));
    lines.push(Line::raw(""));
    lines
}

/// The remark on a value, in the room behind it: without its dot where that
/// is short.
fn fitting_aside(aside: Option<&str>, room: u16, look: &Look) -> String {
    let Some(aside) = aside else {
        return String::new();
    };
    if text::width(aside) <= room {
        return aside.to_owned();
    }
    let words = aside.trim_start_matches([' ', '·']);
    let words = text::cut(words, room.saturating_sub(1), look.glyphs().ellipsis());
    format!(" {words}")
}

/// A value, and what is said of it behind a dot.
fn parted(value: &str) -> (&str, Option<&str>) {
    let dot = value.find(" · ");
    dot.map_or((value, None), |at| (&value[..at], Some(&value[at..])))
}

/// The last splits of a speedrun that find room.
fn splits(game: &GamePage, rows: u16, look: &Look) -> Vec<Line<'static>> {
    let first = game.splits.len().saturating_sub(rows.into());
    let last = game.splits[first..].iter();
    last.map(|split| split_line(split, look)).collect()
}

fn split_line(split: &SplitLine, look: &Look) -> Line<'static> {
    let tile = text::filled_left(&split.tile.to_string(), 6);
    let difference = split.difference.iter().map(|time| format!(" {time}"));
    Line::from(vec![
        Span::styled(tile, look.muted()),
        Span::raw(format!(" {}", split.time)),
        Span::styled(difference.collect::<String>(), look.tone(split.tone)),
    ])
}

/// The least columns of such a name.
const LEAST_NAME: u16 = 12;

/// The columns around a name among the best three: its place, the score and
/// blanks.
const BESIDE_NAME: u16 = 3 + 1 + 9 + 1;

fn best_three(game: &GamePage, room: u16, look: &Look) -> Vec<Line<'static>> {
    let names = game.best_three.iter().map(|it| text::width(&it.name));
    let most = room.saturating_sub(BESIDE_NAME).max(LEAST_NAME);
    let widest = names.max().unwrap_or(0).clamp(LEAST_NAME, most);
    if game.best_three_title.is_empty() {
        return Vec::new();
    }
    let title = text::wrap(&game.best_three_title, room).into_iter();
    let mut lines: Vec<Line<'static>> = title.map(|row| Line::styled(row, look.muted())).collect();
    if game.best_three.is_empty() {
        lines.push(Line::styled(game.best_three_empty.clone(), look.muted()));
    }
    lines.extend(game.best_three.iter().map(|place| {
        let name = text::cut(&place.name, widest, look.glyphs().ellipsis());
        let name = text::filled(&name, widest);
        let score = text::filled_left(&place.score, 9);
        let origin = place.origin.iter().map(|origin| format!(" {origin}"));
        Line::from(vec![
            Span::raw(format!("{}. {name} {score}", place.place)),
            Span::styled(origin.collect::<String>(), look.muted()),
        ])
    }));
    lines
}

/// Draws the keys of practice below each other; each can be clicked.
fn draw_keys_below(keys: &[KeyHint], area: Rect, canvas: &mut Canvas<'_, '_>) {
    let keys = keys.iter().filter(|key| canvas::works(key));
    for (number, hint) in (0..area.height).zip(keys) {
        let place = areas::row(area, number);
        let line = Line::from(vec![
            Span::styled(format!("{} ", hint.shown), canvas.look.accent()),
            Span::styled(hint.does.clone(), canvas.look.muted()),
        ]);
        canvas.draw(line, place);
        if let Some(key) = &hint.key {
            canvas.click(place, Input::press(key.as_str()));
        }
    }
}

/// Draws the values of the four directions as bars.
fn draw_hint(hint: &HintView, area: Rect, canvas: &mut Canvas<'_, '_>) {
    let look = canvas.look;
    let title = Line::styled(hint.title.clone(), look.muted());
    canvas.draw(title, areas::row(area, 0));
    let bars: Vec<Bar> = hint.bars.iter().map(hint_bar).collect();
    let width = area.width.saturating_sub(1);
    let place = areas::below(Rect { width, ..area }, 1);
    canvas.draw(Bars::new(&bars, look).between(0.0, 1.0), place);
}

fn hint_bar(bar: &HintBar) -> Bar {
    let value = bar.length.map(f64::from);
    Bar::new(bar.name.clone(), value, bar.value.clone()).marked(bar.is_best)
}

/// Draws the figures in two lines, and points that rise beside them where
/// they do not hide anything.
pub(super) fn draw_above(game: &GamePage, area: Rect, canvas: &mut Canvas<'_, '_>) {
    let lines = above(game, area.width, canvas.look);
    let widest = lines.iter().map(Line::width).max().unwrap_or(0);
    let free = usize::from(area.width).saturating_sub(widest) / 2;
    canvas.lines(&lines, area);
    let rising = game.rising.map(|points| Rising::new(points, canvas.look));
    if let Some(rising) = rising.filter(|rising| usize::from(rising.width()) < free) {
        canvas.draw(rising, area);
    }
}

/// The figures in two lines: those for which there is room.
fn above(game: &GamePage, room: u16, look: &Look) -> Vec<Line<'static>> {
    let mark = game.mark.clone().filter(|mark| !mark.is_empty());
    let mark = mark.map(|mark| vec![Span::styled(mark, look.accent())]);
    let first = [Some(spans(&game.score)), mark, Some(spans(&game.best))];
    let second = match &game.hint {
        Some(hint) => values(hint, room, look),
        None => fitting(by_need(game).map(spans), room),
    };
    vec![fitting(first.into_iter().flatten(), room), second]
}

/// The figures as they are needed where room is short: in a speedrun the time is
/// the last that may go.
fn by_need(game: &GamePage) -> impl Iterator<Item = &Figure> {
    let is_time = |figure: &&Figure| game.is_speedrun && figure.value.contains(':');
    let time = game.figures.iter().filter(is_time);
    time.chain(game.figures.iter().filter(move |figure| !is_time(figure)))
}

/// Draws the values of the four directions in one line.
pub(super) fn draw_values(hint: &HintView, line: Rect, canvas: &mut Canvas<'_, '_>) {
    let values = values(hint, line.width, canvas.look);
    canvas.lines(&[values], line);
}

/// The values of the four directions in one line; where it is too short, those
/// of the best ones.
fn values(hint: &HintView, room: u16, look: &Look) -> Line<'static> {
    let mut bars: Vec<&HintBar> = hint.bars.iter().filter(|it| it.length.is_some()).collect();
    bars.sort_by(|one, other| {
        other
            .length
            .partial_cmp(&one.length)
            .unwrap_or(Ordering::Equal)
    });
    bars.sort_by_key(|bar| !bar.is_best);
    let ways = bars.into_iter().map(|bar| {
        let style = if bar.is_best {
            look.accent().add_modifier(Modifier::BOLD)
        } else {
            look.page()
        };
        let arrow = look.glyphs().arrow(bar.direction);
        [bar.name.as_str(), arrow]
            .map(|name| Span::styled(format!("{name} {}", bar.value), style))
            .to_vec()
    });
    let ways: Vec<Vec<Span<'static>>> = ways.collect();
    let short = |ways: &Vec<Span<'static>>| ways.last().cloned().into_iter().collect();
    let named = fitting(ways.iter().cloned(), room);
    // Names for all of them, or arrows for all.
    let is_named = ways.iter().all(|way| named.spans.contains(&way[0]));
    if is_named {
        return named;
    }
    let short = fitting(ways.iter().map(short), room);
    let is_whole = ways.iter().all(|way| short.spans.contains(&way[1]));
    if is_whole {
        short
    } else {
        // The order says which is better, and the last ones their losses.
        fitting(ways.iter().map(|way| bare(way)), room)
    }
}

/// The arrow of a direction with its value where that is a number.
fn bare(way: &[Span<'static>]) -> Vec<Span<'static>> {
    let Some(span) = way.last() else {
        return Vec::new();
    };
    let mut words = span.content.split(' ');
    let arrow = words.next().unwrap_or_default().to_owned();
    let value: String = words
        .filter(|word| word.contains(|c: char| c.is_ascii_digit()))
        .collect();
    vec![Span::styled(format!("{arrow}{value}"), span.style)]
}

/// The ways to write a figure, the longest first. A time is understood
/// without its name, a mere number is not.
fn spans(figure: &Figure) -> Vec<Span<'static>> {
    let named = Span::raw(format!("{} {}", figure.name, figure.value));
    if figure.value.contains(':') {
        let (time, _) = parted(&figure.value);
        vec![
            named,
            Span::raw(figure.value.clone()),
            Span::raw(time.to_owned()),
        ]
    } else {
        vec![named]
    }
}

/// As many of the figures as fit beside each other.
fn fitting(figures: impl Iterator<Item = Vec<Span<'static>>>, room: u16) -> Line<'static> {
    let mut line = Line::default().centered();
    for ways in figures {
        let gap = if line.spans.is_empty() { 0 } else { 2 };
        let left = usize::from(room).saturating_sub(line.width() + gap);
        if let Some(figure) = ways.into_iter().find(|way| way.width() <= left) {
            line.push_span(Span::raw(" ".repeat(gap)));
            line.push_span(figure);
        }
    }
    line
}
