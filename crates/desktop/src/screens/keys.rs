//! Which key does what, and how to change it.

use brikke_app::keys;
use brikke_app::settings::{Action, KeyName, Setting};
use eframe::egui::{Context, Grid, Label, Ui, vec2};

use crate::parts::{Page, dialog};
use crate::screen::{Next, Screen};
use crate::world::World;

/// Which key does what, and how to change it.
#[derive(Default)]
pub(crate) struct KeysScreen {
    /// The action that waits for a key.
    waiting: Option<Action>,
    note: Option<String>,
}

/// What a person wants of the keys of an action.
enum Wish {
    Add,
    Remove(KeyName),
}

impl KeysScreen {
    fn show_keys(&mut self, ui: &mut Ui, world: &mut World) {
        let mut wish = None;
        let grid = Grid::new("keys").num_columns(2).striped(true);
        grid.spacing(vec2(16.0, 6.0)).show(ui, |ui| {
            for action in Action::ALL {
                let name = world.text(&format!("action-{}-does", action.name()));
                ui.add(Label::new(name).wrap());
                let found = show_action(ui, world, action);
                ui.end_row();
                wish = wish.take().or(found.map(|found| (action, found)));
            }
        });
        match wish {
            Some((action, Wish::Add)) => self.waiting = Some(action),
            Some((action, Wish::Remove(key))) => self.remove(action, &key, world, ui.ctx()),
            None => {}
        }
    }

    fn remove(&mut self, action: Action, key: &KeyName, world: &mut World, ctx: &Context) {
        let others = keys_of(world, action)
            .into_iter()
            .filter(|other| other != key);
        self.set(action, others.collect(), world, ctx);
        let values = [("key", keys::word(world.locale, key.as_str()).into())];
        self.note = Some(world.text_with("settings-key-removed", &values));
    }

    fn set(&mut self, action: Action, keys: Vec<KeyName>, world: &mut World, ctx: &Context) {
        if let Err(reason) = world.set(Setting::Keys(action, keys), ctx) {
            let values = [("reason", reason.into())];
            self.note = Some(world.text_with("settings-not-saved", &values));
        }
    }

    /// The next key is for the action that waits; Esc leaves it as it is.
    fn wait_for_key(&mut self, action: Action, world: &mut World, ctx: &Context) {
        let name = world.text(&format!("action-{}-does", action.name()));
        let prompt = world.text_with("settings-press-key", &[("action", name.clone().into())]);
        let title = world.text("setting-keys");
        dialog(ctx, "key", world, &title, |ui| ui.label(prompt));
        let Some(press) = world.take_presses(ctx).into_iter().next() else {
            return;
        };
        self.waiting = None;
        if press == "esc" {
            return;
        }
        self.note = Some(match KeyName::new(&press) {
            Ok(key) => self.add(action, &name, key, world, ctx),
            Err(_) => world.text("settings-key-unusable"),
        });
    }

    fn add(
        &mut self,
        action: Action,
        name: &str,
        key: KeyName,
        world: &mut World,
        ctx: &Context,
    ) -> String {
        let shown = keys::word(world.locale, key.as_str());
        let owner = world.preferences.settings.keys.action(&key);
        if let Some(owner) = owner.filter(|owner| *owner != action) {
            let owner = world.text(&format!("action-{}-does", owner.name()));
            let values = [("key", shown.into()), ("action", owner.into())];
            return world.text_with("settings-key-clash", &values);
        }
        let mut keys = keys_of(world, action);
        if !keys.contains(&key) {
            keys.push(key);
        }
        self.set(action, keys, world, ctx);
        let values = [("key", shown.into()), ("action", name.into())];
        world.text_with("settings-key-added", &values)
    }
}

fn keys_of(world: &World, action: Action) -> Vec<KeyName> {
    let keys = &world.preferences.settings.keys;
    keys.of(action).cloned().collect()
}

/// The keys of an action, each a button that takes it away, and one more.
fn show_action(ui: &mut Ui, world: &World, action: Action) -> Option<Wish> {
    let mut wish = None;
    let keys = keys_of(world, action);
    ui.horizontal_wrapped(|ui| {
        if keys.is_empty() {
            ui.weak(world.text("settings-no-key"));
        }
        for key in keys {
            let shown = keys::word(world.locale, key.as_str());
            let button = ui.button(shown);
            if button.on_hover_text(world.text("keys-remove")).clicked() {
                wish = Some(Wish::Remove(key));
            }
        }
        if ui
            .button("+")
            .on_hover_text(world.text("keys-add"))
            .clicked()
        {
            wish = Some(Wish::Add);
        }
    });
    wish
}

impl Screen for KeysScreen {
    fn show(&mut self, ui: &mut Ui, world: &mut World) -> Next {
        if let Some(action) = self.waiting {
            self.wait_for_key(action, world, ui.ctx());
        }
        let page = Page::new(world.text("setting-keys"));
        let back = page.show(ui, world, |ui, world| {
            if let Some(note) = &self.note {
                ui.colored_label(world.look.colours().accent, note);
            }
            self.show_keys(ui, world);
        });
        if back { Next::Back } else { Next::Stay }
    }
}
