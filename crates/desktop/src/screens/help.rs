//! What the game is, and which key does what.

use brikke_app::keys;
use brikke_app::settings::Action;
use eframe::egui::{Grid, Label, RichText, Ui, vec2};

use crate::parts::Page;
use crate::screen::{Next, Screen};
use crate::world::World;

/// The help.
pub(crate) struct Help;

const RULES: &[&str] = &[
    "help-rules-slide",
    "help-rules-merge",
    "help-rules-appear",
    "help-rules-goal",
    "help-rules-lost",
];

/// The rest of the help: a title, and what stands below it.
const PARTS: [(&str, &[&str]); 3] = [
    ("help-scores-title", &["help-scores-tables", "help-undo"]),
    ("help-practice-title", &["help-practice-text"]),
    ("help-data-title", &["help-data-text"]),
];

/// The keys that cannot be changed.
const FIXED: [(&str, &str); 4] = [
    ("e", "practice-title"),
    ("b", "practice-return"),
    ("g", "bookmark-go-to"),
    ("v", "dialog-replay"),
];

fn part(ui: &mut Ui, world: &World, title: &str, texts: &[&str]) {
    heading(ui, world, title);
    for id in texts {
        ui.add(Label::new(world.text(id)).wrap());
    }
    ui.add_space(8.0);
}

fn heading(ui: &mut Ui, world: &World, id: &str) {
    let text = RichText::new(world.text(id)).strong().size(17.0);
    ui.label(text.color(world.look.colours().accent));
}

fn show_keys(ui: &mut Ui, world: &World) {
    heading(ui, world, "help-keys-title");
    let grid = Grid::new("keys").num_columns(2).striped(true);
    grid.spacing(vec2(16.0, 4.0)).show(ui, |ui| {
        for action in Action::ALL {
            let keys = &world.preferences.settings.keys;
            ui.label(RichText::new(keys::all_shown(world.locale, keys, action)).strong());
            let does = world.text(&format!("action-{}-does", action.name()));
            ui.add(Label::new(does).wrap());
            ui.end_row();
        }
        for (key, id) in FIXED {
            ui.label(RichText::new(key).strong());
            ui.label(world.text(id));
            ui.end_row();
        }
    });
    ui.weak(world.text("help-keys-change"));
    ui.add_space(8.0);
}

impl Screen for Help {
    fn show(&mut self, ui: &mut Ui, world: &mut World) -> Next {
        let page = Page::new(world.text("help-title"));
        let back = page.show(ui, world, |ui, world| {
            part(ui, world, "help-rules-title", RULES);
            show_keys(ui, world);
            for (title, texts) in PARTS {
                part(ui, world, title, texts);
            }
        });
        if back { Next::Back } else { Next::Stay }
    }
}
