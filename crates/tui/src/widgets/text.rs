//! Text in columns of a terminal, where a Chinese character is two wide.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_segmentation::UnicodeSegmentation;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// The columns that a text takes.
pub fn width(text: &str) -> u16 {
    u16::try_from(text.width()).unwrap_or(u16::MAX)
}

/// The text if it fits, else its beginning and an ellipsis.
pub fn cut(text: &str, columns: u16, ellipsis: &str) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let Some(room) = columns.checked_sub(width(ellipsis)) else {
        return beginning(text, columns).to_owned();
    };
    format!("{}{ellipsis}", beginning(text, room))
}

/// As much of the text as fits.
fn beginning(text: &str, columns: u16) -> &str {
    let mut end = 0;
    for (start, character) in text.char_indices() {
        let next = start + character.len_utf8();
        if width(&text[..next]) > columns {
            break;
        }
        end = next;
    }
    &text[..end]
}

/// The text cut to a width and filled up to it, at its left side.
pub fn filled(text: &str, columns: u16) -> String {
    let text = whole_beginning(text, columns);
    let blanks = columns.saturating_sub(width(&text));
    format!("{text}{}", " ".repeat(blanks.into()))
}

/// The text cut to a width and filled up to it, at its right side.
pub fn filled_left(text: &str, columns: u16) -> String {
    let text = whole_beginning(text, columns);
    let blanks = columns.saturating_sub(width(&text));
    format!("{}{text}", " ".repeat(blanks.into()))
}

/// As many whole characters of the text as fit.
fn whole_beginning(text: &str, columns: u16) -> String {
    let mut used = 0;
    let fits = |character: &&str| {
        used += width(character);
        used <= columns
    };
    text.graphemes(true).take_while(fits).collect()
}

/// The text in lines that fit: broken at blanks, and inside a word only
/// where the word is longer than a line, as all Chinese sentences are.
pub fn wrap(text: &str, columns: u16) -> Vec<String> {
    let columns = columns.max(2);
    text.lines()
        .flat_map(|line| wrap_line(line, columns))
        .collect()
}

fn wrap_line(text: &str, columns: u16) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let is_first = lines.last().is_none_or(String::is_empty);
        let blank = if is_first { "" } else { " " };
        let joined = format!("{}{blank}{word}", lines.last().map_or("", String::as_str));
        if width(&joined) <= columns {
            lines.pop();
            lines.push(joined);
        } else {
            let starts_afresh = is_first || width(word) <= columns || !is_wide(word);
            if starts_afresh && !is_first {
                lines.push(String::new());
            }
            break_word(&mut lines, blank, word, columns);
        }
    }
    lines
}

/// True if a word is of a language that breaks lines anywhere.
fn is_wide(word: &str) -> bool {
    word.chars().any(|character| character.width() == Some(2))
}

/// Adds a word that does not fit the last line, character by character.
fn break_word(lines: &mut Vec<String>, blank: &str, word: &str, columns: u16) {
    let last_is_empty = lines.last().is_none_or(String::is_empty);
    let mut line = lines.pop().unwrap_or_default();
    if !last_is_empty {
        line.push_str(blank);
    }
    for character in word.chars() {
        let mut longer = line.clone();
        longer.push(character);
        if width(&longer) > columns {
            let carried = carried_over(&mut line, character);
            lines.push(std::mem::replace(&mut line, carried));
            line.push(character);
        } else {
            line = longer;
        }
    }
    lines.push(line);
}

/// The end of a full line that goes to the next one with this character: no line
/// begins with a sign that closes something.
fn carried_over(line: &mut String, next: char) -> String {
    if !is_closing(next) {
        return String::new();
    }
    let mut last = line.char_indices().rev();
    let last = last.find(|(_, character)| !is_closing(*character));
    match last {
        Some((place, _)) if place > 0 => line.split_off(place),
        _ => String::new(),
    }
}

/// True for signs that stand at the end of a sentence or a part of it.
fn is_closing(character: char) -> bool {
    "。，、；：？！）」』】》〉”’…,.;:?!)]}%".contains(character)
}

/// Writes a line into the first row of an area, cut off where the area ends.
pub fn write(text: &str, style: Style, area: Rect, buffer: &mut Buffer) {
    let area = area.intersection(buffer.area);
    if !area.is_empty() {
        buffer.set_stringn(area.x, area.y, text, area.width.into(), style);
    }
}

/// Writes a line into the middle of an area.
pub fn centre(text: &str, style: Style, area: Rect, buffer: &mut Buffer) {
    if area.is_empty() {
        return;
    }
    let margin = area.width.saturating_sub(width(text)) / 2;
    let line = Rect {
        x: area.x + margin,
        y: area.y + (area.height - 1) / 2,
        width: area.width - margin,
        height: 1,
    };
    write(text, style, line, buffer);
}

/// Writes a line at the right end of an area's first row.
pub fn write_right(text: &str, style: Style, area: Rect, buffer: &mut Buffer) {
    let margin = area.width.saturating_sub(width(text));
    let line = Rect {
        x: area.x + margin,
        width: area.width - margin,
        ..area
    };
    write(text, style, line, buffer);
}

/// Fills an area with blanks of this style.
pub fn fill(area: Rect, style: Style, buffer: &mut Buffer) {
    for place in area.intersection(buffer.area).positions() {
        if let Some(cell) = buffer.cell_mut(place) {
            cell.reset();
            cell.set_style(style);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_cut_by_columns() {
        let check = |text, columns, expected| assert_eq!(cut(text, columns, "…"), expected);
        check("Ingrid", 6, "Ingrid");
        check("Ingrid", 5, "Ingr…");
        check("李小龙", 6, "李小龙");
        check("李小龙", 5, "李小…");
        check("李小龙", 4, "李…");
        check("李", 1, "…");
        check("Ingrid", 0, "");
    }

    #[test]
    fn wide_characters_are_never_cut_in_half() {
        assert_eq!(filled("中文", 3), "中 ");
        assert_eq!(filled_left("中", 4), "  中");
    }

    #[test]
    fn a_text_is_wrapped_at_blanks() {
        let check = |text, columns, expected: &[&str]| assert_eq!(wrap(text, columns), expected);
        check("no more moves", 20, &["no more moves"]);
        check("no more moves", 8, &["no more", "moves"]);
        check("one\n\ntwo", 8, &["one", "", "two"]);
        check("incomprehensible", 6, &["incomp", "rehens", "ible"]);
        check("an incomprehensible", 8, &["an", "incompre", "hensible"]);
    }

    #[test]
    fn no_line_begins_with_a_sign_that_closes_something() {
        let check = |text, columns, expected: &[&str]| assert_eq!(wrap(text, columns), expected);
        check("保存当前的游戏。好", 14, &["保存当前的游", "戏。好"]);
        check("按“保存”。好", 8, &["按“保", "存”。好"]);
        check("。。。。", 4, &["。。", "。。"]);
    }

    #[test]
    fn chinese_is_wrapped_anywhere() {
        assert_eq!(wrap("没有可走的步了", 8), ["没有可走", "的步了"]);
        assert_eq!(
            wrap("得分 没有可走的步了", 8),
            ["得分 没", "有可走的", "步了"]
        );
    }
}
