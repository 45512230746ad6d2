//! A game being played and saved.
//!
//! `play` and `store` do not know each other; here they are wired, once for
//! all faces. A face hands a [`Command`] to [`Session::apply`] and draws what
//! it is update: by then, what a person did is on disk. The moves of a player
//! at full speed are written in groups, and [`Session::tick`] writes those
//! that are due.
//!
//! A store that fails stops nobody: the game goes on, [`Update::save_error`] says
//! what is wrong, and what could not be written is written with the next
//! success.

mod autosave;
mod loading;
mod saving;

use std::collections::BTreeMap;

use brikke_engine::{Chance, Rules};
pub use brikke_play::{Command, Event, Moment, View};
use brikke_play::{GameNumber, Leaderboard, Play};
use brikke_store::{GameId, Storage, StoreError};

use crate::session::autosave::Autosave;
use crate::session::loading::saved;

/// A game in hand, and the store that keeps it.
#[derive(Debug)]
pub struct Session {
    pub(crate) play: Play,
    pub(crate) store: Box<dyn Storage>,
    /// How the games that were in hand are kept.
    pub(crate) kept: BTreeMap<GameNumber, Autosave>,
    /// The kept game that [`Event::Resumed`] will be about.
    pub(crate) resuming: Option<Autosave>,
    /// The game in hand.
    pub(crate) current: GameNumber,
}

/// What has happened.
#[derive(Debug)]
pub struct Update {
    /// For the face to draw, in order.
    pub events: Vec<Event>,
    /// Why something could not be kept yet.
    pub save_error: Option<StoreError>,
}

impl Session {
    /// Begins with a new game. The tiles of practice games come from
    /// `practice`.
    pub fn begin(
        store: Box<dyn Storage>,
        rules: Rules,
        chance: Chance,
        practice: Chance,
        now: Moment,
    ) -> (Session, Update) {
        let best = store.leaderboard(&rules);
        let (best, save_error) = or_default(best);
        let (play, events) = Play::start(rules, chance, best, practice);
        let mut session = Session::with(store, play, None);
        let update = session.tell(events, now);
        let save_error = update.save_error.or(save_error);
        (
            session,
            Update {
                save_error,
                ..update
            },
        )
    }

    /// Begins with a kept game.
    ///
    /// # Errors
    ///
    /// The game cannot be read; the store comes back.
    pub fn resume(
        store: Box<dyn Storage>,
        id: GameId,
        practice: Chance,
        now: Moment,
    ) -> Result<(Session, Update), (Box<dyn Storage>, StoreError)> {
        let loaded = saved(&*store, id);
        let (saved, best, kept) = match loaded {
            Ok(loaded) => loaded,
            Err(error) => return Err((store, error)),
        };
        let (play, events) = Play::resume(saved, best, practice, now);
        let mut session = Session::with(store, play, Some(kept));
        let update = session.tell(events, now);
        Ok((session, update))
    }

    fn with(store: Box<dyn Storage>, play: Play, resuming: Option<Autosave>) -> Session {
        Session {
            play,
            store,
            kept: BTreeMap::new(),
            resuming,
            current: GameNumber(1),
        }
    }

    /// Does what a person or player asks. What a person did is on disk when
    /// this returns, unless there is save_error.
    pub fn apply(&mut self, command: Command, now: Moment) -> Update {
        // Only a player's next move may let those before it wait on.
        let save_error = match command {
            Command::PlayerMoves { .. } => None,
            _ => self.write_if_waiting(now).err(),
        };
        let events = self.play.apply(command, now);
        let update = self.tell(events, now);
        let save_error = update.save_error.or(save_error);
        Update {
            save_error,
            ..update
        }
    }

    /// Begins a new game, measured by the best scores under its rules.
    pub fn new_game(&mut self, rules: Rules, chance: Chance, now: Moment) -> Update {
        let (best, save_error) = or_default(self.store.leaderboard(&rules));
        let command = Command::New {
            rules,
            chance,
            leaderboard: best,
        };
        let update = self.apply(command, now);
        let save_error = update.save_error.or(save_error);
        Update {
            save_error,
            ..update
        }
    }

    /// Begins again under the same rules.
    pub fn restart(&mut self, chance: Chance, now: Moment) -> Update {
        self.apply(Command::Restart { chance }, now)
    }

    /// Goes on with another kept game.
    ///
    /// # Errors
    ///
    /// The game cannot be read; the one in hand stays.
    pub fn open(&mut self, id: GameId, now: Moment) -> Result<Update, StoreError> {
        let save_error = self.write_if_waiting(now).err();
        let (saved, leaderboard, kept) = saved(&*self.store, id)?;
        self.resuming = Some(kept);
        let command = Command::Resume {
            saved: Box::new(saved),
            leaderboard,
        };
        let update = self.apply(command, now);
        self.resuming = None;
        let save_error = update.save_error.or(save_error);
        Ok(Update {
            save_error,
            ..update
        })
    }

    /// Writes the moves of a player that are due.
    pub fn tick(&mut self, now: Moment) -> Option<StoreError> {
        let kept = self.kept.get(&self.current);
        if kept.is_some_and(|kept| kept.is_due(now)) {
            self.write_if_waiting(now).err()
        } else {
            None
        }
    }

    /// When [`Session::tick`] will have something to write.
    pub fn deadline(&self) -> Option<Moment> {
        self.kept.get(&self.current)?.deadline()
    }

    /// What there is to draw.
    pub fn view(&self, now: Moment) -> View<'_> {
        self.play.view(now)
    }

    /// The engine's game in hand.
    pub fn game(&self) -> &brikke_engine::Game {
        self.play.game()
    }

    /// What is kept.
    pub fn store(&self) -> &dyn Storage {
        &*self.store
    }

    /// What is kept, to change it.
    pub fn store_mut(&mut self) -> &mut dyn Storage {
        &mut *self.store
    }

    /// The number of the game in hand in the store, once it is there.
    pub fn game_id(&self) -> Option<GameId> {
        self.kept.get(&self.current)?.id()
    }

    /// Writes what waits, and gives the store back.
    pub fn close(mut self, now: Moment) -> (Box<dyn Storage>, Option<StoreError>) {
        let save_error = self.apply(Command::Pause, now).save_error;
        let save_error = save_error.or(self.write_if_waiting(now).err());
        (self.store, save_error)
    }

    fn tell(&mut self, mut events: Vec<Event>, now: Moment) -> Update {
        let save_error = self.keep(&events, now).err();
        if let Some(StoreError::ChangedElsewhere(id)) = save_error
            && let Ok(reloaded) = self.reload(id, now)
        {
            events.extend(reloaded);
        }
        Update { events, save_error }
    }

    /// Takes up the game as another program left it.
    fn reload(&mut self, id: GameId, now: Moment) -> Result<Vec<Event>, StoreError> {
        let (saved, leaderboard, kept) = saved(&*self.store, id)?;
        self.resuming = Some(kept);
        let command = Command::Resume {
            saved: Box::new(saved),
            leaderboard,
        };
        let events = self.play.apply(command, now);
        let kept = self.keep(&events, now);
        self.resuming = None;
        kept.map(|()| events)
    }
}

/// The leaderboard, or an empty one and why.
fn or_default(leaderboard: Result<Leaderboard, StoreError>) -> (Leaderboard, Option<StoreError>) {
    match leaderboard {
        Ok(leaderboard) => (leaderboard, None),
        Err(error) => (Leaderboard::default(), Some(error)),
    }
}
