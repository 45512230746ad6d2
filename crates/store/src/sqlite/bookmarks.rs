//! The bookmarks of games.

use brikke_play::BookmarkName;
use rusqlite::Connection;
use rusqlite::types::Value;

use super::checksum::Checksum;
use super::game_row::GameRow;
use super::integer::{restored, stored};
use super::{Store, game_row};
use crate::{Bookmark, DamageKind, GameId, Quantity, StoreError};

impl Store {
    /// The bookmarks of the game, by name.
    ///
    /// # Errors
    ///
    /// There is no such game, or it is damaged.
    pub fn bookmarks(&self, id: GameId) -> Result<Vec<Bookmark>, StoreError> {
        self.read(|connection| {
            let row = game_row::find(connection, id)?;
            of_game(connection, &row).map_err(|error| error.in_game(id))
        })
    }
}

/// Adds a bookmark, or moves the one of this name.
pub(super) fn set(
    connection: &Connection,
    id: GameId,
    name: &BookmarkName,
    ply: u64,
) -> Result<(), StoreError> {
    let row = game_row::find(connection, id)?;
    let game = row.id;
    let (name, ply) = (name.as_str(), stored(Quantity::Ply, ply)?);
    let checksum = of_row(game, ply, name).finish();
    connection
        .prepare_cached(
            "INSERT INTO bookmarks (game, name, ply, checksum) VALUES (?, ?, ?, ?)
             ON CONFLICT DO UPDATE SET ply = excluded.ply, checksum = excluded.checksum",
        )?
        .execute((game, name, ply, checksum))?;
    count(connection, &row)
}

/// Removes a bookmark; says whether there was one.
pub(super) fn remove(
    connection: &Connection,
    id: GameId,
    name: &BookmarkName,
) -> Result<bool, StoreError> {
    let row = game_row::find(connection, id)?;
    let removed = connection
        .prepare_cached("DELETE FROM bookmarks WHERE game = ? AND name = ?")?
        .execute((row.id, name.as_str()))?;
    count(connection, &row)?;
    Ok(removed > 0)
}

/// Writes down how many bookmarks the game has now.
fn count(connection: &Connection, before: &GameRow) -> Result<(), StoreError> {
    let bookmarks = connection
        .prepare_cached("SELECT count(*) FROM bookmarks WHERE game = ?")?
        .query_row([before.id], |row| row.get(0))?;
    let row = GameRow {
        bookmarks,
        ..before.clone()
    };
    row.update(connection, before)
}

/// The bookmarks of the game, by name.
pub(crate) fn of_game(
    connection: &Connection,
    game: &GameRow,
) -> Result<Vec<Bookmark>, StoreError> {
    let mut statement = connection
        .prepare_cached("SELECT name, ply, checksum FROM bookmarks WHERE game = ? ORDER BY name")?;
    let mut rows = statement.query([game.id])?;
    let (mut bookmarks, mut found) = (Vec::new(), 0);
    while let Some(row) = rows.next()? {
        let (name, ply): (String, i64) = (row.get(0)?, row.get(1)?);
        of_row(game.id, ply, &name).verify(row.get(2)?)?;
        found += 1;
        // The row is sound: a name that is no longer allowed is no damage.
        if let Ok(name) = BookmarkName::new(&name) {
            let ply = restored(ply)?;
            bookmarks.push(Bookmark { name, ply });
        }
    }
    let expected = game.bookmarks;
    if usize::try_from(expected) == Ok(found) {
        Ok(bookmarks)
    } else {
        Err(DamageKind::RowCount { found, expected }.into())
    }
}

/// Adds a bookmark that was salvaged, unless there is one of its name.
pub(super) fn restore(
    connection: &Connection,
    id: GameId,
    name: &str,
    ply: i64,
) -> Result<(), StoreError> {
    let row = game_row::find(connection, id)?;
    let sum = of_row(row.id, ply, name).finish();
    connection
        .prepare_cached(
            "INSERT OR IGNORE INTO bookmarks (game, name, ply, checksum) VALUES (?, ?, ?, ?)",
        )?
        .execute((row.id, name, ply, sum))?;
    count(connection, &row)
}

/// Returns true if the values of a row match its checksum.
pub(super) fn is_sound(values: &[Value]) -> bool {
    match values {
        [
            Value::Integer(game),
            Value::Text(name),
            Value::Integer(ply),
            Value::Integer(sum),
        ] => of_row(*game, *ply, name).verify(*sum).is_ok(),
        _ => false,
    }
}

fn of_row(game: i64, ply: i64, name: &str) -> Checksum {
    Checksum::of("bookmarks").numbers(&[game, ply]).text(name)
}
