//! The yes or no that a game in progress asks for, before a new game for example.

use brikke_play::{Command, Confirmation, Moment};

use super::GameScreen;
use crate::context::Context;
use crate::page::Dialog;
use crate::screens::Next;
use crate::selection::Selection;
use crate::{Input, question, words};

impl GameScreen {
    /// The answer to a yes or no; none where nothing is asked.
    pub(super) fn confirmation_input(
        &mut self,
        input: &Input,
        context: &mut Context,
        now: Moment,
    ) -> Option<Next> {
        context.view(now)?.confirmation?;
        let answer = question::answer_selected(input, &mut self.answer, context);
        let Some(is_yes) = answer else {
            return Some(Next::Stay);
        };
        self.answer = Selection::default();
        let command = if is_yes {
            Command::Confirm
        } else {
            Command::Cancel
        };
        if !is_yes {
            context.announce(context.text("plain-cancelled"));
        }
        let is_over_screen = std::mem::take(&mut self.asks_over_screen);
        let next = self.apply(command, context, now);
        Some(match next {
            Next::Stay if is_over_screen => Next::Answered(is_yes),
            next => next,
        })
    }
}

/// A yes or no as it is drawn, with this answer selected.
pub(super) fn confirmation_page(
    asked: &Confirmation,
    answer: Selection,
    context: &Context,
) -> Dialog {
    let title = context.label(words::confirmation_title(asked));
    let text = words::confirmation(context.locale, asked);
    Dialog {
        short: match asked {
            Confirmation::New => context.text("confirm-new-game-short"),
            Confirmation::Restart => context.text("confirm-restart-short"),
            Confirmation::MoveBookmark(_) => String::new(),
        },
        ..question::page_selected(title, text, answer, context)
    }
}
