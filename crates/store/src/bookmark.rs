//! Directories in a game to come back to.

use std::fmt;

use rusqlite::Connection;

use crate::checksum::Checksum;
use crate::game_row::{self, GameRow};
use crate::integer::{restored, stored};
use crate::{GameId, Store, StoreError};

/// A place in a game to come back to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bookmark {
    /// What it is called.
    pub name: BookmarkName,
    /// After how many moves it is.
    pub ply: u64,
}

/// What a bookmark is called.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct BookmarkName(String);

/// Why a bookmark cannot be called so.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error(
    "a bookmark's name has from 1 to {} characters and no control characters",
    BookmarkName::MAX_CHARACTERS
)]
pub struct BookmarkNameError;

impl BookmarkName {
    /// The longest name.
    pub const MAX_CHARACTERS: usize = 40;

    /// The name with this text, without the blanks around it.
    ///
    /// # Errors
    ///
    /// Nothing is left, it is too long, or it has control characters.
    pub fn new(text: &str) -> Result<BookmarkName, BookmarkNameError> {
        let text = text.trim();
        let fits = (1..=BookmarkName::MAX_CHARACTERS).contains(&text.chars().count());
        if fits && !text.chars().any(char::is_control) {
            Ok(BookmarkName(text.to_owned()))
        } else {
            Err(BookmarkNameError)
        }
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for BookmarkName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl Store {
    /// Puts a bookmark after so many moves of the game. One of the same name
    /// is moved.
    ///
    /// # Errors
    ///
    /// There is no such game, or it cannot be written.
    pub fn bookmark(
        &mut self,
        id: GameId,
        name: &BookmarkName,
        ply: u64,
    ) -> Result<(), StoreError> {
        self.write(|connection| {
            let row = game_row::find(connection, id)?;
            let game = row.id;
            let (name, ply) = (name.as_str(), stored("the ply", ply)?);
            let checksum = of_row(game, ply, name).finish();
            connection
                .prepare_cached(
                    "INSERT INTO bookmarks (game, name, ply, checksum) VALUES (?, ?, ?, ?)
                     ON CONFLICT DO UPDATE SET ply = excluded.ply, checksum = excluded.checksum",
                )?
                .execute((game, name, ply, checksum))?;
            count(connection, &row)
        })
    }

    /// The bookmarks of the game, by name.
    ///
    /// # Errors
    ///
    /// There is no such game, or it is damaged.
    pub fn bookmarks(&self, id: GameId) -> Result<Vec<Bookmark>, StoreError> {
        self.read(|connection| {
            let row = game_row::find(connection, id)?;
            of_game(connection, &row).map_err(|error| error.in_game(id))
        })
    }

    /// Takes a bookmark away; says whether there was one.
    ///
    /// # Errors
    ///
    /// There is no such game, or it cannot be written.
    pub fn remove_bookmark(&mut self, id: GameId, name: &BookmarkName) -> Result<bool, StoreError> {
        self.write(|connection| {
            let row = game_row::find(connection, id)?;
            let removed = connection
                .prepare_cached("DELETE FROM bookmarks WHERE game = ? AND name = ?")?
                .execute((row.id, name.as_str()))?;
            count(connection, &row)?;
            Ok(removed > 0)
        })
    }
}

/// Writes down how many bookmarks the game has now.
fn count(connection: &Connection, before: &GameRow) -> Result<(), StoreError> {
    let bookmarks = connection
        .prepare_cached("SELECT count(*) FROM bookmarks WHERE game = ?")?
        .query_row([before.id], |row| row.get(0))?;
    let row = GameRow {
        bookmarks,
        ..before.clone()
    };
    row.update(connection, before)
}

/// The bookmarks of the game, by name.
pub(crate) fn of_game(
    connection: &Connection,
    game: &GameRow,
) -> Result<Vec<Bookmark>, StoreError> {
    let mut statement = connection
        .prepare_cached("SELECT name, ply, checksum FROM bookmarks WHERE game = ? ORDER BY name")?;
    let mut rows = statement.query([game.id])?;
    let mut bookmarks = Vec::new();
    while let Some(row) = rows.next()? {
        let (name, ply): (String, i64) = (row.get(0)?, row.get(1)?);
        of_row(game.id, ply, &name).verify(row.get(2)?)?;
        bookmarks.push(Bookmark {
            name: BookmarkName(name),
            ply: restored(ply)?,
        });
    }
    if u64::try_from(game.bookmarks) == Ok(bookmarks.len() as u64) {
        Ok(bookmarks)
    } else {
        Err(StoreError::damaged("it has lost bookmarks"))
    }
}

fn of_row(game: i64, ply: i64, name: &str) -> Checksum {
    Checksum::of("bookmarks").numbers(&[game, ply]).text(name)
}
