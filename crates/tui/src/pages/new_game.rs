//! The choice of a preset and a size.

use brikke_app::Input;
use brikke_app::page::NewGamePage;

use crate::areas;
use crate::canvas::Canvas;
use crate::widgets::text;

/// Draws the presets below each other, and the size below them.
pub(super) fn draw(page: &NewGamePage, canvas: &mut Canvas<'_, '_>) {
    let inside = areas::inside(canvas.area());
    let widths = page.lines.iter().map(|line| text::width(&line.name));
    let widest = widths.max().unwrap_or(0);
    for (index, place) in areas::lines(inside, page.lines.len(), page.selected) {
        let line = &page.lines[index];
        let name = text::filled(&line.name, widest);
        let line = format!(" {}  {name}  {}", index + 1, line.about);
        canvas.line(place, index == page.selected, &line);
        canvas.click(place, Input::Choose(index));
    }
    let place = areas::row(inside, areas::height(page.lines.len()) + 1);
    let size = canvas.look.glyphs().turned(&page.size);
    let size = format!("{} {size}", page.size_label);
    canvas.message(place, canvas.look.accent(), &size);
    let [smaller, larger] = areas::halves(place);
    canvas.click(smaller, Input::press("left"));
    canvas.click(larger, Input::press("right"));
}
