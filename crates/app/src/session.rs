//! A game being played and saved.
//!
//! A session connects [`play`](brikke_play) with a [`Storage`]. It carries a
//! [`Command`] out, writes what happened, and returns the events: whatever a
//! person did is stored by then, and nothing is announced as saved that is
//! not. A fast player's moves are written in batches; [`Session::tick`]
//! writes the batch that is due.
//!
//! When the storage fails, the game goes on. [`Update::save_error`] says why,
//! and the next successful write includes everything that waited.

mod autosave;
mod loading;
mod saving;

use std::collections::BTreeMap;
use std::time::Duration;

use brikke_engine::{Chance, Game, Rules};
pub use brikke_play::{Command, Event, Moment, View};
use brikke_play::{GameNumber, Leaderboard, Mode, Play, Refusal};
use brikke_store::{GameId, Storage, StoreError};

use crate::import::{ImportError, Imported, import};
use crate::session::autosave::Autosave;
use crate::session::loading::saved;
use crate::{Entropy, after};

/// The time from a write that failed to the next attempt.
const RETRY: Duration = Duration::from_secs(5);

/// The current game with the storage that it is saved in.
#[derive(Debug)]
pub struct Session {
    /// The games being played; none before the first one.
    play: Option<Play>,
    store: Box<dyn Storage>,
    /// The autosave state of every game that was current.
    autosaves: BTreeMap<GameNumber, Autosave>,
    /// The loaded game that [`Event::Resumed`] will be about.
    resuming: Option<Autosave>,
    /// The number of the current game.
    current: GameNumber,
    /// Bookmarks and scores that were written and not announced yet.
    written: Vec<Event>,
    /// The moment to write again after the last write failed.
    retry_at: Option<Moment>,
}

/// The outcome of a command.
#[derive(Debug, Default)]
pub struct Update {
    /// The events, in order. Those that announce a bookmark or a score are
    /// here once it is stored.
    pub events: Vec<Event>,
    /// The reason why something could not be stored yet.
    pub save_error: Option<StoreError>,
}

impl Session {
    /// A session without a game yet.
    pub fn new(store: Box<dyn Storage>) -> Session {
        Session {
            play: None,
            store,
            autosaves: BTreeMap::new(),
            resuming: None,
            current: GameNumber(1),
            written: Vec::new(),
            retry_at: None,
        }
    }

    /// Carries a command out. When this returns, what a person did is stored,
    /// unless the update has an error.
    pub fn apply(&mut self, command: Command, now: Moment) -> Update {
        // Only a player's next move may let those before it wait on.
        let earlier_error = match command {
            Command::PlayerMoves { .. } => None,
            _ => self.write_if_waiting(now).err(),
        };
        let events = self.events_of(command, now);
        let update = self.finish_update(events, now);
        // What has been written since is no error any more.
        let earlier_error = earlier_error.filter(|_| self.is_waiting());
        update.or_error(earlier_error)
    }

    fn events_of(&mut self, command: Command, now: Moment) -> Vec<Event> {
        let play = self.play.as_mut();
        play.map_or_else(Vec::new, |play| play.apply(command, now))
    }

    /// Begins a new game, measured by the best scores under its rules. The
    /// tiles of all practice games come from the first `practice`.
    pub fn new_game(
        &mut self,
        rules: Rules,
        chance: Chance,
        practice: Chance,
        now: Moment,
    ) -> Update {
        let (leaderboard, error) = or_default(self.store.leaderboard(&rules));
        let update = if self.play.is_none() {
            let (play, events) = Play::start(rules, chance, leaderboard, practice);
            self.play = Some(play);
            self.finish_update(events, now)
        } else {
            let command = Command::New {
                mode: Mode::Scored,
                rules,
                chance,
                leaderboard,
            };
            self.apply(command, now)
        };
        update.or_error(error)
    }

    /// Begins a practice game.
    ///
    /// # Errors
    ///
    /// The rules cannot have their own opening.
    pub fn new_practice(
        &mut self,
        rules: Rules,
        chance: Chance,
        now: Moment,
    ) -> Result<Update, Refusal> {
        let (leaderboard, error) = or_default(self.store.leaderboard(&rules));
        let update = if self.play.is_none() {
            let (play, events) = Play::start_practice(rules, chance, leaderboard)?;
            self.play = Some(play);
            self.finish_update(events, now)
        } else {
            let command = Command::New {
                mode: Mode::Practice,
                rules,
                chance,
                leaderboard,
            };
            self.apply(command, now)
        };
        Ok(update.or_error(error))
    }

    /// Begins again under the same rules.
    pub fn restart(&mut self, chance: Chance, now: Moment) -> Update {
        self.apply(Command::Restart { chance }, now)
    }

    /// Continues a stored game.
    ///
    /// # Errors
    ///
    /// The game cannot be read; the current one stays.
    pub fn open(
        &mut self,
        id: GameId,
        practice: Chance,
        now: Moment,
    ) -> Result<Update, StoreError> {
        let error = self.write_if_waiting(now).err();
        let (saved, leaderboard, autosave) = saved(&*self.store, id)?;
        self.resuming = Some(autosave);
        let update = if self.play.is_none() {
            let (play, events) = Play::resume(saved, leaderboard, practice, now);
            self.play = Some(play);
            self.finish_update(events, now)
        } else {
            let command = Command::Resume {
                saved: Box::new(saved),
                leaderboard,
            };
            self.apply(command, now)
        };
        self.resuming = None;
        let error = error.filter(|_| self.is_waiting());
        Ok(update.or_error(error))
    }

    /// Reads a file of Brikke or of another program into the storage, see
    /// [`import`]. [`Session::open`] continues the game in it.
    ///
    /// # Errors
    ///
    /// The file is none that Brikke reads, or cannot be stored; then nothing
    /// is changed.
    pub fn import(
        &mut self,
        bytes: &[u8],
        rules: Option<&Rules>,
        entropy: &mut dyn Entropy,
        now: Moment,
    ) -> Result<Imported, ImportError> {
        let imported = import(&mut *self.store, bytes, rules, entropy, now)?;
        if let (Imported::Scores(scores), Some(play)) = (&imported, &mut self.play)
            && play.game().rules() == &scores.rules
            && let Ok(leaderboard) = self.store.leaderboard(&scores.rules)
        {
            play.set_leaderboard(leaderboard);
        }
        Ok(imported)
    }

    /// Writes what is due: the moves of a player, or what could not be
    /// written a while ago.
    pub fn tick(&mut self, now: Moment) -> Update {
        if !self.is_due(now) {
            return Update::default();
        }
        let save_error = self.write_waiting(now).err();
        let update = Update {
            events: self.announced(Vec::new()),
            save_error,
        };
        self.reload_if_changed(update, now)
    }

    /// Writes everything that waits, now.
    ///
    /// # Errors
    ///
    /// Something could not be written; it waits on.
    pub fn write_now(&mut self, now: Moment) -> Result<(), StoreError> {
        self.write_if_waiting(now)
    }

    /// The time at which [`Session::tick`] will have something to write.
    pub fn deadline(&self) -> Option<Moment> {
        match self.retry_at {
            Some(retry_at) => Some(retry_at),
            None => self.autosaves.get(&self.current)?.deadline(),
        }
    }

    /// True if something must be written now. After a failure the storage is
    /// left alone for a while; a clock that was set back does not prolong it.
    fn is_due(&self, now: Moment) -> bool {
        if let Some(retry_at) = self.retry_at {
            return now >= retry_at || after(now, RETRY) < retry_at;
        }
        let autosave = self.autosaves.get(&self.current);
        autosave.is_some_and(|autosave| autosave.is_due(now))
    }

    /// True if the last write failed and will be tried again.
    pub fn is_failing(&self) -> bool {
        self.retry_at.is_some()
    }

    /// Everything there is to draw of the current game.
    pub fn view(&self, now: Moment) -> Option<View<'_>> {
        Some(self.play.as_ref()?.view(now))
    }

    /// The mode of the current game.
    pub fn mode(&self) -> Option<Mode> {
        Some(self.play.as_ref()?.mode())
    }

    /// The engine's current game.
    pub fn game(&self) -> Option<&Game> {
        Some(self.play.as_ref()?.game())
    }

    /// The storage.
    pub fn storage(&self) -> &dyn Storage {
        &*self.store
    }

    /// The current game's number in the store, once it is there.
    pub fn game_id(&self) -> Option<GameId> {
        self.autosaves.get(&self.current)?.id()
    }

    /// Writes everything that waits and returns the storage, with the error
    /// if something could not be written.
    pub fn close(mut self, now: Moment) -> (Box<dyn Storage>, Option<StoreError>) {
        let error = self.apply(Command::Pause, now).save_error;
        (self.store, error)
    }

    fn write_if_waiting(&mut self, now: Moment) -> Result<(), StoreError> {
        if self.is_waiting() {
            self.write_waiting(now)
        } else {
            Ok(())
        }
    }

    /// Saves the events; a game that another program has continued is loaded
    /// again.
    fn finish_update(&mut self, events: Vec<Event>, now: Moment) -> Update {
        let update = self.save(events, now);
        self.reload_if_changed(update, now)
    }

    /// Loads the game again if the update failed because another program has
    /// continued it.
    fn reload_if_changed(&mut self, mut update: Update, now: Moment) -> Update {
        if let Some(StoreError::ChangedElsewhere(id)) = update.save_error {
            let is_current = self.game_id() == Some(id);
            self.autosaves
                .retain(|_, autosave| autosave.id() != Some(id));
            self.retry_at = self.retry_at.filter(|_| self.is_waiting());
            if is_current && let Ok(reloaded) = self.reload(id, now) {
                update.events.extend(reloaded);
            }
        }
        update
    }

    /// Resumes the game as another program left it.
    fn reload(&mut self, id: GameId, now: Moment) -> Result<Vec<Event>, StoreError> {
        let (saved, leaderboard, autosave) = saved(&*self.store, id)?;
        self.resuming = Some(autosave);
        let command = Command::Resume {
            saved: Box::new(saved),
            leaderboard,
        };
        let events = self.events_of(command, now);
        let update = self.save(events, now);
        self.resuming = None;
        update.save_error.map_or(Ok(update.events), Err)
    }
}

impl Update {
    /// This update and the one that came after it.
    pub(crate) fn then(mut self, later: Update) -> Update {
        self.events.extend(later.events);
        self.or_error(later.save_error)
    }

    /// The update with this error, if it has none.
    fn or_error(self, error: Option<StoreError>) -> Update {
        let save_error = self.save_error.or(error);
        Update { save_error, ..self }
    }
}

/// The leaderboard, or an empty one and the error.
fn or_default(leaderboard: Result<Leaderboard, StoreError>) -> (Leaderboard, Option<StoreError>) {
    match leaderboard {
        Ok(leaderboard) => (leaderboard, None),
        Err(error) => (Leaderboard::default(), Some(error)),
    }
}
