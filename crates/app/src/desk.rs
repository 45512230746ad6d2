//! The current game and the storage, through one door.

use brikke_engine::{Chance, Game, Rules};
use brikke_play::{Command, Moment, View};
use brikke_store::{GameId, Storage, StoreError};

use crate::session::{Session, Update};

/// The storage, and the current game once there is one.
#[derive(Debug)]
pub(crate) struct Desk {
    /// None only while it changes hands.
    held: Option<Held>,
}

#[derive(Debug)]
enum Held {
    Storage(Box<dyn Storage>),
    Session(Box<Session>),
}

impl Desk {
    pub(crate) fn new(storage: Box<dyn Storage>) -> Desk {
        Desk {
            held: Some(Held::Storage(storage)),
        }
    }

    pub(crate) fn storage(&self) -> Option<&dyn Storage> {
        match self.held.as_ref()? {
            Held::Storage(storage) => Some(&**storage),
            Held::Session(session) => Some(session.store()),
        }
    }

    fn session(&self) -> Option<&Session> {
        match self.held.as_ref()? {
            Held::Storage(_) => None,
            Held::Session(session) => Some(session),
        }
    }

    fn session_mut(&mut self) -> Option<&mut Session> {
        match self.held.as_mut()? {
            Held::Storage(_) => None,
            Held::Session(session) => Some(session),
        }
    }

    pub(crate) fn view(&self, now: Moment) -> Option<View<'_>> {
        Some(self.session()?.view(now))
    }

    pub(crate) fn game(&self) -> Option<&Game> {
        Some(self.session()?.game())
    }

    pub(crate) fn game_id(&self) -> Option<GameId> {
        self.session()?.game_id()
    }

    pub(crate) fn apply(&mut self, command: Command, now: Moment) -> Update {
        let update = self
            .session_mut()
            .map(|session| session.apply(command, now));
        update.unwrap_or_else(no_update)
    }

    pub(crate) fn new_game(
        &mut self,
        rules: Rules,
        chance: Chance,
        practice: Chance,
        now: Moment,
    ) -> Update {
        match self.held.take() {
            Some(Held::Storage(storage)) => {
                let (session, update) = Session::begin(storage, rules, chance, practice, now);
                self.held = Some(Held::Session(Box::new(session)));
                update
            }
            Some(Held::Session(mut session)) => {
                let update = session.new_game(rules, chance, now);
                self.held = Some(Held::Session(session));
                update
            }
            None => no_update(),
        }
    }

    pub(crate) fn restart(&mut self, chance: Chance, now: Moment) -> Update {
        let update = self
            .session_mut()
            .map(|session| session.restart(chance, now));
        update.unwrap_or_else(no_update)
    }

    pub(crate) fn open(
        &mut self,
        id: GameId,
        practice: Chance,
        now: Moment,
    ) -> Result<Update, StoreError> {
        match self.held.take() {
            Some(Held::Storage(storage)) => match Session::resume(storage, id, practice, now) {
                Ok((session, update)) => {
                    self.held = Some(Held::Session(Box::new(session)));
                    Ok(update)
                }
                Err((storage, error)) => {
                    self.held = Some(Held::Storage(storage));
                    Err(error)
                }
            },
            Some(Held::Session(mut session)) => {
                let update = session.open(id, now);
                self.held = Some(Held::Session(session));
                update
            }
            None => Ok(no_update()),
        }
    }

    pub(crate) fn tick(&mut self, now: Moment) -> Option<StoreError> {
        self.session_mut().and_then(|session| session.tick(now))
    }

    pub(crate) fn deadline(&self) -> Option<Moment> {
        self.session()?.deadline()
    }

    pub(crate) fn close(self, now: Moment) -> Option<StoreError> {
        match self.held {
            Some(Held::Session(session)) => session.close(now).1,
            _ => None,
        }
    }
}

const fn no_update() -> Update {
    Update {
        events: Vec::new(),
        save_error: None,
    }
}
