//! A storage that fails when it is told to.
//!
//! Writing fails by one switch, reading by another.

use std::cell::Cell;
use std::rc::Rc;

use brikke_engine::{Game, Rules};
use brikke_play::{BookmarkName, Category, Mode, Moment, PlayerName};
use brikke_store::{
    ForeignScore, GameId, GameLine, GameQuery, MemoryStorage, Progress, Revision, ScoreLine,
    Statistics, Storage, StoreError, StoredGame,
};

/// Stores in memory, and has no room while the switch is on.
#[derive(Debug, Default)]
pub(crate) struct FailingStorage {
    memory: MemoryStorage,
    full: Rc<Cell<bool>>,
    reading: Rc<Cell<Reading>>,
}

/// The ways in which reading ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum Reading {
    /// It works.
    #[default]
    Works,
    /// Another program has the storage.
    Fails,
    /// Nobody may read now: the test fails.
    Forbidden,
}

impl FailingStorage {
    /// The switch for writing.
    pub(crate) fn switch(&self) -> Rc<Cell<bool>> {
        Rc::clone(&self.full)
    }

    /// The switch for reading.
    pub(crate) fn reading(&self) -> Rc<Cell<Reading>> {
        Rc::clone(&self.reading)
    }

    fn read(&self) -> Result<&MemoryStorage, StoreError> {
        match self.reading.get() {
            Reading::Works => Ok(&self.memory),
            Reading::Fails => Err(StoreError::Busy),
            Reading::Forbidden => panic!("the storage is read"),
        }
    }

    fn memory(&mut self) -> Result<&mut MemoryStorage, StoreError> {
        if self.full.get() {
            Err(StoreError::Full)
        } else {
            Ok(&mut self.memory)
        }
    }
}

impl Storage for FailingStorage {
    fn begin(&mut self, game: &Game, mode: Mode, now: Moment) -> Result<GameId, StoreError> {
        self.memory()?.begin(game, mode, now)
    }

    fn begin_imported(&mut self, game: &Game, now: Moment) -> Result<GameId, StoreError> {
        self.memory()?.begin_imported(game, now)
    }

    fn append(&mut self, id: GameId, progress: &Progress) -> Result<Revision, StoreError> {
        self.memory()?.append(id, progress)
    }

    fn delete(&mut self, id: GameId) -> Result<(), StoreError> {
        self.memory()?.delete(id)
    }

    fn load(&self, id: GameId) -> Result<StoredGame, StoreError> {
        self.read()?.load(id)
    }

    fn games(&self, query: &GameQuery) -> Result<Vec<GameLine>, StoreError> {
        self.read()?.games(query)
    }

    fn bookmark(&mut self, id: GameId, name: &BookmarkName, ply: u64) -> Result<(), StoreError> {
        self.memory()?.bookmark(id, name, ply)
    }

    fn remove_bookmark(&mut self, id: GameId, name: &BookmarkName) -> Result<bool, StoreError> {
        self.memory()?.remove_bookmark(id, name)
    }

    fn scores(&self, rules: &Rules, category: Category) -> Result<Vec<ScoreLine>, StoreError> {
        self.read()?.scores(rules, category)
    }

    fn scored_rules(&self) -> Result<Vec<Rules>, StoreError> {
        self.read()?.scored_rules()
    }

    fn enter_score(
        &mut self,
        id: GameId,
        name: Option<&PlayerName>,
        now: Moment,
    ) -> Result<Option<usize>, StoreError> {
        self.memory()?.enter_score(id, name, now)
    }

    fn import_scores(
        &mut self,
        rules: &Rules,
        scores: &[ForeignScore],
        now: Moment,
    ) -> Result<usize, StoreError> {
        self.memory()?.import_scores(rules, scores, now)
    }

    fn statistics(&self, rules: Option<&Rules>) -> Result<Statistics, StoreError> {
        self.read()?.statistics(rules)
    }
}
