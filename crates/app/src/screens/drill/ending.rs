//! The end of a position, and the choices there.

use std::time::Duration;

use brikke_play::Moment;

use super::{DrillScreen, Source};
use crate::context::Context;
use crate::drill::Outcome;
use crate::screens::Next;
use crate::screens::moving::Moving;
use crate::selection::Picked;
use crate::settings::Action;
use crate::{Face, Input, Sound, after};

/// The time without keys after which the end takes them: moves that were typed
/// ahead must not answer it.
const QUIET: Duration = Duration::from_millis(400);

/// A choice at the end of a drill.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Choice {
    /// The next position.
    Next,
    /// This position again.
    Again,
    /// Back to the tables.
    Close,
}

/// The key that closes the panel, whatever it does on the board.
pub(super) const CLOSE: &str = "esc";

impl Choice {
    /// The id of its words.
    pub(super) const fn id(self) -> &'static str {
        match self {
            Choice::Next => "drill-next",
            Choice::Again => "drill-again",
            Choice::Close => "drill-close",
        }
    }

    /// The action whose key chooses it as well.
    pub(super) const fn action(self) -> Action {
        match self {
            Choice::Next => Action::New,
            Choice::Again => Action::Restart,
            Choice::Close => Action::Menu,
        }
    }
}

impl DrillScreen {
    /// The end of this position: of the drill, or of a mistake that was
    /// repeated with one move.
    pub(super) fn is_over(&self) -> bool {
        let is_repeated = self.is_repeating() && self.judged.is_some();
        self.drill.outcome().is_some() || is_repeated
    }

    /// The choices at the end; none before it, and while tiles move.
    pub(super) fn choices(&self, context: &Context, now: Moment) -> Option<&'static [Choice]> {
        let times = context.preferences.motion_times();
        let is_moving = |moving: &Moving| !moving.is_over(&times, now);
        if !self.is_over() || self.is_end_closed || self.moving.as_ref().is_some_and(is_moving) {
            return None;
        }
        Some(match &self.source {
            Source::Mistakes { waiting, .. } if waiting.is_empty() => {
                &[Choice::Again, Choice::Close]
            }
            _ => &[Choice::Next, Choice::Again, Choice::Close],
        })
    }

    fn choose(&mut self, choice: Choice, context: &mut Context) -> Next {
        match choice {
            Choice::Next => self.go_on(context),
            Choice::Again => {
                self.start(self.drill.start(), context);
                Next::Stay
            }
            Choice::Close => Next::Back,
        }
    }

    /// An input at the end; none where it means nothing there.
    pub(super) fn at_end(
        &mut self,
        input: &Input,
        choices: &[Choice],
        context: &mut Context,
    ) -> Option<Next> {
        if matches!(input, Input::Press(key) if key.name == CLOSE) {
            self.is_end_closed = true;
            return Some(Next::Stay);
        }
        if let Picked::Chosen(index) = self.picked(input, choices, context) {
            return Some(self.choose(choices[index], context));
        }
        let action = match input {
            Input::Press(key) => context.action(key),
            Input::Do(action) => Some(*action),
            _ => None,
        };
        let chosen = choices
            .iter()
            .find(|choice| action == Some(choice.action()));
        chosen.map(|&choice| self.choose(choice, context))
    }

    fn picked(&mut self, input: &Input, choices: &[Choice], context: &mut Context) -> Picked {
        // Letters are keys of actions, not ways through a list.
        if let Input::Press(key) = input
            && key.name.chars().count() == 1
            && !key.name.chars().all(|sign| sign.is_ascii_digit())
        {
            return Picked::Ignored;
        }
        let picked = self.choice.menu(input, choices.len());
        if picked == Picked::Moved {
            context.announce(context.text(choices[self.choice.index].id()));
        }
        picked
    }

    /// The drill has come to its end.
    pub(super) fn end(&mut self, context: &mut Context, now: Moment) {
        self.queued.clear();
        self.quiet_until = (context.face != Face::Plain).then(|| after(now, QUIET));
        context.sound(match self.drill.outcome() {
            Some(Outcome::Stuck | Outcome::LeftShapes) => Sound::Over,
            Some(Outcome::Made) => Sound::Goal,
            None => return,
        });
    }

    /// True if the end has just come, and keys must not answer it yet.
    pub(super) fn is_quiet(&mut self, input: &Input, now: Moment) -> bool {
        let is_key = matches!(input, Input::Press(_) | Input::Do(_));
        let is_quiet = is_key && self.quiet_until.is_some_and(|until| now < until);
        if is_quiet {
            self.quiet_until = Some(after(now, QUIET));
        }
        is_quiet
    }
}
