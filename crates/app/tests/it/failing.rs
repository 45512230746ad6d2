//! A storage that fails when it is told to.
//!
//! Writing fails by one switch, reading by another.

use std::cell::Cell;
use std::rc::Rc;

use brikke_engine::{Board, Game, Rules};
use brikke_play::{BookmarkName, Category, GameName, Mode, Moment, PlayerName};
use brikke_store::{
    ForeignScore, GameId, GameLine, GameLog, GameQuery, MemoryStorage, Milestone, Progress,
    Revision, ScoreLine, Statistics, Storage, StoreError, StoredGame, Who,
};

/// Stores in memory or elsewhere, and has no room while the switch is on.
#[derive(Debug)]
pub(crate) struct FailingStorage<S = MemoryStorage> {
    storage: S,
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

impl Default for FailingStorage {
    fn default() -> FailingStorage {
        FailingStorage::around(MemoryStorage::default())
    }
}

impl<S: Storage> FailingStorage<S> {
    /// This storage, with a switch.
    pub(crate) fn around(storage: S) -> FailingStorage<S> {
        FailingStorage {
            storage,
            full: Rc::default(),
            reading: Rc::default(),
        }
    }

    /// The switch for writing.
    pub(crate) fn switch(&self) -> Rc<Cell<bool>> {
        Rc::clone(&self.full)
    }

    /// The switch for reading.
    pub(crate) fn reading(&self) -> Rc<Cell<Reading>> {
        Rc::clone(&self.reading)
    }

    fn read(&self) -> Result<&S, StoreError> {
        match self.reading.get() {
            Reading::Works => Ok(&self.storage),
            Reading::Fails => Err(StoreError::Busy),
            Reading::Forbidden => panic!("the storage is read"),
        }
    }

    fn written(&mut self) -> Result<&mut S, StoreError> {
        if self.full.get() {
            Err(StoreError::Full)
        } else {
            Ok(&mut self.storage)
        }
    }
}

impl<S: Storage> Storage for FailingStorage<S> {
    fn begin(&mut self, game: &Game, mode: Mode, now: Moment) -> Result<GameId, StoreError> {
        self.written()?.begin(game, mode, now)
    }

    fn begin_again(
        &mut self,
        id: GameId,
        game: &Game,
        now: Moment,
    ) -> Result<Revision, StoreError> {
        self.written()?.begin_again(id, game, now)
    }

    fn begin_imported(&mut self, game: &Game, now: Moment) -> Result<GameId, StoreError> {
        self.written()?.begin_imported(game, now)
    }

    fn append(&mut self, id: GameId, progress: &Progress) -> Result<Revision, StoreError> {
        self.written()?.append(id, progress)
    }

    fn delete(&mut self, id: GameId) -> Result<(), StoreError> {
        self.written()?.delete(id)
    }

    fn load(&self, id: GameId) -> Result<StoredGame, StoreError> {
        self.read()?.load(id)
    }

    fn load_at(&self, id: GameId, milestone: Milestone) -> Result<Option<Game>, StoreError> {
        self.read()?.load_at(id, milestone)
    }

    fn log(&self, id: GameId) -> Result<GameLog, StoreError> {
        self.read()?.log(id)
    }

    fn games(&self, query: &GameQuery) -> Result<Vec<GameLine>, StoreError> {
        self.read()?.games(query)
    }

    fn bookmark(&mut self, id: GameId, name: &BookmarkName, ply: u64) -> Result<(), StoreError> {
        self.written()?.bookmark(id, name, ply)
    }

    fn remove_bookmark(&mut self, id: GameId, name: &BookmarkName) -> Result<bool, StoreError> {
        self.written()?.remove_bookmark(id, name)
    }

    fn analysis(&self, id: GameId, advisor: &str) -> Result<Option<Vec<u8>>, StoreError> {
        self.read()?.analysis(id, advisor)
    }

    fn put_analysis(&mut self, id: GameId, advisor: &str, moves: &[u8]) -> Result<(), StoreError> {
        self.written()?.put_analysis(id, advisor, moves)
    }

    fn mistakes(&self, table: &str) -> Result<Vec<Board>, StoreError> {
        self.read()?.mistakes(table)
    }

    fn add_mistake(&mut self, table: &str, board: &Board) -> Result<(), StoreError> {
        self.written()?.add_mistake(table, board)
    }

    fn remove_mistake(&mut self, table: &str, board: &Board) -> Result<bool, StoreError> {
        self.written()?.remove_mistake(table, board)
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
        self.written()?.enter_score(id, name, now)
    }

    fn import_scores(
        &mut self,
        rules: &Rules,
        scores: &[ForeignScore],
        now: Moment,
    ) -> Result<usize, StoreError> {
        self.written()?.import_scores(rules, scores, now)
    }

    fn rename(&mut self, id: GameId, name: Option<&GameName>) -> Result<(), StoreError> {
        self.written()?.rename(id, name)
    }

    fn trash(&mut self, ids: &[GameId], now: Moment) -> Result<(), StoreError> {
        self.written()?.trash(ids, now)
    }

    fn restore_trash(&mut self) -> Result<Vec<GameId>, StoreError> {
        self.written()?.restore_trash()
    }

    fn trashed(&self) -> Result<Vec<GameId>, StoreError> {
        self.read()?.trashed()
    }

    fn restore(&mut self, id: GameId) -> Result<bool, StoreError> {
        self.written()?.restore(id)
    }

    fn restore_score(
        &mut self,
        rules: &Rules,
        category: Category,
        line: &ScoreLine,
    ) -> Result<bool, StoreError> {
        self.written()?.restore_score(rules, category, line)
    }

    fn statistics_of(&self, who: Who, rules: Option<&Rules>) -> Result<Statistics, StoreError> {
        self.read()?.statistics_of(who, rules)
    }
}
