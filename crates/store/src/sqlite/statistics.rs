//! Statistics of all scored games.
//!
//! The sums are not stored: they come from one pass over the first half of
//! the narrow rows of `games`, each checked as it is read (100,000 games in
//! about 40 ms: see the benchmark). So no counter can drift from the games
//! that it counts. Only the records are stored as they are made: there are ten
//! times as many splits as games.

use brikke_engine::{Rank, Rules};
use brikke_play::{Assistance, Mode, Origin};
use rusqlite::Connection;

use super::figures::{FIGURES, Figures};
use super::integer::stored;
use super::rulebook::Rulebook;
use super::{records, register, rulebook};
use crate::{DamageKind, Fastest, GameId, Quantity, Statistics, StoreError, Who};

/// The statistics of scored games, by who played them and under which rules.
pub(super) fn all(
    connection: &Connection,
    who: Who,
    rules: Option<&Rules>,
) -> Result<Statistics, StoreError> {
    let only = match rules {
        None => None,
        Some(rules) => match rulebook::find(connection, rules)? {
            None => return Ok(Statistics::default()),
            number => number,
        },
    };
    let mut statistics = sums(connection, who, only)?;
    if who != Who::Machines {
        statistics.fastest = fastest(connection, only)?;
    }
    Ok(statistics)
}

/// The best score of the person's games under these rules, but for this one.
pub(super) fn best_score(
    connection: &Connection,
    rules: &Rules,
    except: Option<GameId>,
) -> Result<u64, StoreError> {
    let Some(rules) = rulebook::find(connection, rules)? else {
        return Ok(0);
    };
    let except = except.and_then(|id| stored(Quantity::Game, id.0).ok());
    let sql = format!(
        "SELECT {FIGURES} FROM games WHERE rules = ?1 AND id IS NOT ?2 AND mode = 0
         AND origin = 0 AND by_machine = 0 AND deleted = 0 ORDER BY score DESC LIMIT 1"
    );
    let mut statement = connection.prepare_cached(&sql)?;
    let mut rows = statement.query((rules, except))?;
    match rows.next()? {
        Some(row) => Ok(Figures::read(row)?.score),
        None => Ok(0),
    }
}

/// One pass over all games, of which the scored ones count, or those of some
/// rules.
fn sums(connection: &Connection, who: Who, only: Option<i64>) -> Result<Statistics, StoreError> {
    let mut goals = Goals {
        rulebook: Rulebook::new(connection),
        last: None,
    };
    let mut statistics = Statistics::default();
    let mut met = 0;
    let sql = format!("SELECT {FIGURES} FROM games ORDER BY id");
    let mut statement = connection.prepare_cached(&sql)?;
    let mut rows = statement.query(())?;
    while let Some(row) = rows.next()? {
        let game = Figures::read(row)?;
        met += 1;
        let counts = game.mode == Mode::Scored && game.origin == Origin::Played;
        let is_there = game.deleted.is_none() && who.selects(game.by_machine);
        if counts && is_there && only.is_none_or(|only| only == game.rules) {
            // No figure is about the help that a game had.
            let summary = game.summary(0, Assistance::default());
            statistics.count(&summary, goals.of(game.rules)?);
        }
    }
    register::check(register::counts(connection)?.games, met)?;
    Ok(statistics)
}

/// The goals of rules. Games of the same rules mostly follow each other.
struct Goals<'c> {
    rulebook: Rulebook<'c>,
    last: Option<(i64, Option<Rank>)>,
}

impl Goals<'_> {
    fn of(&mut self, rules: i64) -> Result<Option<Rank>, StoreError> {
        match self.last {
            Some((last, goal)) if last == rules => Ok(goal),
            _ => {
                let goal = self.rulebook.get(rules)?.goal();
                self.last = Some((rules, goal));
                Ok(goal)
            }
        }
    }
}

/// The best records for each tile, of all rules or of some.
fn fastest(connection: &Connection, only: Option<i64>) -> Result<Vec<Fastest>, StoreError> {
    let mut records = records::all(connection)?;
    records.retain(|record| only.is_none_or(|only| only == record.rules));
    let feats = records.iter().map(|record| (record.measure, record.feat));
    let fastest = crate::statistics::fastest(feats);
    records.dedup_by_key(|record| record.feat.split.tile);
    // Every tile has a record for each measure.
    if fastest.len() == records.len() {
        Ok(fastest)
    } else {
        Err(DamageKind::Contradiction.into())
    }
}
