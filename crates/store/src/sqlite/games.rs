//! Beginning, playing and deleting games.

use std::time::Duration;

use brikke_engine::{Game, GameAction, Recording};
use brikke_play::{Assistance, Category, GameName, Mode, Moment, Mover};
use rusqlite::Connection;

use super::checksum::chain;
use super::game_row::{GameRow, Texts};
use super::integer::stored;
use super::register::Counts;
use super::{Store, game_row, load, records, register, rulebook, scores, splits, start};
use crate::action_code;
use crate::storage::admission::{check_imported, check_new};
use crate::{
    Field, GameId, LogEntry, Progress, Quantity, Revision, Split, Storage, StoreError, Summary,
};

impl Store {
    /// Adds a game that was played elsewhere. It is for practice: nobody can
    /// tell who played it, and how.
    ///
    /// # Errors
    ///
    /// It cannot be written.
    pub fn import(&mut self, recording: &Recording, now: Moment) -> Result<GameId, StoreError> {
        self.begin(recording.game(), Mode::Practice, now)
    }

    /// The time at which each tile was first made in the game, smallest tile
    /// first.
    ///
    /// # Errors
    ///
    /// There is no such game, or it is damaged.
    pub fn splits(&self, id: GameId) -> Result<Vec<Split>, StoreError> {
        self.read(|connection| {
            game_row::find(connection, id)?;
            splits::of_game(connection, id).map_err(|error| error.in_game(id))
        })
    }
}

/// Gives a game a name, or takes it away. Whoever plays it goes on: it keeps
/// its revision.
pub(super) fn rename(
    connection: &Connection,
    id: GameId,
    name: Option<&GameName>,
) -> Result<(), StoreError> {
    let before = game_row::find(connection, id)?;
    let mut row = before.clone();
    row.texts.title = name.map_or(String::new(), ToString::to_string);
    row.update(connection, &before)
}

/// Deletes a game. Its score stays, without a game.
pub(super) fn delete(connection: &Connection, id: GameId) -> Result<(), StoreError> {
    delete_row(connection, &game_row::find(connection, id)?)
}

/// Deletes the game of this row, which may be in the trash.
pub(super) fn delete_row(connection: &Connection, row: &GameRow) -> Result<(), StoreError> {
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
}

/// Counts again, in logs older than that, how often something was taken back:
/// to go on after finishing was no undo then. A damaged game is left as it is.
pub(super) fn count_reopened(connection: &Connection) -> Result<(), StoreError> {
    let finish = [false, true].map(|by| action_code::encode(GameAction::Finish, by));
    let mut statement =
        connection.prepare("SELECT DISTINCT game FROM actions WHERE code IN (?, ?)")?;
    let games: Vec<i64> = statement
        .query_map(finish, |row| row.get(0))?
        .collect::<Result<_, _>>()?;
    for game in games {
        let row = game_row::find(connection, GameId(game.unsigned_abs()));
        let undos = row.and_then(|row| {
            let replay = load::replay(connection, &row)?;
            Ok((replay.game().undos(), row))
        });
        let Ok((undos, before)) = undos else { continue };
        let mut row = before.clone();
        row.summary.undos = undos;
        row.update(connection, &before)?;
    }
    Ok(())
}

/// Tells, in stores older than that, who played each game and how its board
/// stands. What a game was helped to is no record any longer. A damaged game is
/// left as it is.
pub(super) fn tell_who_played(connection: &Connection) -> Result<(), StoreError> {
    let mut statement = connection.prepare("SELECT id FROM games ORDER BY id")?;
    let games: Vec<i64> = statement
        .query_map((), |row| row.get(0))?
        .collect::<Result<_, _>>()?;
    for game in games {
        let Ok(before) = game_row::find_any(connection, GameId(game.unsigned_abs())) else {
            continue;
        };
        let Ok(replay) = load::replay(connection, &before) else {
            continue;
        };
        let mut row = before.clone();
        row.summary.board = Some(*replay.game().board());
        row.summary.assistance.person_moves = replay.person_moves();
        row.update(connection, &before)?;
        scores::tell_machine(connection, &row)?;
        if !is_clean(connection, &row)? {
            splits::count_out(connection, row.id)?;
        }
    }
    records::find_all_again(connection)
}

/// Adds a game as it stands.
pub(super) fn begin(
    connection: &Connection,
    game: &Game,
    mode: Mode,
    now: Moment,
) -> Result<GameId, StoreError> {
    check_new(game, mode)?;
    insert(connection, game, mode, Assistance::default(), now)
}

/// Stores a practice game anew under its number. Whoever has it open in another
/// program meets a later revision.
pub(super) fn begin_again(
    connection: &Connection,
    id: GameId,
    game: &Game,
    now: Moment,
) -> Result<Revision, StoreError> {
    let before = game_row::find_any(connection, id)?;
    check_new(game, before.mode)?;
    if before.mode != Mode::Practice {
        return Err(StoreError::NotNew);
    }
    delete_row(connection, &before)?;
    let row = GameRow {
        begun: before.begun,
        revision: before.revision.next(),
        texts: Texts {
            title: before.texts.title,
            ..Texts::default()
        },
        ..new_row(connection, before.id, game, Mode::Practice, now)?
    };
    insert_row(connection, &row, game)?;
    Ok(row.revision)
}

/// Adds a game that goes on from another program's board.
pub(super) fn begin_imported(
    connection: &Connection,
    game: &Game,
    now: Moment,
) -> Result<GameId, StoreError> {
    check_imported(game)?;
    insert(connection, game, Mode::Scored, Assistance::IMPORTED, now)
}

fn insert(
    connection: &Connection,
    game: &Game,
    mode: Mode,
    assistance: Assistance,
    now: Moment,
) -> Result<GameId, StoreError> {
    let mut row = new_row(connection, next_id(connection)?, game, mode, now)?;
    row.summary.assistance = assistance;
    insert_row(connection, &row, game)?;
    Ok(row.game())
}

/// The row of a game in which nothing has been done.
fn new_row(
    connection: &Connection,
    id: i64,
    game: &Game,
    mode: Mode,
    now: Moment,
) -> Result<GameRow, StoreError> {
    Ok(GameRow {
        id,
        rules: rulebook::number(connection, game.rules())?,
        mode,
        deleted: None,
        begun: now,
        played: now,
        revision: Revision::FIRST,
        actions: 0,
        chain: 0,
        bookmarks: 0,
        summary: Summary::of(game, Assistance::default(), Duration::ZERO),
        texts: Texts::default(),
    })
}

/// Writes the row of a new game and how it begins.
fn insert_row(connection: &Connection, row: &GameRow, game: &Game) -> Result<(), StoreError> {
    row.insert(connection)?;
    let begun = Counts {
        games: 1,
        unfinished: i64::from(!row.summary.phase.is_over()),
    };
    register::add(connection, begun)?;
    start::write(connection, row.id, game)?;
    for turn in (1..=game.plies().len()).filter_map(|number| game.turn(number)) {
        keep_splits(connection, row, &Split::of_turn(&turn, Duration::ZERO))?;
    }
    Ok(())
}

/// A number that no game has had: SQLite remembers the last one.
pub(super) fn next_id(connection: &Connection) -> Result<i64, StoreError> {
    let last: i64 = connection
        .prepare_cached(
            "SELECT max(
                coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'games'), 0),
                coalesce((SELECT max(id) FROM games), 0))",
        )?
        .query_row((), |row| row.get(0))?;
    last.checked_add(1)
        .filter(|&id| id > 0)
        .ok_or_else(|| StoreError::value(Field::Game, last))
}

/// Appends actions to the log of a game.
pub(super) fn append(
    connection: &Connection,
    id: GameId,
    progress: &Progress,
) -> Result<Revision, StoreError> {
    let before = game_row::find_any(connection, id)?;
    if before.revision != progress.expected {
        return Err(StoreError::ChangedElsewhere(id));
    }
    let mut row = before.clone();
    row.summary = progress.summary;
    // A game keeps its origin.
    row.summary.assistance.origin = before.summary.assistance.origin;
    for entry in &progress.entries {
        append_action(connection, &mut row, entry)?;
    }
    if !progress.entries.is_empty() {
        // Who plays on takes the game out of the trash.
        row.deleted = None;
    }
    row.revision = row.revision.next();
    row.update(connection, &before)?;
    follow_records(connection, &before, &row)?;
    Ok(row.revision)
}

/// Takes the records from a game that may hold none any more, and offers those
/// of one that may again. Games in the trash and those that are not clean hold
/// none.
pub(super) fn follow_records(
    connection: &Connection,
    before: &GameRow,
    after: &GameRow,
) -> Result<(), StoreError> {
    match (may_hold_records(before), may_hold_records(after)) {
        (false, true) => records::offer_all(connection, after.game()),
        (true, false) if records::forget_game(connection, after.id)? => {
            records::find_again(connection, after.rules)
        }
        _ => Ok(()),
    }
}

fn may_hold_records(row: &GameRow) -> bool {
    row.deleted.is_none() && !row.summary.is_assisted()
}

fn append_action(
    connection: &Connection,
    row: &mut GameRow,
    entry: &LogEntry,
) -> Result<(), StoreError> {
    row.actions += 1;
    row.played = entry.at;
    if let (GameAction::Play(_), Mover::Player(name)) = (entry.action, &entry.by) {
        row.texts.machine.clone_from(name);
    }
    let code = action_code::encode(entry.action, entry.by.is_player());
    let at = stored(Quantity::Moment, entry.at.millis())?;
    row.chain = chain(row.chain, row.actions, code, at);
    connection
        .prepare_cached("INSERT INTO actions (game, number, code, at) VALUES (?, ?, ?, ?)")?
        .execute([row.id, row.actions, code, at])?;
    keep_splits(connection, row, &entry.made)
}

/// Keeps the splits that are the first of their tiles in the game. Those of a
/// clean game may be records.
pub(super) fn keep_splits(
    connection: &Connection,
    row: &GameRow,
    splits: &[Split],
) -> Result<(), StoreError> {
    for &split in splits {
        if !splits::is_known(connection, row.id, split.tile)? {
            let rules = is_clean(connection, row)?.then_some(row.rules);
            splits::keep(connection, row.id, rules, split)?;
        }
    }
    Ok(())
}

/// Returns true if the person played the game without help, with tiles that
/// nobody could know beforehand.
fn is_clean(connection: &Connection, row: &GameRow) -> Result<bool, StoreError> {
    let is_helped = row.mode == Mode::Practice || row.summary.is_assisted();
    Ok(!is_helped && scores::category_of(connection, row)? == Category::Clean)
}
