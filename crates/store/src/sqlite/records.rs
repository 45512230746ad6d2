//! The fastest games to each tile.
//!
//! Splits are many and records few, so records are stored as they are made;
//! only when a game that holds one is deleted, they are found again among all
//! splits.

use std::collections::BTreeMap;

use brikke_engine::Rank;
use rusqlite::{Connection, OptionalExtension, Row};

use super::checksum::Checksum;
use super::integer::{restored, restored_rank, restored_time, stored, stored_time};
use super::{Store, splits};
use crate::statistics::Measure;
use crate::{Feat, Field, GameId, Quantity, Split, StoreError};

const MEASURES: [Measure; 2] = [Measure::Moves, Measure::Time];

const fn code(measure: Measure) -> i64 {
    match measure {
        Measure::Moves => 0,
        Measure::Time => 1,
    }
}

/// One row of `records`, checked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Record {
    pub(crate) rules: i64,
    pub(crate) measure: Measure,
    pub(crate) feat: Feat,
}

/// The columns as [`Record`] has them.
const COLUMNS: &str = "rules, rank, measure, game, ply, time, checksum";

impl Record {
    fn read(row: &Row<'_>) -> Result<Record, StoreError> {
        let numbers = super::figures::numbers_at::<6>(row, 0)?;
        checksum(&numbers).verify(row.get(6)?)?;
        let [rules, rank, measure, game, ply, played] = numbers;
        let tile = restored_rank(rank)?;
        let split = Split {
            tile: tile.ok_or_else(|| StoreError::value(Field::Tile, rank))?,
            ply: restored(ply)?,
            time: restored_time(played)?,
        };
        let game = GameId(restored(game)?);
        Ok(Record {
            rules,
            measure: MEASURES[usize::from(measure != 0)],
            feat: Feat { game, split },
        })
    }

    fn write(&self, connection: &Connection) -> Result<(), StoreError> {
        let Feat { game, split } = self.feat;
        let numbers = [
            self.rules,
            split.tile.get().into(),
            code(self.measure),
            stored(Quantity::Game, game.0)?,
            stored(Quantity::Ply, split.ply)?,
            stored_time(split.time)?,
        ];
        let [rules, rank, measure, game, ply, time] = numbers;
        let sum = checksum(&numbers).finish();
        let sql =
            format!("INSERT OR REPLACE INTO records ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)");
        connection
            .prepare_cached(&sql)?
            .execute([rules, rank, measure, game, ply, time, sum])?;
        Ok(())
    }
}

fn checksum(numbers: &[i64; 6]) -> Checksum {
    Checksum::of("records").numbers(numbers)
}

/// All records there are, smallest tile first.
pub(crate) fn all(connection: &Connection) -> Result<Vec<Record>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM records ORDER BY rank, measure, rules");
    let mut statement = connection.prepare_cached(&sql)?;
    let mut rows = statement.query(())?;
    let mut records = Vec::new();
    while let Some(row) = rows.next()? {
        records.push(Record::read(row)?);
    }
    Ok(records)
}

/// Keeps the splits of a game that are records.
pub(crate) fn offer_all(connection: &Connection, game: GameId) -> Result<(), StoreError> {
    splits::for_each_counted(connection, game, |rules, split| {
        offer(connection, rules, Feat { game, split })
    })
}

/// Keeps the split if it is a record.
pub(crate) fn offer(connection: &Connection, rules: i64, feat: Feat) -> Result<(), StoreError> {
    for measure in MEASURES {
        let current = current(connection, rules, feat.split.tile, measure)?;
        if current.is_none_or(|record| measure.of(&feat) < measure.of(&record.feat)) {
            let record = Record {
                rules,
                measure,
                feat,
            };
            record.write(connection)?;
        }
    }
    Ok(())
}

fn current(
    connection: &Connection,
    rules: i64,
    tile: Rank,
    measure: Measure,
) -> Result<Option<Record>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM records WHERE rules = ? AND rank = ? AND measure = ?");
    let key = [rules, tile.get().into(), code(measure)];
    let found = connection
        .prepare_cached(&sql)?
        .query_row(key, |row| Ok(Record::read(row)))
        .optional()?;
    found.transpose()
}

/// Takes the game's records away; says whether it had any.
pub(crate) fn forget_game(connection: &Connection, game: i64) -> Result<bool, StoreError> {
    let sql = "DELETE FROM records WHERE game = ?";
    Ok(connection.prepare_cached(sql)?.execute([game])? > 0)
}

impl Store {
    /// Takes the records from games that are not clean, if any of them holds one,
    /// and finds those of clean games again.
    pub(super) fn take_records_from_helped_games(&mut self) -> Result<(), StoreError> {
        let sql = format!(
            "SELECT 1 FROM records JOIN games ON games.id = records.game WHERE {}",
            splits::HELPED
        );
        if self.read(|connection| Ok(connection.prepare(&sql)?.exists(())?))? {
            self.write(find_all_again)?;
        }
        Ok(())
    }
}

/// Finds all records again.
pub(crate) fn find_all_again(connection: &Connection) -> Result<(), StoreError> {
    connection.execute("DELETE FROM records", ())?;
    let mut statement = connection.prepare("SELECT id FROM rules ORDER BY id")?;
    let rules: Vec<i64> = statement
        .query_map((), |row| row.get(0))?
        .collect::<Result<_, _>>()?;
    let mut rules = rules.into_iter();
    rules.try_for_each(|rules| find_again(connection, rules))
}

/// Finds the records under the rules again, in one pass over the splits.
pub(crate) fn find_again(connection: &Connection, rules: i64) -> Result<(), StoreError> {
    let mut best: BTreeMap<(Rank, i64), Record> = BTreeMap::new();
    splits::for_each_under(connection, rules, |feat| {
        for measure in MEASURES {
            let record = Record {
                rules,
                measure,
                feat,
            };
            let known = best
                .entry((feat.split.tile, code(measure)))
                .or_insert(record);
            if measure.of(&feat) < measure.of(&known.feat) {
                *known = record;
            }
        }
    })?;
    best.values()
        .try_for_each(|record| record.write(connection))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use brikke_engine::{Chance, Game, Rules, Secret};
    use brikke_play::{Assistance, Mode, Moment};

    use super::*;
    use crate::{Progress, Revision, Storage, Summary};

    #[test]
    fn a_record_of_a_machine_is_taken_away_when_the_store_is_opened() {
        let directory = tempfile::tempdir().unwrap();
        let mut store = Store::open(directory.path()).unwrap().store;
        let game = Game::start(Rules::default(), Chance::Secret(Secret::new([7; 32])));
        let now = Moment::from_millis(1);
        let id = store.begin(&game, Mode::Scored, now).unwrap();
        let assistance = Assistance {
            player_moves: 5,
            ..Assistance::default()
        };
        let progress = Progress {
            expected: Revision::FIRST,
            entries: Vec::new(),
            summary: Summary::of(&game, assistance, Duration::ZERO),
        };
        store.append(id, &progress).unwrap();
        // As an earlier version wrote it.
        let split = Split {
            tile: Split::SMALLEST,
            ply: 9,
            time: Duration::from_secs(1),
        };
        let feat = Feat { game: id, split };
        for measure in MEASURES {
            let record = Record {
                rules: 1,
                measure,
                feat,
            };
            record.write(&store.connection).unwrap();
        }
        assert_eq!(store.statistics(None).unwrap().fastest.len(), 1);
        drop(store);
        let store = Store::open(directory.path()).unwrap().store;
        assert_eq!(all(&store.connection).unwrap(), []);
        assert_eq!(store.statistics(None).unwrap().fastest, []);
    }
}
