//! Practice while it is played: its own actions, and the numbers on its
//! tiles.

use std::collections::BTreeMap;

use brikke_engine::Direction;
use brikke_play::{Command, Edit, Fill, GameNumber, Mode, Moment, View};

use super::GameScreen;
use crate::context::Context;
use crate::screens::Next;
use crate::settings::{Action, LabelChoice};

/// The state of practice that concerns the screen alone.
#[derive(Default)]
pub(super) struct Practice {
    relabelled: Relabelled,
}

/// The numbers on the tiles since the step of a game at which the board was
/// set up; none for those of the settings. Taking the step back brings the
/// numbers back.
#[derive(Default)]
struct Relabelled {
    since: BTreeMap<(GameNumber, usize), Option<LabelChoice>>,
    /// The numbers of the board that is about to be set up.
    next: Option<Option<LabelChoice>>,
}

impl Practice {
    /// The numbers on the tiles.
    pub(super) fn labels(&self, view: &View<'_>, usual: LabelChoice) -> LabelChoice {
        let steps = (view.number, 0)..=(view.number, view.steps);
        let last = self.relabelled.since.range(steps).next_back();
        last.and_then(|(_, labels)| *labels).unwrap_or(usual)
    }

    /// A command is about to be carried out. A board that is set up has the
    /// numbers of the settings, unless others were asked for.
    pub(super) fn expect(&mut self, command: &Command) {
        match command {
            Command::Edit(Edit::Fill(_) | Edit::Clear | Edit::Paste(_)) => {
                self.relabelled.next.get_or_insert(None);
            }
            _ => self.relabelled.next = None,
        }
    }

    /// A step was made that is no redo: what was undone is forgotten, unless
    /// it can still be redone.
    pub(super) fn stepped(&mut self, view: &View<'_>) {
        let step = (view.number, view.steps);
        let since = &mut self.relabelled.since;
        since.retain(|&(number, steps), _| {
            number != view.number || steps < view.steps || (steps > view.steps && view.can_redo)
        });
        if let Some(labels) = self.relabelled.next.take() {
            since.insert(step, labels);
        }
    }
}

impl GameScreen {
    /// The mode whose keys are pressed: while a board is edited its letters
    /// do not play.
    pub(super) fn key_mode(&self, context: &Context) -> Mode {
        match self.editing {
            Some(_) => Mode::Scored,
            None => context.mode(),
        }
    }

    /// Carries out an action of practice.
    pub(super) fn act_in_practice(
        &mut self,
        action: Action,
        context: &mut Context,
        now: Moment,
    ) -> Next {
        let fill = |fill| Command::Edit(Edit::Fill(fill));
        match action {
            Action::Reset => self.restart(context, now),
            Action::Mirror => self.apply(Command::Edit(Edit::Flip), context, now),
            Action::Transpose => self.apply(Command::Edit(Edit::Transpose), context, now),
            Action::Numbers => {
                self.practice.relabelled.next = Some(Some(LabelChoice::Exponents));
                self.apply(fill(Fill::Ranks), context, now)
            }
            Action::Twos => self.apply(fill(Fill::Twos), context, now),
            Action::TestBoard => self.apply(fill(Fill::TestRows), context, now),
            _ => Next::Stay,
        }
    }

    /// Moves tiles this way.
    pub(super) fn go(&mut self, direction: Direction, context: &mut Context, now: Moment) -> Next {
        self.apply(Command::Move(direction), context, now)
    }

    /// The numbers on the tiles.
    pub(super) fn labels(&self, context: &Context, now: Moment) -> LabelChoice {
        let usual = context.preferences.settings.labels;
        let view = context.view(now);
        view.map_or(usual, |view| self.practice.labels(&view, usual))
    }
}
