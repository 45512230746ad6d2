//! Pieces that screens are drawn with: a page, its title, lines, keys.

use ratatui::Frame;
use ratatui::layout::{Alignment, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph, Wrap};
use unicode_width::UnicodeWidthStr;

use crate::theme::Look;

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

/// The keys that work now, in the last line: as many as find room.
pub(crate) fn keys_line(frame: &mut Frame<'_>, look: &Look, keys: &[(String, String)]) {
    let area = frame.area();
    let room = usize::from(area.width);
    let mut spans: Vec<Span<'_>> = Vec::new();
    let mut used = 0;
    for (key, does) in keys {
        let gap = if spans.is_empty() { 0 } else { 3 };
        let width = gap + key.width() + 1 + does.width();
        if used + width > room {
            break;
        }
        used += width;
        spans.push(Span::raw(" ".repeat(gap)));
        spans.push(Span::styled(key.clone(), look.accent()));
        spans.push(Span::styled(format!(" {does}"), look.muted()));
    }
    let last = row(area, area.height.saturating_sub(1));
    frame.render_widget(Paragraph::new(Line::from(spans).centered()), last);
}

/// A line of a list, marked or not.
pub(crate) fn list_line(frame: &mut Frame<'_>, area: Rect, style: Style, text: &str) {
    frame.render_widget(
        Paragraph::new(Line::raw(text.to_owned())).style(style),
        area,
    );
}

/// Text in the middle of an area, wrapped where it is too long.
pub(crate) fn message(frame: &mut Frame<'_>, area: Rect, style: Style, text: &str) {
    let paragraph = Paragraph::new(text.to_owned())
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
    fn a_row_below_the_end_is_empty() {
        let area = Rect::new(0, 0, 10, 2);
        assert_eq!(row(area, 5).height, 0);
        assert_eq!(inside(Rect::new(0, 0, 1, 1)).area(), 0);
    }
}
