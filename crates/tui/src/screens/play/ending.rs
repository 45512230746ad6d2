//! The goal and the end of a game: what is said, and what can be chosen.

use brikke_engine::Phase;
use brikke_play::{Command, Mode, Moment, View};
use brikke_store::settings::Action;
use crossterm::event::{KeyCode, KeyEvent};

use super::PlayScreen;
use super::deed::watch_again;
use crate::panel;
use crate::popup::Popup;
use crate::screen::Next;
use crate::widgets::text;
use crate::world::World;

/// What the person has done about the end of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum End {
    /// Nothing yet: it is shown as soon as it comes.
    #[default]
    Open,
    /// The win at the goal was taken.
    WinTaken,
    /// It was looked at and put aside.
    Aside,
}

/// What can be chosen at the goal and at the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Choice {
    KeepPlaying,
    TakeWin,
    PlayAgain,
    New,
    Undo,
    Replay,
    Menu,
    Close,
}

const AT_GOAL: &[Choice] = &[Choice::KeepPlaying, Choice::TakeWin];
const AT_END: &[Choice] = &[
    Choice::PlayAgain,
    Choice::New,
    Choice::Undo,
    Choice::Replay,
    Choice::Menu,
    Choice::Close,
];

impl Choice {
    const fn id(self) -> &'static str {
        match self {
            Choice::KeepPlaying => "goal-keep-playing",
            Choice::TakeWin => "goal-take-win",
            Choice::PlayAgain => "dialog-restart",
            Choice::New => "dialog-new-game",
            Choice::Undo => "dialog-undo",
            Choice::Replay => "dialog-replay",
            Choice::Menu => "dialog-menu",
            Choice::Close => "dialog-look",
        }
    }

    /// The key that chooses it, as it is shown.
    fn key(self, world: &World) -> String {
        match self {
            Choice::KeepPlaying | Choice::PlayAgain => world.key("enter"),
            Choice::TakeWin => "t".to_owned(),
            Choice::Replay => "v".to_owned(),
            Choice::Close => "x".to_owned(),
            Choice::New => world.key_of(Action::New).unwrap_or_default(),
            Choice::Undo => world.key_of(Action::Undo).unwrap_or_default(),
            Choice::Menu => world.key_of(Action::Menu).unwrap_or_default(),
        }
    }
}

impl PlayScreen {
    /// What can be chosen now; none where neither goal nor end is shown.
    fn ending_choices(&self, view: &View<'_>) -> Option<&'static [Choice]> {
        let is_free = self.dialog.is_none() && view.question.is_none() && self.editing.is_none();
        if !is_free || view.is_looking_back() || self.end == End::Aside {
            return None;
        }
        match view.phase {
            Phase::Playing => None,
            Phase::GoalReached if self.end == End::Open => Some(AT_GOAL),
            _ => Some(AT_END),
        }
    }

    /// The goal, or the end.
    pub(super) fn ending_popup(&self, view: &View<'_>, world: &World) -> Option<Popup> {
        let choices = self.ending_choices(view)?;
        let (title, text) = if choices == AT_GOAL {
            let goal = view.rules.goal().map(|goal| goal.to_string());
            let goal = [("tile", goal.unwrap_or_default().into())];
            (
                world.text_with("goal-title", &goal),
                world.text("goal-text"),
            )
        } else {
            let lost = view.phase == Phase::Lost;
            let id = ["over-title-won", "over-title-lost"][usize::from(lost)];
            (world.text(id), end_text(view, world))
        };
        let widths = choices.iter().map(|choice| text::width(&choice.key(world)));
        let widest = widths.max().unwrap_or(0).into();
        let label = |choice: &Choice| {
            let key = panel::fitted(&choice.key(world), widest);
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
            KeyCode::Char('t') => Choice::TakeWin,
            KeyCode::Char('x') => Choice::Close,
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

    fn choose_ending(&mut self, choice: Choice, world: &mut World, now: Moment) -> Next {
        match choice {
            Choice::KeepPlaying => self.apply(Command::KeepPlaying, world, now),
            Choice::TakeWin => {
                self.end = End::WinTaken;
                self.apply(Command::TakeWin, world, now)
            }
            Choice::PlayAgain => self.act(Action::Restart, world, now),
            Choice::New => self.act(Action::New, world, now),
            Choice::Undo => self.act(Action::Undo, world, now),
            Choice::Replay => watch_again(world),
            Choice::Menu => self.act(Action::Menu, world, now),
            Choice::Close => {
                self.end = End::Aside;
                Next::Stay
            }
        }
    }
}

fn end_text(view: &View<'_>, world: &World) -> String {
    let values = [("score", view.score.into()), ("moves", view.moves.into())];
    let text = world.text_with("over-text", &values);
    match view.mode {
        Mode::Practice => format!("{text}\n{}", world.text("over-practice")),
        Mode::Scored => text,
    }
}
