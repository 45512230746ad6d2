//! Pieces that screens are drawn with: a page, its title, lines, keys.

use ratatui::Frame;
use ratatui::layout::{Alignment, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph, Wrap};
use unicode_width::UnicodeWidthStr;

use crate::key_hint::KeyHint;
use crate::theme::Look;
use crate::widgets::text;
use crate::world::World;

/// Fills the page with its colours.
pub(crate) fn page(frame: &mut Frame<'_>, look: &Look) {
    let area = frame.area();
    frame.render_widget(Block::new().style(look.page()), area);
}

/// A part of the area: so many columns and rows in its middle, or as many as
/// there are.
pub(crate) fn middle(area: Rect, columns: u16, rows: u16) -> Rect {
    let width = columns.min(area.width);
    let height = rows.min(area.height);
    Rect {
        x: area.x + (area.width - width) / 2,
        y: area.y + (area.height - height) / 2,
        width,
        height,
    }
}

/// The line of the area with this number; empty below its end.
pub(crate) fn row(area: Rect, number: u16) -> Rect {
    let height = u16::from(number < area.height);
    Rect {
        y: area.y + number.min(area.height.saturating_sub(1)),
        height,
        ..area
    }
}

/// What is left of an area below its first rows.
pub(crate) fn below(area: Rect, rows: u16) -> Rect {
    let rows = rows.min(area.height);
    Rect {
        y: area.y + rows,
        height: area.height - rows,
        ..area
    }
}

/// The page without its title and its keys.
pub(crate) fn inside(area: Rect) -> Rect {
    let above = 2.min(area.height);
    let below = 1.min(area.height - above);
    Rect {
        x: area.x + area.width.min(1),
        y: area.y + above,
        width: area.width.saturating_sub(2),
        height: area.height - above - below,
    }
}

/// The title of a page.
pub(crate) fn title(frame: &mut Frame<'_>, look: &Look, text: &str) {
    let style = look.accent().add_modifier(Modifier::BOLD);
    let area = row(frame.area(), 0);
    frame.render_widget(
        Paragraph::new(Line::styled(text.to_owned(), style).centered()),
        area,
    );
}

/// The keys that work now, in the last line: as many as find room. The first
/// and the last, the way out, come before the others.
pub(crate) fn keys_line(frame: &mut Frame<'_>, world: &World, keys: &[KeyHint]) {
    let area = frame.area();
    let last = row(area, area.height.saturating_sub(1));
    let room = usize::from(area.width);
    let gap = if shown_keys(keys, 3, room).len() == keys.len() {
        3
    } else {
        2
    };
    let shown = shown_keys(keys, gap, room);
    let widths = shown.iter().map(|&index| keys[index].width());
    let all = widths.sum::<usize>() + gap * shown.len().saturating_sub(1);
    let mut left = (room - all.min(room)) / 2;
    let mut spans = vec![Span::raw(" ".repeat(left))];
    for index in shown {
        let hint = &keys[index];
        let place = Rect {
            x: area.x + u16::try_from(left).unwrap_or(u16::MAX),
            width: u16::try_from(hint.width()).unwrap_or(u16::MAX),
            ..last
        };
        let drawn = hint.key.map(|key| (place, key));
        world.drawn_keys.borrow_mut().extend(drawn);
        left += hint.width() + gap;
        spans.push(Span::styled(hint.shown.clone(), world.look.accent()));
        spans.push(Span::styled(format!(" {}", hint.does), world.look.muted()));
        spans.push(Span::raw(" ".repeat(gap)));
    }
    frame.render_widget(Line::from(spans), last);
}

/// Which of the keys find room.
fn shown_keys(keys: &[KeyHint], gap: usize, room: usize) -> Vec<usize> {
    let last = keys.len().checked_sub(1).filter(|&last| last > 0);
    let rest = 1..keys.len().saturating_sub(1);
    let first = (!keys.is_empty()).then_some(0);
    let mut shown = Vec::new();
    let mut used = 0;
    for index in first.into_iter().chain(last).chain(rest) {
        let width = keys[index].width() + if shown.is_empty() { 0 } else { gap };
        if used + width > room {
            break;
        }
        used += width;
        shown.push(index);
    }
    shown.sort_unstable();
    shown
}

/// Where the lines of a list are, by number: as many as find room, the
/// marked one among them.
pub(crate) fn list_areas(area: Rect, lines: usize, marked: usize) -> Vec<(usize, Rect)> {
    let first = (marked + 1).saturating_sub(area.height.into());
    (first..lines).zip(area.rows()).collect()
}

/// A line of a list, marked or not.
pub(crate) fn list_line(frame: &mut Frame<'_>, look: &Look, area: Rect, marked: bool, line: &str) {
    let style = if marked { look.selected() } else { look.page() };
    let line = text::cut(line, area.width, look.glyphs().ellipsis());
    frame.render_widget(Paragraph::new(Line::raw(line)).style(style), area);
}

/// Text in the middle of an area, wrapped where it is too long, cut where
/// there is only one line.
pub(crate) fn message(frame: &mut Frame<'_>, area: Rect, style: Style, words: &str) {
    let words = match area.height {
        1 => text::cut(words, area.width, "…"),
        _ => words.to_owned(),
    };
    let paragraph = Paragraph::new(words)
        .style(style)
        .alignment(Alignment::Center)
        .wrap(Wrap { trim: true });
    frame.render_widget(paragraph, area);
}

/// A text cut to a width, and filled up to it.
pub(crate) fn fitted(text: &str, width: usize) -> String {
    use unicode_segmentation::UnicodeSegmentation;
    let mut fitted = String::new();
    let mut used = 0;
    for character in text.graphemes(true) {
        if used + character.width() > width {
            break;
        }
        used += character.width();
        fitted.push_str(character);
    }
    fitted.extend(std::iter::repeat_n(' ', width - used));
    fitted
}

/// A text of a width, at its right side.
pub(crate) fn right_fitted(text: &str, width: usize) -> String {
    let shown = text.width();
    if shown >= width {
        fitted(text, width)
    } else {
        format!("{}{text}", " ".repeat(width - shown))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_characters_are_never_cut_in_half() {
        assert_eq!(fitted("中文", 3), "中 ");
        assert_eq!(right_fitted("中", 4), "  中");
    }

    #[test]
    fn the_way_out_is_always_among_the_keys() {
        let keys = ["one", "two", "three", "out"].map(|does| KeyHint {
            shown: "k".to_owned(),
            does: does.to_owned(),
            key: None,
        });
        assert_eq!(shown_keys(&keys, 2, 40), [0, 1, 2, 3]);
        assert_eq!(shown_keys(&keys, 2, 20), [0, 1, 3]);
        assert_eq!(shown_keys(&keys, 2, 12), [0, 3]);
        assert_eq!(shown_keys(&keys, 2, 3), [0; 0]);
        assert_eq!(shown_keys(&[], 2, 3), [0; 0]);
    }

    #[test]
    fn the_marked_line_of_a_list_is_seen() {
        let area = Rect::new(0, 2, 10, 3);
        let numbers = |marked| -> Vec<usize> {
            let areas = list_areas(area, 5, marked);
            areas.into_iter().map(|(number, _)| number).collect()
        };
        assert_eq!(numbers(0), [0, 1, 2]);
        assert_eq!(numbers(4), [2, 3, 4]);
        assert_eq!(list_areas(Rect::ZERO, 5, 0), []);
    }

    #[test]
    fn a_row_below_the_end_is_empty() {
        let area = Rect::new(0, 0, 10, 2);
        assert_eq!(row(area, 5).height, 0);
        assert_eq!(inside(Rect::new(0, 0, 1, 1)).area(), 0);
    }
}
