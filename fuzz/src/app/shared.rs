//! A storage in memory that several programs use.

use std::cell::{RefCell, RefMut};
use std::rc::Rc;

use brikke_engine::{Board, Game, Rules};
use brikke_play::{BookmarkName, Category, GameName, Mode, Moment, PlayerName};
use brikke_store::{
    ForeignScore, GameId, GameLine, GameLog, GameQuery, MemoryStorage, Milestone, Progress,
    Revision, ScoreLine, Statistics, Storage, StoreError, StoredGame, Who,
};

/// A storage in memory; its clones are the same one.
#[derive(Debug, Clone, Default)]
pub(crate) struct Shared {
    storage: Rc<RefCell<MemoryStorage>>,
    /// The games that were deleted, as they were.
    deleted: Rc<RefCell<Vec<StoredGame>>>,
}

impl Shared {
    fn now(&self) -> RefMut<'_, MemoryStorage> {
        self.storage.borrow_mut()
    }

    /// All games, deleted ones too.
    pub(crate) fn all_games(&self) -> Vec<StoredGame> {
        let query = GameQuery {
            with_untouched: true,
            ..GameQuery::ALL
        };
        let storage = self.now();
        let games = storage.games(&query).unwrap_or_default();
        let games = games.iter().filter_map(|game| storage.load(game.id).ok());
        games.chain(self.deleted.borrow().iter().cloned()).collect()
    }
}

impl Storage for Shared {
    fn begin(&mut self, game: &Game, mode: Mode, now: Moment) -> Result<GameId, StoreError> {
        self.now().begin(game, mode, now)
    }

    fn begin_again(
        &mut self,
        id: GameId,
        game: &Game,
        now: Moment,
    ) -> Result<Revision, StoreError> {
        let before = self.load(id)?;
        self.deleted.borrow_mut().push(before);
        self.now().begin_again(id, game, now)
    }

    fn begin_imported(&mut self, game: &Game, now: Moment) -> Result<GameId, StoreError> {
        self.now().begin_imported(game, now)
    }

    fn append(&mut self, id: GameId, progress: &Progress) -> Result<Revision, StoreError> {
        self.now().append(id, progress)
    }

    fn delete(&mut self, id: GameId) -> Result<(), StoreError> {
        let game = self.load(id)?;
        self.deleted.borrow_mut().push(game);
        self.now().delete(id)
    }

    fn load(&self, id: GameId) -> Result<StoredGame, StoreError> {
        self.now().load(id)
    }

    fn load_at(&self, id: GameId, milestone: Milestone) -> Result<Option<Game>, StoreError> {
        self.now().load_at(id, milestone)
    }

    fn log(&self, id: GameId) -> Result<GameLog, StoreError> {
        self.now().log(id)
    }

    fn games(&self, query: &GameQuery) -> Result<Vec<GameLine>, StoreError> {
        self.now().games(query)
    }

    fn bookmark(&mut self, id: GameId, name: &BookmarkName, ply: u64) -> Result<(), StoreError> {
        self.now().bookmark(id, name, ply)
    }

    fn remove_bookmark(&mut self, id: GameId, name: &BookmarkName) -> Result<bool, StoreError> {
        self.now().remove_bookmark(id, name)
    }

    fn analysis(&self, id: GameId, advisor: &str) -> Result<Option<Vec<u8>>, StoreError> {
        self.now().analysis(id, advisor)
    }

    fn put_analysis(&mut self, id: GameId, advisor: &str, moves: &[u8]) -> Result<(), StoreError> {
        self.now().put_analysis(id, advisor, moves)
    }

    fn mistakes(&self, table: &str) -> Result<Vec<Board>, StoreError> {
        self.now().mistakes(table)
    }

    fn add_mistake(&mut self, table: &str, board: &Board) -> Result<(), StoreError> {
        self.now().add_mistake(table, board)
    }

    fn remove_mistake(&mut self, table: &str, board: &Board) -> Result<bool, StoreError> {
        self.now().remove_mistake(table, board)
    }

    fn scores(&self, rules: &Rules, category: Category) -> Result<Vec<ScoreLine>, StoreError> {
        self.now().scores(rules, category)
    }

    fn scored_rules(&self) -> Result<Vec<Rules>, StoreError> {
        self.now().scored_rules()
    }

    fn enter_score(
        &mut self,
        id: GameId,
        name: Option<&PlayerName>,
        now: Moment,
    ) -> Result<Option<usize>, StoreError> {
        self.now().enter_score(id, name, now)
    }

    fn import_scores(
        &mut self,
        rules: &Rules,
        scores: &[ForeignScore],
        now: Moment,
    ) -> Result<usize, StoreError> {
        self.now().import_scores(rules, scores, now)
    }

    fn rename(&mut self, id: GameId, name: Option<&GameName>) -> Result<(), StoreError> {
        self.now().rename(id, name)
    }

    fn trash(&mut self, ids: &[GameId], now: Moment) -> Result<(), StoreError> {
        for &id in ids {
            let game = self.load(id)?;
            self.deleted.borrow_mut().push(game);
        }
        self.now().trash(ids, now)
    }

    fn restore_trash(&mut self) -> Result<Vec<GameId>, StoreError> {
        let restored = self.now().restore_trash()?;
        let is_there = |game: &StoredGame| restored.contains(&game.id);
        self.deleted.borrow_mut().retain(|game| !is_there(game));
        Ok(restored)
    }

    fn trashed(&self) -> Result<Vec<GameId>, StoreError> {
        self.now().trashed()
    }

    fn restore(&mut self, id: GameId) -> Result<bool, StoreError> {
        let is_restored = self.now().restore(id)?;
        if is_restored {
            self.deleted.borrow_mut().retain(|game| game.id != id);
        }
        Ok(is_restored)
    }

    fn restore_score(
        &mut self,
        rules: &Rules,
        category: Category,
        line: &ScoreLine,
    ) -> Result<bool, StoreError> {
        self.now().restore_score(rules, category, line)
    }

    fn statistics_of(&self, who: Who, rules: Option<&Rules>) -> Result<Statistics, StoreError> {
        self.now().statistics_of(who, rules)
    }
}
