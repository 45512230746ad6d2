//! The goal and the end of a game: what is said, and what can be chosen.

use brikke_app::settings::Action;
use brikke_app::{End, EndChoice, words};
use brikke_play::{Command, View};
use eframe::egui::{Button, Context, vec2};

use super::PlayScreen;
use super::deed::watch_again;
use crate::parts::{dialog, focus_first};
use crate::screen::Next;
use crate::world::World;

impl PlayScreen {
    /// What can be chosen now; none where neither goal nor end is shown.
    pub(super) fn ending_choices(&self, view: &View<'_>) -> Option<&'static [EndChoice]> {
        let is_free = self.dialog.is_none() && self.editing.is_none();
        self.end.choices(view).filter(|_| is_free)
    }

    /// Whether the goal or the end is shown.
    pub(super) fn is_ending(&self, world: &World) -> bool {
        let view = world.view();
        self.moving.is_none() && view.is_some_and(|view| self.ending_choices(&view).is_some())
    }

    /// The goal, or the end.
    pub(super) fn show_ending(&mut self, ctx: &Context, world: &mut World) -> Next {
        let Some((choices, title, text)) = world.view().and_then(|view| {
            let choices = self.ending_choices(&view)?;
            let at_goal = EndChoice::are_at_goal(choices);
            let title = words::end_title(world.locale, &view, at_goal);
            let text = if at_goal {
                world.text("goal-text")
            } else {
                words::end(world.locale, &view)
            };
            Some((choices, title, text))
        }) else {
            return Next::Stay;
        };
        let chosen = dialog(ctx, "ending", world, &title, |ui| {
            ui.label(&text);
            ui.add_space(6.0);
            let mut chosen = None;
            for (index, &choice) in choices.iter().enumerate() {
                let button = Button::new(world.text(choice.id()));
                let width = ui.available_width();
                let response = ui.add(button.min_size(vec2(width, 34.0)));
                if index == 0 {
                    focus_first(ui, &response);
                }
                if response.clicked() {
                    chosen = Some(choice);
                }
            }
            chosen
        });
        chosen.map_or(Next::Stay, |choice| self.choose_ending(choice, world))
    }

    /// A key at the goal or at the end; none where it means what it always
    /// means.
    pub(super) fn ending_key(&mut self, press: &str, world: &mut World) -> Option<Next> {
        let choices = self.ending_choices(&world.view()?)?;
        let choice = match press {
            "t" => EndChoice::Finish,
            "x" => EndChoice::Close,
            _ => return None,
        };
        let is_offered = choices.contains(&choice);
        is_offered.then(|| self.choose_ending(choice, world))
    }

    fn choose_ending(&mut self, choice: EndChoice, world: &mut World) -> Next {
        match choice {
            EndChoice::KeepPlaying => self.apply(Command::KeepPlaying, world),
            EndChoice::Finish => {
                self.end = End::WinTaken;
                self.apply(Command::Finish, world)
            }
            EndChoice::PlayAgain => self.act(Action::Restart, world),
            EndChoice::New => self.act(Action::New, world),
            EndChoice::Undo => self.act(Action::Undo, world),
            EndChoice::Replay => watch_again(world),
            EndChoice::Menu => self.act(Action::Menu, world),
            EndChoice::Close => {
                self.end = End::Aside;
                Next::Stay
            }
        }
    }
}
