//! A game being played and saved.
//!
//! `play` and `store` do not know each other; here they are wired, once for
//! all faces. A face hands a [`Command`] to [`Session::apply`] and draws what
//! it is told: by then, what a person did is on disk. The moves of a player
//! at full speed are written in groups, and [`Session::tick`] writes those
//! that are due.
//!
//! A store that fails stops nobody: the game goes on, [`Told::trouble`] says
//! what is wrong, and what could not be written is written with the next
//! success.

mod keeping;
mod kept;
mod resuming;

use std::collections::BTreeMap;

use brikke_engine::{Chance, Rules};
pub use brikke_play::{Command, Event, Moment, View};
use brikke_play::{GameNumber, Play, Standing};
use brikke_store::{GameId, Store, StoreError};

use crate::session::keeping::stored_moment;
use crate::session::kept::Kept;
use crate::session::resuming::saved;
pub use crate::session::resuming::standing;

/// A game in hand, and the store that keeps it.
#[derive(Debug)]
pub struct Session {
    pub(crate) play: Play,
    pub(crate) store: Store,
    /// How the games that were in hand are kept.
    pub(crate) kept: BTreeMap<GameNumber, Kept>,
    /// The kept game that [`Event::Resumed`] will be about.
    pub(crate) resuming: Option<Kept>,
    /// The game in hand.
    pub(crate) current: GameNumber,
}

/// What has happened.
#[derive(Debug)]
pub struct Told {
    /// For the face to draw, in order.
    pub events: Vec<Event>,
    /// Why something could not be kept yet.
    pub trouble: Option<StoreError>,
}

impl Session {
    /// Begins with a new game. The tiles of practice games come from
    /// `practice`.
    pub fn begin(
        store: Store,
        rules: Rules,
        chance: Chance,
        practice: Chance,
        now: Moment,
    ) -> (Session, Told) {
        let best = standing(&store, &rules);
        let (best, trouble) = or_default(best);
        let (play, events) = Play::start(rules, chance, best, practice);
        let mut session = Session::with(store, play, None);
        let told = session.tell(events, now);
        let trouble = told.trouble.or(trouble);
        (session, Told { trouble, ..told })
    }

    /// Begins with a kept game.
    ///
    /// # Errors
    ///
    /// The game cannot be read; the store comes back.
    #[expect(clippy::result_large_err, reason = "the store is handed back")]
    pub fn resume(
        store: Store,
        id: GameId,
        practice: Chance,
        now: Moment,
    ) -> Result<(Session, Told), (Store, StoreError)> {
        let loaded = saved(&store, id);
        let (saved, best, kept) = match loaded {
            Ok(loaded) => loaded,
            Err(error) => return Err((store, error)),
        };
        let (play, events) = Play::resume(saved, best, practice, now);
        let mut session = Session::with(store, play, Some(kept));
        let told = session.tell(events, now);
        Ok((session, told))
    }

    fn with(store: Store, play: Play, resuming: Option<Kept>) -> Session {
        Session {
            play,
            store,
            kept: BTreeMap::new(),
            resuming,
            current: GameNumber(1),
        }
    }

    /// Does what a person or player asks. What a person did is on disk when
    /// this returns, unless there is trouble.
    pub fn apply(&mut self, command: Command, now: Moment) -> Told {
        // Only a player's next move may let those before it wait on.
        let trouble = match command {
            Command::PlayerMoves { .. } => None,
            _ => self.write_if_waiting(now).err(),
        };
        let events = self.play.apply(command, now);
        let told = self.tell(events, now);
        let trouble = told.trouble.or(trouble);
        Told { trouble, ..told }
    }

    /// Begins a new game, measured by the best scores under its rules.
    pub fn new_game(&mut self, rules: Rules, chance: Chance, now: Moment) -> Told {
        let (best, trouble) = or_default(standing(&self.store, &rules));
        let command = Command::New {
            rules,
            chance,
            standing: best,
        };
        let told = self.apply(command, now);
        let trouble = told.trouble.or(trouble);
        Told { trouble, ..told }
    }

    /// Begins again under the same rules.
    pub fn restart(&mut self, chance: Chance, now: Moment) -> Told {
        self.apply(Command::Restart { chance }, now)
    }

    /// Goes on with another kept game.
    ///
    /// # Errors
    ///
    /// The game cannot be read; the one in hand stays.
    pub fn open(&mut self, id: GameId, now: Moment) -> Result<Told, StoreError> {
        let trouble = self.write_if_waiting(now).err();
        let (saved, standing, kept) = saved(&self.store, id)?;
        self.resuming = Some(kept);
        let command = Command::Resume {
            saved: Box::new(saved),
            standing,
        };
        let told = self.apply(command, now);
        self.resuming = None;
        let trouble = told.trouble.or(trouble);
        Ok(Told { trouble, ..told })
    }

    /// Writes the moves of a player that are due.
    pub fn tick(&mut self, now: Moment) -> Option<StoreError> {
        let kept = self.kept.get(&self.current);
        if kept.is_some_and(|kept| kept.is_due(stored_moment(now))) {
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
    pub const fn store(&self) -> &Store {
        &self.store
    }

    /// What is kept, to change it.
    pub const fn store_mut(&mut self) -> &mut Store {
        &mut self.store
    }

    /// The number of the game in hand in the store, once it is there.
    pub fn game_id(&self) -> Option<GameId> {
        self.kept.get(&self.current)?.id()
    }

    /// Writes what waits, and gives the store back.
    pub fn close(mut self, now: Moment) -> (Store, Option<StoreError>) {
        let trouble = self.apply(Command::Pause, now).trouble;
        let trouble = trouble.or(self.write_if_waiting(now).err());
        (self.store, trouble)
    }

    fn tell(&mut self, mut events: Vec<Event>, now: Moment) -> Told {
        let trouble = self.keep(&events, now).err();
        if let Some(StoreError::ChangedElsewhere(id)) = trouble
            && let Ok(reloaded) = self.reload(id, now)
        {
            events.extend(reloaded);
        }
        Told { events, trouble }
    }

    /// Takes up the game as another program left it.
    fn reload(&mut self, id: GameId, now: Moment) -> Result<Vec<Event>, StoreError> {
        let (saved, standing, kept) = saved(&self.store, id)?;
        self.resuming = Some(kept);
        let command = Command::Resume {
            saved: Box::new(saved),
            standing,
        };
        let events = self.play.apply(command, now);
        let kept = self.keep(&events, now);
        self.resuming = None;
        kept.map(|()| events)
    }
}

/// The standing, or an empty one and why.
fn or_default(standing: Result<Standing, StoreError>) -> (Standing, Option<StoreError>) {
    match standing {
        Ok(standing) => (standing, None),
        Err(error) => (Standing::default(), Some(error)),
    }
}
