//! What a screen reader says by itself.

use eframe::egui::accesskit::Live;
use eframe::egui::{Rect, Role, Sense, Ui};

use crate::world::World;

/// A place that is not seen, whose words a screen reader says as soon as
/// they change.
pub(crate) fn announcing(ui: &mut Ui, world: &World) {
    let corner = Rect::from_min_size(ui.max_rect().min, eframe::egui::Vec2::splat(1.0));
    let response = ui.interact(corner, ui.scope_id().with("announced"), Sense::empty());
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_role(Role::Status);
        node.set_live(Live::Polite);
        node.set_label(world.announced().to_owned());
    });
}
