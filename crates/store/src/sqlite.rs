//! The store in one SQLite file.
//!
//! - `store`, `open`, `read_only`, `lock`, `schema`: opening the file, its versions.
//! - `games`, `start`, `load`, `list`, `bookmarks`, `trash`: games.
//! - `analyses`: what advisors said of games. `mistakes`: positions to repeat.
//! - `scores`, `statistics`, `records`, `splits`: scores and statistics.
//! - `patience`: other programs.
//! - `checksum`, `register`, `integrity`, `log`, `log_check`: finding damage.
//! - `quarantine`, `salvage`, `rescue`: what becomes of a damaged file.

mod analyses;
mod board_bytes;
mod bookmarks;
mod checksum;
mod figures;
mod game_row;
mod games;
mod integer;
mod integrity;
mod list;
mod load;
mod lock;
mod log;
mod log_check;
mod mistakes;
mod open;
mod patience;
mod quarantine;
mod read_only;
mod records;
mod register;
mod rescue;
mod rulebook;
mod salvage;
mod schema;
mod scores;
mod splits;
mod start;
mod statistics;
mod store;
mod trash;

use brikke_engine::{Board, Commitment, Game, Rules};
use brikke_play::{BookmarkName, Category, GameName, Mode, Moment, PlayerName};

use crate::{
    ForeignScore, GameId, GameLine, GameLog, GameQuery, Milestone, Progress, Revision, ScoreLine,
    Statistics, Storage, StoreError, StoredGame, Who,
};
pub use log_check::LogDamage;
pub use open::Opened;
pub use rescue::{Outcome, Rescue, RescuedGame};
pub use salvage::{Salvage, Shortfall};
pub use store::Store;

impl Storage for Store {
    fn wait_for_others(&mut self, waits: bool) {
        // Without it the next write waits longer, or fails sooner.
        let _ = patience::set(&mut self.connection, waits);
    }

    fn version(&self) -> Result<Option<i64>, StoreError> {
        let pragma = "data_version";
        let version = self
            .connection
            .pragma_query_value(None, pragma, |row| row.get(0));
        Ok(Some(version?))
    }

    fn begin(&mut self, game: &Game, mode: Mode, now: Moment) -> Result<GameId, StoreError> {
        self.write(|connection| games::begin(connection, game, mode, now))
    }

    fn begin_again(
        &mut self,
        id: GameId,
        game: &Game,
        now: Moment,
    ) -> Result<Revision, StoreError> {
        self.write(|connection| games::begin_again(connection, id, game, now))
    }

    fn begin_imported(&mut self, game: &Game, now: Moment) -> Result<GameId, StoreError> {
        self.write(|connection| games::begin_imported(connection, game, now))
    }

    fn append(&mut self, id: GameId, progress: &Progress) -> Result<Revision, StoreError> {
        self.write(|connection| games::append(connection, id, progress))
    }

    fn rename(&mut self, id: GameId, name: Option<&GameName>) -> Result<(), StoreError> {
        self.write(|connection| games::rename(connection, id, name))
    }

    fn trash(&mut self, ids: &[GameId], now: Moment) -> Result<(), StoreError> {
        self.write(|connection| trash::fill(connection, ids, now))
    }

    fn restore_trash(&mut self) -> Result<Vec<GameId>, StoreError> {
        self.write(trash::restore)
    }

    fn trashed(&self) -> Result<Vec<GameId>, StoreError> {
        trash::in_trash(&self.connection)
    }

    fn is_trashed(&self, id: GameId) -> Result<bool, StoreError> {
        trash::contains(&self.connection, id)
    }

    fn restore(&mut self, id: GameId) -> Result<bool, StoreError> {
        self.write(|connection| trash::take_out(connection, id))
    }

    fn delete(&mut self, id: GameId) -> Result<(), StoreError> {
        self.write(|connection| games::delete(connection, id))
    }

    fn load(&self, id: GameId) -> Result<StoredGame, StoreError> {
        self.read(|connection| load::find(connection, id))
    }

    fn load_at(&self, id: GameId, milestone: Milestone) -> Result<Option<Game>, StoreError> {
        self.read(|connection| load::find_at(connection, id, milestone))
    }

    fn log(&self, id: GameId) -> Result<GameLog, StoreError> {
        self.read(|connection| load::log(connection, id))
    }

    fn commitment(&self, id: GameId) -> Result<Option<Commitment>, StoreError> {
        self.read(|connection| load::commitment(connection, id))
    }

    fn games(&self, query: &GameQuery) -> Result<Vec<GameLine>, StoreError> {
        self.read(|connection| list::games(connection, query))
    }

    fn unfinished(&self) -> Result<Vec<GameLine>, StoreError> {
        self.read(list::unfinished)
    }

    fn bookmark(&mut self, id: GameId, name: &BookmarkName, ply: u64) -> Result<(), StoreError> {
        self.write(|connection| bookmarks::set(connection, id, name, ply))
    }

    fn remove_bookmark(&mut self, id: GameId, name: &BookmarkName) -> Result<bool, StoreError> {
        self.write(|connection| bookmarks::remove(connection, id, name))
    }

    fn analysis(&self, id: GameId, advisor: &str) -> Result<Option<Vec<u8>>, StoreError> {
        self.read(|connection| analyses::get(connection, id, advisor))
    }

    fn put_analysis(&mut self, id: GameId, advisor: &str, moves: &[u8]) -> Result<(), StoreError> {
        self.write(|connection| analyses::put(connection, id, advisor, moves))
    }

    fn mistakes(&self, table: &str) -> Result<Vec<Board>, StoreError> {
        self.read(|connection| mistakes::of_table(connection, table))
    }

    fn add_mistake(&mut self, table: &str, board: &Board) -> Result<(), StoreError> {
        self.write(|connection| mistakes::add(connection, table, *board))
    }

    fn remove_mistake(&mut self, table: &str, board: &Board) -> Result<bool, StoreError> {
        self.write(|connection| mistakes::remove(connection, table, *board))
    }

    fn scores(&self, rules: &Rules, category: Category) -> Result<Vec<ScoreLine>, StoreError> {
        self.read(|connection| scores::under(connection, rules, category))
    }

    fn scored_rules(&self) -> Result<Vec<Rules>, StoreError> {
        self.read(scores::scored_rules)
    }

    fn enter_score(
        &mut self,
        id: GameId,
        name: Option<&PlayerName>,
        now: Moment,
    ) -> Result<Option<usize>, StoreError> {
        self.write(|connection| scores::enter(connection, id, name, now))
    }

    fn import_scores(
        &mut self,
        rules: &Rules,
        scores: &[ForeignScore],
        now: Moment,
    ) -> Result<usize, StoreError> {
        self.write(|connection| scores::import(connection, rules, scores, now))
    }

    fn restore_score(
        &mut self,
        rules: &Rules,
        category: Category,
        line: &ScoreLine,
    ) -> Result<bool, StoreError> {
        self.write(|connection| scores::restore_line(connection, rules, category, line))
    }

    fn statistics_of(&self, who: Who, rules: Option<&Rules>) -> Result<Statistics, StoreError> {
        self.read(|connection| statistics::all(connection, who, rules))
    }

    fn best_score(&self, rules: &Rules, except: Option<GameId>) -> Result<u64, StoreError> {
        self.read(|connection| statistics::best_score(connection, rules, except))
    }
}
