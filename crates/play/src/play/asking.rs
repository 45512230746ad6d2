//! Questions before something is lost, and the clock.

use super::Play;
use crate::{BookmarkName, Command, Confirmation, Event, Moment, Refusal};

/// A confirmation with what will be done if the answer is yes.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Pending {
    pub(super) confirmation: Confirmation,
    consequence: Consequence,
}

/// The consequence of a yes.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Consequence {
    /// Another game.
    Open(Box<Command>),
    /// A bookmark at the place that was shown when it was asked for.
    Bookmark {
        /// Its name.
        name: BookmarkName,
        /// Its place.
        step: usize,
    },
}

impl Play {
    pub(super) fn ask(&mut self, confirmation: Confirmation, consequence: Consequence) {
        self.pending = Some(Pending {
            confirmation: confirmation.clone(),
            consequence,
        });
        self.emit(Event::ConfirmationNeeded(confirmation));
    }

    pub(super) fn confirm(&mut self, now: Moment) -> Result<(), Refusal> {
        let pending = self.pending.take().ok_or(Refusal::NoQuestion)?;
        match pending.consequence {
            Consequence::Bookmark { name, step } => self.set_bookmark(name, step),
            Consequence::Open(command) => self.open(*command, now)?,
        }
        Ok(())
    }

    pub(super) fn cancel(&mut self) -> Result<(), Refusal> {
        if self.withdraw_question() || self.enter_nameless() {
            Ok(())
        } else {
            Err(Refusal::NoQuestion)
        }
    }

    pub(super) fn withdraw_question(&mut self) -> bool {
        let withdrawn = self.pending.take();
        let asked = withdrawn.is_some();
        if let Some(pending) = withdrawn {
            self.emit(Event::Cancelled(pending.confirmation));
        }
        asked
    }

    pub(super) fn pause_clock(&mut self, now: Moment) {
        self.current.clock.stop(now);
        let spent = self.current.clock.spent();
        self.emit(Event::ClockPaused { spent });
    }

    pub(super) fn continue_clock(&mut self, now: Moment) {
        self.current.set_clock(now);
        if self.current.clock.is_running() {
            self.emit(Event::ClockContinues);
        }
    }
}
