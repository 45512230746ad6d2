//! The buttons of the game, and those of a player at work.

use brikke_app::settings::Action;
use brikke_app::{Pace, words};
use brikke_play::{Command, Mode};
use eframe::egui::{Button, Response, Slider, Ui};

use super::PlayScreen;
use super::deed::watch_again;
use super::dialog::Dialog;
use crate::parts::compact;
use crate::screen::Next;
use crate::world::World;

/// What always has a button.
const ACTIONS: [Action; 5] = [
    Action::Undo,
    Action::Redo,
    Action::Hint,
    Action::Autoplay,
    Action::New,
];

/// What is behind the button for more.
const MORE: [Action; 4] = [Action::Restart, Action::Save, Action::Help, Action::Quit];

/// What a button does.
type Deed = fn(&mut PlayScreen, &mut World) -> Next;

impl PlayScreen {
    /// The buttons of the game.
    pub(super) fn show_buttons(&mut self, ui: &mut Ui, world: &mut World) -> Next {
        let mut next = Next::Stay;
        ui.horizontal_wrapped(|ui| {
            for &action in self.shown_actions() {
                if action_button(ui, world, action).clicked() {
                    next = self.press_button(action, world);
                }
            }
            if action_button(ui, world, Action::Menu).clicked() {
                next = self.press_button(Action::Menu, world);
            }
            let more = world.button_text("play-keys-more");
            ui.menu_button(more, |ui| {
                let chosen = self.show_more(ui, world);
                if !matches!(chosen, Next::Stay) {
                    next = chosen;
                }
            });
        });
        next
    }

    /// What has a button now: while the board is changed by hand, less.
    const fn shown_actions(&self) -> &'static [Action] {
        match self.editing {
            Some(_) => &[Action::Undo, Action::Redo],
            None => &ACTIONS,
        }
    }

    fn press_button(&mut self, action: Action, world: &mut World) -> Next {
        self.moving = None;
        self.note = None;
        self.act(action, world)
    }

    fn show_more(&mut self, ui: &mut Ui, world: &mut World) -> Next {
        let mut next = Next::Stay;
        for action in MORE {
            if action_button(ui, world, action).clicked() {
                next = self.press_button(action, world);
                ui.close();
            }
        }
        let others: [(&str, Deed); 4] = [
            ("bookmark-go-to", |screen, _| {
                screen.ask(Dialog::bookmarks())
            }),
            ("practice-title", PlayScreen::begin_editing),
            ("practice-return", |screen, world| {
                screen.apply(Command::Return, world)
            }),
            ("dialog-replay", |_, world| watch_again(world)),
        ];
        for (id, does) in others {
            if ui.button(world.button_text(id)).clicked() {
                next = does(self, world);
                ui.close();
            }
        }
        next
    }

    /// The player at work: who it is, how fast, and how to stop it.
    pub(super) fn show_player(&mut self, ui: &mut Ui, world: &mut World) -> Next {
        let player = world.view().and_then(|view| {
            let player = view.player?;
            Some((player.name().to_owned(), player.is_running()))
        });
        let Some((name, is_running)) = player else {
            return Next::Stay;
        };
        let mut next = Next::Stay;
        let id = ["autoplay-paused", "autoplay-playing"][usize::from(is_running)];
        let name = words::player(world.locale, &name);
        ui.label(world.text_with(id, &[("player", name.into())]));
        ui.horizontal_wrapped(|ui| {
            for action in [Action::Pause, Action::Step] {
                if action_button(ui, world, action).clicked() {
                    next = self.press_button(action, world);
                }
            }
        });
        if let Some(pace) = pace_slider(ui, world, self.autoplay.pace()) {
            self.set_pace(pace, world);
        }
        next
    }

    /// Whether practice can be left for editing.
    pub(super) fn show_practice(&mut self, ui: &mut Ui, world: &mut World) -> Next {
        let is_practice = world.view().is_some_and(|view| view.mode == Mode::Practice);
        if self.editing.is_some() {
            return self.show_editing(ui, world);
        }
        let mut next = Next::Stay;
        if is_practice {
            ui.horizontal_wrapped(|ui| {
                compact(ui);
                if ui.button(world.button_text("practice-edit")).clicked() {
                    next = self.begin_editing(world);
                }
                if ui.button(world.button_text("practice-return")).clicked() {
                    next = self.apply(Command::Return, world);
                }
            });
        }
        next
    }
}

/// A slider for the pace: another one, if it was moved.
fn pace_slider(ui: &mut Ui, world: &World, pace: Pace) -> Option<Pace> {
    let mut step = pace.step();
    let last = Pace::STEPS.len() - 1;
    let locale = world.locale;
    ui.spacing_mut().slider_width = (ui.available_width() - 180.0).clamp(80.0, 200.0);
    let slider = Slider::new(&mut step, 0..=last).show_value(false);
    let response = ui.horizontal_wrapped(|ui| {
        let response = ui.add(slider);
        ui.label(words::pace(locale, pace));
        response
    });
    let name = world.text("keys-speed");
    let response = response.inner;
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_label(name));
    response.changed().then(|| Pace::STEPS[step.min(last)])
}

/// The button of an action; its key is said when the mouse is over it.
fn action_button(ui: &mut Ui, world: &World, action: Action) -> Response {
    let is_possible = world.view().is_some_and(|view| match action {
        Action::Undo => view.can_undo,
        Action::Redo => view.can_redo,
        _ => true,
    });
    let name = world.button_text(&format!("action-{}", action.name()));
    let does = world.text(&format!("action-{}-does", action.name()));
    let hover = match world.key_of(action) {
        Some(key) => format!("{does} ({key})"),
        None => does,
    };
    let response = ui.add_enabled(is_possible, Button::new(name));
    response.on_hover_text(hover)
}
