//! What this is.

use eframe::egui::Ui;

use crate::painting::show_title;
use crate::parts::Page;
use crate::screen::{Next, Screen};
use crate::world::World;

/// What this is.
pub(crate) struct About;

impl Screen for About {
    fn show(&mut self, ui: &mut Ui, world: &mut World) -> Next {
        let page = Page::new(world.text("about-title"));
        let back = page.show(ui, world, |ui, world| {
            ui.add_space(8.0);
            show_title(ui, world, 44.0);
            ui.add_space(8.0);
            let version = [("version", env!("CARGO_PKG_VERSION").into())];
            ui.label(world.text_with("about-window", &version));
            ui.label(world.text("about-name"));
            ui.label(world.text("about-license"));
            ui.label(world.text("about-font"));
        });
        if back { Next::Back } else { Next::Stay }
    }
}
