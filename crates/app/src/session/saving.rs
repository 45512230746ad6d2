//! Writing the events of a game into the store.

use std::time::Duration;

use brikke_engine::{Game, GameAction, Start, Turn};
use brikke_play::{Event, GameNumber, GameStart, Mode, Moment, Mover};
use brikke_store::{LogEntry, StoreError, Summary};

use super::autosave::{Autosave, announces_save, is_mark};
use super::{RETRY, Session, Update};
use crate::after;

/// A write that cannot wait.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Need {
    /// Nothing, or a player's moves, which may wait a little.
    Nothing,
    /// Everything that waits.
    Waiting,
    /// Everything that waits, and the summary of the current game.
    Summary,
    /// The practice board, anew.
    Replace,
}

impl Session {
    /// Writes the events. The update has them in order, without those that
    /// announce something that could not be written; what could only be
    /// written now is announced first.
    pub(super) fn save(&mut self, events: Vec<Event>, now: Moment) -> Update {
        let needs = events.iter().map(|event| self.record(event, now));
        let need = needs.max().unwrap_or(Need::Nothing);
        let saved = match need {
            Need::Nothing => Ok(()),
            Need::Waiting => self.write_waiting(now),
            Need::Summary => {
                self.note_summary(now);
                self.write_waiting(now)
            }
            Need::Replace => self.replace_practice(now),
        };
        Update {
            events: self.announced(events),
            save_error: saved.err(),
            caught_up: None,
            has_restored: std::mem::take(&mut self.has_restored),
        }
    }

    /// The events that people may hear of now.
    pub(super) fn announced(&mut self, events: Vec<Event>) -> Vec<Event> {
        let written = std::mem::take(&mut self.written);
        let late = |event: &Event| announces_save(event) && !events.contains(event);
        let mut announced: Vec<Event> = written.iter().filter(|&e| late(e)).cloned().collect();
        let is_saved = |event: &Event| !announces_save(event) || written.contains(event);
        announced.extend(events.into_iter().filter(is_saved));
        announced
    }

    /// Takes note of what an event asks to be written.
    fn record(&mut self, event: &Event, now: Moment) -> Need {
        match event {
            Event::Started {
                number,
                mode,
                start,
            } => {
                let game = self.game_of(start);
                let mut autosave = game.map(|game| Autosave::begun(game, *mode));
                if let Some(autosave) = &mut autosave {
                    autosave.is_kept = !self.is_trial();
                }
                self.make_current(*number, autosave)
            }
            Event::Resumed { number } => {
                let resumed = self.resuming.take();
                self.make_current(*number, resumed)
            }
            Event::Returned { number } => self.make_current(*number, None),
            Event::Acted {
                action,
                turn,
                by,
                spent,
            } => self.record_action(*action, turn.as_ref(), by, *spent, now),
            Event::Edited { .. } | Event::HalfSlid { .. } => Need::Replace,
            Event::ClockPaused { .. } if self.is_untouched() => Need::Nothing,
            // At the goal and at the end nothing follows for which a player's
            // last move could wait.
            Event::HintShown(_)
            | Event::ClockPaused { .. }
            | Event::GoalReached
            | Event::Over { .. } => Need::Summary,
            Event::HelpedGameBefore { .. } => {
                self.note_help_before();
                Need::Waiting
            }
            mark if is_mark(mark) => {
                if let Some(autosave) = self.autosaves.get_mut(&self.current) {
                    autosave.add_mark(mark.clone());
                }
                Need::Waiting
            }
            _ => Need::Nothing,
        }
    }

    fn make_current(&mut self, number: GameNumber, autosave: Option<Autosave>) -> Need {
        self.current = number;
        self.autosaves
            .extend(autosave.map(|autosave| (number, autosave)));
        let autosave = self.autosaves.get(&number);
        if autosave.is_some_and(Autosave::is_new_board) {
            Need::Waiting
        } else {
            Need::Nothing
        }
    }

    fn record_action(
        &mut self,
        action: GameAction,
        turn: Option<&Turn>,
        by: &Mover,
        spent: Duration,
        now: Moment,
    ) -> Need {
        let Some(autosave) = self.autosaves.get_mut(&self.current) else {
            return Need::Nothing;
        };
        let is_practice = autosave.mode == Mode::Practice;
        let entry = match (action, turn) {
            (GameAction::Play(_), Some(turn)) => LogEntry::turn(turn, by.clone(), now, spent),
            // A step over an edit, which the store does not know.
            (GameAction::Undo | GameAction::Redo, None) if is_practice => return Need::Replace,
            _ => LogEntry::new(action, by.clone(), now),
        };
        autosave.add(entry);
        if by.is_player() && !self.is_due(now) {
            Need::Nothing
        } else {
            Need::Summary
        }
    }

    /// Returns true if nothing has happened in the current game.
    fn is_untouched(&self) -> bool {
        let autosave = self.autosaves.get(&self.current);
        autosave.is_some_and(Autosave::is_untouched)
    }

    /// The game as it began.
    fn game_of(&self, start: &GameStart) -> Option<Game> {
        let GameStart {
            rules,
            chance,
            start,
        } = start.clone();
        // The rules of practice may have had to follow the board.
        let begun = Game::resume(rules, chance, start).ok();
        begun.or_else(|| self.game().cloned())
    }

    /// Stores a practice board as it stands now, in place of what it was.
    fn replace_practice(&mut self, now: Moment) -> Result<(), StoreError> {
        let Some(game) = self.game().map(from_here) else {
            return Ok(());
        };
        let before = self.autosaves.get(&self.current);
        let autosave = Autosave::begun_again(game, before);
        self.autosaves.insert(self.current, autosave);
        self.write_waiting(now)
    }

    /// Takes note of the current game's summary, to be written.
    fn note_summary(&mut self, now: Moment) {
        let (Some(game), Some(view)) = (self.game(), self.view(now)) else {
            return;
        };
        let summary = Summary::of(game, view.assistance, view.spent);
        if let Some(autosave) = self.autosaves.get_mut(&self.current) {
            autosave.set_summary(summary);
        }
    }

    /// Returns true if something of any game is not written yet.
    pub(super) fn is_waiting(&self) -> bool {
        self.waiting().any(Autosave::is_waiting)
    }

    /// Everything that may have something to write.
    pub(super) fn waiting(&self) -> impl Iterator<Item = &Autosave> {
        let aside = self.trial.iter().flat_map(|trial| trial.autosaves.values());
        self.autosaves.values().chain(&self.set_aside).chain(aside)
    }

    /// Writes everything that waits, of whichever game. Returns the first
    /// error; what fails waits on, to be tried again after a while.
    pub(super) fn write_waiting(&mut self, now: Moment) -> Result<(), StoreError> {
        let current = self.autosaves.get(&self.current);
        if current.is_some_and(Autosave::needs_summary) {
            self.note_summary(now);
        }
        let mut result = Ok(());
        let aside = self.trial.iter_mut();
        let aside = aside.flat_map(|trial| trial.autosaves.values_mut());
        let all = self.autosaves.values_mut().chain(&mut self.set_aside);
        let all = all.chain(aside);
        for autosave in all.filter(|autosave| autosave.is_waiting()) {
            let is_restored = autosave.is_restored_by_writing(&*self.store);
            let saved = autosave.write(&mut *self.store, now, &mut self.written);
            self.has_restored |= is_restored && saved.is_ok();
            if saved.is_err() {
                // The next one must not wait for another program again.
                self.store.wait_for_others(false);
            }
            result = result.and(saved);
        }
        self.set_aside.retain(Autosave::is_waiting);
        self.note_outcome(result.is_err(), now);
        result
    }

    /// Takes note of whether writing failed, and so when to write again.
    pub(super) fn note_outcome(&mut self, has_failed: bool, now: Moment) {
        let is_retried = has_failed && self.is_waiting();
        self.retry_at = is_retried.then(|| after(now, RETRY));
        self.store.wait_for_others(!is_retried);
    }
}

/// A game that begins where this one stands.
fn from_here(game: &Game) -> Game {
    let start = Start::Position {
        board: *game.board(),
        score: game.score(),
        moves: game.moves(),
    };
    let chance = game.chance().cloned();
    Game::resume(game.rules().clone(), chance, start).unwrap_or_else(|_| game.clone())
}
