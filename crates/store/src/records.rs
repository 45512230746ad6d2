//! Games as records, each with a key, a version and its bytes: for a
//! surrounding that can only put such records somewhere, and later than it is
//! asked to, as a browser does.
//!
//! Everything is in memory. [`RecordStorage::take_changes`] hands out what has
//! changed, and whoever takes it writes all of it or nothing. A change names
//! the version of the record that it replaces: where another one is found, a
//! second program has been faster, and nothing may be written.
//! [`RecordStorage::take_over`] puts records in their places, those of the
//! last time and those of other programs.

mod bytes;
mod game;
mod key;
mod log;
mod scores;

use std::collections::{BTreeMap, BTreeSet};

use brikke_engine::{Board, Game, GameAction, Rules};
use brikke_play::{Assistance, BookmarkName, Category, GameName, Mode, Moment, Mover, PlayerName};

use crate::mistakes::Mistakes;
use crate::score_tables::{Entering, ScoreTables};
use crate::statistics::{Measure, fastest};
use crate::storage::{check_imported, check_new};
use crate::{
    Bookmark, DamageKind, Feat, ForeignScore, GameId, GameLine, GameLog, GameQuery, LogEntry,
    Milestone, PlayedBy, Progress, Revision, ScoreLine, Split, Statistics, Storage, StoreError,
    StoredGame, Summary, Who,
};
pub(crate) use bytes::hash;
use bytes::{Reader, Writer};
use game::GameRecord;
use key::Key;
use log::Log;

/// Games in memory that are written as records elsewhere.
#[derive(Debug, Clone, Default)]
pub struct RecordStorage {
    games: BTreeMap<GameId, GameRecord>,
    logs: BTreeMap<GameId, Log>,
    scores: ScoreTables,
    /// What advisors said of games.
    analyses: BTreeMap<(GameId, String), Vec<u8>>,
    /// Positions to repeat, by endgame table.
    mistakes: Mistakes,
    last: u64,
    /// The versions of the records that were written.
    versions: BTreeMap<Key, u64>,
    changed: BTreeSet<Key>,
    problem: Option<WriteProblem>,
}

/// A record that has changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// Its key.
    pub key: String,
    /// The version that it replaces; none if it is new.
    pub replaces: Option<u64>,
    /// Its bytes, of which the first eight are its version; none if it is to
    /// be deleted.
    pub bytes: Option<Vec<u8>>,
}

/// The reasons why records cannot be written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WriteProblem {
    /// No room is left.
    Full,
    /// The surrounding does not allow it.
    Refused,
}

impl RecordStorage {
    /// Says whether records can be written. While they cannot, nothing is
    /// changed here either.
    pub const fn set_problem(&mut self, problem: Option<WriteProblem>) {
        self.problem = problem;
    }

    /// True if [`RecordStorage::take_changes`] would hand something out.
    pub fn has_changes(&self) -> bool {
        !self.changed.is_empty()
    }

    /// Everything that has changed since the last time, to be written together.
    pub fn take_changes(&mut self) -> Vec<Change> {
        let keys = std::mem::take(&mut self.changed).into_iter();
        keys.filter_map(|key| self.change(key)).collect()
    }

    /// All games, logs and scores as records: keys and bytes.
    pub(crate) fn all(&self) -> impl Iterator<Item = (String, Vec<u8>)> {
        let games = self.listed().flat_map(|game| {
            let id = game.line.id;
            let pieces = self.logs.get(&id).map_or(0, Log::len);
            let log = (0..pieces).map(move |piece| Key::Log(id, piece));
            [Key::Game(id)].into_iter().chain(log)
        });
        let keys = games.chain([Key::Scores]);
        keys.filter_map(|key| Some((key.text(), self.encode(&key, 1)?)))
    }

    /// True if a record is one of ours and comes after those that are there: the
    /// pieces of a log one by one, so that no number asks for endless room.
    pub(crate) fn expects(&self, key: &str) -> bool {
        match Key::read(key) {
            Some(Key::Log(id, piece)) => piece == self.logs.get(&id).map_or(0, Log::len),
            Some(Key::Game(_) | Key::Scores) => true,
            _ => false,
        }
    }

    fn change(&mut self, key: Key) -> Option<Change> {
        let text = key.text();
        let replaces = self.versions.get(&key).copied();
        let version = replaces.map_or(1, |version| version + 1);
        let bytes = self.encode(&key, version);
        match &bytes {
            Some(_) => drop(self.versions.insert(key, version)),
            None => drop(self.versions.remove(&key)),
        }
        // What was begun and deleted in between is no record at all.
        (replaces.is_some() || bytes.is_some()).then_some(Change {
            key: text,
            replaces,
            bytes,
        })
    }

    /// The bytes of a record; none if there is none.
    fn encode(&self, key: &Key, version: u64) -> Option<Vec<u8>> {
        match key {
            Key::Last => {
                let mut writer = Writer::new(version);
                writer.number(self.last);
                Some(writer.finish())
            }
            Key::Scores => Some(scores::encode(&self.scores, version)),
            Key::Game(id) => Some(self.games.get(id)?.encode(version)),
            Key::Log(id, piece) => {
                let log = self.logs.get(id).filter(|log| *piece < log.len())?;
                Some(log.encode(*piece, version))
            }
            Key::Analysis(id, advisor) => {
                let mut writer = Writer::new(version);
                writer.bytes(self.analyses.get(&(*id, advisor.clone()))?);
                Some(writer.finish())
            }
            Key::Mistakes(table) => {
                let boards = self.mistakes.of_table(table);
                let mut writer = Writer::new(version);
                writer.number(boards.len() as u64);
                for board in boards {
                    writer.text(&board.to_string());
                }
                (!boards.is_empty()).then(|| writer.finish())
            }
        }
    }

    /// Puts a record in its place, or takes it away. Keys of others are left
    /// alone.
    ///
    /// # Errors
    ///
    /// The bytes are not what was written.
    pub fn take_over(&mut self, key: &str, bytes: Option<&[u8]>) -> Result<(), StoreError> {
        let Some(key) = Key::read(key) else {
            return Ok(());
        };
        self.changed.remove(&key);
        let Some(bytes) = bytes else {
            self.versions.remove(&key);
            self.remove(&key);
            return Ok(());
        };
        let version = self.decode(&key, bytes)?;
        self.versions.insert(key, version);
        Ok(())
    }

    fn decode(&mut self, key: &Key, bytes: &[u8]) -> Result<u64, DamageKind> {
        match key {
            Key::Last => {
                let (version, mut reader) = Reader::new(bytes)?;
                self.last = self.last.max(reader.number()?);
                Ok(version)
            }
            Key::Scores => {
                let (version, scores) = scores::decode(bytes)?;
                self.scores = scores;
                Ok(version)
            }
            Key::Game(id) => {
                let (version, game) = GameRecord::decode(*id, bytes)?;
                self.last = self.last.max(id.0);
                self.games.insert(*id, game);
                Ok(version)
            }
            Key::Log(id, piece) => self.logs.entry(*id).or_default().decode(*piece, bytes),
            Key::Analysis(id, advisor) => {
                let (version, mut reader) = Reader::new(bytes)?;
                let moves = reader.bytes()?.to_vec();
                self.analyses.insert((*id, advisor.clone()), moves);
                Ok(version)
            }
            Key::Mistakes(table) => {
                let (version, mut reader) = Reader::new(bytes)?;
                let count = reader.number()?;
                let boards = (0..count).map(|_| reader.parsed());
                let boards = boards.collect::<Result<Vec<Board>, _>>()?;
                self.mistakes.replace(table, boards);
                Ok(version)
            }
        }
    }

    fn remove(&mut self, key: &Key) {
        match key {
            Key::Last | Key::Scores => {}
            Key::Game(id) => drop(self.games.remove(id)),
            Key::Log(id, _) => drop(self.logs.remove(id)),
            Key::Analysis(id, advisor) => drop(self.analyses.remove(&(*id, advisor.clone()))),
            Key::Mistakes(table) => self.mistakes.replace(table, Vec::new()),
        }
    }

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

    /// The same, to be changed.
    fn find_mut(&mut self, id: GameId) -> Result<&mut GameRecord, StoreError> {
        self.check_writable()?;
        let game = self.games.get_mut(&id).filter(|game| !game.is_trashed);
        let game = game.ok_or(StoreError::NoSuchGame(id))?;
        self.changed.insert(Key::Game(id));
        Ok(game)
    }

    /// All games but those in the trash.
    fn listed(&self) -> impl Iterator<Item = &GameRecord> {
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
        let trashed = self.games.values().filter(|game| game.is_trashed);
        let trashed: Vec<GameId> = trashed.map(|game| game.line.id).collect();
        for id in trashed {
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
            let is_persons = |game: &&GameRecord| !game.line.summary.assistance.is_by_machine();
            let persons = of_rules().filter(is_persons);
            statistics.fastest = fastest(persons.flat_map(GameRecord::feats));
        }
        Ok(statistics)
    }
}

impl GameRecord {
    /// Takes note of what was done in the game.
    fn advance(&mut self, progress: &Progress) {
        let Summary { assistance, .. } = self.line.summary;
        let is_played = !progress.entries.is_empty();
        // Who plays on takes the game out of the trash.
        self.is_trashed &= !is_played;
        self.line.summary = progress.summary;
        // A game keeps its origin.
        self.line.summary.assistance.origin = assistance.origin;
        let known = self.splits.clone();
        for entry in &progress.entries {
            self.line.actions += 1;
            self.line.played = entry.at;
            Split::add(&mut self.splits, &entry.made);
        }
        self.note_machine(&progress.entries);
        self.revision = self.revision.next();
        if self.splits.len() > known.len() && self.is_clean() {
            let new = self.splits.iter().filter(|split| !known.contains(split));
            self.clean_splits.extend(new);
        }
    }

    /// Takes note of who plays the game, after these entries.
    fn note_machine(&mut self, entries: &[LogEntry]) {
        let name = |entry: &LogEntry| match (entry.action, &entry.by) {
            (GameAction::Play(_), Mover::Player(name)) => Some(name.clone()),
            _ => None,
        };
        if let Some(last) = entries.iter().rev().find_map(name) {
            self.machine = last;
        }
        self.line.played_by = PlayedBy::of(self.line.summary.assistance, &self.machine);
    }

    /// True if the person plays the game without help, with tiles that nobody
    /// could know beforehand.
    fn is_clean(&self) -> bool {
        let is_clean = |game: Game| self.line.summary.category(game.chance()) == Category::Clean;
        self.line.mode == Mode::Scored && self.beginning().is_ok_and(is_clean)
    }

    /// The splits of the game that may be records.
    fn feats(&self) -> impl Iterator<Item = (Measure, Feat)> {
        let game = self.line.id;
        let feats = self.clean_splits.iter();
        feats
            .map(move |&split| Feat { game, split })
            .flat_map(|feat| [(Measure::Moves, feat), (Measure::Time, feat)])
    }

    /// The game replayed by its log, and compared with what is said of it.
    fn load(&self, log: &Log) -> Result<StoredGame, StoreError> {
        let mut game = self.beginning()?;
        log.replay(&mut game, self.line.actions, |_| ())?;
        let said = self.line.summary;
        let played = Summary::of(&game, said.assistance, said.time_played);
        if !played.agrees_with(&said) {
            return Err(DamageKind::Contradiction.into());
        }
        let line = self.line.clone();
        Ok(StoredGame {
            id: line.id,
            name: line.name,
            played_by: line.played_by,
            revision: self.revision,
            actions: line.actions,
            mode: line.mode,
            begun: line.begun,
            played: line.played,
            game,
            summary: line.summary,
            bookmarks: self.bookmarks.clone(),
            splits: self.splits.clone(),
        })
    }
}
