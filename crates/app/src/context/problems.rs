//! Problems on whichever page is on top, above all failures to save.

use brikke_store::StoreError;

use super::Context;
use crate::page::{Note, Tone};
use crate::{Face, words};

impl Context {
    /// Says that something is wrong. The sentence is shown on whichever page
    /// is on top, until the person's next input.
    pub(crate) fn report(&mut self, text: String) {
        self.announce(text.clone());
        self.problem = Some(Note::new(Tone::Warning, text));
    }

    /// Says that something could not be saved. The same failure is announced
    /// once, however often the write is tried again; the page says it until
    /// everything is saved.
    pub(crate) fn report_save_error(&mut self, error: &StoreError) {
        let text = words::store_error(self.locale, error);
        let is_new = self.save_failure.as_ref() != Some(&text);
        if is_new {
            self.announce(text.clone());
        }
        if is_new || !self.session.is_failing() {
            self.problem = Some(Note::new(Tone::Warning, text.clone()));
        }
        if self.session.is_failing() {
            self.save_failure = Some(text);
        }
    }

    /// The sentences about what is not saved, and why; none if everything is.
    pub(crate) fn unsaved_text(&self) -> Option<String> {
        let unsaved = self
            .session
            .unsaved()
            .filter(|_| self.session.is_failing())?;
        let moves = [("moves", unsaved.moves.into())];
        let count = self.text_with("unsaved-moves", &moves);
        let reason = self.save_failure.as_deref().unwrap_or_default();
        Some(format!("{count} {reason}").trim_end().to_owned())
    }

    /// Says, line by line, that the move just made is not saved either.
    pub(crate) fn announce_unsaved(&mut self) {
        let unsaved = self.session.unsaved().filter(|_| self.session.is_failing());
        if let Some(unsaved) = unsaved.filter(|_| self.face == Face::Plain) {
            let moves = [("moves", unsaved.moves.into())];
            self.announce(self.text_with("unsaved-moves", &moves));
        }
    }

    /// Shows a problem, which was announced, on whichever page is on top.
    pub(crate) fn show_problem(&mut self, problem: Note) {
        self.problem = Some(problem);
    }

    /// The problem that is shown, whichever screen is on top.
    pub(crate) const fn problem(&self) -> Option<&Note> {
        self.problem.as_ref()
    }

    /// The person has seen the problem.
    pub(crate) fn take_problem(&mut self) -> Option<Note> {
        self.problem.take()
    }

    /// Forgets the failure to save once a write has succeeded.
    pub(crate) fn forget_save_failure(&mut self) {
        if !self.session.is_failing()
            && let Some(failure) = self.save_failure.take()
        {
            self.problem.take_if(|problem| problem.text == failure);
            self.announce(self.text("saved-again"));
        }
    }
}
