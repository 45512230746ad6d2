//! Lines around something.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::symbols::border::Set;

/// Draws lines along the inside of an area.
pub(super) fn draw(set: Set<'static>, style: Style, area: Rect, buffer: &mut Buffer) {
    let area = area.intersection(buffer.area);
    if area.is_empty() {
        return;
    }
    let (right, bottom) = (area.right() - 1, area.bottom() - 1);
    let mut put = |x, y, symbol| {
        buffer[(x, y)].set_symbol(symbol).set_style(style);
    };
    for x in area.left()..=right {
        put(x, area.top(), set.horizontal_top);
        put(x, bottom, set.horizontal_bottom);
    }
    for y in area.top()..=bottom {
        put(area.left(), y, set.vertical_left);
        put(right, y, set.vertical_right);
    }
    put(right, bottom, set.bottom_right);
    put(right, area.top(), set.top_right);
    put(area.left(), bottom, set.bottom_left);
    put(area.left(), area.top(), set.top_left);
}
