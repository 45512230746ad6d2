//! Questions before something is lost, and the clock.

use super::Play;
use crate::{Command, Event, Moment, Question, Refusal};

/// A question with what will be done if the answer is yes.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Pending {
    pub(super) question: Question,
    consequence: Consequence,
}

/// What a yes leads to.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Consequence {
    /// Another game.
    Open(Box<Command>),
    /// A bookmark at the place that was shown when it was asked for.
    Bookmark {
        /// Its name.
        name: String,
        /// Its place.
        step: usize,
    },
}

impl Play {
    pub(super) fn ask(&mut self, question: Question, consequence: Consequence) {
        self.pending = Some(Pending {
            question: question.clone(),
            consequence,
        });
        self.tell(Event::ConfirmationNeeded(question));
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
            self.tell(Event::Cancelled(pending.question));
        }
        asked
    }

    pub(super) fn pause_clock(&mut self, now: Moment) {
        self.hand.clock.stop(now);
        let spent = self.hand.clock.spent();
        self.tell(Event::ClockPaused { spent });
    }

    pub(super) fn continue_clock(&mut self, now: Moment) {
        self.hand.set_clock(now);
        if self.hand.clock.is_running() {
            self.tell(Event::ClockContinues);
        }
    }
}
