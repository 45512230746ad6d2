//! The name for a score, asked in place at the end of a game: everything else on
//! the page goes on working, and what was written stays.

use brikke_play::{Category, Mode, Moment, PlayerName};

use super::GameScreen;
use super::dialog::OpenDialog;
use super::ending::{EndChoice, Ending};
use crate::context::Context;
use crate::screens::Next;
use crate::settings::Action;
use crate::{Face, Input};

impl GameScreen {
    /// Asks for the name for a score; offered is the person's own, or the one
    /// that was given last.
    pub(super) fn name_dialog(context: &Context) -> OpenDialog {
        let own = context.preferences.settings.player_name.clone();
        // Line by line an empty line accepts the person's own name.
        let is_accepted_by_empty_line = own.is_some() && context.face == Face::Plain;
        let name = own.or_else(|| last_name(context));
        OpenDialog::name(
            name.as_ref().map_or("", PlayerName::as_str),
            is_accepted_by_empty_line,
        )
    }

    fn is_naming(&self) -> bool {
        self.dialog.as_ref().is_some_and(OpenDialog::asks_for_name)
    }

    /// True if the person looks at the board before a name is given.
    pub(super) fn is_name_put_aside(&self) -> bool {
        self.is_naming() && self.ending == Ending::Closed
    }

    /// True if the keyboard is not at the name that is asked for.
    pub(super) fn is_beside_name(&self) -> bool {
        self.is_naming() && self.ending != Ending::Open
    }

    /// An input beside the name that is asked for; none where it is for the
    /// name itself, and where no name is asked for.
    pub(super) fn input_beside_name(
        &mut self,
        input: &Input,
        context: &mut Context,
        now: Moment,
    ) -> Option<Next> {
        if !self.is_naming() || context.face == Face::Plain {
            return None;
        }
        match input {
            Input::Choose(index) => {
                let choice = EndChoice::at_end(*index);
                Some(choice.map_or(Next::Stay, |it| self.choose_beside_name(it, context, now)))
            }
            Input::Do(action) => Some(self.act_beside_name(*action, context, now)),
            input if self.ending == Ending::Closed => {
                Some(self.look_before_name(input, context, now))
            }
            Input::Press(key) => self.key_beside_name(&key.name, context, now),
            _ => None,
        }
    }

    /// A key that goes to the choices of the panel and back to the name; none
    /// for one that writes.
    fn key_beside_name(&mut self, key: &str, context: &mut Context, now: Moment) -> Option<Next> {
        let selected = match self.ending {
            Ending::Selected(index) => Some(index),
            _ => None,
        };
        match (key, selected) {
            ("down" | "tab", None) => Some(self.select_beside_name(Some(0), context)),
            ("up" | "shift-tab", None) => None,
            ("down" | "tab", Some(index)) => {
                Some(self.select_beside_name(Some(index + 1), context))
            }
            ("up" | "shift-tab", Some(index)) => {
                Some(self.select_beside_name(index.checked_sub(1), context))
            }
            ("enter", Some(index)) => {
                let choice = EndChoice::at_end(index)?;
                Some(self.choose_beside_name(choice, context, now))
            }
            _ => {
                self.ending = Ending::Open;
                None
            }
        }
    }

    /// Selects a choice of the panel; none is the name.
    fn select_beside_name(&mut self, index: Option<usize>, context: &mut Context) -> Next {
        let choice = index.and_then(EndChoice::at_end);
        self.ending = if let (Some(index), Some(choice)) = (index, choice) {
            context.announce(context.label(choice.id()));
            Ending::Selected(index)
        } else {
            context.announce(context.text("name-prompt"));
            Ending::Open
        };
        Next::Stay
    }

    /// A choice of the panel. Who looks at the board or shares the game comes
    /// back to the name as it is written; every other choice enters it. In a
    /// terminal no key would close the panel: letters are written into the name.
    fn choose_beside_name(
        &mut self,
        choice: EndChoice,
        context: &mut Context,
        now: Moment,
    ) -> Next {
        let leaves_panel = match choice {
            EndChoice::Share => false,
            EndChoice::Close => context.face == Face::Terminal,
            _ => true,
        };
        if leaves_panel && !self.enter_written_name(context, now) {
            return Next::Stay;
        }
        self.choose(choice, context, now)
    }

    /// A button beside the panel. A finger that slides on means no move.
    fn act_beside_name(&mut self, action: Action, context: &mut Context, now: Moment) -> Next {
        let is_move = action.is_move();
        let stays = matches!(action, Action::Share | Action::Help);
        if is_move || (!stays && !self.enter_written_name(context, now)) {
            return Next::Stay;
        }
        self.act(action, context, now)
    }

    /// An input while the person looks at the board.
    fn look_before_name(&mut self, input: &Input, context: &mut Context, now: Moment) -> Next {
        if reopens_end(input) {
            self.ending = Ending::Open;
            return Next::Stay;
        }
        let action = match input {
            Input::Press(key) => context.action_in(key, Mode::Scored),
            _ => None,
        };
        match action {
            Some(action) => self.act_beside_name(action, context, now),
            None => self.playing_input(input, context, now),
        }
    }

    /// Enters the name as it is written; false if it cannot be one, which the
    /// panel says.
    fn enter_written_name(&mut self, context: &mut Context, now: Moment) -> bool {
        if let Some(dialog) = self.dialog.take() {
            self.dialog_written(dialog, context, now);
        }
        if self.dialog.is_some() {
            self.ending = Ending::Open;
        }
        self.dialog.is_none()
    }
}

/// The name that was last given to a score.
pub(crate) fn last_name(context: &Context) -> Option<PlayerName> {
    let rules = context.storage().scored_rules().unwrap_or_default();
    let scores = |table| {
        let of_rules = move |rules| context.storage().scores(rules, table).unwrap_or_default();
        rules.iter().flat_map(of_rules)
    };
    let tables = [Category::Clean, Category::Assisted, Category::Seeded];
    let lines = tables.into_iter().flat_map(scores);
    let named = lines.filter(|line| line.game.is_some() && line.name.is_some());
    named.max_by_key(|line| line.at)?.name
}

/// True if an input brings back the panel that was closed to look at the board:
/// its key, or a click on the board.
pub(super) fn reopens_end(input: &Input) -> bool {
    match input {
        Input::Press(key) => key.name == "x",
        Input::Square(..) => true,
        _ => false,
    }
}
