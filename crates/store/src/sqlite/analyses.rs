//! Analyses of games, as their programs wrote them.

use rusqlite::{Connection, OptionalExtension};

use super::checksum::Checksum;
use super::game_row;
use crate::{GameId, StoreError};

/// Stores what an advisor said of a game, in place of what it said before.
pub(super) fn put(
    connection: &Connection,
    id: GameId,
    advisor: &str,
    moves: &[u8],
) -> Result<(), StoreError> {
    let game = game_row::find(connection, id)?.id;
    let checksum = of_row(game, advisor, moves).finish();
    connection
        .prepare_cached(
            "INSERT OR REPLACE INTO analyses (game, advisor, moves, checksum)
             VALUES (?, ?, ?, ?)",
        )?
        .execute((game, advisor, moves, checksum))?;
    Ok(())
}

/// What the advisor said of the game. A damaged row is none: it can be made
/// again.
pub(super) fn get(
    connection: &Connection,
    id: GameId,
    advisor: &str,
) -> Result<Option<Vec<u8>>, StoreError> {
    let game = game_row::find(connection, id)?.id;
    let row: Option<(Vec<u8>, i64)> = connection
        .prepare_cached("SELECT moves, checksum FROM analyses WHERE game = ? AND advisor = ?")?
        .query_row((game, advisor), |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?;
    let sound = row.filter(|(moves, sum)| of_row(game, advisor, moves).verify(*sum).is_ok());
    Ok(sound.map(|(moves, _)| moves))
}

/// Reads every row and compares it with its checksum.
pub(super) fn check_integrity(connection: &Connection) -> Result<(), StoreError> {
    let mut statement =
        connection.prepare("SELECT game, advisor, moves, checksum FROM analyses")?;
    let mut rows = statement.query(())?;
    while let Some(row) = rows.next()? {
        let (game, advisor): (i64, String) = (row.get(0)?, row.get(1)?);
        let moves: Vec<u8> = row.get(2)?;
        of_row(game, &advisor, &moves).verify(row.get(3)?)?;
    }
    Ok(())
}

fn of_row(game: i64, advisor: &str, moves: &[u8]) -> Checksum {
    Checksum::of("analyses")
        .numbers(&[game])
        .bytes(moves)
        .text(advisor)
}
