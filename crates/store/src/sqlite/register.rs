//! The one row about all of it.
//!
//! It holds how many games there are: a pass over the games that meets fewer
//! has missed some, because a damaged page hides them.

use rusqlite::Connection;

use super::checksum::Checksum;
use crate::{DamageKind, StoreError};

/// The number of games, or a change of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Counts {
    /// All of them.
    pub(crate) games: i64,
    /// Those that are not over.
    pub(crate) unfinished: i64,
}

/// Writes the row into a new file.
pub(crate) fn create(connection: &Connection) -> Result<(), StoreError> {
    let none = Counts {
        games: 0,
        unfinished: 0,
    };
    connection.execute(
        "INSERT INTO register (identity, games, unfinished, checksum)
         VALUES (randomblob(16), 0, 0, ?)",
        [of_row(none).finish()],
    )?;
    Ok(())
}

/// The identity of this file.
pub(crate) fn identity(connection: &Connection) -> Result<Vec<u8>, StoreError> {
    Ok(connection.query_row("SELECT identity FROM register", (), |row| row.get(0))?)
}

/// The number of games.
pub(crate) fn counts(connection: &Connection) -> Result<Counts, StoreError> {
    let (games, unfinished, checksum) = connection
        .prepare_cached("SELECT games, unfinished, checksum FROM register")?
        .query_row((), |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
    let counts = Counts { games, unfinished };
    of_row(counts).verify(checksum)?;
    Ok(counts)
}

/// There are so many games more.
pub(crate) fn add(connection: &Connection, more: Counts) -> Result<(), StoreError> {
    let before = counts(connection)?;
    let now = Counts {
        games: before.games.saturating_add(more.games),
        unfinished: before.unfinished.saturating_add(more.unfinished),
    };
    connection
        .prepare_cached("UPDATE register SET games = ?, unfinished = ?, checksum = ?")?
        .execute([now.games, now.unfinished, of_row(now).finish()])?;
    Ok(())
}

/// Compares how many games there are with how many were met.
pub(crate) fn check(there_are: i64, met: usize) -> Result<(), StoreError> {
    if usize::try_from(there_are) == Ok(met) {
        Ok(())
    } else {
        let (found, expected) = (met, there_are);
        Err(DamageKind::RowCount { found, expected }.into())
    }
}

fn of_row(counts: Counts) -> Checksum {
    Checksum::of("register").numbers(&[counts.games, counts.unfinished])
}
