//! Beginning, playing and deleting games.

use std::time::Duration;

use brikke_engine::{Game, Recording, Start};
use rusqlite::Connection;

use crate::checksum::chain;
use crate::game_row::{self, GameRow};
use crate::integer::stored;
use crate::register::Counts;
use crate::{
    Assistance, GameId, LogEntry, Mode, Moment, Progress, Revision, Split, Store, StoreError,
    Summary, action_code, beginning, records, register, rulebook, scores, split,
};

impl Store {
    /// Begins to keep a game, as it stands: what could be redone is not kept.
    /// Its revision is [`Revision::FIRST`].
    ///
    /// # Errors
    ///
    /// A scored game is new and has its tiles from chance: one that has moves
    /// already, or began from a position, is for practice.
    pub fn begin(&mut self, game: &Game, mode: Mode, now: Moment) -> Result<GameId, StoreError> {
        let is_new = matches!(game.beginning(), Start::Tiles(_))
            && game.chance().is_some()
            && game.plies().is_empty()
            && game.undos() == 0;
        if mode == Mode::Scored && !is_new {
            return Err(StoreError::NotNew);
        }
        self.write(|connection| begin(connection, game, mode, now))
    }

    /// Keeps a game that was played elsewhere, to look at and to go on with.
    /// It is for practice: nobody can tell who played it, and how.
    ///
    /// # Errors
    ///
    /// It cannot be written.
    pub fn import(&mut self, recording: &Recording, now: Moment) -> Result<GameId, StoreError> {
        self.begin(recording.game(), Mode::Practice, now)
    }

    /// Writes what was done in a game, and how it stands now; the game's new
    /// revision comes back. When this returns, it is on disk.
    ///
    /// The cost does not depend on how long the game is.
    ///
    /// # Errors
    ///
    /// [`StoreError::ChangedElsewhere`] if the game has another revision than
    /// the expected one; whatever the error, nothing is written.
    pub fn append(&mut self, id: GameId, progress: &Progress) -> Result<Revision, StoreError> {
        self.write(|connection| append(connection, id, progress))
    }

    /// Deletes a game with all that belongs to it, and takes it out of the
    /// statistics. Its line in the scores stays.
    ///
    /// # Errors
    ///
    /// There is no such game, or it cannot be written.
    pub fn delete(&mut self, id: GameId) -> Result<(), StoreError> {
        self.write(|connection| {
            let row = game_row::find(connection, id)?;
            scores::forget_game(connection, row.id)?;
            let had_records = records::forget_game(connection, row.id)?;
            connection.execute("DELETE FROM games WHERE id = ?", [row.id])?;
            if had_records {
                records::find_again(connection, row.rules)?;
            }
            let gone = Counts {
                games: -1,
                unfinished: -i64::from(!row.summary.phase.is_over()),
            };
            register::add(connection, gone)
        })
    }

    /// When each tile was first made in the game, smallest tile first.
    ///
    /// # Errors
    ///
    /// There is no such game, or it is damaged.
    pub fn splits(&self, id: GameId) -> Result<Vec<Split>, StoreError> {
        self.read(|connection| {
            game_row::find(connection, id)?;
            split::of_game(connection, id).map_err(|error| error.in_game(id))
        })
    }
}

fn begin(
    connection: &Connection,
    game: &Game,
    mode: Mode,
    now: Moment,
) -> Result<GameId, StoreError> {
    let row = GameRow {
        id: next_id(connection)?,
        rules: rulebook::number(connection, game.rules())?,
        mode,
        begun: now,
        played: now,
        revision: Revision::FIRST,
        actions: 0,
        chain: 0,
        bookmarks: 0,
        summary: Summary::of(game, Assistance::default(), Duration::ZERO),
    };
    row.insert(connection)?;
    let begun = Counts {
        games: 1,
        unfinished: i64::from(!row.summary.phase.is_over()),
    };
    register::add(connection, begun)?;
    beginning::write(connection, row.id, game)?;
    for turn in (1..=game.plies().len()).filter_map(|number| game.turn(number)) {
        keep_splits(connection, &row, &Split::of_turn(&turn, Duration::ZERO))?;
    }
    Ok(row.game())
}

/// A number that no game has had: SQLite remembers the last one.
fn next_id(connection: &Connection) -> Result<i64, StoreError> {
    let last: i64 = connection
        .prepare_cached(
            "SELECT max(
                coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'games'), 0),
                coalesce((SELECT max(id) FROM games), 0))",
        )?
        .query_row((), |row| row.get(0))?;
    last.checked_add(1)
        .filter(|&id| id > 0)
        .ok_or_else(|| StoreError::damaged("the numbers of games have run out"))
}

fn append(
    connection: &Connection,
    id: GameId,
    progress: &Progress,
) -> Result<Revision, StoreError> {
    let before = game_row::find(connection, id)?;
    if before.revision != progress.expected {
        return Err(StoreError::ChangedElsewhere(id));
    }
    let mut row = before.clone();
    for entry in &progress.entries {
        append_action(connection, &mut row, entry)?;
    }
    row.summary = progress.summary;
    row.revision = Revision(row.revision.0.saturating_add(1));
    row.update(connection, &before)?;
    Ok(row.revision)
}

fn append_action(
    connection: &Connection,
    row: &mut GameRow,
    entry: &LogEntry,
) -> Result<(), StoreError> {
    row.actions += 1;
    row.played = entry.at;
    let code = action_code::encode(entry.action, entry.by);
    let at = stored("the moment", entry.at.0)?;
    row.chain = chain(row.chain, row.actions, code, at);
    connection
        .prepare_cached("INSERT INTO actions (game, number, code, at) VALUES (?, ?, ?, ?)")?
        .execute([row.id, row.actions, code, at])?;
    keep_splits(connection, row, &entry.made)
}

fn keep_splits(connection: &Connection, row: &GameRow, splits: &[Split]) -> Result<(), StoreError> {
    let rules = (row.mode == Mode::Scored).then_some(row.rules);
    splits
        .iter()
        .try_for_each(|&made| split::keep(connection, row.id, rules, made))
}
