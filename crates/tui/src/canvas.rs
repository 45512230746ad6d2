//! The surface on which a page is drawn.

use brikke_app::Input;
use brikke_app::page::{KeyHint, Note};
use ratatui::layout::{Alignment, Position, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::terminal::Frame;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use crate::areas;
use crate::theme::Look;
use crate::widgets::{chart, text};

/// The blanks between two keys.
const GAP: usize = 2;

/// The columns of a position in a page: `  1/14 `.
const POSITION: u16 = 7;

/// The blanks between two keys where there is room.
const WIDE_GAP: usize = 3;

/// The surface on which a page is drawn. It notes where something can be
/// clicked.
pub(crate) struct Canvas<'a, 'f> {
    frame: &'a mut Frame<'f>,
    targets: &'a mut Targets,
    /// The theme on this terminal.
    pub(crate) look: &'a Look,
}

/// The places of the last frame that can be clicked.
#[derive(Debug, Default)]
pub(crate) struct Targets {
    places: Vec<(Rect, Input)>,
    board: Option<Rect>,
    /// The time line of a replay, and the number of its moves.
    time_line: Option<(Rect, usize)>,
}

impl Targets {
    /// Forgets all places.
    pub(crate) fn clear(&mut self) {
        *self = Targets::default();
    }

    /// True if a drag that begins here goes through a replay.
    pub(crate) fn is_time_line(&self, position: Position) -> bool {
        self.time_line
            .is_some_and(|(line, _)| line.contains(position))
    }

    /// The position of a replay at a column of its time line, or at the end
    /// that is nearest.
    pub(crate) fn ply_at(&self, column: u16) -> Option<usize> {
        let (line, plies) = self.time_line?;
        let column = column.saturating_sub(line.x);
        let column = column.min(line.width.saturating_sub(1));
        Some(chart::position(column, line.width, plies))
    }

    /// True if a drag that begins here is a move.
    pub(crate) fn is_board(&self, position: Position) -> bool {
        self.board.is_some_and(|board| board.contains(position))
    }

    /// The input that a click at a position stands for. What was drawn last
    /// is uppermost.
    pub(crate) fn at(&self, position: Position) -> Option<&Input> {
        let mut places = self.places.iter().rev();
        let found = places.find(|(area, _)| area.contains(position));
        found.map(|(_, input)| input)
    }
}

impl<'a, 'f> Canvas<'a, 'f> {
    /// The whole frame in this look, filled with the colour of the page.
    pub(crate) fn new(
        frame: &'a mut Frame<'f>,
        targets: &'a mut Targets,
        look: &'a Look,
    ) -> Canvas<'a, 'f> {
        let area = frame.area();
        frame.buffer_mut().set_style(area, look.page());
        Canvas {
            frame,
            targets,
            look,
        }
    }

    /// The whole window.
    pub(crate) fn area(&self) -> Rect {
        self.frame.area()
    }

    /// Draws a widget.
    pub(crate) fn draw(&mut self, widget: impl Widget, area: Rect) {
        self.frame.render_widget(widget, area);
    }

    /// Draws lines below each other, as far as there is room.
    pub(crate) fn lines(&mut self, lines: &[Line<'_>], area: Rect) {
        let buffer = self.frame.buffer_mut();
        for (line, row) in lines.iter().zip(area.intersection(buffer.area).rows()) {
            let width = areas::height(line.width());
            let left = match line.alignment {
                Some(Alignment::Center) => (row.width / 2).saturating_sub(width / 2),
                Some(Alignment::Right) => row.width.saturating_sub(width),
                Some(Alignment::Left) | None => 0,
            };
            buffer.set_line(row.x + left, row.y, line, row.width - left);
        }
    }

    /// Lets a click in an area stand for an input.
    pub(crate) fn click(&mut self, area: Rect, input: Input) {
        self.targets.places.push((area, input));
    }

    /// Shows the terminal's own cursor: where somebody writes, and where an
    /// input method opens.
    pub(crate) fn cursor(&mut self, position: Position) {
        self.frame.set_cursor_position(position);
    }

    /// Lets a drag that begins in an area be a move.
    pub(crate) fn drag(&mut self, board: Rect) {
        self.targets.board = Some(board);
    }

    /// Lets clicks and drags in an area go through the moves of a replay.
    pub(crate) fn time_line(&mut self, line: Rect, plies: usize) {
        self.targets.time_line = Some((line, plies));
    }

    /// Lets clicks on what is drawn so far stand for nothing.
    pub(crate) fn cover(&mut self) {
        self.targets.clear();
    }

    /// Draws the title of a page in the first line: in the middle, or at the
    /// left where the position in the page would cover its end.
    pub(crate) fn title(&mut self, title: &str) {
        let style = self.look.accent().add_modifier(Modifier::BOLD);
        let area = areas::row(self.area(), 0);
        let is_narrow = text::width(title) + 2 * POSITION > area.width;
        let line = if is_narrow {
            Line::styled(format!(" {title}"), style)
        } else {
            Line::styled(title.to_owned(), style).centered()
        };
        self.lines(&[line], area);
    }

    /// Says in the first line how far a long page or list is gone through: the
    /// last line that is shown, or the selected one, of all.
    pub(crate) fn position(&mut self, line: usize, lines: usize) {
        // A long title ends before it.
        let position = format!("  {line}/{lines} ");
        let area = areas::row(self.area(), 0);
        let line = Line::styled(position, self.look.muted()).right_aligned();
        self.draw(line, area);
    }

    /// Draws a line of a list.
    pub(crate) fn line(&mut self, area: Rect, is_selected: bool, line: &str) {
        let style = if is_selected {
            self.look.selected()
        } else {
            self.look.page()
        };
        let line = text::cut(line, area.width, self.look.glyphs().ellipsis());
        self.frame.buffer_mut().set_style(area, style);
        self.lines(&[Line::raw(line)], area);
    }

    /// Draws a text in the middle of an area, wrapped where it is too long,
    /// cut where there is only one line.
    pub(crate) fn message(&mut self, area: Rect, style: Style, words: &str) {
        let lines = match area.height {
            1 => vec![text::cut(words, area.width, "…")],
            _ => text::wrap(words, area.width),
        };
        let lines = lines.into_iter().map(|line| Line::raw(line).centered());
        self.frame.buffer_mut().set_style(area, style);
        self.lines(&lines.collect::<Vec<_>>(), area);
    }

    /// Draws a note in the middle of an area: in a few words, where its sentence
    /// would be cut off.
    pub(crate) fn note(&mut self, area: Rect, note: &Note) {
        self.message(area, self.look.tone(note.tone), words_of(note, area));
    }

    /// The lines that the keys take, of at most so many.
    pub(crate) fn key_rows(&self, keys: &[KeyHint], most: u16) -> u16 {
        let keys: Vec<&KeyHint> = keys.iter().filter(|key| works(key)).collect();
        areas::height(key_lines(&keys, self.area().width, most).len())
    }

    /// Draws the keys that work now in the last lines, at most so many: as
    /// many keys as find room. The last two, the help and the way out, come
    /// before the others.
    pub(crate) fn keys(&mut self, keys: &[KeyHint], most: u16) {
        let keys: Vec<&KeyHint> = keys.iter().filter(|key| works(key)).collect();
        let lines = key_lines(&keys, self.area().width, most);
        let gap = match lines.as_slice() {
            [line] if line.len() == keys.len() => gap(line, self.area().width.into()),
            _ => GAP,
        };
        let above = areas::height(lines.len());
        let first = self.area().height.saturating_sub(above);
        for (number, line) in (first..).zip(lines) {
            self.key_line(&line, gap, areas::row(self.area(), number));
        }
    }

    /// Draws as many of the keys of a text that is written as find room in one
    /// line: the one that accepts it comes before the others.
    pub(crate) fn keys_of_text(&mut self, keys: &[KeyHint], line: Rect) {
        let is_accepting = |key: &&KeyHint| key.key.as_deref() == Some("enter");
        let mut keys: Vec<&KeyHint> = keys.iter().filter(|key| works(key)).collect();
        keys.sort_by_key(|key| !is_accepting(key));
        let mut shown: Vec<&KeyHint> = Vec::new();
        for key in keys {
            shown.push(key);
            if all_columns(&shown, GAP) > line.width.into() {
                shown.pop();
            }
        }
        self.key_line(&shown, GAP, line);
    }

    fn key_line(&mut self, keys: &[&KeyHint], gap: usize, area: Rect) {
        let room = usize::from(area.width);
        let mut left = room.saturating_sub(all_columns(keys, gap)) / 2;
        let mut spans = vec![Span::raw(" ".repeat(left))];
        for hint in keys {
            if let Some(key) = &hint.key {
                self.click(part(area, left, width(hint)), Input::press(key.clone()));
            }
            left += width(hint) + gap;
            spans.push(Span::styled(hint.shown.clone(), self.look.accent()));
            spans.push(Span::styled(format!(" {}", hint.does), self.look.muted()));
            spans.push(Span::raw(" ".repeat(gap)));
        }
        self.draw(Line::from(spans), area);
    }
}

/// The words of a note for which an area has room.
fn words_of(note: &Note, area: Rect) -> &str {
    let rows = || areas::height(text::wrap(&note.text, area.width).len());
    match &note.short {
        Some(short) if text::width(&note.text) > area.width && rows() > area.height => short,
        _ => &note.text,
    }
}

/// True if a key does something now. Ctrl-C always leaves a program in a
/// terminal.
pub(crate) fn works(key: &KeyHint) -> bool {
    key.is_enabled && key.key.as_deref() != Some("ctrl-c")
}

/// So many columns of a line.
fn part(line: Rect, left: usize, width: usize) -> Rect {
    let columns = |count: usize| u16::try_from(count).unwrap_or(u16::MAX);
    Rect {
        x: line.x + columns(left),
        width: columns(width),
        ..line
    }
}

/// The columns that a key takes, with the blank before what it does.
fn width(key: &KeyHint) -> usize {
    usize::from(text::width(&key.shown)) + 1 + usize::from(text::width(&key.does))
}

/// The columns that keys take beside each other.
fn all_columns(keys: &[&KeyHint], gap: usize) -> usize {
    let widths = keys.iter().map(|key| width(key));
    widths.sum::<usize>() + gap * keys.len().saturating_sub(1)
}

/// The blanks between keys: more where there is room.
fn gap(keys: &[&KeyHint], room: usize) -> usize {
    if all_columns(keys, WIDE_GAP) <= room {
        WIDE_GAP
    } else {
        GAP
    }
}

/// The keys in lines of this width, at most so many; the last has those that
/// matter most of the keys that are left.
fn key_lines<'a>(keys: &[&'a KeyHint], columns: u16, most: u16) -> Vec<Vec<&'a KeyHint>> {
    let room = usize::from(columns);
    let mut lines = Vec::new();
    let mut rest = keys;
    while lines.len() + 1 < usize::from(most) && all_columns(rest, GAP) > room {
        let fits = |count: &usize| all_columns(&rest[..*count], GAP) <= room;
        let count = (1..rest.len()).take_while(fits).count();
        if count == 0 {
            break;
        }
        lines.push(rest[..count].to_vec());
        rest = &rest[count..];
    }
    let shown = fitting(rest, GAP, room).into_iter();
    lines.push(shown.map(|index| rest[index]).collect());
    lines
}

/// The keys that find room, by number: the way out, the one before it, which
/// explains those that find none, and as many others as possible.
fn fitting(keys: &[&KeyHint], gap: usize, room: usize) -> Vec<usize> {
    let last = keys.len().saturating_sub(2);
    let order = (last..keys.len()).rev().chain(0..last);
    let mut shown = Vec::new();
    let mut used = 0;
    for index in order {
        let width = width(keys[index]) + if shown.is_empty() { 0 } else { gap };
        if used + width > room {
            break;
        }
        used += width;
        shown.push(index);
    }
    shown.sort_unstable();
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_that_do_not_fit_one_line_take_more() {
        let keys = ["one", "two", "three", "four", "out"].map(|does| KeyHint {
            key: None,
            shown: "k".to_owned(),
            does: does.to_owned(),
            is_enabled: true,
        });
        let keys: Vec<&KeyHint> = keys.iter().collect();
        let lines = |columns, most| -> Vec<String> {
            let words = |line: &Vec<&KeyHint>| {
                let words: Vec<&str> = line.iter().map(|key| key.does.as_str()).collect();
                words.join(" ")
            };
            key_lines(&keys, columns, most).iter().map(words).collect()
        };
        assert_eq!(lines(60, 3), ["one two three four out"]);
        assert_eq!(lines(22, 3), ["one two three", "four out"]);
        assert_eq!(lines(20, 1), ["one four out"]);
        assert_eq!(lines(12, 3), ["one two", "three", "out"]);
        assert_eq!(lines(12, 2), ["one two", "out"]);
        assert_eq!(lines(2, 2), [""]);
    }

    #[test]
    fn the_way_out_is_always_among_the_keys() {
        let keys = ["one", "two", "three", "out"].map(|does| KeyHint {
            key: None,
            shown: "k".to_owned(),
            does: does.to_owned(),
            is_enabled: true,
        });
        let keys: Vec<&KeyHint> = keys.iter().collect();
        assert_eq!(fitting(&keys, 2, 40), [0, 1, 2, 3]);
        assert_eq!(fitting(&keys, 2, 21), [0, 2, 3]);
        assert_eq!(fitting(&keys, 2, 20), [2, 3]);
        assert_eq!(fitting(&keys, 2, 14), [2, 3]);
        assert_eq!(fitting(&keys, 2, 3), [0; 0]);
        assert_eq!(fitting(&[], 2, 3), [0; 0]);
    }
}
