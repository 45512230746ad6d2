//! Games that were deleted last, until the next deletion.
//!
//! A game in the trash keeps its row, its log and its scores; `deleted` says
//! when it was put there. It holds no records.

use brikke_play::Moment;
use rusqlite::Connection;

use super::game_row::GameRow;
use super::integer::restored;
use super::{game_row, games};
use crate::{GameId, StoreError};

/// Deletes what is in the trash for good, and puts these games there.
pub(super) fn fill(connection: &Connection, ids: &[GameId], now: Moment) -> Result<(), StoreError> {
    for id in in_trash(connection)? {
        games::delete_row(connection, &game_row::find_any(connection, id)?)?;
    }
    // The same game may be named twice.
    let mut ids = ids.to_vec();
    ids.sort_unstable();
    ids.dedup();
    ids.into_iter().try_for_each(|id| put(connection, id, now))
}

fn put(connection: &Connection, id: GameId, now: Moment) -> Result<(), StoreError> {
    let before = game_row::find(connection, id)?;
    let row = GameRow {
        deleted: Some(now),
        ..before.clone()
    };
    row.update(connection, &before)?;
    games::follow_records(connection, &before, &row)
}

/// Takes everything out of the trash.
pub(super) fn restore(connection: &Connection) -> Result<Vec<GameId>, StoreError> {
    let ids = in_trash(connection)?;
    for &id in &ids {
        take_out(connection, id)?;
    }
    Ok(ids)
}

/// Takes a game out of the trash; says whether it was there.
pub(super) fn take_out(connection: &Connection, id: GameId) -> Result<bool, StoreError> {
    if !contains(connection, id)? {
        return Ok(false);
    }
    let before = game_row::find_any(connection, id)?;
    let row = GameRow {
        deleted: None,
        ..before.clone()
    };
    row.update(connection, &before)?;
    games::follow_records(connection, &before, &row)?;
    Ok(true)
}

/// True if the game is in the trash.
pub(super) fn contains(connection: &Connection, id: GameId) -> Result<bool, StoreError> {
    let Ok(number) = i64::try_from(id.0) else {
        return Ok(false);
    };
    let sql = "SELECT 1 FROM games WHERE id = ? AND deleted <> 0";
    Ok(connection.prepare_cached(sql)?.exists([number])?)
}

/// The games in the trash, the lowest number first.
pub(super) fn in_trash(connection: &Connection) -> Result<Vec<GameId>, StoreError> {
    let sql = "SELECT id FROM games WHERE deleted <> 0 ORDER BY id";
    let mut statement = connection.prepare_cached(sql)?;
    let mut rows = statement.query(())?;
    let mut ids = Vec::new();
    while let Some(row) = rows.next()? {
        ids.push(GameId(restored(row.get(0)?)?));
    }
    Ok(ids)
}
