//! What a person can set.

use brikke_app::settings::Setting;
use brikke_app::{offers, words};
use brikke_play::PlayerName;
use eframe::egui::{Checkbox, ComboBox, Context, Grid, Label, RichText, TextEdit, Ui, vec2};

use super::KeysScreen;
use crate::parts::{Page, focus_first};
use crate::screen::{Next, Screen};
use crate::world::World;

/// What a person can set.
#[derive(Default)]
pub(crate) struct SettingsScreen {
    /// The name as it is written; none until it is changed.
    name: Option<String>,
    note: Option<String>,
}

/// What only a terminal needs is not offered here.
const LEFT_OUT: &str = "colour";

impl SettingsScreen {
    fn set(&mut self, setting: Setting, world: &mut World, ctx: &Context) {
        let note = match world.set(setting, ctx) {
            Ok(()) => world.text("settings-saved"),
            Err(reason) => world.text_with("settings-not-saved", &[("reason", reason.into())]),
        };
        world.announce(note.clone());
        self.note = Some(note);
    }

    fn show_settings(&mut self, ui: &mut Ui, world: &mut World) {
        let names = Setting::NAMES.into_iter().filter(|&name| name != LEFT_OUT);
        for (index, name) in names.enumerate() {
            let Some(setting) = world.preferences.settings.get(name) else {
                continue;
            };
            let id = format!("setting-{}", name.replace('_', "-"));
            let about = world.text(&format!("{id}-about"));
            let label = ui.label(world.text(&id)).on_hover_text(&about);
            let value = words::setting_value(world.locale, &setting);
            let changed = match &setting {
                Setting::PlayerName(_) => self.show_name(ui, world, label.id),
                Setting::ReducedMotion(on) => {
                    switch(ui, *on, &value, label.id).map(Setting::ReducedMotion)
                }
                Setting::ConfirmNewGame(on) => {
                    switch(ui, *on, &value, label.id).map(Setting::ConfirmNewGame)
                }
                setting => choice(ui, world, setting, (name, label.id, index == 0)),
            };
            ui.end_row();
            if let Some(changed) = changed {
                self.set(changed, world, ui.ctx());
            }
        }
    }

    /// The field of the name; it is kept when the field is left.
    fn show_name(
        &mut self,
        ui: &mut Ui,
        world: &World,
        label: eframe::egui::Id,
    ) -> Option<Setting> {
        let kept = world.preferences.settings.player_name.as_ref();
        let kept = kept.map_or("", PlayerName::as_str);
        let mut written = self.name.clone().unwrap_or_else(|| kept.to_owned());
        let field = TextEdit::singleline(&mut written).desired_width(180.0);
        let field = ui.add(field).labelled_by(label);
        if field.changed() {
            self.name = Some(written.clone());
        }
        if !field.lost_focus() || written == kept {
            return None;
        }
        if written.trim().is_empty() {
            self.name = None;
            return Some(Setting::PlayerName(None));
        }
        match PlayerName::new(&written) {
            Ok(name) => {
                self.name = None;
                Some(Setting::PlayerName(Some(name)))
            }
            Err(error) => {
                self.note = Some(words::name_error(world.locale, &error));
                None
            }
        }
    }

    fn show_notes(&self, ui: &mut Ui, world: &World) {
        if let Some(note) = &self.note {
            ui.label(RichText::new(note).color(world.look.colours().accent));
        }
        for problem in &world.preferences.problems {
            let problem = words::settings_problem(world.locale, problem);
            ui.colored_label(world.look.colours().warning, problem);
        }
        if let Some(path) = &world.preferences.file {
            let path = [("path", path.display().to_string().into())];
            let text = world.text_with("settings-file", &path);
            ui.add(Label::new(RichText::new(text).weak()).wrap());
        }
    }
}

/// A box that is ticked or not: the other state, if it was clicked.
fn switch(ui: &mut Ui, mut on: bool, value: &str, label: eframe::egui::Id) -> Option<bool> {
    let response = ui.add(Checkbox::new(&mut on, value)).labelled_by(label);
    response.changed().then_some(on)
}

/// The values that are offered: another one, if it was chosen.
fn choice(
    ui: &mut Ui,
    world: &World,
    setting: &Setting,
    (name, label, is_first): (&str, eframe::egui::Id, bool),
) -> Option<Setting> {
    let mut chosen = None;
    let shown = words::setting_value(world.locale, setting);
    let combo = ComboBox::from_id_salt(name)
        .selected_text(shown)
        .width(180.0);
    let response = combo.show_ui(ui, |ui| {
        for offer in offers(setting) {
            let text = words::setting_value(world.locale, &offer);
            if ui.selectable_label(offer == *setting, text).clicked() {
                chosen = Some(offer);
            }
        }
    });
    let response = response.response.labelled_by(label);
    if is_first {
        focus_first(ui, &response);
    }
    chosen
}

impl Screen for SettingsScreen {
    fn show(&mut self, ui: &mut Ui, world: &mut World) -> Next {
        let mut next = Next::Stay;
        let page = Page::new(world.text("settings-title"));
        let back = page.show(ui, world, |ui, world| {
            let grid = Grid::new("settings").num_columns(2);
            grid.spacing(vec2(16.0, 10.0)).show(ui, |ui| {
                self.show_settings(ui, world);
                ui.label(world.text("setting-keys"));
                if ui.button(world.text("setting-keys-about")).clicked() {
                    next = Next::open(KeysScreen::default());
                }
                ui.end_row();
            });
            ui.add_space(8.0);
            self.show_notes(ui, world);
        });
        if back { Next::Back } else { next }
    }
}
