//! Many buttons in little room.

use eframe::egui::{Ui, vec2};

/// Lets buttons stand closer together from here on.
pub(crate) fn compact(ui: &mut Ui) {
    let spacing = ui.spacing_mut();
    spacing.button_padding = vec2(8.0, 3.0);
    spacing.item_spacing = vec2(6.0, 6.0);
    spacing.interact_size.y = 26.0;
}
