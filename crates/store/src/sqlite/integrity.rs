//! Looking at everything.

use rusqlite::Connection;

use super::game_row::{COLUMNS, GameRow};
use super::load::load;
use super::open::check_structure;
use super::{Store, analyses, mistakes, records, register, scores};
use crate::StoreError;

impl Store {
    /// Reads everything that is stored and replays every game. This takes its
    /// time in a large store; whatever damage there is, it finds.
    ///
    /// # Errors
    ///
    /// The first damage that it meets.
    pub fn check_integrity(&self) -> Result<(), StoreError> {
        self.read(check)
    }
}

/// Reads everything and replays every game.
pub(super) fn check(connection: &Connection) -> Result<(), StoreError> {
    check_structure(connection, "1")?;
    scores::check_integrity(connection)?;
    records::all(connection)?;
    analyses::check_integrity(connection)?;
    mistakes::check_integrity(connection)?;
    check_games(connection)
}

fn check_games(connection: &Connection) -> Result<(), StoreError> {
    let mut statement = connection.prepare(&format!("SELECT {COLUMNS} FROM games"))?;
    let mut rows = statement.query(())?;
    let mut met = 0;
    while let Some(row) = rows.next()? {
        let row = GameRow::read(row)?;
        met += 1;
        load(connection, &row).map_err(|error| error.in_game(row.game()))?;
    }
    register::check(register::counts(connection)?.games, met)
}
