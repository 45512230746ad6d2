//! Leaving with moves that are not saved.

use brikke_play::Moment;

use crate::context::Context;
use crate::files::{FileDialog, FileFormat};
use crate::page::{Dialog, DialogKind, KeyHint};
use crate::screens::Next;
use crate::selection::{Picked, Selection};
use crate::{Effect, Input, numbered};

/// The answers: write again, write a file elsewhere, leave all the same.
const ANSWERS: [&str; 3] = ["leave-try-again", "leave-save-elsewhere", "leave-unsaved"];

/// Asks a person who leaves while something is not saved. As soon as it is,
/// the program ends.
#[derive(Default)]
pub(crate) struct LeavingDialog {
    selection: Selection,
    /// The sentence about the file that was saved elsewhere.
    said: Option<String>,
}

impl LeavingDialog {
    /// Handles an input.
    pub(crate) fn handle(&mut self, input: &Input, context: &mut Context, now: Moment) -> Next {
        match input {
            Input::Quit => return leave(context),
            Input::Press(key) if key.name == "esc" => return Next::Back,
            _ => {}
        }
        if context.session.unsaved().is_none() {
            return leave(context);
        }
        match self.selection.menu(input, ANSWERS.len()) {
            Picked::Chosen(0) => try_again(context, now),
            Picked::Chosen(1) => Next::File(FileDialog::writing(FileFormat::Text, context)),
            Picked::Chosen(_) => leave(context),
            Picked::Moved | Picked::Ignored => Next::Stay,
        }
    }

    /// Says something about a file.
    pub(crate) fn notice(&mut self, text: String) {
        self.said = Some(text);
    }

    /// The dialog as it is drawn.
    pub(crate) fn page(&self, context: &Context) -> Dialog {
        let unsaved = context.unsaved_text().unwrap_or_default();
        let wait = context.text("leave-text");
        Dialog {
            kind: DialogKind::Leaving,
            title: context.text("leave-title"),
            text: format!("{unsaved}\n{wait}"),
            field: None,
            answers: numbered(ANSWERS.map(|id| context.text(id)).to_vec()),
            selected: Some(self.selection.index),
            problem: self.said.clone(),
            accept: None,
            cancel: Some(context.label("cancel")),
            is_quiet: false,
            is_offered: false,
            short: String::new(),
        }
    }

    /// The keys that work here.
    pub(crate) fn keys(context: &Context) -> Vec<KeyHint> {
        context.hints(&[("↑↓", "keys-choose"), ("esc", "keys-back")])
    }
}

fn try_again(context: &mut Context, now: Moment) -> Next {
    match context.session.write_now(now) {
        Ok(()) => leave(context),
        Err(error) => {
            context.report_save_error(&error);
            Next::Stay
        }
    }
}

fn leave(context: &mut Context) -> Next {
    context.effect(Effect::Quit);
    Next::Stay
}
