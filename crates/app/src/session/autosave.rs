//! How one game is kept.

use brikke_engine::Game;
use brikke_play::{Mode, Moment};
use brikke_store::{
    GameId, LogEntry, Revision, Storage, StoreError, StoredGame, Summary, WriteBatch,
};

/// A game's place in the store, and what still has to be written.
#[derive(Debug)]
pub(crate) struct Autosave {
    place: Place,
    pub(crate) mode: Mode,
    /// Whether the record may be replaced: practice that began here.
    pub(crate) replaceable: bool,
    waiting: WriteBatch,
}

#[derive(Debug)]
enum Place {
    /// Not written yet: the game as it began.
    Nowhere(Box<Game>),
    /// In the store, at this revision.
    At(GameId, Revision),
}

impl Autosave {
    /// A game that has just begun.
    pub(crate) fn begun(game: Game, mode: Mode) -> Autosave {
        Autosave {
            place: Place::Nowhere(Box::new(game)),
            mode,
            replaceable: mode == Mode::Practice,
            waiting: WriteBatch::default(),
        }
    }

    /// A game that was kept before.
    pub(crate) fn resumed(stored: &StoredGame) -> Autosave {
        Autosave {
            place: Place::At(stored.id, stored.revision),
            mode: stored.mode,
            replaceable: false,
            waiting: WriteBatch::default(),
        }
    }

    pub(crate) const fn id(&self) -> Option<GameId> {
        match self.place {
            Place::Nowhere(_) => None,
            Place::At(id, _) => Some(id),
        }
    }

    /// One more action to write.
    pub(crate) fn add(&mut self, entry: LogEntry) {
        self.waiting.add(entry);
    }

    /// Whether something is not written yet.
    pub(crate) fn is_waiting(&self) -> bool {
        !self.waiting.is_empty() || matches!(self.place, Place::Nowhere(_))
    }

    /// When what waits must be written at the latest.
    pub(crate) fn deadline(&self) -> Option<Moment> {
        self.waiting.deadline()
    }

    /// Whether what waits must be written now.
    pub(crate) fn is_due(&self, now: Moment) -> bool {
        self.waiting.is_due(now)
    }

    /// Writes the game, if it is not there yet, and all that waits. If that
    /// fails, everything waits on.
    pub(crate) fn write(
        &mut self,
        store: &mut dyn Storage,
        summary: Summary,
        now: Moment,
    ) -> Result<(), StoreError> {
        let (id, expected) = self.placed(store, now)?;
        let progress = self.waiting.progress(expected, summary);
        let revision = store.append(id, &progress)?;
        self.place = Place::At(id, revision);
        self.waiting.clear();
        Ok(())
    }

    /// Writes the beginning of the game if it is not there yet.
    pub(crate) fn placed(
        &mut self,
        store: &mut dyn Storage,
        now: Moment,
    ) -> Result<(GameId, Revision), StoreError> {
        match &self.place {
            Place::At(id, revision) => Ok((*id, *revision)),
            Place::Nowhere(game) => {
                let id = store.begin(game, self.mode, now)?;
                self.place = Place::At(id, Revision::FIRST);
                Ok((id, Revision::FIRST))
            }
        }
    }
}
