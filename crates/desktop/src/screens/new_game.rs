//! Which rules, which size.

use brikke_app::fresh;
use brikke_engine::{Overrides, Preset, Rules, Size};
use eframe::egui::{Button, Label, RichText, Ui, vec2};

use super::custom_game::CustomGame;
use crate::parts::{Page, compact, focus_first};
use crate::screen::{Next, Screen};
use crate::world::World;

/// Sides of a board that the screen offers.
const SIDES: std::ops::RangeInclusive<u8> = 2..=8;

/// The choice of rules and size.
pub(crate) struct NewGame {
    preset: Preset,
    rows: u8,
    columns: u8,
}

impl NewGame {
    /// With the rules of the settings offered first.
    pub(crate) fn new(world: &World) -> NewGame {
        NewGame {
            preset: world.preferences.settings.rules,
            rows: Size::CLASSIC.rows(),
            columns: Size::CLASSIC.columns(),
        }
    }

    fn rules(&self) -> Option<Rules> {
        let size = Size::new(self.rows, self.columns).ok()?;
        let overrides = Overrides {
            size: Some(size),
            ..Overrides::default()
        };
        Rules::new(self.preset, overrides).ok()
    }

    fn start(&self, world: &mut World) -> Next {
        match self.rules() {
            Some(rules) => {
                world.new_game(rules, fresh::chance());
                Next::Play
            }
            None => Next::Stay,
        }
    }

    fn show_presets(&mut self, ui: &mut Ui, world: &World) {
        for preset in Preset::ALL {
            let name = world.text(&format!("preset-{}", preset.name()));
            let about = world.text(&format!("preset-{}-about", preset.name()));
            let is_chosen = self.preset == preset;
            let button = Button::selectable(is_chosen, RichText::new(name).size(16.0));
            ui.horizontal(|ui| {
                let response = ui.add(button.min_size(vec2(110.0, 32.0)));
                if is_chosen {
                    focus_first(ui, &response);
                }
                if response.clicked() {
                    self.preset = preset;
                }
                ui.add(Label::new(RichText::new(about).weak()).wrap());
            });
        }
    }

    fn show_size(&mut self, ui: &mut Ui, world: &World) {
        ui.horizontal_wrapped(|ui| {
            ui.label(world.text("new-game-size"));
            compact(ui);
            for side in SIDES {
                let is_chosen = (self.rows, self.columns) == (side, side);
                let name = size_name(world, side, side);
                if ui.add(Button::selectable(is_chosen, name)).clicked() {
                    (self.rows, self.columns) = (side, side);
                }
            }
        });
        ui.horizontal_wrapped(|ui| {
            compact(ui);
            let size = size_name(world, self.rows, self.columns);
            ui.label(RichText::new(size).strong());
            let [rows, columns] = ["new-game-rows", "new-game-columns"].map(|id| world.text(id));
            stepper(ui, &rows, &mut self.rows);
            stepper(ui, &columns, &mut self.columns);
        });
    }

    fn press(&mut self, press: &str) {
        let step = |side: &mut u8, by: i8| *side = stepped(*side, by);
        match press {
            "+" => [&mut self.rows, &mut self.columns].map(|side| step(side, 1)),
            "-" => [&mut self.rows, &mut self.columns].map(|side| step(side, -1)),
            "r" => [step(&mut self.rows, 1), ()],
            "R" => [step(&mut self.rows, -1), ()],
            "c" => [step(&mut self.columns, 1), ()],
            "C" => [step(&mut self.columns, -1), ()],
            _ => [(), ()],
        };
    }
}

fn size_name(world: &World, rows: u8, columns: u8) -> String {
    let values = [("rows", rows.into()), ("columns", columns.into())];
    world.text_with("new-game-size-value", &values)
}

fn stepped(side: u8, by: i8) -> u8 {
    side.saturating_add_signed(by)
        .clamp(*SIDES.start(), *SIDES.end())
}

/// A number with a button for less and one for more.
fn stepper(ui: &mut Ui, name: &str, side: &mut u8) {
    for (sign, by) in [("−", -1), ("+", 1)] {
        let response = ui.button(format!("{name} {sign}"));
        if response.clicked() {
            *side = stepped(*side, by);
        }
    }
}

impl Screen for NewGame {
    fn show(&mut self, ui: &mut Ui, world: &mut World) -> Next {
        let mut next = Next::Stay;
        let page = Page::new(world.text("new-game-title"));
        let back = page.show(ui, world, |ui, world| {
            self.show_presets(ui, world);
            ui.separator();
            self.show_size(ui, world);
            ui.add_space(8.0);
            ui.horizontal_wrapped(|ui| {
                let start = RichText::new(world.text("new-game-start")).size(17.0);
                let fill = ui.visuals().selection.bg_fill;
                let text = ui.visuals().selection.stroke.color;
                let button = Button::new(start.color(text)).fill(fill);
                if ui.add(button.min_size(vec2(140.0, 40.0))).clicked() {
                    next = self.start(world);
                }
                let custom = world.text("preset-custom");
                let about = world.text("preset-custom-about");
                if ui.button(custom).on_hover_text(about).clicked() {
                    let rules = self.rules().unwrap_or_default();
                    next = Next::open(CustomGame::new(&rules));
                }
            });
        });
        for press in world.take_presses(ui.ctx()) {
            self.press(&press);
        }
        if back { Next::Back } else { next }
    }
}
