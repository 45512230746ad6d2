//! All games in one file, to be kept or taken to another computer or browser.
//!
//! A backup is a text. Its first line says what it is, the others are the records
//! of a [`RecordStorage`], each with a checksum, and the last one says how many
//! there are. So a damaged line costs one game at most, and a missing end is
//! noticed. Like the store itself it has the secrets of games that are not over:
//! they go on with the same tiles.

use std::collections::BTreeMap;

use brikke_engine::{from_base64, to_base64};
use brikke_play::{Category, Mode};

use crate::records::hash;
use crate::{
    GameId, GameLine, GameLog, GameQuery, Progress, RecordStorage, Revision, Storage, StoreError,
    StoredGame,
};

/// The beginning of every backup; the version follows.
const HEAD: &str = "brikke-backup ";

/// The only version there is.
const VERSION: &str = "1";

/// The key of the last line.
const END: &str = "end";

/// The games and scores of a backup, as far as they could be read.
#[derive(Debug, Clone, Default)]
pub struct Backup {
    records: RecordStorage,
    /// The first line that could not be read, from 1.
    damaged: Option<usize>,
}

/// Reasons why a text is not a backup.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BackupError {
    /// It does not begin like one.
    #[error("this is no backup of games")]
    NoBackup,
    /// A newer Brikke wrote it.
    #[error("this backup has the version {0:?}, this Brikke reads version {VERSION}")]
    Version(String),
}

/// The result of restoring a backup.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Restored {
    /// The games that were added.
    pub added: usize,
    /// The games that were there with fewer moves, and go on now.
    pub continued: usize,
    /// The games that were there already.
    pub known: usize,
    /// The games that are damaged.
    pub damaged: usize,
    /// The scores that are new among the best ten.
    pub scores: usize,
    /// The first line that could not be read, from 1.
    pub damaged_line: Option<usize>,
}

impl Restored {
    /// True if something of the backup is missing.
    pub const fn is_damaged(&self) -> bool {
        self.damaged > 0 || self.damaged_line.is_some()
    }
}

impl Backup {
    /// All games of a store in which something was done, and all scores. A game
    /// that is damaged is left out; the second value says how many are.
    ///
    /// # Errors
    ///
    /// The lists cannot be read.
    pub fn of(store: &dyn Storage) -> Result<(Backup, usize), StoreError> {
        let mut backup = Backup::default();
        let restored = copy(store, &mut backup.records)?;
        Ok((backup, restored.damaged))
    }

    /// The number of games in it.
    pub fn games(&self) -> usize {
        self.records.games(&GameQuery::ALL).map_or(0, |it| it.len())
    }

    /// The backup as text.
    pub fn to_text(&self) -> String {
        let mut text = format!("{HEAD}{VERSION}\n");
        let mut count = 0;
        for (key, bytes) in self.records.all() {
            text += &line(&key, &to_base64(&bytes));
            count += 1;
        }
        text + &line(END, &count.to_string())
    }

    /// True if a file begins as backups do.
    pub fn is_begun_by(bytes: &[u8]) -> bool {
        bytes.starts_with(HEAD.as_bytes())
    }

    /// Reads as much of a backup as can be read.
    ///
    /// # Errors
    ///
    /// It is none, or too new.
    pub fn read(bytes: &[u8]) -> Result<Backup, BackupError> {
        if !Backup::is_begun_by(bytes) {
            return Err(BackupError::NoBackup);
        }
        let text = String::from_utf8_lossy(bytes);
        let mut lines = text.lines();
        let head = lines.next().unwrap_or_default();
        let version = head.strip_prefix(HEAD).ok_or(BackupError::NoBackup)?;
        if version.trim_end() != VERSION {
            return Err(BackupError::Version(version.chars().take(20).collect()));
        }
        let mut backup = Backup::default();
        let mut count = 0;
        let mut is_whole = false;
        let mut last = 1;
        for (number, line) in (2..).zip(lines) {
            last = number;
            match parts(line) {
                Some((END, said)) => is_whole = said.parse() == Ok(count),
                Some((key, value)) if backup.take(key, value) => count += 1,
                _ => backup.note_damage(number),
            }
        }
        if !is_whole {
            backup.note_damage(last + 1);
        }
        Ok(backup)
    }

    fn take(&mut self, key: &str, value: &str) -> bool {
        let bytes = from_base64(value).filter(|_| self.records.expects(key));
        bytes.is_some_and(|bytes| self.records.take_over(key, Some(&bytes)).is_ok())
    }

    fn note_damage(&mut self, line: usize) {
        self.damaged.get_or_insert(line);
    }

    /// Adds everything that a store does not have yet. To do so twice adds nothing
    /// the second time. A game that is there with fewer moves goes on; one that
    /// went on differently stays as it is.
    ///
    /// # Errors
    ///
    /// Something cannot be written. What was added before stays.
    pub fn restore(&self, store: &mut dyn Storage) -> Result<Restored, StoreError> {
        let mut restored = copy(&self.records, store)?;
        restored.damaged_line = self.damaged;
        Ok(restored)
    }
}

/// One line: a key, what belongs to it, and a checksum of both.
fn line(key: &str, value: &str) -> String {
    let line = format!("{key} {value}");
    let sum = hash(line.as_bytes());
    format!("{line} {sum:08x}\n")
}

/// The key and the value of a line, if its checksum is right.
fn parts(line: &str) -> Option<(&str, &str)> {
    let (rest, sum) = line.trim_end().rsplit_once(' ')?;
    if u32::from_str_radix(sum, 16).ok()? != hash(rest.as_bytes()) {
        return None;
    }
    rest.rsplit_once(' ')
}

/// Copies games and scores that are not there yet.
fn copy(from: &dyn Storage, to: &mut dyn Storage) -> Result<Restored, StoreError> {
    let mut restored = Restored::default();
    let mut numbers = BTreeMap::new();
    let mut games = from.games(&GameQuery::ALL)?;
    games.sort_by_key(|game| game.id);
    let everything = GameQuery {
        with_untouched: true,
        ..GameQuery::ALL
    };
    let there = to.games(&everything)?;
    for game in games {
        let both = from
            .load(game.id)
            .and_then(|it| Ok((it, from.log(game.id)?)));
        let Ok((stored, log)) = both else {
            restored.damaged += 1;
            continue;
        };
        let id = match known(to, &there, &game, &log) {
            Some((id, revision, known)) if log.continues(&known) && log != known => {
                put(to, id, revision, &stored, &log, known.entries.len())?;
                restored.continued += 1;
                id
            }
            Some((id, ..)) => {
                restored.known += 1;
                id
            }
            None => {
                restored.added += 1;
                add(to, &stored, &log)?
            }
        };
        numbers.insert(game.id, id);
    }
    restored.scores = copy_scores(from, to, &numbers)?;
    Ok(restored)
}

/// The game of a store that began as this one did, and what was done in it.
fn known(
    store: &dyn Storage,
    there: &[GameLine],
    game: &GameLine,
    log: &GameLog,
) -> Option<(GameId, Revision, GameLog)> {
    let begun = |line: &&GameLine| {
        (line.begun, line.mode, &line.rules) == (game.begun, game.mode, &game.rules)
    };
    there.iter().filter(begun).find_map(|line| {
        let known = store.log(line.id).ok()?;
        let revision = store.load(line.id).ok()?.revision;
        (known.beginning == log.beginning).then_some((line.id, revision, known))
    })
}

fn add(store: &mut dyn Storage, game: &StoredGame, log: &GameLog) -> Result<GameId, StoreError> {
    let is_imported = game.mode == Mode::Scored && game.summary.assistance.is_imported();
    let id = if is_imported {
        store.begin_imported(&log.beginning, game.begun)?
    } else {
        store.begin(&log.beginning, game.mode, game.begun)?
    };
    put(store, id, Revision::FIRST, game, log, 0)?;
    Ok(id)
}

/// Puts what was done in a game after so many actions behind them, its name and
/// its bookmarks.
fn put(
    store: &mut dyn Storage,
    id: GameId,
    expected: Revision,
    game: &StoredGame,
    log: &GameLog,
    done: usize,
) -> Result<(), StoreError> {
    let progress = Progress {
        expected,
        entries: log.entries[done..].to_vec(),
        summary: game.summary,
    };
    store.append(id, &progress)?;
    if game.name.is_some() {
        store.rename(id, game.name.as_ref())?;
    }
    for bookmark in &game.bookmarks {
        store.bookmark(id, &bookmark.name, bookmark.ply)?;
    }
    Ok(())
}

/// Copies the best scores; a game has this number there.
fn copy_scores(
    from: &dyn Storage,
    to: &mut dyn Storage,
    numbers: &BTreeMap<GameId, GameId>,
) -> Result<usize, StoreError> {
    let mut count = 0;
    for rules in from.scored_rules()? {
        for category in Category::ALL {
            for mut line in from.scores(&rules, category)? {
                line.game = line.game.and_then(|id| numbers.get(&id).copied());
                count += usize::from(to.restore_score(&rules, category, &line)?);
            }
        }
    }
    Ok(count)
}
