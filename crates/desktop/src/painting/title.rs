//! The title of the menu: four tiles.

use brikke_app::page::Rank;
use eframe::egui::{Align2, CornerRadius, FontId, Rect, Response, Role, Sense, Ui, WidgetInfo};
use eframe::egui::{Vec2, pos2, vec2};

use crate::fonts;
use crate::look::Look;

/// The digits of the title, each on the tile of a rank.
const TILES: [(&str, u8); 4] = [("2", 11), ("0", 10), ("4", 4), ("8", 6)];

/// The name of the game on four tiles of this side.
pub(crate) fn show_title(ui: &mut Ui, look: &Look, side: f32) -> Response {
    let gap = side * 0.12;
    let needed = vec2(4.0 * side + 3.0 * gap, side);
    let (rect, response) = ui.allocate_exact_size(needed, Sense::empty());
    for (index, (digit, rank)) in (0_u8..).zip(TILES) {
        let x = rect.left() + f32::from(index) * (side + gap);
        let tile = Rect::from_min_size(pos2(x, rect.top()), Vec2::splat(side));
        let Some(rank) = Rank::new(rank) else {
            continue;
        };
        let colours = look.tile(rank);
        ui.painter()
            .rect_filled(tile, CornerRadius::from(side * 0.1), colours.background);
        let font = FontId::new(side * 0.6, fonts::bold());
        ui.painter().text(
            tile.center(),
            Align2::CENTER_CENTER,
            digit,
            font,
            colours.text,
        );
    }
    let name = TILES.map(|(digit, _)| digit).concat();
    response.widget_info(|| WidgetInfo::labeled(Role::Heading, true, &name));
    response
}
