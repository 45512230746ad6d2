//! Help in a clean game: the first time, the person is asked.

use brikke_engine::IllegalMove;
use brikke_play::{Category, Command, Mode, Moment, Refusal};

use super::GameScreen;
use super::dialog::OpenDialog;
use crate::context::Context;
use crate::screens::Next;
use crate::settings::Setting;
use crate::{Face, words};

/// The help that was asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Help {
    /// A move is taken back.
    Undo,
    /// The values of the directions.
    Hint,
    /// A player that is to be chosen.
    Players,
    /// So many moves of the player that gives hints.
    Moves(u32),
}

/// The answers, by their ids.
pub(super) const ANSWERS: [&str; 3] = ["assist-yes", "assist-always", "assist-no"];

impl GameScreen {
    /// True if this help would make a clean game an assisted one, and the
    /// person wants to be asked. In a pipe the game says so when it happens: a
    /// script does not know the question.
    fn is_asked_before(&self, help: Help, context: &Context, now: Moment) -> bool {
        let is_clean = context.view(now).is_some_and(|view| {
            // A step of practice that is taken back tells nothing.
            let is_help = view.mode == Mode::Scored || help != Help::Undo;
            is_help && view.helps == Some(Category::Clean)
        });
        let is_wanted = context.preferences.settings.confirm_assistance && !self.accepts_help;
        let can_answer = context.face != Face::Plain || context.preferences.is_typed;
        is_clean && is_wanted && can_answer
    }

    /// Gives this help, or asks first.
    pub(super) fn with_help(&mut self, help: Help, context: &mut Context, now: Moment) -> Next {
        let is_over = context.view(now).is_some_and(|view| view.phase.is_over());
        if is_over && matches!(help, Help::Players | Help::Hint) {
            let text = words::refusal(context.locale, &Refusal::Move(IllegalMove::Over));
            self.tell(text, context, now);
            return Next::Stay;
        }
        if self.is_asked_before(help, context, now) {
            return self.ask(OpenDialog::assistance(help));
        }
        self.help(help, context, now)
    }

    /// Gives this help.
    fn help(&mut self, help: Help, context: &mut Context, now: Moment) -> Next {
        match help {
            Help::Undo => self.apply(Command::Undo, context, now),
            Help::Hint => self.apply(Command::Hint, context, now),
            Help::Players => self.ask(OpenDialog::players(context, now)),
            Help::Moves(moves) => self.make_moves(moves, context, now),
        }
    }

    /// The person has chosen one of the [`ANSWERS`].
    pub(super) fn help_answered(
        &mut self,
        help: Help,
        answer: usize,
        context: &mut Context,
        now: Moment,
    ) -> Next {
        // It may be a while until the help comes and the game counts as assisted.
        self.accepts_help |= answer < 2;
        match answer {
            0 => self.help(help, context, now),
            1 => {
                if let Err(problem) = context.set(Setting::ConfirmAssistance(false)) {
                    context.report(problem);
                }
                self.help(help, context, now)
            }
            _ => GameScreen::help_refused(context),
        }
    }

    /// The person does without the help.
    pub(super) fn help_refused(context: &mut Context) -> Next {
        context.announce(context.text("plain-cancelled"));
        Next::Stay
    }
}
