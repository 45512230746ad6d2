//! When a tile was first made.

use std::time::Duration;

use brikke_engine::{Rank, Turn};
use rusqlite::{Connection, Row};

use crate::checksum::Checksum;
use crate::integer::{restored, restored_rank, restored_time, stored, stored_time};
use crate::{Feat, GameId, StoreError, records};

/// The first time that a tile was made by merging in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Split {
    /// The tile.
    pub tile: Rank,
    /// The move that made it, from 1.
    pub ply: u64,
    /// The time played until then.
    pub time: Duration,
}

impl Split {
    /// The smallest tile that has a split: 8.
    pub const SMALLEST: Rank = match Rank::new(3) {
        Some(rank) => rank,
        None => unreachable!(),
    };

    /// The tiles from 8 up that the move made.
    pub(crate) fn of_turn(turn: &Turn, time: Duration) -> Vec<Split> {
        let tiles = turn.merges().map(|(_, tile)| tile);
        let ply = turn.ply;
        tiles
            .filter(|&tile| tile >= Split::SMALLEST)
            .map(|tile| Split { tile, ply, time })
            .collect()
    }
}

/// The columns that [`read`] wants, in order.
const COLUMNS: &str = "game, rank, rules, ply, time, checksum";

/// Writes the split unless the game has made that tile before. `rules` is
/// `None` for practice; otherwise the split may be a record.
pub(crate) fn keep(
    connection: &Connection,
    game: i64,
    rules: Option<i64>,
    split: Split,
) -> Result<(), StoreError> {
    let rank = split.tile.get().into();
    let ply = stored("the ply", split.ply)?;
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
    let mut rows = statement.query([stored("the game", id.0)?])?;
    let mut splits = Vec::new();
    while let Some(row) = rows.next()? {
        splits.push(read(row)?.1);
    }
    Ok(splits)
}

/// Looks at every split of scored games under the rules.
pub(crate) fn for_each_under(
    connection: &Connection,
    rules: i64,
    mut look: impl FnMut(Feat),
) -> Result<(), StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM splits WHERE rules = ?");
    let mut statement = connection.prepare_cached(&sql)?;
    let mut rows = statement.query([rules])?;
    while let Some(row) = rows.next()? {
        let (game, split) = read(row)?;
        look(Feat { game, split });
    }
    Ok(())
}

fn read(row: &Row<'_>) -> Result<(GameId, Split), StoreError> {
    let (game, rank, rules) = (row.get(0)?, row.get(1)?, row.get(2)?);
    let (ply, played) = (row.get(3)?, row.get(4)?);
    checksum(game, rank, rules, ply, played).verify(row.get(5)?)?;
    let tile = restored_rank(rank)?;
    let split = Split {
        tile: tile.ok_or_else(|| StoreError::damaged("a split without a tile"))?,
        ply: restored(ply)?,
        time: restored_time(played)?,
    };
    Ok((GameId(restored(game)?), split))
}
