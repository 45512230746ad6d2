//! Another way tried from a position of a replay, which comes again.

use brikke_play::{Command, Mode, Moment};

use super::GameScreen;
use crate::context::Context;
use crate::screens::Next;

impl GameScreen {
    /// The game that has just been opened is a trial over a replay.
    pub(crate) fn begin_trial(&mut self) {
        self.is_trial = true;
    }

    /// Leaves the trial for the replay, at the move from which it began. The
    /// game of the replay is the current one again.
    pub(super) fn leave_trial(&mut self, context: &mut Context, now: Moment) -> Next {
        self.is_trial = false;
        self.editing = None;
        self.dialog = None;
        self.stop_player(context, now);
        let can_return = |context: &Context| {
            let view = context.view(now);
            view.is_some_and(|view| view.mode == Mode::Practice && view.can_return)
        };
        while can_return(context) {
            self.apply(Command::Return, context, now);
        }
        self.set_clock(Command::Pause, context, now);
        Next::Back
    }
}
