//! Autosave state of one game.

use brikke_engine::Game;
use brikke_play::{Event, Mode, Moment};
use brikke_store::{
    GameId, LogEntry, Revision, Storage, StoreError, StoredGame, Summary, WriteBatch,
};

/// Autosave state of one game: its place in the store, and everything that
/// still has to be written, in the order in which it will be.
#[derive(Debug)]
pub(crate) struct Autosave {
    place: Place,
    pub(crate) mode: Mode,
    /// True if the record may be replaced: practice that began here.
    pub(crate) replaceable: bool,
    /// False for a trial that the person has not saved: nothing of it is
    /// written.
    pub(crate) is_kept: bool,
    batch: WriteBatch,
    /// The summary to write with the batch; none if the stored one is right.
    summary: Option<Summary>,
    /// Bookmarks and scores to write after the batch. A caller hears of them
    /// once they are written.
    marks: Vec<Event>,
    /// The game as it was left, if it was left with moves that are not
    /// written.
    pub(super) left: Option<Box<Game>>,
}

#[derive(Debug)]
enum Place {
    /// Not written yet: the game as it began.
    Nowhere(Box<Game>),
    /// Not written yet: it takes the place of what has this number.
    Instead(GameId, Box<Game>),
    /// In the store, at this revision.
    At(GameId, Revision),
}

impl Autosave {
    /// The state of a game that has just begun.
    pub(crate) fn begun(game: Game, mode: Mode) -> Autosave {
        Autosave {
            place: Place::Nowhere(Box::new(game)),
            mode,
            replaceable: mode == Mode::Practice,
            is_kept: true,
            batch: WriteBatch::default(),
            summary: None,
            marks: Vec::new(),
            left: None,
        }
    }

    /// The state of a practice board that takes the place of what was stored of
    /// the same game.
    pub(crate) fn begun_again(game: Game, before: Option<&Autosave>) -> Autosave {
        let mut autosave = Autosave::begun(game, Mode::Practice);
        let Some(before) = before else {
            return autosave;
        };
        autosave.is_kept = before.is_kept;
        if let (Some(id), Place::Nowhere(game), true) =
            (before.id(), &mut autosave.place, before.replaceable)
        {
            autosave.place = Place::Instead(id, game.clone());
        }
        autosave
    }

    /// The state of a game that was loaded.
    pub(crate) fn resumed(stored: &StoredGame) -> Autosave {
        Autosave {
            place: Place::At(stored.id, stored.revision),
            mode: stored.mode,
            replaceable: false,
            is_kept: true,
            batch: WriteBatch::default(),
            summary: None,
            marks: Vec::new(),
            left: None,
        }
    }

    pub(crate) const fn id(&self) -> Option<GameId> {
        match self.place {
            Place::Nowhere(_) => None,
            Place::Instead(id, _) | Place::At(id, _) => Some(id),
        }
    }

    /// Its number and its revision, once it is in the store.
    pub(crate) const fn place(&self) -> Option<(GameId, Revision)> {
        match self.place {
            Place::Nowhere(_) | Place::Instead(..) => None,
            Place::At(id, revision) => Some((id, revision)),
        }
    }

    /// Returns true if the game is in the trash and has been played on: writing
    /// takes it out.
    pub(crate) fn is_restored_by_writing(&self, store: &dyn Storage) -> bool {
        let place = self.place().filter(|_| !self.batch.is_empty());
        place.is_some_and(|(id, _)| store.is_trashed(id).is_ok_and(|is_trashed| is_trashed))
    }

    /// Adds an action to write.
    pub(crate) fn add(&mut self, entry: LogEntry) {
        self.batch.add(entry);
    }

    /// Adds a bookmark or a score to write.
    pub(crate) fn add_mark(&mut self, event: Event) {
        self.marks.push(event);
    }

    /// Sets the summary to write.
    pub(crate) const fn set_summary(&mut self, summary: Summary) {
        self.summary = Some(summary);
    }

    /// The number of moves that are not written yet.
    pub(crate) fn unsaved_moves(&self) -> usize {
        if self.is_kept { self.batch.moves() } else { 0 }
    }

    /// Returns true if something besides moves would be lost: a bookmark, a
    /// score, an undo, a practice board.
    pub(crate) fn has_other_changes(&self) -> bool {
        let has_changes = !self.marks.is_empty() || !self.batch.is_empty() || self.is_new_board();
        self.is_kept && has_changes
    }

    /// Forgets everything that waits: it was set aside, or nobody has heard of
    /// it.
    pub(crate) fn forget_waiting(&mut self) {
        self.batch.clear();
        self.summary = None;
        self.marks.clear();
        self.left = None;
    }

    /// Returns true if the next write needs the summary of the game as it stands.
    pub(crate) fn needs_summary(&self) -> bool {
        self.summary.is_some() || !self.batch.is_empty()
    }

    /// Returns true if something is not written yet. A scored game is written
    /// with its first move.
    pub(crate) fn is_waiting(&self) -> bool {
        let has_news = self.needs_summary() || !self.marks.is_empty() || self.is_new_board();
        self.is_kept && has_news
    }

    /// Returns true for a practice board that is not written yet.
    pub(crate) const fn is_new_board(&self) -> bool {
        matches!(
            (&self.place, self.mode),
            (Place::Nowhere(_) | Place::Instead(..), Mode::Practice)
        )
    }

    /// Returns true for a scored game in which nothing has happened.
    pub(crate) fn is_untouched(&self) -> bool {
        matches!(self.place, Place::Nowhere(_)) && !self.is_waiting()
    }

    /// The latest moment to write the batch.
    pub(crate) fn deadline(&self) -> Option<Moment> {
        self.batch.deadline().filter(|_| self.is_kept)
    }

    /// Returns true if the batch must be written now.
    pub(crate) fn is_due(&self, now: Moment) -> bool {
        self.is_kept && self.batch.is_due(now)
    }

    /// Writes everything that waits, and adds the marks that were written to
    /// `written`. What fails waits on.
    pub(crate) fn write(
        &mut self,
        store: &mut dyn Storage,
        now: Moment,
        written: &mut Vec<Event>,
    ) -> Result<(), StoreError> {
        let (id, expected) = self.placed(store, now)?;
        if let Some(summary) = self.summary {
            let progress = self.batch.progress(expected, summary);
            let revision = store.append(id, &progress)?;
            self.place = Place::At(id, revision);
            self.batch.clear();
            self.summary = None;
            self.left = None;
        }
        while let Some(mark) = self.marks.first() {
            let result = write_mark(store, id, mark, now);
            if let Err(error) = result.as_ref()
                && may_succeed_later(error)
            {
                return result.map(drop);
            }
            self.marks.remove(0);
            written.extend(result?);
        }
        Ok(())
    }

    /// Writes the start of the game if it is not there yet.
    fn placed(
        &mut self,
        store: &mut dyn Storage,
        now: Moment,
    ) -> Result<(GameId, Revision), StoreError> {
        let placed = match &self.place {
            Place::At(id, revision) => return Ok((*id, *revision)),
            Place::Nowhere(game) => (store.begin(game, self.mode, now)?, Revision::FIRST),
            Place::Instead(id, game) => match store.begin_again(*id, game, now) {
                Ok(revision) => (*id, revision),
                // Somebody has deleted it meanwhile.
                Err(StoreError::NoSuchGame(_)) => {
                    (store.begin(game, self.mode, now)?, Revision::FIRST)
                }
                Err(error) => return Err(error),
            },
        };
        self.place = Place::At(placed.0, placed.1);
        Ok(placed)
    }
}

/// Returns true if the event tells people that something is saved: they hear of it
/// once it is.
pub(crate) const fn announces_save(event: &Event) -> bool {
    matches!(
        event,
        Event::Bookmarked { .. } | Event::EnteredLeaderboard { .. }
    )
}

/// Returns true if the event is about a bookmark or a score, which the store keeps
/// beside the log of a game.
pub(crate) const fn is_mark(event: &Event) -> bool {
    matches!(
        event,
        Event::Bookmarked { .. } | Event::BookmarkLost { .. } | Event::EnteredLeaderboard { .. }
    )
}

/// Writes a bookmark or a score, and returns the event as it turned out: a
/// score has the place that the storage gave it, which is none if other
/// programs have filled the table.
fn write_mark(
    store: &mut dyn Storage,
    id: GameId,
    mark: &Event,
    now: Moment,
) -> Result<Option<Event>, StoreError> {
    match mark {
        Event::Bookmarked { name, step } => store.bookmark(id, name, *step as u64)?,
        Event::BookmarkLost { name } => drop(store.remove_bookmark(id, name)?),
        Event::EnteredLeaderboard {
            category, entry, ..
        } => {
            let place = store.enter_score(id, entry.name.as_ref(), now)?;
            return Ok(place.map(|place| Event::EnteredLeaderboard {
                category: *category,
                place,
                entry: entry.clone(),
            }));
        }
        _ => {}
    }
    Ok(Some(mark.clone()))
}

/// Returns true if the same call may succeed later. Other errors would only repeat
/// themselves.
const fn may_succeed_later(error: &StoreError) -> bool {
    matches!(
        error,
        StoreError::Full
            | StoreError::ReadOnly
            | StoreError::Busy
            | StoreError::Gone
            | StoreError::Io { .. }
            | StoreError::Database { .. }
    )
}
