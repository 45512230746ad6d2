//! Another way tried from a position of a replay, which comes again.

use brikke_play::Moment;

use super::GameScreen;
use super::splits::Splits;
use crate::Face;
use crate::context::Context;
use crate::screens::Next;

impl GameScreen {
    /// Leaves the trial for the replay, at the move from which it began. The
    /// game in hand is the current one again.
    pub(crate) fn leave_trial(&mut self, context: &mut Context, now: Moment) -> Next {
        self.forget_requests(context);
        let update = context.session.leave_trial(now);
        *self = GameScreen::default();
        self.on_update(update, context, now);
        self.splits = Splits::of_game(context, now);
        self.note_best(context, now);
        Next::Back
    }

    /// Says that the trial is not saved, and how to save it.
    pub(super) fn trial_begun(context: &Context) -> String {
        if context.face == Face::Plain {
            return context.text("trial-begun-typed");
        }
        context.text("trial-begun")
    }
}
