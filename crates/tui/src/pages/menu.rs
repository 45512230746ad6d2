//! The menu.

use brikke_app::Input;
use brikke_app::page::Menu;
use ratatui::layout::Rect;

use crate::areas;
use crate::canvas::Canvas;
use crate::widgets::title::Title;

/// The columns of the lines.
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
    let list = areas::middle(Rect { height, ..below }, COLUMNS, lines);
    for (index, place) in areas::lines(list, menu.lines.len(), menu.selected) {
        let line = format!(" {}  {}", index + 1, menu.lines[index].name);
        canvas.line(place, index == menu.selected, &line);
        canvas.click(place, Input::Choose(index));
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
