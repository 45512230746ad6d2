//! Games in a damaged database, as far as they still verify.
//!
//! Nothing of the file's structure is trusted. Every version of every page, in
//! the database and in its log, is read for rows. Rows carry checksums, the
//! actions of a game one over all of them, and moves can be replayed; what
//! passes all this is what was written.

mod cells;
mod pages;
mod rows;

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use brikke_engine::Game;
use brikke_play::{Assistance, Mode, Moment};
use rusqlite::types::Value;
use rusqlite::{Connection, params_from_iter};

use super::checksum::chain;
use super::game_row::GameRow;
use super::integer::restored;
use super::load::Replay;
use super::log::{Log, word};
use super::scores::ScoreRow;
use super::{bookmarks, game_row, register, rulebook, schema, scores, splits, start};
use crate::{GameId, Revision, Split, StoreError, Summary};
use pages::Pages;
use rows::{Action, Rows, Version};

/// The games of a damaged or quarantined database, found on its pages and in
/// its log. See [`Store::rescue`](crate::Store::rescue).
#[derive(Debug)]
pub struct Salvage {
    rows: Rows,
    /// An empty database of this version, in which rows are put to be read.
    scratch: Connection,
}

/// A reason why a game is not as it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Shortfall {
    /// Its start cannot be read.
    #[error("its beginning cannot be read")]
    Beginning,
    /// Nothing vouches for its moves.
    #[error("its moves do not match their checksum, and nothing else vouches for them")]
    Unverified,
    /// Some of its actions cannot be read.
    #[error("only the first {found} of its {expected} actions can be read")]
    Actions {
        /// The number of actions that were found.
        found: u64,
        /// The number that there were.
        expected: u64,
    },
    /// Nothing says how it was played.
    #[error("nothing says how it was played: its {actions} actions are for practice now")]
    Row {
        /// The number of actions that were found.
        actions: u64,
    },
    /// Some of its bookmarks cannot be read.
    #[error("only {found} of its {expected} bookmarks can be read")]
    Bookmarks {
        /// The number of bookmarks that were found.
        found: usize,
        /// The number that there were.
        expected: usize,
    },
    /// The game went on in another way in the present store.
    #[error(
        "game {0} is the same game and went on in another way: this course is for practice now"
    )]
    WentOn(GameId),
    /// It cannot be found at all.
    #[error("nothing of it can be found")]
    Vanished,
}

/// A game that verifies.
#[derive(Debug, Clone)]
pub(crate) struct SalvagedGame {
    pub(crate) mode: Mode,
    pub(crate) begun: Moment,
    pub(crate) played: Moment,
    pub(crate) revision: Revision,
    pub(crate) beginning: Game,
    pub(crate) actions: Vec<Action>,
    pub(crate) summary: Summary,
    pub(crate) splits: Vec<Split>,
    pub(crate) bookmarks: Vec<(String, i64)>,
    pub(crate) shortfall: Option<Shortfall>,
}

impl Salvage {
    /// Reads a database and the log beside it. Nothing is written.
    ///
    /// Do this before the games of the same directory are opened: reading the
    /// file takes SQLite's locks away from this program.
    ///
    /// # Errors
    ///
    /// The file cannot be read.
    pub fn read(file: &Path) -> Result<Salvage, StoreError> {
        let database = fs::read(file).map_err(|error| StoreError::io(file, error))?;
        let mut log = file.as_os_str().to_owned();
        log.push("-wal");
        let log = PathBuf::from(log);
        match fs::read(&log) {
            Ok(bytes) => Salvage::of(&database, &bytes),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Salvage::of(&database, &[]),
            Err(error) => Err(StoreError::io(&log, error)),
        }
    }

    /// Reads the bytes of a database and its log.
    pub(crate) fn of(database: &[u8], log: &[u8]) -> Result<Salvage, StoreError> {
        let log = Log::read(log);
        let sizes = Pages::sizes(database, log.as_ref());
        let rows = sizes.into_iter().map(|size| {
            let pages = Pages::new(size, database, log.as_ref());
            let version = pages.latest(1).map_or(0, |first| word(first, 60));
            (Rows::read(&pages), version)
        });
        let (rows, version) = rows.max_by_key(|(rows, _)| rows.count).unwrap_or_default();
        let salvage = Salvage {
            rows,
            scratch: schema::scratch()?,
        };
        salvage.lay_out(version)?;
        Ok(salvage)
    }

    /// Puts rules, beginnings and scores where they can be read.
    fn lay_out(&self, version: u32) -> Result<(), StoreError> {
        for (&id, versions) in &self.rows.rules {
            let check =
                |connection: &Connection| rulebook::Rulebook::new(connection).get(id).map(drop);
            self.put_first("rules", versions, check);
        }
        for (&id, versions) in &self.rows.beginnings {
            let check = |connection: &Connection| start::read(connection, id).map(drop);
            self.put_first("beginnings", versions, check);
        }
        for versions in self.rows.scores.values() {
            let live = versions.last().into_iter();
            live.for_each(|version| drop(self.put("scores", version)));
        }
        if version < 3 {
            scores::tell_origins(&self.scratch)?;
        }
        Ok(())
    }

    /// Puts the latest version there that passes the check.
    fn put_first(
        &self,
        table: &str,
        versions: &[Version],
        check: impl Fn(&Connection) -> Result<(), StoreError>,
    ) {
        let passes =
            |version: &Version| self.put(table, version).is_ok() && check(&self.scratch).is_ok();
        versions.iter().rev().any(passes);
    }

    /// Puts a row into its table. Columns that it is too old to have get their
    /// default.
    fn put(&self, table: &str, version: &Version) -> Result<(), StoreError> {
        let sql = format!("SELECT * FROM {table} LIMIT 0");
        let statement = self.scratch.prepare_cached(&sql)?;
        let columns: Vec<&str> = statement.column_names().collect();
        let used = columns.len().min(version.values.len());
        let (names, places) = (columns[..used].join(", "), vec!["?"; used].join(", "));
        let sql = format!("INSERT OR REPLACE INTO {table} ({names}) VALUES ({places})");
        let values = params_from_iter(&version.values[..used]);
        self.scratch.prepare_cached(&sql)?.execute(values)?;
        Ok(())
    }

    /// Returns true if nothing of a game, of scores or of a store was found.
    pub fn is_empty(&self) -> bool {
        self.rows.register.is_empty() && self.rows.scores.is_empty() && self.ids().is_empty()
    }

    /// The numbers of all games of which there is anything, those that were
    /// deleted excepted as far as one can tell.
    pub(crate) fn ids(&self) -> BTreeSet<i64> {
        let games = self.rows.games.iter();
        let is_live = |versions: &[Version]| versions.iter().any(|version| version.is_live);
        let live: BTreeSet<i64> = games
            .filter(|(_, versions)| is_live(versions))
            .map(|(&id, _)| id)
            .collect();
        if self.expected() == Some(live.len()) {
            return live;
        }
        let keys = self.rows.games.keys().chain(self.rows.beginnings.keys());
        keys.chain(self.rows.actions.keys()).copied().collect()
    }

    /// The number of games that there should be.
    pub(crate) fn expected(&self) -> Option<usize> {
        let live = self.rows.register.iter().rev().find(|row| row.is_live)?;
        self.scratch.execute("DELETE FROM register", ()).ok()?;
        self.put("register", live).ok()?;
        let counts = register::counts(&self.scratch).ok()?;
        usize::try_from(counts.games).ok()
    }

    /// The lines of the scores that are sound.
    pub(super) fn scores(&self) -> Result<Vec<ScoreRow>, StoreError> {
        scores::sound_rows(&self.scratch)
    }

    /// The rules with this number.
    pub(crate) fn rules(&self, number: i64) -> Result<brikke_engine::Rules, StoreError> {
        rulebook::Rulebook::new(&self.scratch).get(number).cloned()
    }

    /// The number of actions that are known here beyond those of these games.
    pub(crate) fn actions_beyond(&self, games: &[(i64, u64)]) -> u64 {
        let known = games
            .iter()
            .copied()
            .collect::<std::collections::BTreeMap<_, _>>();
        let missing = self.ids().into_iter().map(|id| {
            let rows = self.game_rows(id);
            let said = rows
                .iter()
                .filter_map(|row| restored(row.actions).ok())
                .max();
            let there = known.get(&id).copied().unwrap_or(0);
            said.unwrap_or(0).saturating_sub(there)
        });
        missing.sum()
    }

    /// The rows about a game that are sound, the latest first.
    fn game_rows(&self, id: i64) -> Vec<GameRow> {
        let versions = self
            .rows
            .games
            .get(&id)
            .map(Vec::as_slice)
            .unwrap_or_default();
        let read = |version: &Version| {
            self.put("games", version).ok()?;
            game_row::find(&self.scratch, GameId(id.unsigned_abs())).ok()
        };
        let mut rows: Vec<GameRow> = versions.iter().rev().filter_map(read).collect();
        rows.sort_by_key(|row| std::cmp::Reverse(row.revision));
        rows
    }

    /// The game with this number, as much of it as verifies.
    ///
    /// # Errors
    ///
    /// Nothing of it does.
    pub(crate) fn game(&self, id: i64) -> Result<SalvagedGame, Shortfall> {
        let rows = self.game_rows(id);
        let beginning = start::read(&self.scratch, id).map_err(|_| {
            let is_known = self.rows.games.contains_key(&id) || self.rows.actions.contains_key(&id);
            if is_known {
                Shortfall::Beginning
            } else {
                Shortfall::Vanished
            }
        })?;
        let whole = rows.iter().find_map(|row| self.whole(&beginning, row));
        let part = self.part(id, &beginning, rows.first());
        let length = |game: &SalvagedGame| game.actions.len();
        match (whole, part) {
            (Some(whole), Some(part)) if length(&part) > length(&whole) => Ok(part),
            (Some(whole), _) => Ok(self.with_shortfall(whole, rows.first())),
            (None, Some(part)) => Ok(part),
            (None, None) => Err(Shortfall::Unverified),
        }
    }

    /// The game that this row describes, if its actions are all there.
    fn whole(&self, beginning: &Game, row: &GameRow) -> Option<SalvagedGame> {
        let actions = self.matching_actions(row)?;
        let mut replay = Replay::of(beginning.clone());
        for &(code, _) in &actions {
            replay.perform(code).ok().filter(|&done| done)?;
        }
        let said = row.summary;
        let summary = Summary::of(replay.game(), said.assistance, said.time_played);
        let is_same = summary == said && replay.player_moves() <= said.assistance.player_moves;
        is_same.then(|| self.assemble(row, beginning, actions, &replay))
    }

    /// The actions of a game up to the first that is not there.
    fn contiguous(&self, id: i64) -> impl Iterator<Item = &[Action]> {
        let actions = self.rows.actions.get(&id);
        (1..).map_while(move |number| actions?.get(&number).map(Vec::as_slice))
    }

    /// The actions that the row's checksum is over. Where an action was found
    /// in two forms, one of them is damaged.
    fn matching_actions(&self, row: &GameRow) -> Option<Vec<Action>> {
        let count = usize::try_from(row.actions).ok()?;
        let forms: Vec<&[Action]> = self.contiguous(row.id).take(count).collect();
        if forms.len() < count {
            return None;
        }
        let mut actions: Vec<Action> = forms
            .iter()
            .filter_map(|forms| forms.last().copied())
            .collect();
        if sum(&actions) == row.chain {
            return Some(actions);
        }
        let doubtful = forms
            .iter()
            .enumerate()
            .filter(|(_, forms)| forms.len() > 1);
        for (index, forms) in doubtful {
            let latest = actions[index];
            for &form in *forms {
                actions[index] = form;
                if sum(&actions) == row.chain {
                    return Some(actions);
                }
            }
            actions[index] = latest;
        }
        None
    }

    /// As many actions as there are, where the game's own chance vouches for
    /// each of its tiles. Without a row it is for practice.
    fn part(&self, id: i64, beginning: &Game, row: Option<&GameRow>) -> Option<SalvagedGame> {
        beginning.chance()?;
        let mut replay = Replay::of(beginning.clone());
        let mut actions = Vec::new();
        for forms in self.contiguous(id) {
            let possible = forms.iter().rev().find(|(code, at)| {
                restored(*at).is_ok() && replay.perform(*code).is_ok_and(|done| done)
            });
            match possible {
                Some(&action) => actions.push(action),
                None => break,
            }
        }
        let found = actions.len() as u64;
        let lost = Shortfall::Row { actions: found };
        let shortfall = match row {
            None => Some(lost),
            Some(row) => restored(row.actions)
                .ok()
                .filter(|&expected| expected > found)
                .map(|expected| Shortfall::Actions { found, expected }),
        };
        let row = row.map_or_else(
            || bare_row(id, beginning, &actions),
            |row| Some(row.clone()),
        )?;
        let mut game = self.assemble(&row, beginning, actions, &replay);
        game.shortfall = shortfall.or(game.shortfall);
        Some(game)
    }

    /// Puts a game together from what was read of it.
    fn assemble(
        &self,
        row: &GameRow,
        beginning: &Game,
        actions: Vec<Action>,
        replay: &Replay,
    ) -> SalvagedGame {
        let said = row.summary;
        let assistance = Assistance {
            player_moves: said.assistance.player_moves.max(replay.player_moves()),
            ..said.assistance
        };
        let summary = Summary::of(replay.game(), assistance, said.time_played);
        let last = actions.last().and_then(|&(_, at)| restored(at).ok());
        let bookmarks = self.bookmarks(row);
        let (found, expected) = (bookmarks.len(), usize::try_from(row.bookmarks).unwrap_or(0));
        SalvagedGame {
            mode: row.mode,
            begun: row.begun,
            played: last.map_or(row.begun, Moment::from_millis),
            revision: row.revision,
            beginning: beginning.clone(),
            actions,
            summary,
            splits: self.splits(row.id, replay, summary.time_played),
            bookmarks,
            shortfall: (found < expected).then_some(Shortfall::Bookmarks { found, expected }),
        }
    }

    /// Says that an earlier state of the game is all there is.
    fn with_shortfall(&self, mut game: SalvagedGame, latest: Option<&GameRow>) -> SalvagedGame {
        let found = game.actions.len() as u64;
        let expected = latest
            .and_then(|row| restored(row.actions).ok())
            .unwrap_or(found);
        if expected > found {
            game.shortfall = Some(Shortfall::Actions { found, expected });
        }
        game
    }

    /// The splits of a game. One whose time is lost has the time of the whole
    /// game: it was not slower.
    fn splits(&self, id: i64, replay: &Replay, time_played: Duration) -> Vec<Split> {
        let versions = self
            .rows
            .splits
            .get(&id)
            .map(Vec::as_slice)
            .unwrap_or_default();
        let sound: Vec<Split> = versions
            .iter()
            .filter_map(|version| splits::sound(&version.values))
            .collect();
        let made = replay.made().iter().map(|&(tile, ply)| {
            let same = |split: &&Split| (split.tile, split.ply) == (tile, ply);
            let known = sound.iter().find(same).copied();
            known.unwrap_or(Split {
                tile,
                ply,
                time: time_played,
            })
        });
        made.collect()
    }

    /// The bookmarks of a game: those in use, and if they are too few others
    /// that were found.
    fn bookmarks(&self, row: &GameRow) -> Vec<(String, i64)> {
        let versions = self
            .rows
            .bookmarks
            .get(&row.id)
            .map(Vec::as_slice)
            .unwrap_or_default();
        let sound = |version: &&Version| bookmarks::is_sound(&version.values);
        let (live, stale): (Vec<_>, Vec<_>) = versions
            .iter()
            .rev()
            .filter(sound)
            .partition(|version| version.is_live);
        let most = usize::try_from(row.bookmarks).unwrap_or(0);
        let mut found: Vec<(String, i64)> = Vec::new();
        for version in live.into_iter().chain(stale) {
            if let [_, Value::Text(name), Value::Integer(ply), ..] = version.values.as_slice() {
                let is_new = found.iter().all(|(known, _)| known != name);
                if is_new && found.len() < most {
                    found.push((name.clone(), *ply));
                }
            }
        }
        found
    }
}

/// The checksum over these actions.
fn sum(actions: &[Action]) -> i64 {
    let numbered = (1..).zip(actions);
    numbered.fold(0, |sum, (number, &(code, at))| chain(sum, number, code, at))
}

/// A row for a game that has none.
fn bare_row(id: i64, beginning: &Game, actions: &[Action]) -> Option<GameRow> {
    let &(_, first) = actions.first()?;
    let begun = Moment::from_millis(restored(first).ok()?);
    Some(GameRow {
        id,
        rules: 0,
        mode: Mode::Practice,
        begun,
        played: begun,
        revision: Revision::FIRST,
        actions: 0,
        chain: 0,
        bookmarks: 0,
        summary: Summary::of(beginning, Assistance::default(), Duration::ZERO),
    })
}
