//! What lies over the board and waits for the person: dialogs, questions, the
//! end.

use brikke_app::words;
use brikke_play::{Command, Confirmation, NameWanted, PlayerName};
use eframe::egui::{Button, Context, vec2};

use super::PlayScreen;
use super::dialog::{Dialog, Done};
use crate::parts::{dialog, focus_first};
use crate::screen::Next;
use crate::world::World;

impl PlayScreen {
    /// Asks for the name for a score; offered is the person's own, or that
    /// of the player whose game it was.
    pub(super) fn name_dialog(&self, wanted: NameWanted, world: &World) -> Dialog {
        let own = world.preferences.settings.player_name.as_ref();
        let own = own.map_or("", PlayerName::as_str).to_owned();
        let watched = self.autoplay.watched();
        let offered = watched.map(|player| words::player(world.locale, player));
        Dialog::name(wanted, offered.unwrap_or(own))
    }

    /// Whether a box over the board waits for the person.
    pub(super) fn is_asking(&self, world: &World) -> bool {
        self.dialog.is_some() || world.view().is_some_and(|view| view.confirmation.is_some())
    }

    /// The keys of a box over the board.
    pub(super) fn asked_keys(&mut self, world: &mut World) -> Next {
        if self.dialog.is_some() {
            if world.takes_press("esc") {
                return self.dialog_done(Done::Left, world);
            }
            return Next::Stay;
        }
        let (yes, no) = (world.text("yes-letter"), world.text("no-letter"));
        if world.takes_press("y") || world.takes_press(&yes) {
            return self.apply(Command::Confirm, world);
        }
        if world.takes_press("n") || world.takes_press(&no) || world.takes_press("esc") {
            return self.apply(Command::Cancel, world);
        }
        Next::Stay
    }

    /// Shows what lies over the board.
    pub(super) fn show_dialogs(&mut self, ctx: &Context, world: &mut World) -> Next {
        if let Some(mut open) = self.dialog.take() {
            let title = open.title(world);
            let done = dialog(ctx, "dialog", world, &title, |ui| open.show(ui, world));
            self.dialog = Some(open);
            return done.map_or(Next::Stay, |done| self.dialog_done(done, world));
        }
        let question = world.view().and_then(|view| view.confirmation.cloned());
        if let Some(question) = question {
            return self.show_question(&question, ctx, world);
        }
        if self.moving.is_none() {
            return self.show_ending(ctx, world);
        }
        Next::Stay
    }

    fn show_question(&mut self, question: &Confirmation, ctx: &Context, world: &mut World) -> Next {
        let title = world.text(words::question_title(question));
        let answer = dialog(ctx, "question", world, &title, |ui| {
            ui.label(words::question(world.locale, question));
            ui.add_space(6.0);
            ui.horizontal(|ui| {
                let size = vec2(90.0, 34.0);
                let yes = ui.add(Button::new(world.text("yes")).min_size(size));
                focus_first(ui, &yes);
                let no = ui.add(Button::new(world.text("no")).min_size(size));
                match (yes.clicked(), no.clicked()) {
                    (true, _) => Some(Command::Confirm),
                    (_, true) => Some(Command::Cancel),
                    _ => None,
                }
            })
            .inner
        });
        answer.map_or(Next::Stay, |command| self.apply(command, world))
    }

    fn dialog_done(&mut self, done: Done, world: &mut World) -> Next {
        let Some(dialog) = self.dialog.take() else {
            return Next::Stay;
        };
        match done {
            Done::Left if dialog.asks_for_name() => self.apply(Command::Cancel, world),
            Done::Left => Next::Stay,
            Done::Chosen(index) if dialog.asks_for_player() => self.take_over(index, world),
            Done::Chosen(index) => match dialog
                .lines(world)
                .get(index)
                .and_then(|name| name.parse().ok())
            {
                Some(name) => self.apply(Command::GoToBookmark(name), world),
                None => Next::Stay,
            },
            Done::Written => match dialog.written(world) {
                Ok(command) => self.apply(command, world),
                Err(problem) => {
                    world.announce(problem.clone());
                    self.ask(dialog.with_problem(problem))
                }
            },
        }
    }
}
