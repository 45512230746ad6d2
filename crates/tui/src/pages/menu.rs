//! The menu.

use brikke_app::Input;
use brikke_app::page::{Line, Menu};
use ratatui::layout::Rect;

use crate::areas;
use crate::canvas::Canvas;
use crate::widgets::text;
use crate::widgets::title::Title;

/// The fewest columns of the lines, where there is room.
const COLUMNS: u16 = 30;

/// Draws the name of the game and the lines below it.
pub(super) fn draw(menu: &Menu, canvas: &mut Canvas<'_, '_>) {
    let area = canvas.area();
    let lines = areas::height(menu.lines.len());
    let title = title_rows(area, lines);
    canvas.draw(
        Title::new(canvas.look),
        Rect {
            height: title,
            ..area
        },
    );
    let below = areas::below(area, title);
    let height = below.height.saturating_sub(1);
    let texts: Vec<String> = menu.lines.iter().enumerate().map(line).collect();
    let widest = texts.iter().map(|line| text::width(line) + 1).max();
    let columns = widest.unwrap_or(0).max(COLUMNS);
    let list = areas::middle(Rect { height, ..below }, columns, lines);
    for (index, place) in areas::lines(list, menu.lines.len(), menu.selected) {
        canvas.line(place, index == menu.selected, &texts[index]);
        canvas.click(place, Input::Choose(index));
    }
}

/// A line with its digit, and more about it: which game is continued.
fn line((index, line): (usize, &Line)) -> String {
    let digit = Line::digit(index);
    let name = &line.name;
    match line.about.as_str() {
        "" => format!(" {digit}  {name}"),
        about => format!(" {digit}  {name} · {about}"),
    }
}

/// The rows of the title: many only where there is room.
fn title_rows(area: Rect, lines: u16) -> u16 {
    match area.height.saturating_sub(lines + 1) {
        0 => 0,
        1..=7 => 1,
        _ => 7,
    }
}
