//! Something to read.

use brikke_app::Input;
use brikke_app::page::{Bar, Block, Cell, Column, Document, Figure, Rank, Row, Section};
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::areas;
use crate::canvas::Canvas;
use crate::colour::ColourDepth;
use crate::scroll::Scroll;
use crate::theme::Look;
use crate::widgets::title::Title;
use crate::widgets::{bars, text};

/// The least columns of a key in the help.
const KEY: u16 = 18;

/// The columns of a full bar.
const BAR: u16 = 30;

/// The rows of the program's title.
const TITLE: u16 = 7;

/// Draws the part of the document to which it is scrolled.
pub(super) fn draw(document: &Document, canvas: &mut Canvas<'_, '_>, scroll: &mut Scroll) {
    let mut area = areas::inside(canvas.area());
    if document.has_title && area.height > 2 * TITLE {
        let title = Rect {
            height: TITLE,
            ..area
        };
        canvas.draw(Title::new(canvas.look), title);
        area = areas::below(area, TITLE + 1);
    }
    let area = areas::column(area);
    let sections = document.sections.iter();
    let sections = sections.map(|section| lines(section, area.width, canvas.look));
    let mut lines = sections.collect::<Vec<_>>().join(&(Line::raw(""), None));
    number_keys(&mut lines);
    scroll.draw(lines, area, canvas);
}

/// A line, and the input of a click on it.
type ClickableLine = (Line<'static>, Option<Input>);

/// Lets a click on a key that is explained choose it.
fn number_keys(lines: &mut [ClickableLine]) {
    let inputs = lines.iter_mut().filter_map(|(_, input)| input.as_mut());
    for (number, input) in inputs.enumerate() {
        *input = Input::Choose(number);
    }
}

/// The heading and what stands below it.
fn lines(section: &Section, width: u16, look: &Look) -> Vec<ClickableLine> {
    let heading = (Line::styled(section.heading.clone(), look.accent()), None);
    let has_heading = !section.heading.is_empty();
    let blocks = section.blocks.iter();
    has_heading
        .then_some(heading)
        .into_iter()
        .chain(blocks.flat_map(|block| clickable_lines(block, width, look)))
        .collect()
}

/// The lines of a block; a key can be clicked.
fn clickable_lines(block: &Block, width: u16, look: &Look) -> Vec<ClickableLine> {
    let click = matches!(block, Block::Keys(_)).then_some(Input::Choose(0));
    let lines = block_lines(block, width, look).into_iter();
    lines.map(|line| (line, click.clone())).collect()
}

fn block_lines(block: &Block, width: u16, look: &Look) -> Vec<Line<'static>> {
    match block {
        Block::Paragraph(words) => styled(words, Style::default()),
        Block::Warning(words) => styled(words, look.warning()),
        Block::Aside(words) => styled(words, look.muted()),
        Block::Keys(keys) => key_lines(keys, width),
        Block::Figures(figures) => aligned(
            &[false, true],
            figures
                .iter()
                .map(|figure| vec![figure.name.clone(), figure.value.clone()]),
        ),
        Block::Bars(bars) => bar_lines(bars, look),
        Block::Table { columns, rows, .. } => table(columns, rows, look),
    }
}

/// Bars in the colours of their tiles, each with its tile and its number.
fn bar_lines(bars: &[Bar], look: &Look) -> Vec<Line<'static>> {
    let widest = |texts: &mut dyn Iterator<Item = String>| {
        texts.map(|side| text::width(&side)).max().unwrap_or(0)
    };
    let tile_width = widest(&mut bars.iter().map(|bar| bar.tile.to_string()));
    let count_width = widest(&mut bars.iter().map(|bar| bar.count.to_string()));
    let line = |bar: &Bar| {
        let tile = text::filled_left(&bar.tile.to_string(), tile_width);
        let count = text::filled_left(&bar.count.to_string(), count_width);
        Line::from(vec![
            Span::styled(format!(" {tile} "), look.tile(bar.tile).number),
            Span::raw(format!(" {count} ")),
            Span::styled(
                bars::blocks(bar.length.into(), BAR, look.glyphs()),
                bar_style(bar.tile, look),
            ),
        ])
    };
    bars.iter().map(line).collect()
}

/// The colour of a tile as that of text on the page.
fn bar_style(tile: Rank, look: &Look) -> Style {
    match look.tile(tile).background.bg {
        Some(colour) if look.depth() != ColourDepth::None => look.page().fg(colour),
        _ => look.page(),
    }
}

fn styled(words: &str, style: Style) -> Vec<Line<'static>> {
    let lines = words.lines();
    lines
        .map(|line| Line::styled(line.to_owned(), style))
        .collect()
}

/// Keys with what they do, in two columns; in a narrow page without.
fn key_lines(keys: &[Figure], width: u16) -> Vec<Line<'static>> {
    let widest = keys.iter().map(|key| text::width(&key.name));
    let column = widest.max().unwrap_or(0).max(KEY);
    let has_columns = width >= 2 * column;
    let line = |key: &Figure| {
        if has_columns {
            format!("{} {}", text::filled(&key.name, column), key.value)
        } else {
            format!("{}  {}", key.name, key.value)
        }
    };
    keys.iter().map(|key| Line::raw(line(key))).collect()
}

fn table(columns: &[Column], rows: &[Row], look: &Look) -> Vec<Line<'static>> {
    let sides: Vec<bool> = columns.iter().map(|column| column.is_right).collect();
    let titles = columns.iter().map(|column| column.title.clone()).collect();
    let rows = rows
        .iter()
        .map(|row| row.cells.iter().map(Cell::text).collect());
    let mut lines = aligned(&sides, std::iter::once(titles).chain(rows));
    if let Some(titles) = lines.first_mut() {
        titles.style = look.muted();
    }
    lines
}

/// Rows in straight columns, of which these stand at the right.
fn aligned(is_right: &[bool], rows: impl Iterator<Item = Vec<String>>) -> Vec<Line<'static>> {
    let rows: Vec<Vec<String>> = rows.collect();
    let widest = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| text::width(cell)).max().unwrap_or(0)
    };
    let widths: Vec<u16> = (0..is_right.len()).map(widest).collect();
    let line = |row: &Vec<String>| {
        let columns = row.iter().zip(is_right).zip(&widths);
        let cells = columns.map(|((cell, is_right), &width)| match is_right {
            true => text::filled_left(cell, width),
            false => text::filled(cell, width),
        });
        Line::raw(cells.collect::<Vec<_>>().join("  "))
    };
    rows.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_with_long_names_are_not_cut() {
        let key = |name: &str| Figure {
            name: name.to_owned(),
            value: "page".to_owned(),
        };
        let keys = [key("| Page préc. Page suiv."), key("g")];
        let lines: Vec<String> = key_lines(&keys, 80).iter().map(Line::to_string).collect();
        assert_eq!(lines[0], "| Page préc. Page suiv. page");
        assert_eq!(text::width(&lines[1]), text::width(&lines[0]));
    }
}
