//! From play into the store.

use std::time::Duration;

use brikke_engine::{Action, Game, Start, Turn};
use brikke_play::{BookmarkName, Event, GameStart, Mode, Moment, Mover, PlayerName};
use brikke_store::{LogEntry, StoreError, Summary};

use crate::session::Session;
use crate::session::autosave::Autosave;

/// What must be done at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Need {
    /// Nothing: a player's moves may wait a little.
    Nothing,
    /// What waits must be written.
    Write,
    /// The practice board must be kept anew.
    Replace,
}

impl Session {
    /// Writes what the events tell. An answer may hold several steps, and
    /// how the game stands is known after all of them: the steps come first
    /// and together, then what hangs on them.
    pub(crate) fn keep(&mut self, events: &[Event], now: Moment) -> Result<(), StoreError> {
        let mut need = Need::Nothing;
        let mut save_error = Ok(());
        for event in events {
            match self.keep_step(event, now) {
                Ok(step) => need = need.max(step),
                Err(error) => save_error = save_error.and(Err(error)),
            }
        }
        save_error.and(match need {
            Need::Nothing => Ok(()),
            Need::Write => self.write_waiting(now),
            Need::Replace => self.replace_practice(now),
        })?;
        events
            .iter()
            .try_for_each(|event| self.keep_mark(event, now))
    }

    fn keep_step(&mut self, event: &Event, now: Moment) -> Result<Need, StoreError> {
        match event {
            Event::Started {
                number,
                mode,
                beginning,
            } => {
                self.current = *number;
                self.begin_keeping(beginning, *mode, now)?;
                Ok(Need::Nothing)
            }
            Event::Resumed { number } => {
                self.current = *number;
                let resumed = self.resuming.take();
                self.kept.extend(resumed.map(|kept| (*number, kept)));
                Ok(Need::Nothing)
            }
            Event::Returned { number } => {
                self.current = *number;
                Ok(Need::Nothing)
            }
            Event::Acted {
                action,
                turn,
                by,
                spent,
            } => Ok(self.keep_action(*action, turn.as_ref(), by, *spent, now)),
            Event::Edited { .. } => Ok(Need::Replace),
            Event::HintShown(_) | Event::ClockPaused { .. } => Ok(Need::Write),
            _ => Ok(Need::Nothing),
        }
    }

    fn keep_action(
        &mut self,
        action: Action,
        turn: Option<&Turn>,
        by: &Mover,
        spent: Duration,
        now: Moment,
    ) -> Need {
        let practice = self.is_practice();
        let Some(kept) = self.kept.get_mut(&self.current) else {
            return Need::Nothing;
        };
        let entry = match (action, turn) {
            (Action::Play(_), Some(turn)) => LogEntry::turn(turn, by.clone(), now, spent),
            // A step over an edit, which the store does not know.
            (Action::Undo | Action::Redo, None) if practice => return Need::Replace,
            _ => LogEntry::new(action, by.clone(), now),
        };
        kept.add(entry);
        match by {
            Mover::Player(_) if !kept.is_due(now) => Need::Nothing,
            _ => Need::Write,
        }
    }

    /// What hangs on the game as it stands.
    fn keep_mark(&mut self, event: &Event, now: Moment) -> Result<(), StoreError> {
        match event {
            Event::Bookmarked { name, step } => self.keep_bookmark(name, *step, now),
            Event::BookmarkLost { name } => self.forget_bookmark(name, now),
            Event::EnteredLeaderboard { entry, .. } => self.enter_score(entry.name.as_ref(), now),
            _ => Ok(()),
        }
    }

    fn begin_keeping(
        &mut self,
        beginning: &GameStart,
        mode: Mode,
        now: Moment,
    ) -> Result<(), StoreError> {
        let GameStart {
            rules,
            chance,
            start,
        } = beginning.clone();
        let game = match Game::resume(rules, chance, start) {
            Ok(game) => game,
            // Practice under rules that had to follow the board.
            Err(_) => self.play.game().clone(),
        };
        let kept = Autosave::begun(game, mode);
        self.kept.insert(self.current, kept);
        self.placed(now)
    }

    /// Makes sure that the game in hand has its place in the store.
    fn placed(&mut self, now: Moment) -> Result<(), StoreError> {
        match self.kept.get_mut(&self.current) {
            Some(kept) => kept.placed(&mut *self.store, now).map(drop),
            None => Ok(()),
        }
    }

    fn is_practice(&self) -> bool {
        self.kept
            .get(&self.current)
            .is_some_and(|kept| kept.mode == Mode::Practice)
    }

    /// Keeps a practice board as it stands now, in place of what it was.
    fn replace_practice(&mut self, now: Moment) -> Result<(), StoreError> {
        let game = from_here(self.play.game());
        let kept = Autosave::begun(game, Mode::Practice);
        let before = self.kept.insert(self.current, kept);
        self.placed(now)?;
        let replaced = before
            .filter(|kept| kept.replaceable)
            .and_then(|kept| kept.id());
        replaced.map_or(Ok(()), |id| self.store.delete(id))
    }

    /// Writes what waits, if anything does.
    pub(crate) fn write_if_waiting(&mut self, now: Moment) -> Result<(), StoreError> {
        let kept = self.kept.get(&self.current);
        if kept.is_some_and(Autosave::is_waiting) {
            self.write_waiting(now)
        } else {
            Ok(())
        }
    }

    /// Writes all that waits for the game in hand, and how it stands.
    pub(crate) fn write_waiting(&mut self, now: Moment) -> Result<(), StoreError> {
        let summary = self.summary(now);
        match self.kept.get_mut(&self.current) {
            Some(kept) => kept.write(&mut *self.store, summary, now),
            None => Ok(()),
        }
    }

    fn summary(&self, now: Moment) -> Summary {
        let view = self.play.view(now);
        Summary::of(self.play.game(), view.assistance, view.spent)
    }

    /// Bookmarks of practice count edits as steps, which the store does not.
    fn keep_bookmark(
        &mut self,
        name: &BookmarkName,
        step: usize,
        now: Moment,
    ) -> Result<(), StoreError> {
        self.write_waiting(now)?;
        match self.game_id() {
            Some(id) if !self.is_practice() => self.store.bookmark(id, name, step as u64),
            _ => Ok(()),
        }
    }

    fn forget_bookmark(&mut self, name: &BookmarkName, now: Moment) -> Result<(), StoreError> {
        self.write_waiting(now)?;
        match self.game_id() {
            Some(id) => self.store.remove_bookmark(id, name).map(drop),
            None => Ok(()),
        }
    }

    fn enter_score(&mut self, name: Option<&PlayerName>, now: Moment) -> Result<(), StoreError> {
        self.write_waiting(now)?;
        match self.game_id() {
            Some(id) => self.store.enter_score(id, name, now).map(drop),
            None => Ok(()),
        }
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
