//! The start of a game: a recording, in its link form, of everything before
//! the first action. For a new game that is its rules, chance and start tiles;
//! for an imported one everything up to the import.

use brikke_engine::{Game, Recording};
use rusqlite::Connection;

use super::checksum::Checksum;
use crate::{DamageKind, StoreError};

/// Writes the beginning.
///
/// # Errors
///
/// The game's tiles are not those of its chance: it could not be read again.
pub(crate) fn write(connection: &Connection, game: i64, begun: &Game) -> Result<(), StoreError> {
    let link = begun.recording().to_link();
    Recording::from_link(&link)?;
    connection
        .prepare_cached("INSERT INTO beginnings (game, recording, checksum) VALUES (?, ?, ?)")?
        .execute((game, &link, of_row(game, &link).finish()))?;
    Ok(())
}

/// Reads the beginning.
pub(crate) fn read(connection: &Connection, game: i64) -> Result<Game, StoreError> {
    let (link, checksum): (String, i64) = connection
        .prepare_cached("SELECT recording, checksum FROM beginnings WHERE game = ?")?
        .query_row([game], |row| Ok((row.get(0)?, row.get(1)?)))?;
    of_row(game, &link).verify(checksum)?;
    Recording::from_link(&link)
        .map(Recording::into_game)
        .map_err(|error| DamageKind::Start(error).into())
}

fn of_row(game: i64, link: &str) -> Checksum {
    Checksum::of("beginnings").numbers(&[game]).text(link)
}
