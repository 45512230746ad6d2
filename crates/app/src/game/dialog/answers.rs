//! The effects of answers to the dialogs of a game.

use brikke_play::{BookmarkName, Command, Mode, Moment};

use super::{OpenDialog, SaveWay, Subject};
use crate::context::Context;
use crate::files::FileDialog;
use crate::game::GameScreen;
use crate::page::Tone;
use crate::screens::Next;
use crate::selection::Picked;
use crate::{Input, words};

impl GameScreen {
    /// The cursor in what is written, where a dialog is open.
    pub(crate) fn caret(&self) -> Option<usize> {
        let dialog = self.dialog.as_ref().filter(|_| !self.is_beside_name());
        dialog.map(OpenDialog::caret)
    }

    /// An input while a dialog is open; none where there is no dialog.
    pub(in crate::game) fn dialog_input(
        &mut self,
        input: &Input,
        context: &mut Context,
        now: Moment,
    ) -> Option<Next> {
        let mut dialog = self.dialog.take()?;
        let key = match input {
            Input::Press(key) => key.name.as_str(),
            _ => "",
        };
        if let Some(is_yes) = dialog.yes_or_no(input, context) {
            return Some(if is_yes {
                self.dialog_chosen(&dialog, 0, context, now)
            } else {
                self.dialog_left(&dialog, context, now)
            });
        }
        Some(match (key, dialog.lines(context)) {
            ("esc", _) => self.dialog_left(&dialog, context, now),
            (_, Some(mut lines)) => match dialog.selection.menu(input, lines.len()) {
                Picked::Chosen(index) => self.dialog_chosen(&dialog, index, context, now),
                Picked::Moved => {
                    context.announce(lines.swap_remove(dialog.selection.index));
                    self.ask(dialog)
                }
                Picked::Ignored => self.ask(dialog),
            },
            ("enter", None) => self.dialog_written(dialog, context, now),
            _ => {
                if dialog.field.handle(input) {
                    dialog.problem = None;
                }
                self.ask(dialog)
            }
        })
    }

    fn dialog_left(&mut self, dialog: &OpenDialog, context: &mut Context, now: Moment) -> Next {
        match dialog.subject {
            Subject::Name => self.apply(Command::Cancel, context, now),
            Subject::Assistance(_) => GameScreen::help_refused(context),
            _ => Next::Stay,
        }
    }

    fn dialog_chosen(
        &mut self,
        dialog: &OpenDialog,
        index: usize,
        context: &mut Context,
        now: Moment,
    ) -> Next {
        match &dialog.subject {
            Subject::Players(players) => match players.get(index) {
                Some(player) => self.take_over(player.to_string(), context, now),
                None => Next::Stay,
            },
            Subject::Bookmarks(names) => match names.get(index) {
                Some(name) => self.apply(Command::GoToBookmark(name.clone()), context, now),
                None => Next::Stay,
            },
            Subject::Quit if index == 0 => {
                self.leave(context, now);
                Next::Quit
            }
            Subject::Assistance(help) => self.help_answered(*help, index, context, now),
            Subject::Save(ways) => match ways.get(index) {
                Some(SaveWay::Here) => self.save_here(context, now),
                Some(SaveWay::UnderName) => self.ask(OpenDialog::bookmark()),
                Some(SaveWay::AsFile) => Next::File(FileDialog::save()),
                None => Next::Stay,
            },
            _ => Next::Stay,
        }
    }

    /// Saves the game at this move: a bookmark leads back to it. A practice
    /// game has no bookmarks, and its board is saved as it stands.
    fn save_here(&mut self, context: &mut Context, now: Moment) -> Next {
        let Some(view) = context.view(now) else {
            return Next::Stay;
        };
        if view.mode == Mode::Practice {
            return self.save_practice(context, now);
        }
        let name = context.text_with("bookmark-usual-name", &[("ply", view.ply.into())]);
        match BookmarkName::new(&name) {
            Ok(name) => self.apply(Command::Bookmark(name), context, now),
            Err(_) => self.ask(OpenDialog::bookmark()),
        }
    }

    fn save_practice(&mut self, context: &mut Context, now: Moment) -> Next {
        match context.session.keep_trial(now) {
            Ok(()) => {
                let text = context.text("save-practice-done");
                self.say(Tone::Good, text, context, now);
            }
            Err(error) => {
                let text = words::store_error(context.locale, &error);
                self.warn(text, context, now);
            }
        }
        Next::Stay
    }

    pub(in crate::game) fn dialog_written(
        &mut self,
        mut dialog: OpenDialog,
        context: &mut Context,
        now: Moment,
    ) -> Next {
        match dialog.command(context) {
            Ok(command) => self.apply(command, context, now),
            Err(problem) => {
                context.announce(problem.clone());
                dialog.problem = Some(problem);
                self.ask(dialog)
            }
        }
    }
}
