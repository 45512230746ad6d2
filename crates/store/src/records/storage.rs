//! The storage that is made of records.

use brikke_engine::{Board, Game, Rules};
use brikke_play::{Assistance, BookmarkName, Category, GameName, Mode, Moment, PlayerName};

use super::game::GameRecord;
use super::key::Key;
use super::log::Log;
use super::{RecordStorage, WriteProblem};
use crate::score_tables::Entering;
use crate::statistics::fastest;
use crate::storage::admission::{check_imported, check_new};
use crate::{
    Bookmark, ForeignScore, GameId, GameLine, GameLog, GameQuery, Milestone, Progress, Revision,
    ScoreLine, Statistics, Storage, StoreError, StoredGame, Who,
};

impl RecordStorage {
    /// Refuses a change while nothing can be written.
    const fn check_writable(&self) -> Result<(), StoreError> {
        match self.problem {
            None => Ok(()),
            Some(WriteProblem::Full) => Err(StoreError::Full),
            Some(WriteProblem::Refused) => Err(StoreError::ReadOnly),
        }
    }

    /// A game that is not in the trash.
    fn find(&self, id: GameId) -> Result<&GameRecord, StoreError> {
        let game = self.games.get(&id).filter(|game| !game.is_trashed);
        game.ok_or(StoreError::NoSuchGame(id))
    }

    /// A game, to be changed.
    fn find_mut(&mut self, id: GameId) -> Result<&mut GameRecord, StoreError> {
        self.check_writable()?;
        let game = self.games.get_mut(&id).filter(|game| !game.is_trashed);
        let game = game.ok_or(StoreError::NoSuchGame(id))?;
        self.changed.insert(Key::Game(id));
        Ok(game)
    }

    /// All games but those in the trash.
    pub(super) fn listed(&self) -> impl Iterator<Item = &GameRecord> {
        self.games.values().filter(|game| !game.is_trashed)
    }

    fn insert(
        &mut self,
        game: &Game,
        mode: Mode,
        assistance: Assistance,
        now: Moment,
    ) -> Result<GameId, StoreError> {
        self.check_writable()?;
        let id = GameId(self.last + 1);
        let game = GameRecord::begun(id, game, mode, assistance, now)?;
        self.last = id.0;
        self.games.insert(id, game);
        self.changed.extend([Key::Last, Key::Game(id)]);
        Ok(id)
    }

    /// Deletes a game for good, in the trash or not.
    fn drop_game(&mut self, id: GameId) {
        self.games.remove(&id);
        let pieces = self.logs.remove(&id).map_or(0, |log| log.len());
        self.changed.insert(Key::Game(id));
        self.changed
            .extend((0..pieces).map(|piece| Key::Log(id, piece)));
        let advisors = self.analyses.keys().filter(|(game, _)| *game == id);
        let analyses = advisors.map(|(_, advisor)| Key::Analysis(id, advisor.clone()));
        self.changed.extend(analyses);
        self.analyses.retain(|(game, _), _| *game != id);
    }

    fn lines(&self, rules: &Rules, category: Category) -> Vec<ScoreLine> {
        let time = |id| Some(self.find(id).ok()?.line.summary.time_played);
        self.scores.lines(rules, category, time)
    }
}

impl Storage for RecordStorage {
    fn begin(&mut self, game: &Game, mode: Mode, now: Moment) -> Result<GameId, StoreError> {
        check_new(game, mode)?;
        self.insert(game, mode, Assistance::default(), now)
    }

    fn begin_again(
        &mut self,
        id: GameId,
        game: &Game,
        now: Moment,
    ) -> Result<Revision, StoreError> {
        self.check_writable()?;
        let before = self.games.get(&id).ok_or(StoreError::NoSuchGame(id))?;
        let before = before.clone();
        check_new(game, before.line.mode)?;
        if before.line.mode != Mode::Practice {
            return Err(StoreError::NotNew);
        }
        let mut game = GameRecord::begun(id, game, Mode::Practice, Assistance::default(), now)?;
        game.line.begun = before.line.begun;
        game.line.name = before.line.name;
        game.revision = before.revision.next();
        let revision = game.revision;
        self.drop_game(id);
        self.games.insert(id, game);
        Ok(revision)
    }

    fn begin_imported(&mut self, game: &Game, now: Moment) -> Result<GameId, StoreError> {
        check_imported(game)?;
        self.insert(game, Mode::Scored, Assistance::IMPORTED, now)
    }

    fn append(&mut self, id: GameId, progress: &Progress) -> Result<Revision, StoreError> {
        self.check_writable()?;
        let game = self.games.get_mut(&id).ok_or(StoreError::NoSuchGame(id))?;
        if game.revision != progress.expected {
            return Err(StoreError::ChangedElsewhere(id));
        }
        game.advance(progress);
        let log = self.logs.entry(id).or_default();
        for entry in &progress.entries {
            let piece = log.add(entry);
            self.changed.insert(Key::Log(id, piece));
        }
        self.changed.insert(Key::Game(id));
        Ok(game.revision)
    }

    fn rename(&mut self, id: GameId, name: Option<&GameName>) -> Result<(), StoreError> {
        self.find_mut(id)?.line.name = name.cloned();
        Ok(())
    }

    fn trash(&mut self, ids: &[GameId], _now: Moment) -> Result<(), StoreError> {
        self.check_writable()?;
        ids.iter().try_for_each(|&id| self.find(id).map(drop))?;
        for id in self.trashed()? {
            self.drop_game(id);
        }
        for &id in ids {
            if let Ok(game) = self.find_mut(id) {
                game.is_trashed = true;
            }
        }
        Ok(())
    }

    fn restore_trash(&mut self) -> Result<Vec<GameId>, StoreError> {
        self.check_writable()?;
        let mut restored = Vec::new();
        for (id, game) in self.games.iter_mut().filter(|(_, game)| game.is_trashed) {
            game.is_trashed = false;
            restored.push(*id);
        }
        self.changed.extend(restored.iter().copied().map(Key::Game));
        Ok(restored)
    }

    fn restore(&mut self, id: GameId) -> Result<bool, StoreError> {
        self.check_writable()?;
        let game = self.games.get_mut(&id).filter(|game| game.is_trashed);
        let Some(game) = game else {
            return Ok(false);
        };
        game.is_trashed = false;
        self.changed.insert(Key::Game(id));
        Ok(true)
    }

    fn trashed(&self) -> Result<Vec<GameId>, StoreError> {
        let trashed = self.games.values().filter(|game| game.is_trashed);
        Ok(trashed.map(|game| game.line.id).collect())
    }

    fn delete(&mut self, id: GameId) -> Result<(), StoreError> {
        self.check_writable()?;
        self.find(id)?;
        self.drop_game(id);
        Ok(())
    }

    fn load(&self, id: GameId) -> Result<StoredGame, StoreError> {
        let record = self.find(id)?;
        let empty = Log::default();
        let log = self.logs.get(&id).unwrap_or(&empty);
        record.load(log).map_err(|error| error.in_game(id))
    }

    fn load_at(&self, id: GameId, milestone: Milestone) -> Result<Option<Game>, StoreError> {
        let record = self.find(id)?;
        let mut game = record.beginning().map_err(|error| error.in_game(id))?;
        let mut found = None;
        let look = |game: &Game| {
            if milestone.is_reached(game) {
                found = Some(game.clone());
            }
        };
        if let Some(log) = self.logs.get(&id) {
            let replayed = log.replay(&mut game, record.line.actions, look);
            replayed.map_err(|error| StoreError::from(error).in_game(id))?;
        }
        Ok(found)
    }

    fn log(&self, id: GameId) -> Result<GameLog, StoreError> {
        let record = self.find(id)?;
        let log = self.logs.get(&id).cloned().unwrap_or_default();
        let told = record.beginning().and_then(|beginning| {
            let actions = log.actions()?;
            Ok(GameLog::new(
                beginning,
                actions,
                &record.machine,
                &record.splits,
            )?)
        });
        told.map_err(|error| error.in_game(id))
    }

    fn games(&self, query: &GameQuery) -> Result<Vec<GameLine>, StoreError> {
        let lines = self.listed().map(|game| &game.line);
        let mut lines: Vec<GameLine> = lines.filter(|line| query.selects(line)).cloned().collect();
        lines.sort_by(|one, other| query.sort.compare(one, other));
        lines.truncate(query.limit);
        Ok(lines)
    }

    fn bookmark(&mut self, id: GameId, name: &BookmarkName, ply: u64) -> Result<(), StoreError> {
        self.remove_bookmark(id, name)?;
        let bookmarks = &mut self.find_mut(id)?.bookmarks;
        let name = name.clone();
        bookmarks.push(Bookmark { name, ply });
        bookmarks.sort_by(|one, other| one.name.cmp(&other.name));
        Ok(())
    }

    fn remove_bookmark(&mut self, id: GameId, name: &BookmarkName) -> Result<bool, StoreError> {
        let bookmarks = &mut self.find_mut(id)?.bookmarks;
        let before = bookmarks.len();
        bookmarks.retain(|bookmark| bookmark.name != *name);
        Ok(bookmarks.len() < before)
    }

    fn analysis(&self, id: GameId, advisor: &str) -> Result<Option<Vec<u8>>, StoreError> {
        self.find(id)?;
        Ok(self.analyses.get(&(id, advisor.to_owned())).cloned())
    }

    fn put_analysis(&mut self, id: GameId, advisor: &str, moves: &[u8]) -> Result<(), StoreError> {
        self.check_writable()?;
        self.find(id)?;
        let key = (id, advisor.to_owned());
        self.changed.insert(Key::Analysis(id, advisor.to_owned()));
        self.analyses.insert(key, moves.to_vec());
        Ok(())
    }

    fn mistakes(&self, table: &str) -> Result<Vec<Board>, StoreError> {
        Ok(self.mistakes.of_table(table).to_vec())
    }

    fn add_mistake(&mut self, table: &str, board: &Board) -> Result<(), StoreError> {
        self.check_writable()?;
        self.mistakes.add(table, board);
        self.changed.insert(Key::Mistakes(table.to_owned()));
        Ok(())
    }

    fn remove_mistake(&mut self, table: &str, board: &Board) -> Result<bool, StoreError> {
        self.check_writable()?;
        self.changed.insert(Key::Mistakes(table.to_owned()));
        Ok(self.mistakes.remove(table, board))
    }

    fn scores(&self, rules: &Rules, category: Category) -> Result<Vec<ScoreLine>, StoreError> {
        Ok(self.lines(rules, category))
    }

    fn scored_rules(&self) -> Result<Vec<Rules>, StoreError> {
        Ok(self.scores.rules())
    }

    fn enter_score(
        &mut self,
        id: GameId,
        name: Option<&PlayerName>,
        now: Moment,
    ) -> Result<Option<usize>, StoreError> {
        self.check_writable()?;
        let game = self.find(id)?;
        let chance = game.beginning()?;
        let entering = Entering::of(game.line.clone(), chance.chance());
        let place = self.scores.enter(entering, name, now)?;
        self.changed.insert(Key::Scores);
        Ok(place)
    }

    fn import_scores(
        &mut self,
        rules: &Rules,
        scores: &[ForeignScore],
        now: Moment,
    ) -> Result<usize, StoreError> {
        self.check_writable()?;
        self.changed.insert(Key::Scores);
        Ok(self.scores.import(rules, scores, now))
    }

    fn restore_score(
        &mut self,
        rules: &Rules,
        category: Category,
        line: &ScoreLine,
    ) -> Result<bool, StoreError> {
        self.check_writable()?;
        self.changed.insert(Key::Scores);
        Ok(self.scores.restore(rules, category, line))
    }

    fn statistics_of(&self, who: Who, rules: Option<&Rules>) -> Result<Statistics, StoreError> {
        let of_rules = || {
            let is_of = |game: &&GameRecord| rules.is_none_or(|rules| game.line.rules == *rules);
            self.listed().filter(is_of)
        };
        let counts = |game: &&GameRecord| {
            let assistance = game.line.summary.assistance;
            let is_scored = game.line.mode == Mode::Scored && !assistance.is_imported();
            is_scored && who.selects(assistance.is_by_machine())
        };
        let mut statistics = Statistics::default();
        for game in of_rules().filter(counts) {
            statistics.count(&game.line.summary, game.line.rules.goal());
        }
        if who != Who::Machines {
            let is_clean = |game: &&GameRecord| !game.line.summary.is_assisted();
            let clean = of_rules().filter(is_clean);
            statistics.fastest = fastest(clean.flat_map(GameRecord::feats));
        }
        Ok(statistics)
    }
}
