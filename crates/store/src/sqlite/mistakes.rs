//! Positions of endgame tables in which the person made a mistake.

use brikke_engine::Board;
use rusqlite::Connection;

use super::board_bytes;
use super::checksum::Checksum;
use crate::{DamageKind, StoreError};

/// Adds a position; one that is there already stays in its place.
pub(super) fn add(connection: &Connection, table: &str, board: Board) -> Result<(), StoreError> {
    let position = board_bytes::encode(board);
    let checksum = of_row(table, &position).finish();
    connection
        .prepare_cached(
            "INSERT OR IGNORE INTO mistakes (endgame, position, checksum) VALUES (?, ?, ?)",
        )?
        .execute((table, position, checksum))?;
    Ok(())
}

/// Removes a position; says whether it was there.
pub(super) fn remove(
    connection: &Connection,
    table: &str,
    board: Board,
) -> Result<bool, StoreError> {
    let removed = connection
        .prepare_cached("DELETE FROM mistakes WHERE endgame = ? AND position = ?")?
        .execute((table, board_bytes::encode(board)))?;
    Ok(removed > 0)
}

/// The positions of a table, the oldest first.
pub(super) fn of_table(connection: &Connection, table: &str) -> Result<Vec<Board>, StoreError> {
    let mut statement = connection
        .prepare_cached("SELECT position, checksum FROM mistakes WHERE endgame = ? ORDER BY id")?;
    let mut rows = statement.query([table])?;
    let mut boards = Vec::new();
    while let Some(row) = rows.next()? {
        boards.push(read(table, &row.get::<_, Vec<u8>>(0)?, row.get(1)?)?);
    }
    Ok(boards)
}

/// Reads every row and compares it with its checksum.
pub(super) fn check_integrity(connection: &Connection) -> Result<(), StoreError> {
    let mut statement = connection.prepare("SELECT endgame, position, checksum FROM mistakes")?;
    let mut rows = statement.query(())?;
    while let Some(row) = rows.next()? {
        let table: String = row.get(0)?;
        read(&table, &row.get::<_, Vec<u8>>(1)?, row.get(2)?)?;
    }
    Ok(())
}

fn read(table: &str, position: &[u8], checksum: i64) -> Result<Board, StoreError> {
    of_row(table, position).verify(checksum)?;
    board_bytes::decode(position)?.ok_or(DamageKind::Contradiction.into())
}

fn of_row(table: &str, position: &[u8]) -> Checksum {
    Checksum::of("mistakes").bytes(position).text(table)
}
