//! The tables, and how older files become new ones.
//!
//! `PRAGMA user_version` says how many of the [`STEPS`] a file has been
//! through. A step that has been released is never changed: a change is one
//! step more.

use rusqlite::{Connection, TransactionBehavior};

use super::{games, register, scores};
use crate::{DamageKind, Field, StoreError};

/// Step `n` makes version `n` of version `n - 1`; version 0 is an empty file.
const STEPS: [&str; VERSION as usize] = [
    include_str!("schema/v1.sql"),
    include_str!("schema/v2.sql"),
    include_str!("schema/v3.sql"),
    include_str!("schema/v4.sql"),
    include_str!("schema/v5.sql"),
    include_str!("schema/v6.sql"),
    include_str!("schema/v7.sql"),
];

/// The version that this program reads and writes.
pub(crate) const VERSION: u32 = 7;

/// The version of an open file.
///
/// # Errors
///
/// The file is newer than this program.
pub(crate) fn version(connection: &Connection) -> Result<u32, StoreError> {
    let number: i64 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    match u32::try_from(number) {
        Ok(version) if version <= VERSION => Ok(version),
        Ok(found) => Err(StoreError::NewerSchema {
            found,
            known: VERSION,
        }),
        Err(_) => Err(StoreError::value(Field::Format, number)),
    }
}

/// Brings the file to [`VERSION`], in one transaction.
pub(crate) fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let version = version(&transaction)?;
    check(&transaction, version)?;
    for step in &STEPS[version as usize..] {
        transaction.execute_batch(step)?;
    }
    if version == 0 {
        register::create(&transaction)?;
    } else {
        tell_more(&transaction, version)?;
    }
    transaction.pragma_update(None, "user_version", VERSION)?;
    Ok(transaction.commit()?)
}

/// Tells what a file of an earlier version could not tell yet, once it has
/// the tables of this one.
fn tell_more(connection: &Connection, earlier: u32) -> Result<(), StoreError> {
    if earlier < 3 {
        scores::tell_origins(connection)?;
    }
    if earlier < 4 {
        scores::tell_seeded(connection)?;
        games::count_reopened(connection)?;
    }
    if earlier < 5 {
        games::tell_who_played(connection)?;
    }
    Ok(())
}

/// An empty database with the tables of this version and nothing that keeps
/// rows out.
pub(crate) fn scratch() -> Result<Connection, StoreError> {
    let connection = Connection::open_in_memory()?;
    for step in &STEPS {
        connection.execute_batch(step)?;
    }
    connection.pragma_update(None, "foreign_keys", false)?;
    let triggers = "SELECT name FROM sqlite_schema WHERE type = 'trigger'";
    let names: Vec<String> = connection
        .prepare(triggers)?
        .query_map((), |row| row.get(0))?
        .collect::<Result<_, _>>()?;
    for name in names {
        connection.execute_batch(&format!("DROP TRIGGER {name}"))?;
    }
    Ok(connection)
}

/// Checks that the file has exactly the tables of its version: a damaged
/// definition would make SQLite misread sound rows.
pub(crate) fn check(connection: &Connection, version: u32) -> Result<(), StoreError> {
    let model = Connection::open_in_memory()?;
    for step in &STEPS[..version as usize] {
        model.execute_batch(step)?;
    }
    if definitions(connection)? == definitions(&model)? {
        Ok(())
    } else {
        Err(DamageKind::Schema { version }.into())
    }
}

type Definition = (String, String, String, Option<String>);

fn definitions(connection: &Connection) -> Result<Vec<Definition>, StoreError> {
    let mut statement = connection.prepare(
        "SELECT type, name, tbl_name, sql FROM sqlite_schema
         WHERE name NOT LIKE 'sqlite_stat%' ORDER BY name, type",
    )?;
    let rows = statement.query_map((), |row| {
        Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?))
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A file as the program of that version left it.
    fn file_of_version(version: u32) -> Connection {
        let connection = Connection::open_in_memory().unwrap();
        for step in &STEPS[..version as usize] {
            connection.execute_batch(step).unwrap();
        }
        connection
            .pragma_update(None, "user_version", version)
            .unwrap();
        connection
    }

    #[test]
    fn every_earlier_version_becomes_the_newest() {
        for earlier in 0..=VERSION {
            let mut connection = file_of_version(earlier);
            migrate(&mut connection).unwrap();
            assert_eq!(version(&connection).unwrap(), VERSION);
            check(&connection, VERSION).unwrap();
        }
    }

    #[test]
    fn a_newer_version_is_refused() {
        let mut connection = file_of_version(VERSION);
        let newer = VERSION + 1;
        connection
            .pragma_update(None, "user_version", newer)
            .unwrap();
        let error = migrate(&mut connection).unwrap_err();
        assert!(matches!(error, StoreError::NewerSchema { .. }), "{error}");
    }

    #[test]
    fn another_table_or_a_changed_one_is_damage() {
        for change in ["CREATE TABLE guest (x)", "DROP TRIGGER mode_is_for_life"] {
            let mut connection = file_of_version(VERSION);
            connection.execute_batch(change).unwrap();
            assert!(migrate(&mut connection).unwrap_err().is_damage());
        }
    }

    #[test]
    fn a_step_that_fails_leaves_the_file_as_it_was() {
        let mut connection = Connection::open_in_memory().unwrap();
        connection.execute_batch("CREATE TABLE guest (x)").unwrap();
        assert!(migrate(&mut connection).unwrap_err().is_damage());
        let tables = definitions(&connection).unwrap();
        assert_eq!(tables.len(), 1);
    }
}
