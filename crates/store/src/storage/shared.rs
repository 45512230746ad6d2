//! A storage with several owners.

use std::cell::RefCell;
use std::rc::Rc;

use brikke_engine::{Board, Commitment, Game, Rules};
use brikke_play::{BookmarkName, Category, GameName, Leaderboard, Mode, Moment, PlayerName};

use super::Storage;
use crate::{
    ForeignScore, GameId, GameLine, GameLog, GameQuery, Milestone, Progress, Revision, ScoreLine,
    Statistics, StoreError, StoredGame, Who,
};

/// A storage that somebody else looks into as well.
impl<S: Storage> Storage for Rc<RefCell<S>> {
    fn wait_for_others(&mut self, waits: bool) {
        self.borrow_mut().wait_for_others(waits);
    }

    fn version(&self) -> Result<Option<i64>, StoreError> {
        self.borrow().version()
    }

    fn begin(&mut self, game: &Game, mode: Mode, now: Moment) -> Result<GameId, StoreError> {
        self.borrow_mut().begin(game, mode, now)
    }

    fn begin_again(
        &mut self,
        id: GameId,
        game: &Game,
        now: Moment,
    ) -> Result<Revision, StoreError> {
        self.borrow_mut().begin_again(id, game, now)
    }

    fn begin_imported(&mut self, game: &Game, now: Moment) -> Result<GameId, StoreError> {
        self.borrow_mut().begin_imported(game, now)
    }

    fn append(&mut self, id: GameId, progress: &Progress) -> Result<Revision, StoreError> {
        self.borrow_mut().append(id, progress)
    }

    fn rename(&mut self, id: GameId, name: Option<&GameName>) -> Result<(), StoreError> {
        self.borrow_mut().rename(id, name)
    }

    fn trash(&mut self, ids: &[GameId], now: Moment) -> Result<(), StoreError> {
        self.borrow_mut().trash(ids, now)
    }

    fn restore_trash(&mut self) -> Result<Vec<GameId>, StoreError> {
        self.borrow_mut().restore_trash()
    }

    fn trashed(&self) -> Result<Vec<GameId>, StoreError> {
        self.borrow().trashed()
    }

    fn is_trashed(&self, id: GameId) -> Result<bool, StoreError> {
        self.borrow().is_trashed(id)
    }

    fn restore(&mut self, id: GameId) -> Result<bool, StoreError> {
        self.borrow_mut().restore(id)
    }

    fn delete(&mut self, id: GameId) -> Result<(), StoreError> {
        self.borrow_mut().delete(id)
    }

    fn load(&self, id: GameId) -> Result<StoredGame, StoreError> {
        self.borrow().load(id)
    }

    fn load_at(&self, id: GameId, milestone: Milestone) -> Result<Option<Game>, StoreError> {
        self.borrow().load_at(id, milestone)
    }

    fn log(&self, id: GameId) -> Result<GameLog, StoreError> {
        self.borrow().log(id)
    }

    fn commitment(&self, id: GameId) -> Result<Option<Commitment>, StoreError> {
        self.borrow().commitment(id)
    }

    fn games(&self, query: &GameQuery) -> Result<Vec<GameLine>, StoreError> {
        self.borrow().games(query)
    }

    fn unfinished(&self) -> Result<Vec<GameLine>, StoreError> {
        self.borrow().unfinished()
    }

    fn bookmark(&mut self, id: GameId, name: &BookmarkName, ply: u64) -> Result<(), StoreError> {
        self.borrow_mut().bookmark(id, name, ply)
    }

    fn remove_bookmark(&mut self, id: GameId, name: &BookmarkName) -> Result<bool, StoreError> {
        self.borrow_mut().remove_bookmark(id, name)
    }

    fn analysis(&self, id: GameId, advisor: &str) -> Result<Option<Vec<u8>>, StoreError> {
        self.borrow().analysis(id, advisor)
    }

    fn put_analysis(&mut self, id: GameId, advisor: &str, moves: &[u8]) -> Result<(), StoreError> {
        self.borrow_mut().put_analysis(id, advisor, moves)
    }

    fn mistakes(&self, table: &str) -> Result<Vec<Board>, StoreError> {
        self.borrow().mistakes(table)
    }

    fn add_mistake(&mut self, table: &str, board: &Board) -> Result<(), StoreError> {
        self.borrow_mut().add_mistake(table, board)
    }

    fn remove_mistake(&mut self, table: &str, board: &Board) -> Result<bool, StoreError> {
        self.borrow_mut().remove_mistake(table, board)
    }

    fn scores(&self, rules: &Rules, category: Category) -> Result<Vec<ScoreLine>, StoreError> {
        self.borrow().scores(rules, category)
    }

    fn scored_rules(&self) -> Result<Vec<Rules>, StoreError> {
        self.borrow().scored_rules()
    }

    fn enter_score(
        &mut self,
        id: GameId,
        name: Option<&PlayerName>,
        now: Moment,
    ) -> Result<Option<usize>, StoreError> {
        self.borrow_mut().enter_score(id, name, now)
    }

    fn import_scores(
        &mut self,
        rules: &Rules,
        scores: &[ForeignScore],
        now: Moment,
    ) -> Result<usize, StoreError> {
        self.borrow_mut().import_scores(rules, scores, now)
    }

    fn restore_score(
        &mut self,
        rules: &Rules,
        category: Category,
        line: &ScoreLine,
    ) -> Result<bool, StoreError> {
        self.borrow_mut().restore_score(rules, category, line)
    }

    fn statistics(&self, rules: Option<&Rules>) -> Result<Statistics, StoreError> {
        self.borrow().statistics(rules)
    }

    fn statistics_of(&self, who: Who, rules: Option<&Rules>) -> Result<Statistics, StoreError> {
        self.borrow().statistics_of(who, rules)
    }

    fn best_score(&self, rules: &Rules, except: Option<GameId>) -> Result<u64, StoreError> {
        self.borrow().best_score(rules, except)
    }

    fn leaderboard(&self, rules: &Rules) -> Result<Leaderboard, StoreError> {
        self.borrow().leaderboard(rules)
    }
}
