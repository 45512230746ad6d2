//! The game in hand and what is kept, through one door.

use crate::session::{Session, Update};
use brikke_engine::{Chance, Rules};
use brikke_play::{Command, Moment, View};
use brikke_store::{GameId, Storage, StoreError};

use crate::fresh;

/// The store, and the game in hand once there is one.
#[derive(Debug)]
pub struct Desk {
    /// None only while it changes hands.
    held: Option<Held>,
}

/// Who has the store.
#[derive(Debug)]
enum Held {
    Store(Box<dyn Storage>),
    Session(Box<Session>),
}

impl Desk {
    /// A store, and no game yet.
    pub fn new(store: impl Storage + 'static) -> Desk {
        Desk {
            held: Some(Held::Store(Box::new(store))),
        }
    }

    /// What is kept.
    pub fn store(&self) -> Option<&dyn Storage> {
        match self.held.as_ref()? {
            Held::Store(store) => Some(&**store),
            Held::Session(session) => Some(session.store()),
        }
    }

    /// The game in hand.
    pub fn session(&self) -> Option<&Session> {
        match self.held.as_ref()? {
            Held::Store(_) => None,
            Held::Session(session) => Some(session),
        }
    }

    fn session_mut(&mut self) -> Option<&mut Session> {
        match self.held.as_mut()? {
            Held::Store(_) => None,
            Held::Session(session) => Some(session),
        }
    }

    /// What there is to draw of the game in hand.
    pub fn view(&self, now: Moment) -> Option<View<'_>> {
        Some(self.session()?.view(now))
    }

    /// Lets the game in hand carry a command out.
    pub fn apply(&mut self, command: Command, now: Moment) -> Update {
        let told = self
            .session_mut()
            .map(|session| session.apply(command, now));
        told.unwrap_or_else(nothing_told)
    }

    /// Begins a game.
    pub fn new_game(&mut self, rules: Rules, chance: Chance, now: Moment) -> Update {
        match self.held.take() {
            Some(Held::Store(store)) => {
                let (session, told) = Session::begin(store, rules, chance, fresh::chance(), now);
                self.held = Some(Held::Session(Box::new(session)));
                told
            }
            Some(Held::Session(mut session)) => {
                let told = session.new_game(rules, chance, now);
                self.held = Some(Held::Session(session));
                told
            }
            None => nothing_told(),
        }
    }

    /// Begins again.
    pub fn restart(&mut self, now: Moment) -> Update {
        let told = self
            .session_mut()
            .map(|session| session.restart(fresh::chance(), now));
        told.unwrap_or_else(nothing_told)
    }

    /// Goes on with a game that is kept.
    ///
    /// # Errors
    ///
    /// The game cannot be read; the one in hand stays.
    pub fn open(&mut self, id: GameId, now: Moment) -> Result<Update, StoreError> {
        match self.held.take() {
            Some(Held::Store(store)) => self.open_first(store, id, now),
            Some(Held::Session(mut session)) => {
                let told = session.open(id, now);
                self.held = Some(Held::Session(session));
                told
            }
            None => Ok(nothing_told()),
        }
    }

    fn open_first(
        &mut self,
        store: Box<dyn Storage>,
        id: GameId,
        now: Moment,
    ) -> Result<Update, StoreError> {
        match Session::resume(store, id, fresh::chance(), now) {
            Ok((session, told)) => {
                self.held = Some(Held::Session(Box::new(session)));
                Ok(told)
            }
            Err((store, error)) => {
                self.held = Some(Held::Store(store));
                Err(error)
            }
        }
    }

    /// Lets time pass; says what could not be kept.
    pub fn tick(&mut self, now: Moment) -> Option<StoreError> {
        self.session_mut().and_then(|session| session.tick(now))
    }

    /// When time matters next to what is kept.
    pub fn deadline(&self) -> Option<Moment> {
        self.session()?.deadline()
    }

    /// Writes everything that waits; returns the error if that fails.
    #[must_use]
    pub fn close(self, now: Moment) -> Option<StoreError> {
        match self.held {
            Some(Held::Session(session)) => session.close(now).1,
            _ => None,
        }
    }
}

/// Without a game nothing is told.
pub(crate) const fn nothing_told() -> Update {
    Update {
        events: Vec::new(),
        save_error: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use brikke_store::Store;

    const NOW: Moment = Moment::from_millis(1_000);

    fn desk(directory: &tempfile::TempDir) -> Desk {
        Desk::new(Store::open(directory.path()).unwrap().store)
    }

    #[test]
    fn without_a_game_nothing_is_told() {
        let directory = tempfile::tempdir().unwrap();
        let mut desk = desk(&directory);
        assert!(desk.apply(Command::Undo, NOW).events.is_empty());
        assert!(desk.view(NOW).is_none());
        assert!(desk.store().is_some());
    }

    #[test]
    fn a_game_that_there_is_not_leaves_the_store_in_hand() {
        let directory = tempfile::tempdir().unwrap();
        let mut desk = desk(&directory);
        assert!(desk.open(GameId(7), NOW).is_err());
        assert!(desk.store().is_some());
        let told = desk.new_game(Rules::default(), fresh::chance(), NOW);
        assert!(!told.events.is_empty());
        assert!(desk.view(NOW).is_some());
    }
}
