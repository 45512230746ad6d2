//! The rows of splits.

use brikke_engine::Rank;
use rusqlite::types::Value;
use rusqlite::{Connection, Row};

use super::checksum::Checksum;
use super::integer::{restored, restored_rank, restored_time, stored, stored_time};
use super::records;
use crate::{Feat, Field, GameId, Quantity, Split, StoreError};

/// The columns that [`read`] wants, in order.
const COLUMNS: &str = "game, rank, rules, ply, time, checksum";

/// Returns true if the game has made that tile before.
pub(crate) fn is_known(connection: &Connection, game: i64, tile: Rank) -> Result<bool, StoreError> {
    let sql = "SELECT 1 FROM splits WHERE game = ? AND rank = ?";
    let mut statement = connection.prepare_cached(sql)?;
    Ok(statement.exists([game, tile.get().into()])?)
}

/// Writes the split unless the game has made that tile before. `rules` is
/// `None` for all but clean games; otherwise the split may be a record.
pub(crate) fn keep(
    connection: &Connection,
    game: i64,
    rules: Option<i64>,
    split: Split,
) -> Result<(), StoreError> {
    let rank = split.tile.get().into();
    let ply = stored(Quantity::Ply, split.ply)?;
    let time = stored_time(split.time)?;
    let checksum = checksum(game, rank, rules, ply, time).finish();
    let sql = format!("INSERT OR IGNORE INTO splits ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?)");
    let kept = connection
        .prepare_cached(&sql)?
        .execute((game, rank, rules, ply, time, checksum))?;
    match rules {
        Some(rules) if kept > 0 => {
            let game = GameId(restored(game)?);
            records::offer(connection, rules, Feat { game, split })
        }
        _ => Ok(()),
    }
}

fn checksum(game: i64, rank: i64, rules: Option<i64>, ply: i64, time: i64) -> Checksum {
    Checksum::of("splits").numbers(&[game, rank, rules.unwrap_or(0), ply, time])
}

/// All splits of a game, in the order of the tiles.
pub(crate) fn of_game(connection: &Connection, id: GameId) -> Result<Vec<Split>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM splits WHERE game = ? ORDER BY rank");
    let mut statement = connection.prepare_cached(&sql)?;
    let mut rows = statement.query([stored(Quantity::Game, id.0)?])?;
    let mut splits = Vec::new();
    while let Some(row) = rows.next()? {
        splits.push(read(row)?.1);
    }
    Ok(splits)
}

/// Looks at every split of a game that may be a record, with its rules.
pub(crate) fn for_each_counted(
    connection: &Connection,
    id: GameId,
    mut look: impl FnMut(i64, Split) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM splits WHERE game = ? AND rules IS NOT NULL");
    let mut statement = connection.prepare_cached(&sql)?;
    let mut rows = statement.query([stored(Quantity::Game, id.0)?])?;
    while let Some(row) = rows.next()? {
        look(row.get(2)?, read(row)?.1)?;
    }
    Ok(())
}

/// Takes the splits of a game out of those that may be records. A damaged one
/// is left as it is.
pub(crate) fn count_out(connection: &Connection, game: i64) -> Result<(), StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM splits WHERE game = ?");
    let mut statement = connection.prepare_cached(&sql)?;
    let mut rows = statement.query([game])?;
    let mut splits = Vec::new();
    while let Some(row) = rows.next()? {
        splits.extend(read(row).ok());
    }
    for (_, Split { tile, ply, time }) in splits {
        let (rank, ply) = (tile.get().into(), stored(Quantity::Ply, ply)?);
        let sum = checksum(game, rank, None, ply, stored_time(time)?).finish();
        connection
            .prepare_cached(
                "UPDATE splits SET rules = NULL, checksum = ? WHERE game = ? AND rank = ?",
            )?
            .execute([sum, game, rank])?;
    }
    Ok(())
}

/// True for a game that somebody was helped with, in the table of games.
pub(crate) const HELPED: &str = "undos <> 0 OR hints <> 0 OR player_moves <> 0 OR by_machine <> 0";

/// Looks at every split under the rules that may be a record. Games in the
/// trash and those that are not clean hold none.
pub(crate) fn for_each_under(
    connection: &Connection,
    rules: i64,
    mut look: impl FnMut(Feat),
) -> Result<(), StoreError> {
    let sql = format!(
        "SELECT {COLUMNS} FROM splits WHERE rules = ?
         AND game NOT IN (SELECT id FROM games WHERE deleted <> 0 OR {HELPED})"
    );
    let mut statement = connection.prepare_cached(&sql)?;
    let mut rows = statement.query([rules])?;
    while let Some(row) = rows.next()? {
        let (game, split) = read(row)?;
        look(Feat { game, split });
    }
    Ok(())
}

/// The split in these values of a row, if they match its checksum.
pub(crate) fn sound(values: &[Value]) -> Option<Split> {
    let numbers = |value: &Value| match value {
        Value::Integer(number) => Some(*number),
        _ => None,
    };
    let [game, rank, rules, ply, played, sum] = values else {
        return None;
    };
    let (game, rank, sum) = (numbers(game)?, numbers(rank)?, numbers(sum)?);
    let (rules, ply, played) = (numbers(rules), numbers(ply)?, numbers(played)?);
    checksum(game, rank, rules, ply, played).verify(sum).ok()?;
    Some(Split {
        tile: restored_rank(rank).ok()??,
        ply: restored(ply).ok()?,
        time: restored_time(played).ok()?,
    })
}

fn read(row: &Row<'_>) -> Result<(GameId, Split), StoreError> {
    let (game, rank, rules) = (row.get(0)?, row.get(1)?, row.get(2)?);
    let (ply, played) = (row.get(3)?, row.get(4)?);
    checksum(game, rank, rules, ply, played).verify(row.get(5)?)?;
    let tile = restored_rank(rank)?;
    let split = Split {
        tile: tile.ok_or_else(|| StoreError::value(Field::Tile, rank))?,
        ply: restored(ply)?,
        time: restored_time(played)?,
    };
    Ok((GameId(restored(game)?), split))
}
