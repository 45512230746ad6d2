//! Another way tried from a position of a replay.
//!
//! The games in hand are put aside as they are and come back when the trial is
//! left. The trial is a practice game over a copy of the replayed one, and
//! stands in no list unless the person keeps it.

use std::collections::BTreeMap;

use brikke_engine::{Board, Chance};
use brikke_play::{Command, GameNumber, Moment, Play};
use brikke_store::{GameId, StoreError, Summary};

use super::autosave::{Autosave, announces_save};
use super::{Session, Update};

/// The position from which another way is tried.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TrialStart {
    /// The game that is replayed.
    pub game: GameId,
    /// The board.
    pub board: Board,
    /// The score.
    pub score: u64,
    /// The number of moves that led there.
    pub moves: u64,
}

/// A trial under way, with the games in hand put aside.
#[derive(Debug)]
pub(super) struct Trial {
    /// The game that is replayed.
    game: GameId,
    /// Set once advice in the trial was help for that game.
    pub(super) has_helped: bool,
    practice: Chance,
    play: Option<Play>,
    pub(super) autosaves: BTreeMap<GameNumber, Autosave>,
    current: GameNumber,
}

/// The number of the replayed game among those of a trial.
const FIRST: GameNumber = GameNumber(1);

impl Session {
    /// Returns true while another way is tried.
    pub const fn is_trial(&self) -> bool {
        self.trial.is_some()
    }

    /// Returns true if the practice of the trial was undone, so that the
    /// replayed game itself would be played.
    pub fn has_undone_trial(&self) -> bool {
        self.is_trial() && self.current == FIRST
    }

    /// Tries another way from this position, in a practice game that is not
    /// saved unless [`Session::keep_trial`] says so.
    ///
    /// # Errors
    ///
    /// The game cannot be read; the current one stays.
    pub fn begin_trial(
        &mut self,
        start: TrialStart,
        practice: Chance,
        now: Moment,
    ) -> Result<Update, StoreError> {
        let left = self.leave_trial(now);
        let left = left.then(self.put_aside(start.game, practice.clone(), now));
        let opened = self.open_game(start.game, practice, now);
        let opened = opened.inspect_err(|_| drop(self.take_up()))?;
        let TrialStart {
            board,
            score,
            moves,
            ..
        } = start;
        let command = Command::PractiseAt {
            board,
            score,
            moves,
        };
        let tried = self.apply(command, now);
        Ok(left.then(opened).then(tried))
    }

    /// Puts the games in hand aside, at rest.
    fn put_aside(&mut self, game: GameId, practice: Chance, now: Moment) -> Update {
        let has_player = self.view(now).is_some_and(|view| view.player.is_some());
        let stopped = if has_player {
            self.apply(Command::StopPlayer, now)
        } else {
            Update::default()
        };
        let paused = self.apply(Command::Pause, now);
        self.trial = Some(Box::new(Trial {
            game,
            has_helped: false,
            practice,
            play: self.play.take(),
            autosaves: std::mem::take(&mut self.autosaves),
            current: self.current,
        }));
        only_saves(stopped.then(paused))
    }

    /// Takes the games up that were put aside, as they were.
    fn take_up(&mut self) -> Option<Box<Trial>> {
        let mut trial = self.trial.take()?;
        // What could not be written waits on.
        let left = std::mem::take(&mut self.autosaves).into_values();
        self.set_aside.extend(left.filter(Autosave::is_waiting));
        self.play = trial.play.take();
        self.autosaves = std::mem::take(&mut trial.autosaves);
        self.current = trial.current;
        Some(trial)
    }

    /// Saves the trial as a practice game; other games are written as always.
    ///
    /// # Errors
    ///
    /// It could not be written; that is tried again.
    pub fn keep_trial(&mut self, now: Moment) -> Result<(), StoreError> {
        if let Some(autosave) = self.autosaves.get_mut(&self.current) {
            autosave.is_kept = true;
        }
        self.write_now(now)
    }

    /// Leaves the trial for the games that were put aside. A trial that was not
    /// kept is gone.
    pub fn leave_trial(&mut self, now: Moment) -> Update {
        if !self.is_trial() {
            return Update::default();
        }
        let written = self.write_earlier(now);
        let helped = self.take_up().filter(|trial| trial.has_helped);
        let is_in_hand = |trial: &Trial| self.game_id() == Some(trial.game);
        let reopened = match helped.filter(|trial| is_in_hand(trial)) {
            // The game in hand has had help meanwhile.
            Some(trial) => self.open_game(trial.game, trial.practice, now),
            None => Ok(Update::default()),
        };
        let reopened = reopened.unwrap_or_else(|error| Update::default().or_error(Some(error)));
        only_saves(written.then(reopened))
    }

    /// Takes note of help for the game before the current one, to be written.
    pub(super) fn note_help_before(&mut self) {
        let Some(before) = self.play.as_ref().and_then(Play::game_before) else {
            return;
        };
        let summary = Summary::of(before.game, before.assistance, before.spent);
        if let Some(autosave) = self.autosaves.get_mut(&before.number) {
            autosave.set_summary(summary);
        }
        if let Some(trial) = &mut self.trial {
            trial.has_helped = true;
        }
    }
}

/// The update with nothing but what was saved on the way: the rest is about a
/// game that nobody sees.
fn only_saves(mut update: Update) -> Update {
    update.events.retain(announces_save);
    update
}
