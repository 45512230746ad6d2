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
//!
//! When another program has continued the game, the command that met it there
//! is not carried out: the session takes the game up as it stands in the
//! storage, and [`Update::caught_up`] says so.

mod autosave;
mod catching_up;
mod loading;
mod saved_games;
mod saving;
mod trial;
mod unsaved;

use std::collections::BTreeMap;
use std::time::Duration;

use brikke_engine::{Board, Chance, Game, Rules};
use brikke_play::{Category, GameNumber, Leaderboard, Mode, Play, Refusal};
pub use brikke_play::{Command, Event, Moment, View};
use brikke_store::{GameId, Storage, StoreError};
pub use catching_up::CaughtUp;
pub use trial::TrialStart;
pub use unsaved::Unsaved;

use crate::import::{ImportError, Imported, import};
use crate::session::autosave::Autosave;
use crate::session::loading::saved;
use crate::session::trial::Trial;
use crate::{Entropy, after};

/// The time from a write that failed to the next attempt.
const RETRY: Duration = Duration::from_secs(1);

/// The current game with the storage that it is saved in.
#[derive(Debug)]
pub struct Session {
    /// The games being played; none before the first one.
    play: Option<Play>,
    store: Box<dyn Storage>,
    /// The autosave state of every game that was current.
    autosaves: BTreeMap<GameNumber, Autosave>,
    /// Moves that were shown here in games that another program continued,
    /// until they are written as games of their own.
    set_aside: Vec<Autosave>,
    /// The loaded game that [`Event::Resumed`] will be about.
    resuming: Option<Autosave>,
    /// The number of the current game.
    current: GameNumber,
    /// Bookmarks and scores that were written and not announced yet.
    written: Vec<Event>,
    /// The moment to write again after the last write failed.
    retry_at: Option<Moment>,
    /// True if a deleted game was taken out of the trash by playing on in it,
    /// and nobody has heard of it yet.
    has_restored: bool,
    /// Set while another way is tried from a position of a replay.
    trial: Option<Box<Trial>>,
}

/// The outcome of a command.
#[derive(Debug, Default)]
pub struct Update {
    /// The events, in order. Those that announce a bookmark or a score are
    /// here once it is stored.
    pub events: Vec<Event>,
    /// The reason why something could not be stored yet.
    pub save_error: Option<StoreError>,
    /// Set if another program had continued the current game. The command was
    /// not carried out, and the game is the one in the storage.
    pub caught_up: Option<CaughtUp>,
    /// True if another program had deleted the game, and the command has taken
    /// it out of the trash.
    pub has_restored: bool,
}

impl Session {
    /// A session without a game yet.
    pub fn new(store: Box<dyn Storage>) -> Session {
        Session {
            play: None,
            store,
            autosaves: BTreeMap::new(),
            set_aside: Vec::new(),
            resuming: None,
            current: GameNumber(1),
            written: Vec::new(),
            retry_at: None,
            has_restored: false,
            trial: None,
        }
    }

    /// Carries a command out. When this returns, what a person did is stored,
    /// unless the update has an error.
    ///
    /// A game is compared with the storage and written under one lock before
    /// anybody hears of a move. If another program has continued it, the
    /// command is not carried out, unless the board is still the same.
    pub fn apply(&mut self, command: Command, now: Moment) -> Update {
        let seen = self.position();
        let again = catching_up::is_about_board(&command).then(|| command.clone());
        let update = self.attempt(command, now);
        match again {
            Some(command) if update.caught_up.is_some() && self.position() == seen => {
                self.attempt(command, now)
            }
            _ => update,
        }
    }

    fn attempt(&mut self, command: Command, now: Moment) -> Update {
        // Only a player's next move may let those before it wait on.
        let earlier = match command {
            Command::PlayerMoves { .. } => Update::default(),
            _ => self.write_earlier(now),
        };
        if earlier.caught_up.is_some() && catching_up::is_about_board(&command) {
            return earlier;
        }
        self.remember_unsaved(&command);
        let shown = self.current_unsaved_moves();
        let events = self.events_of(command, now);
        let update = self.save(events, now);
        let update = self.catch_up(update, shown, now);
        // What has been written since is no error any more.
        earlier.error_only_if(self.is_waiting()).then(update)
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
        let left = self.leave_trial(now);
        let (leaderboard, error) = or_default(self.store.leaderboard(&rules));
        let update = if self.play.is_none() {
            let (play, events) = Play::start(rules, chance, leaderboard, practice);
            self.play = Some(play);
            self.save(events, now)
        } else {
            let command = Command::New {
                mode: Mode::Scored,
                rules,
                chance,
                leaderboard,
            };
            self.apply(command, now)
        };
        left.then(update).or_error(error)
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
        let left = self.leave_trial(now);
        let (leaderboard, error) = or_default(self.store.leaderboard(&rules));
        let update = if self.play.is_none() {
            let (play, events) = Play::start_practice(rules, chance, leaderboard)?;
            self.play = Some(play);
            self.save(events, now)
        } else {
            let command = Command::New {
                mode: Mode::Practice,
                rules,
                chance,
                leaderboard,
            };
            self.apply(command, now)
        };
        Ok(left.then(update).or_error(error))
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
        let left = self.leave_trial(now);
        Ok(left.then(self.open_game(id, practice, now)?))
    }

    fn open_game(
        &mut self,
        id: GameId,
        practice: Chance,
        now: Moment,
    ) -> Result<Update, StoreError> {
        let earlier = self.write_earlier(now);
        let (saved, leaderboard, autosave) = saved(&*self.store, id)?;
        self.resuming = Some(autosave);
        let update = if self.play.is_none() {
            let (play, events) = Play::resume(saved, leaderboard, practice, now);
            self.play = Some(play);
            self.save(events, now)
        } else {
            let command = Command::Resume {
                saved: Box::new(saved),
                leaderboard,
            };
            self.apply(command, now)
        };
        self.resuming = None;
        let earlier = earlier.error_only_if(self.is_waiting());
        Ok(Update {
            caught_up: None,
            ..earlier.then(update)
        })
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
        self.write_earlier(now)
    }

    /// Writes everything that waits, now.
    ///
    /// # Errors
    ///
    /// Something could not be written; it waits on.
    pub fn write_now(&mut self, now: Moment) -> Result<(), StoreError> {
        self.write_earlier(now).save_error.map_or(Ok(()), Err)
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

    /// The category of the game for which advice on this board would be help.
    pub fn helps_on(&self, board: &Board) -> Option<Category> {
        self.play.as_ref()?.helps_on(board)
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
        let error = self.finish(now).save_error;
        (self.store, error)
    }

    /// Stops the clock and writes everything that waits. Another program is
    /// waited for once more: this is the last chance.
    pub fn finish(&mut self, now: Moment) -> Update {
        self.store.wait_for_others(true);
        let left = self.leave_trial(now);
        // Whoever leaves without giving a name has scored all the same.
        let is_nameless = self
            .view(now)
            .is_some_and(|view| view.name_wanted.is_some());
        let update = if is_nameless {
            self.apply(Command::EnterName(None), now)
        } else {
            self.apply(Command::Pause, now)
        };
        let update = left.error_only_if(self.is_waiting()).then(update);
        if update.save_error.is_none() {
            return update;
        }
        self.store.wait_for_others(true);
        let again = self.write_earlier(now);
        Update {
            save_error: again.save_error,
            caught_up: update.caught_up.or(again.caught_up),
            has_restored: update.has_restored || again.has_restored,
            events: update.events.into_iter().chain(again.events).collect(),
        }
    }

    /// Writes everything that waits.
    fn write_earlier(&mut self, now: Moment) -> Update {
        if !self.is_waiting() {
            return Update::default();
        }
        let shown = self.current_unsaved_moves();
        let save_error = self.write_waiting(now).err();
        let update = Update {
            events: self.announced(Vec::new()),
            save_error,
            caught_up: None,
            has_restored: std::mem::take(&mut self.has_restored),
        };
        self.catch_up(update, shown, now)
    }
}

impl Update {
    /// This update and the one that came after it.
    pub(crate) fn then(mut self, later: Update) -> Update {
        self.events.extend(later.events);
        self.caught_up = self.caught_up.or(later.caught_up);
        self.has_restored |= later.has_restored;
        self.or_error(later.save_error)
    }

    /// The update without its error, unless something still waits.
    fn error_only_if(self, is_waiting: bool) -> Update {
        let save_error = self.save_error.filter(|_| is_waiting);
        Update { save_error, ..self }
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
