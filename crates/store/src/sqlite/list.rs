//! Lists of games.

use std::cmp::Reverse;

use brikke_engine::GameResult;
use brikke_play::Moment;
use rusqlite::{Connection, Row};

use super::game_row::{COLUMNS, GameRow};
use super::integer::{restored, stored};
use super::rulebook::Rulebook;
use super::{Store, game_row, register, rulebook};
use crate::{
    DamageKind, GameFilter, GameId, GameLine, GameQuery, GameSort, Quantity, StoreError, Who,
};

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

/// All games that can be continued and in which something was done, the one
/// last played first.
pub(super) fn unfinished(connection: &Connection) -> Result<Vec<GameLine>, StoreError> {
    let query = GameQuery {
        with_untouched: true,
        ..GameQuery::UNFINISHED
    };
    let (mut lines, met) = read(connection, &query)?;
    register::check(register::counts(connection)?.unfinished, met)?;
    lines.retain(|line| !line.is_untouched());
    lines.sort_by_key(|line| Reverse(line.played));
    Ok(lines)
}

/// One page of games.
pub(super) fn games(
    connection: &Connection,
    query: &GameQuery,
) -> Result<Vec<GameLine>, StoreError> {
    Ok(read(connection, query)?.0)
}

/// The SQL condition that selects the games by their state, as far as SQL can
/// tell: only the rules say what is won.
const fn condition(filter: GameFilter) -> &'static str {
    match filter {
        GameFilter::All | GameFilter::Won => "TRUE",
        GameFilter::Finished | GameFilter::Lost => "phase >= 2",
        GameFilter::Unfinished => "phase < 2",
        GameFilter::Practice => "mode = 1",
    }
}

const fn condition_on_machine(who: Who) -> &'static str {
    match who {
        Who::All => "TRUE",
        Who::Person => "by_machine = 0",
        Who::Machines => "by_machine = 1",
    }
}

const fn order(sort: GameSort) -> &'static str {
    match sort {
        GameSort::Newest => "played DESC, id DESC",
        GameSort::Score => "score DESC, id DESC",
        GameSort::BestTile => "best DESC, id DESC",
        GameSort::Moves => "moves DESC, id DESC",
        GameSort::Time => "time DESC, id DESC",
    }
}

/// One page of games, and the number of rows that were met on the way, those
/// in the trash included.
fn read(connection: &Connection, query: &GameQuery) -> Result<(Vec<GameLine>, usize), StoreError> {
    let rules = match &query.rules {
        None => None,
        Some(rules) => match rulebook::find(connection, rules)? {
            None => return Ok((Vec::new(), 0)),
            number => number,
        },
    };
    // SQLite sorts few rows in a fraction of the time that all of them take. It
    // cannot tell which of them are wanted, so that there may have to be more.
    let mut most = query.limit.saturating_add(SPARE);
    loop {
        let (lines, met) = read_most(connection, query, rules, most)?;
        if lines.len() >= query.limit || met < most {
            return Ok((lines, met));
        }
        most = most.saturating_mul(8);
    }
}

/// The rows that are read beyond those of a page, in place of some that are in
/// the trash or that a text or an end leaves out.
const SPARE: usize = 32;

/// One page of games among the first so many rows, and the number of rows that
/// were met on the way.
fn read_most(
    connection: &Connection,
    query: &GameQuery,
    rules: Option<i64>,
    most: usize,
) -> Result<(Vec<GameLine>, usize), StoreError> {
    let (state, who) = (condition(query.filter), condition_on_machine(query.who));
    // All rows are read in the order in which they lie, and sorted then.
    let is_whole = query.limit == usize::MAX;
    let (columns, order) = if is_whole {
        (COLUMNS, "id DESC")
    } else {
        ("id", order(query.sort))
    };
    let sql = format!(
        "SELECT {columns} FROM games WHERE {state} AND {who} AND played >= ?1
         AND (?2 IS NULL OR rules = ?2) ORDER BY {order} LIMIT ?3"
    );
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    let since = query.since.map_or(0, Moment::millis);
    let since = stored(Quantity::Moment, since).unwrap_or(i64::MAX);
    let mut rulebook = Rulebook::new(connection);
    let mut statement = connection.prepare_cached(&sql)?;
    let mut rows = statement.query((since, rules, most))?;
    let (mut lines, mut met) = (Vec::new(), 0);
    let mut last = None;
    while lines.len() < query.limit
        && let Some(row) = rows.next()?
    {
        let row = if is_whole {
            GameRow::read(row)?
        } else {
            sorted_row(connection, row)?
        };
        met += 1;
        let last = last.replace(row.game()).filter(|_| is_whole);
        check_row(query, last, &row)?;
        let line = line(&row, &mut rulebook)?;
        if row.deleted.is_none() && query.selects(&line) {
            lines.push(line);
        }
    }
    if is_whole {
        lines.sort_by(|one, other| query.sort.compare(one, other));
    }
    Ok((lines, met))
}

/// The row of a game that a sorted query names. SQLite sorts numbers alone, and
/// reads the rest of those rows only that are wanted.
fn sorted_row(connection: &Connection, row: &Row<'_>) -> Result<GameRow, StoreError> {
    let id = restored(row.get(0)?)?;
    game_row::find_any(connection, GameId(id)).map_err(|error| match error {
        StoreError::NoSuchGame(_) => DamageKind::Disorder.into(),
        error => error,
    })
}

/// Checks that a row belongs behind the game before it, where they come in their
/// order: a damaged index may lead to another game, or to one twice.
fn check_row(query: &GameQuery, last: Option<GameId>, row: &GameRow) -> Result<(), StoreError> {
    let is_sorted = last.is_none_or(|last| row.game() < last);
    let belongs = match query.filter {
        GameFilter::Won | GameFilter::Lost => true,
        state => state.selects(row.mode, &row.summary, GameResult::Unfinished),
    };
    (is_sorted && belongs)
        .then_some(())
        .ok_or_else(|| DamageKind::Disorder.into())
}

fn line(row: &GameRow, rulebook: &mut Rulebook<'_>) -> Result<GameLine, StoreError> {
    Ok(GameLine {
        id: row.game(),
        name: row.name(),
        rules: rulebook.get(row.rules)?.clone(),
        mode: row.mode,
        begun: row.begun,
        played: row.played,
        actions: restored(row.actions)?,
        played_by: row.played_by(),
        summary: row.summary,
    })
}
