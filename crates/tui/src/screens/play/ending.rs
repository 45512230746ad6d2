//! The goal and the end of a game: what is said, and what can be chosen.

use brikke_app::settings::Action;
use brikke_app::{End, EndChoice};
use brikke_play::{Command, Moment, View};
use crossterm::event::{KeyCode, KeyEvent};

use super::PlayScreen;
use super::deed::watch_again;
use crate::panel;
use crate::popup::Popup;
use crate::screen::Next;
use crate::widgets::text;
use crate::words;
use crate::world::World;

impl PlayScreen {
    /// What can be chosen now; none where neither goal nor end is shown.
    fn ending_choices(&self, view: &View<'_>) -> Option<&'static [EndChoice]> {
        let is_free = self.dialog.is_none() && self.editing.is_none();
        self.end.choices(view).filter(|_| is_free)
    }

    /// The goal, or the end.
    pub(super) fn ending_popup(&self, view: &View<'_>, world: &World) -> Option<Popup> {
        let choices = self.ending_choices(view)?;
        let at_goal = EndChoice::are_at_goal(choices);
        let title = words::end_title(world.locale, view, at_goal);
        let text = if at_goal {
            world.text("goal-text")
        } else {
            words::end(world.locale, view)
        };
        let widths = choices
            .iter()
            .map(|choice| text::width(&key_of(*choice, world)));
        let widest = widths.max().unwrap_or(0).into();
        let label = |choice: &EndChoice| {
            let key = panel::fitted(&key_of(*choice, world), widest);
            format!("{key}  {}", world.text(choice.id()))
        };
        Some(Popup {
            title,
            text,
            choices: choices.iter().map(label).collect(),
            ..Popup::default()
        })
    }

    /// A key at the goal or at the end; none where it means what it always
    /// means.
    pub(super) fn ending_key(
        &mut self,
        key: &KeyEvent,
        world: &mut World,
        now: Moment,
    ) -> Option<Next> {
        let choices = self.ending_choices(&world.view(now)?)?;
        let choice = match key.code {
            KeyCode::Enter => *choices.first()?,
            KeyCode::Char('t') => EndChoice::Finish,
            KeyCode::Char('x') => EndChoice::Close,
            _ => return None,
        };
        let is_offered = choices.contains(&choice);
        is_offered.then(|| self.choose_ending(choice, world, now))
    }

    /// The choice of this number was clicked on.
    pub(super) fn ending_chosen(&mut self, index: usize, world: &mut World, now: Moment) -> Next {
        let choices = world.view(now).and_then(|view| self.ending_choices(&view));
        match choices.and_then(|choices| choices.get(index)) {
            Some(&choice) => self.choose_ending(choice, world, now),
            None => Next::Stay,
        }
    }

    fn choose_ending(&mut self, choice: EndChoice, world: &mut World, now: Moment) -> Next {
        match choice {
            EndChoice::KeepPlaying => self.apply(Command::KeepPlaying, world, now),
            EndChoice::Finish => {
                self.end = End::WinTaken;
                self.apply(Command::Finish, world, now)
            }
            EndChoice::PlayAgain => self.act(Action::Restart, world, now),
            EndChoice::New => self.act(Action::New, world, now),
            EndChoice::Undo => self.act(Action::Undo, world, now),
            EndChoice::Replay => watch_again(world),
            EndChoice::Menu => self.act(Action::Menu, world, now),
            EndChoice::Close => {
                self.end = End::Aside;
                Next::Stay
            }
        }
    }
}

/// The key that chooses it, as it is shown.
fn key_of(choice: EndChoice, world: &World) -> String {
    match choice {
        EndChoice::KeepPlaying | EndChoice::PlayAgain => world.key("enter"),
        EndChoice::Finish => "t".to_owned(),
        EndChoice::Replay => "v".to_owned(),
        EndChoice::Close => "x".to_owned(),
        EndChoice::New => world.key_of(Action::New).unwrap_or_default(),
        EndChoice::Undo => world.key_of(Action::Undo).unwrap_or_default(),
        EndChoice::Menu => world.key_of(Action::Menu).unwrap_or_default(),
    }
}
