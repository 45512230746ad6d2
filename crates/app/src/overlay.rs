//! Dialogs that lie over whatever page there is.

use brikke_play::Moment;

use crate::Input;
use crate::context::Context;
use crate::files::FileDialog;
use crate::leaving::LeavingDialog;
use crate::page::{Dialog, KeyHint, Note};
use crate::screens::Next;

/// A dialog over the screen below it.
pub(crate) enum Overlay {
    /// Asks for a file.
    File(FileDialog),
    /// Asks a person who leaves with moves that are not saved.
    Leaving(LeavingDialog),
}

impl Overlay {
    /// Handles an input.
    pub(crate) fn handle(&mut self, input: &Input, context: &mut Context, now: Moment) -> Next {
        match self {
            Overlay::File(dialog) => dialog.handle(input, context, now),
            Overlay::Leaving(dialog) => dialog.handle(input, context, now),
        }
    }

    /// Something is to be said here; a dialog for a file says nothing else.
    pub(crate) fn notice(&mut self, note: Note) {
        match self {
            Overlay::File(_) => {}
            Overlay::Leaving(dialog) => dialog.notice(note.text),
        }
    }

    /// The dialog as it is drawn.
    pub(crate) fn page(&self, context: &Context) -> Dialog {
        match self {
            Overlay::File(dialog) => dialog.page(context),
            Overlay::Leaving(dialog) => dialog.page(context),
        }
    }

    /// The cursor in what is written.
    pub(crate) fn caret(&self) -> Option<usize> {
        match self {
            Overlay::File(dialog) => Some(dialog.caret()),
            Overlay::Leaving(_) => None,
        }
    }

    /// The keys that work here.
    pub(crate) fn keys(&self, context: &Context) -> Vec<KeyHint> {
        match self {
            Overlay::File(dialog) => dialog.keys(context),
            Overlay::Leaving(_) => LeavingDialog::keys(context),
        }
    }
}
