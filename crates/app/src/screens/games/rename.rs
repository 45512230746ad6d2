//! The dialog for the name of a game.

use brikke_play::GameName;
use brikke_store::{GameId, GameLine};

use crate::Input;
use crate::context::Context;
use crate::page::{Dialog, DialogKind};
use crate::text_field::TextField;
use crate::words;

/// The name of a game, being written.
pub(super) struct NameDialog {
    pub(super) game: GameId,
    field: TextField,
    /// The problem with the last try.
    problem: Option<String>,
}

/// The result of an input to the dialog.
pub(super) enum Answer {
    /// This name, or none.
    Given(Option<GameName>),
    /// The name stays as it was.
    Left,
    /// The dialog is still open.
    Open,
}

impl NameDialog {
    /// The dialog for this game.
    pub(super) fn of(game: &GameLine) -> NameDialog {
        let name = game.name.as_ref().map_or("", GameName::as_str);
        NameDialog {
            game: game.id,
            field: TextField::with(name).of_at_most(GameName::MAX_SHOWN),
            problem: None,
        }
    }

    /// The cursor in the name.
    pub(super) fn caret(&self) -> usize {
        self.field.caret()
    }

    pub(super) fn handle(&mut self, input: &Input, context: &mut Context) -> Answer {
        let key = match input {
            Input::Press(key) => key.name.as_str(),
            _ => "",
        };
        match key {
            "esc" => Answer::Left,
            "enter" => self.accept(context),
            _ => {
                if self.field.handle(input) {
                    self.problem = None;
                }
                Answer::Open
            }
        }
    }

    fn accept(&mut self, context: &mut Context) -> Answer {
        if self.field.text().trim().is_empty() {
            return Answer::Given(None);
        }
        match GameName::new(self.field.text()) {
            Ok(name) => Answer::Given(Some(name)),
            Err(error) => {
                let problem = words::name_error(context.locale, &error);
                context.announce(problem.clone());
                self.problem = Some(problem);
                Answer::Open
            }
        }
    }

    pub(super) fn page(&self, context: &Context) -> Dialog {
        Dialog {
            kind: DialogKind::GameName,
            title: context.text("games-rename"),
            text: context.text("games-rename-text"),
            field: Some(self.field.text().to_owned()),
            answers: Vec::new(),
            selected: None,
            problem: self.problem.clone(),
            accept: Some(context.text("keys-rename")),
            cancel: Some(context.text("cancel")),
            is_quiet: false,
            is_offered: self.field.is_offered(),
            short: String::new(),
        }
    }
}
