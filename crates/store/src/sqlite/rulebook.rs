//! The rules that games were played under.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use brikke_engine::Rules;
use rusqlite::{Connection, OptionalExtension};

use super::checksum::Checksum;
use crate::{Field, StoreError};

/// Reads rules by their number, each once.
pub(crate) struct Rulebook<'c> {
    connection: &'c Connection,
    known: HashMap<i64, Rules>,
}

impl<'c> Rulebook<'c> {
    pub(crate) fn new(connection: &'c Connection) -> Rulebook<'c> {
        Rulebook {
            connection,
            known: HashMap::new(),
        }
    }

    /// The rules with this number.
    pub(crate) fn get(&mut self, number: i64) -> Result<&Rules, StoreError> {
        Ok(match self.known.entry(number) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(place) => place.insert(read(self.connection, number)?),
        })
    }
}

fn read(connection: &Connection, number: i64) -> Result<Rules, StoreError> {
    let (text, checksum): (String, i64) = connection
        .prepare_cached("SELECT text, checksum FROM rules WHERE id = ?")?
        .query_row([number], |row| Ok((row.get(0)?, row.get(1)?)))?;
    of_row(number, &text).verify(checksum)?;
    text.parse()
        .map_err(|_| StoreError::value(Field::Rules, number))
}

fn of_row(number: i64, text: &str) -> Checksum {
    Checksum::of("rules").numbers(&[number]).text(text)
}

/// The number of the rules, if any game was played under them.
pub(crate) fn find(connection: &Connection, rules: &Rules) -> Result<Option<i64>, StoreError> {
    let number = connection
        .prepare_cached("SELECT id FROM rules WHERE text = ?")?
        .query_row([rules.to_string()], |row| row.get(0))
        .optional()?;
    Ok(number)
}

/// The number of the rules; new ones get one.
pub(crate) fn number(connection: &Connection, rules: &Rules) -> Result<i64, StoreError> {
    if let Some(number) = find(connection, rules)? {
        return Ok(number);
    }
    let text = rules.to_string();
    let last: i64 = connection.query_row("SELECT coalesce(max(id), 0) FROM rules", (), |row| {
        row.get(0)
    })?;
    let number = last + 1;
    connection.execute(
        "INSERT INTO rules (id, text, checksum) VALUES (?, ?, ?)",
        (number, &text, of_row(number, &text).finish()),
    )?;
    Ok(number)
}
