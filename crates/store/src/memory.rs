//! Games in memory.

use std::collections::BTreeMap;
use std::time::Duration;

use brikke_engine::{Board, Game, GameAction, Rules};
use brikke_play::{Assistance, BookmarkName, Category, GameName, Mode, Moment, Mover, PlayerName};

use crate::mistakes::Mistakes;
use crate::score_tables::{Entering, ScoreTables};
use crate::statistics::{Measure, fastest};
use crate::storage::admission::{check_imported, check_new};
use crate::{
    Bookmark, DamageKind, Feat, ForeignScore, GameId, GameLine, GameLog, GameQuery, LogEntry,
    Milestone, PlayedBy, Progress, Revision, ScoreLine, Split, Statistics, Storage, StoreError,
    StoredGame, Summary, Who,
};

/// Keeps games for as long as it lives: for tests, and where nothing may be
/// stored.
#[derive(Debug, Clone, Default)]
pub struct MemoryStorage {
    games: BTreeMap<GameId, StoredGame>,
    /// The games that were deleted last.
    trash: BTreeMap<GameId, StoredGame>,
    /// The splits of each game that may be records: those that it made while
    /// it was clean.
    clean_splits: BTreeMap<GameId, Vec<Split>>,
    /// The player that moved last in each game in which one did.
    machines: BTreeMap<GameId, String>,
    /// The beginning of each game, and everything that was done in it.
    logs: BTreeMap<GameId, GameLog>,
    scores: ScoreTables,
    /// What advisors said of games.
    analyses: BTreeMap<(GameId, String), Vec<u8>>,
    /// Positions to repeat, by endgame table.
    mistakes: Mistakes,
    last_id: u64,
}

impl MemoryStorage {
    fn find(&self, id: GameId) -> Result<&StoredGame, StoreError> {
        self.games.get(&id).ok_or(StoreError::NoSuchGame(id))
    }

    fn find_mut(&mut self, id: GameId) -> Result<&mut StoredGame, StoreError> {
        self.games.get_mut(&id).ok_or(StoreError::NoSuchGame(id))
    }

    fn insert(&mut self, game: &Game, mode: Mode, assistance: Assistance, now: Moment) -> GameId {
        self.last_id += 1;
        let id = GameId(self.last_id);
        self.insert_as(id, game, mode, assistance, now);
        id
    }

    fn insert_as(
        &mut self,
        id: GameId,
        game: &Game,
        mode: Mode,
        assistance: Assistance,
        now: Moment,
    ) -> &mut StoredGame {
        let game = game.recording().into_game();
        let stored = StoredGame {
            id,
            name: None,
            played_by: PlayedBy::Person,
            revision: Revision::FIRST,
            actions: 0,
            mode,
            begun: now,
            played: now,
            summary: Summary::of(&game, assistance, Duration::ZERO),
            bookmarks: Vec::new(),
            splits: splits_of(&game),
            game,
        };
        let log = GameLog {
            beginning: stored.game.clone(),
            entries: Vec::new(),
        };
        self.logs.insert(id, log);
        self.clean_splits.remove(&id);
        self.machines.remove(&id);
        self.games.entry(id).insert_entry(stored).into_mut()
    }

    /// Takes note of who plays the game, after these entries.
    fn note_machine(&mut self, game: &mut StoredGame, entries: &[LogEntry]) {
        let name = |entry: &LogEntry| match (entry.action, &entry.by) {
            (GameAction::Play(_), Mover::Player(name)) => Some(name.clone()),
            _ => None,
        };
        let last = entries.iter().rev().find_map(name);
        self.machines.extend(last.map(|name| (game.id, name)));
        let machine = self.machines.get(&game.id).map_or("", String::as_str);
        game.played_by = PlayedBy::of(game.summary.assistance, machine);
    }

    /// Takes note of the splits that a clean game has just made.
    fn note_clean_splits(&mut self, game: &StoredGame) {
        let known = self
            .games
            .get(&game.id)
            .map_or(&[][..], |game| &game.splits);
        let new = game.splits.iter().filter(|split| !known.contains(split));
        self.clean_splits.entry(game.id).or_default().extend(new);
    }

    /// The splits of a game that may be records.
    fn feats(&self, game: GameId) -> impl Iterator<Item = (Measure, Feat)> {
        let splits = self.clean_splits.get(&game).map_or(&[][..], Vec::as_slice);
        let feats = splits.iter().map(move |&split| Feat { game, split });
        feats.flat_map(|feat| [(Measure::Moves, feat), (Measure::Time, feat)])
    }

    /// The lines of one leaderboard, the best first.
    fn lines(&self, rules: &Rules, category: Category) -> Vec<ScoreLine> {
        let time = |id| Some(self.games.get(&id)?.summary.time_played);
        self.scores.lines(rules, category, time)
    }
}

impl Storage for MemoryStorage {
    fn begin(&mut self, game: &Game, mode: Mode, now: Moment) -> Result<GameId, StoreError> {
        check_new(game, mode)?;
        Ok(self.insert(game, mode, Assistance::default(), now))
    }

    fn begin_again(
        &mut self,
        id: GameId,
        game: &Game,
        now: Moment,
    ) -> Result<Revision, StoreError> {
        if let Some(trashed) = self.trash.remove(&id) {
            self.games.insert(id, trashed);
        }
        let before = self.find(id)?.clone();
        check_new(game, before.mode)?;
        if before.mode != Mode::Practice {
            return Err(StoreError::NotNew);
        }
        self.delete(id)?;
        let stored = self.insert_as(id, game, Mode::Practice, Assistance::default(), now);
        stored.begun = before.begun;
        stored.name = before.name;
        stored.revision = before.revision.next();
        Ok(stored.revision)
    }

    fn begin_imported(&mut self, game: &Game, now: Moment) -> Result<GameId, StoreError> {
        check_imported(game)?;
        Ok(self.insert(game, Mode::Scored, Assistance::IMPORTED, now))
    }

    fn append(&mut self, id: GameId, progress: &Progress) -> Result<Revision, StoreError> {
        let is_played = !progress.entries.is_empty();
        if is_played && let Some(trashed) = self.trash.remove(&id) {
            // Who plays on takes the game out of the trash.
            self.games.insert(id, trashed);
        }
        let games = [&self.games, &self.trash];
        let stored = games.into_iter().find_map(|games| games.get(&id));
        let stored = stored.ok_or(StoreError::NoSuchGame(id))?;
        if stored.revision != progress.expected {
            return Err(StoreError::ChangedElsewhere(id));
        }
        let mut next = stored.clone();
        next.summary = progress.summary;
        // A game keeps its origin.
        next.summary.assistance.origin = stored.summary.assistance.origin;
        let known = stored.splits.len();
        for entry in &progress.entries {
            perform(&mut next, entry)?;
        }
        next.revision = next.revision.next();
        self.note_machine(&mut next, &progress.entries);
        if let Some(log) = self.logs.get_mut(&id) {
            log.entries.extend(progress.entries.iter().cloned());
        }
        if next.splits.len() > known && is_clean(&next) {
            self.note_clean_splits(&next);
        }
        let revision = next.revision;
        match self.trash.get_mut(&id) {
            Some(trashed) => *trashed = next,
            None => drop(self.games.insert(id, next)),
        }
        Ok(revision)
    }

    fn rename(&mut self, id: GameId, name: Option<&GameName>) -> Result<(), StoreError> {
        self.find_mut(id)?.name = name.cloned();
        Ok(())
    }

    fn trash(&mut self, ids: &[GameId], _now: Moment) -> Result<(), StoreError> {
        ids.iter().try_for_each(|&id| self.find(id).map(drop))?;
        self.trash.clear();
        for id in ids {
            self.trash.extend(self.games.remove_entry(id));
        }
        Ok(())
    }

    fn restore_trash(&mut self) -> Result<Vec<GameId>, StoreError> {
        let trash = std::mem::take(&mut self.trash);
        let ids = trash.keys().copied().collect();
        self.games.extend(trash);
        Ok(ids)
    }

    fn restore(&mut self, id: GameId) -> Result<bool, StoreError> {
        let trashed = self.trash.remove_entry(&id);
        let is_there = trashed.is_some();
        self.games.extend(trashed);
        Ok(is_there)
    }

    fn trashed(&self) -> Result<Vec<GameId>, StoreError> {
        Ok(self.trash.keys().copied().collect())
    }

    fn delete(&mut self, id: GameId) -> Result<(), StoreError> {
        self.games.remove(&id).ok_or(StoreError::NoSuchGame(id))?;
        self.logs.remove(&id);
        self.analyses.retain(|(game, _), _| *game != id);
        Ok(())
    }

    fn load(&self, id: GameId) -> Result<StoredGame, StoreError> {
        self.find(id).cloned()
    }

    fn load_at(&self, id: GameId, milestone: Milestone) -> Result<Option<Game>, StoreError> {
        self.find(id)?;
        let Some(log) = self.logs.get(&id) else {
            return Ok(None);
        };
        let mut game = log.beginning.clone();
        let mut found = milestone.is_reached(&game).then(|| game.clone());
        for (number, entry) in (1..).zip(&log.entries) {
            let performed = game.perform(entry.action);
            performed.map_err(|_| DamageKind::ImpossibleAction { number })?;
            if milestone.is_reached(&game) {
                found = Some(game.clone());
            }
        }
        Ok(found)
    }

    fn log(&self, id: GameId) -> Result<GameLog, StoreError> {
        self.find(id)?;
        let log = self.logs.get(&id).cloned();
        log.ok_or(StoreError::NoSuchGame(id))
    }

    fn games(&self, query: &GameQuery) -> Result<Vec<GameLine>, StoreError> {
        let mut lines: Vec<GameLine> = self.games.values().map(line).collect();
        lines.retain(|line| query.selects(line));
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
        self.find(id)?;
        self.analyses
            .insert((id, advisor.to_owned()), moves.to_vec());
        Ok(())
    }

    fn mistakes(&self, table: &str) -> Result<Vec<Board>, StoreError> {
        Ok(self.mistakes.of_table(table).to_vec())
    }

    fn add_mistake(&mut self, table: &str, board: &Board) -> Result<(), StoreError> {
        self.mistakes.add(table, board);
        Ok(())
    }

    fn remove_mistake(&mut self, table: &str, board: &Board) -> Result<bool, StoreError> {
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
        let entering = Entering::of(line(self.find(id)?), self.find(id)?.game.chance());
        self.scores.enter(entering, name, now)
    }

    fn import_scores(
        &mut self,
        rules: &Rules,
        scores: &[ForeignScore],
        now: Moment,
    ) -> Result<usize, StoreError> {
        Ok(self.scores.import(rules, scores, now))
    }

    fn restore_score(
        &mut self,
        rules: &Rules,
        category: Category,
        line: &ScoreLine,
    ) -> Result<bool, StoreError> {
        Ok(self.scores.restore(rules, category, line))
    }

    fn statistics_of(&self, who: Who, rules: Option<&Rules>) -> Result<Statistics, StoreError> {
        let counted = || {
            let counts = |game: &&StoredGame| {
                let assistance = game.summary.assistance;
                let is_scored = game.mode == Mode::Scored && !assistance.is_imported();
                is_scored && who.selects(assistance.is_by_machine())
            };
            let scored = self.games.values().filter(counts);
            scored.filter(|game| rules.is_none_or(|rules| game.game.rules() == rules))
        };
        let mut statistics = Statistics::default();
        for game in counted() {
            statistics.count(&game.summary, game.game.rules().goal());
        }
        if who != Who::Machines {
            let all = self
                .games
                .values()
                .filter(|game| rules.is_none_or(|rules| game.game.rules() == rules))
                .filter(|game| !game.summary.is_assisted());
            statistics.fastest = fastest(all.flat_map(|game| self.feats(game.id)));
        }
        Ok(statistics)
    }
}

/// Performs one more action of a game.
fn perform(stored: &mut StoredGame, entry: &LogEntry) -> Result<(), StoreError> {
    stored.actions += 1;
    stored.played = entry.at;
    let number = i64::try_from(stored.actions).unwrap_or(i64::MAX);
    let performed = stored.game.perform(entry.action);
    performed.map_err(|_| DamageKind::ImpossibleAction { number })?;
    Split::add(&mut stored.splits, &entry.made);
    Ok(())
}

/// The splits of a game that comes with moves.
fn splits_of(game: &Game) -> Vec<Split> {
    let mut splits = Vec::new();
    for turn in (1..=game.plies().len()).filter_map(|number| game.turn(number)) {
        Split::add(&mut splits, &Split::of_turn(&turn, Duration::ZERO));
    }
    splits
}

/// Returns true if the person plays the game without help, with tiles that
/// nobody could know beforehand.
fn is_clean(game: &StoredGame) -> bool {
    let category = game.summary.category(game.game.chance());
    game.mode == Mode::Scored && category == Category::Clean
}

fn line(game: &StoredGame) -> GameLine {
    GameLine {
        id: game.id,
        name: game.name.clone(),
        rules: game.game.rules().clone(),
        mode: game.mode,
        begun: game.begun,
        played: game.played,
        actions: game.actions,
        played_by: game.played_by.clone(),
        summary: game.summary,
    }
}
