//! Lists of games.

use std::cmp::Reverse;

use rusqlite::Connection;

use super::game_row::{COLUMNS, GameRow};
use super::integer::stored;
use super::rulebook::Rulebook;
use super::{Store, game_row, register};
use crate::{DamageKind, GameFilter, GameId, GameLine, GameQuery, Quantity, StoreError};

impl Store {
    /// One game as lists show it.
    ///
    /// # Errors
    ///
    /// There is no such game, or it is damaged.
    pub fn game(&self, id: GameId) -> Result<GameLine, StoreError> {
        self.read(|connection| {
            let row = game_row::find(connection, id)?;
            line(&row, &mut Rulebook::new(connection))
        })
    }
}

/// All games that can be continued, the one last played first.
pub(super) fn unfinished(connection: &Connection) -> Result<Vec<GameLine>, StoreError> {
    let mut lines = games(connection, &GameQuery::UNFINISHED)?;
    register::check(register::counts(connection)?.unfinished, lines.len())?;
    lines.sort_by_key(|line| Reverse(line.played));
    Ok(lines)
}

/// The SQL condition that selects the games.
const fn condition(filter: GameFilter) -> &'static str {
    match filter {
        GameFilter::All => "TRUE",
        GameFilter::Finished => "phase >= 2",
        GameFilter::Unfinished => "phase < 2",
        GameFilter::Practice => "mode = 1",
    }
}

/// One page of games, the newest first.
pub(super) fn games(
    connection: &Connection,
    query: &GameQuery,
) -> Result<Vec<GameLine>, StoreError> {
    let condition = condition(query.filter);
    let sql = format!(
        "SELECT {COLUMNS} FROM games WHERE {condition} AND id < ? ORDER BY id DESC LIMIT ?"
    );
    let before = match query.before {
        Some(id) => stored(Quantity::Game, id.0).unwrap_or(i64::MAX),
        None => i64::MAX,
    };
    let limit = i64::try_from(query.limit).unwrap_or(i64::MAX);
    let mut rulebook = Rulebook::new(connection);
    let mut statement = connection.prepare_cached(&sql)?;
    let mut rows = statement.query([before, limit])?;
    let mut lines: Vec<GameLine> = Vec::new();
    while let Some(row) = rows.next()? {
        let row = GameRow::read(row)?;
        // A damaged index may lead to another game, or to one twice.
        let follows = lines.last().is_none_or(|last| row.game() < last.id);
        if !follows || !query.filter.selects(row.mode, &row.summary) {
            return Err(DamageKind::Disorder.into());
        }
        lines.push(line(&row, &mut rulebook)?);
    }
    Ok(lines)
}

fn line(row: &GameRow, rulebook: &mut Rulebook<'_>) -> Result<GameLine, StoreError> {
    Ok(GameLine {
        id: row.game(),
        rules: rulebook.get(row.rules)?.clone(),
        mode: row.mode,
        begun: row.begun,
        played: row.played,
        summary: row.summary,
    })
}
