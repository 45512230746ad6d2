//! Places in a game to come back to.

use std::fmt;

use rusqlite::Connection;

use crate::checksum::Checksum;
use crate::integer::{restored, stored};
use crate::{GameId, Store, StoreError, game_row};

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
            let game = game_row::find(connection, id)?.id;
            let (name, ply) = (name.as_str(), stored("the ply", ply)?);
            let checksum = of_row(game, ply, name).finish();
            connection
                .prepare_cached(
                    "INSERT INTO bookmarks (game, name, ply, checksum) VALUES (?, ?, ?, ?)
                     ON CONFLICT DO UPDATE SET ply = excluded.ply, checksum = excluded.checksum",
                )?
                .execute((game, name, ply, checksum))?;
            Ok(())
        })
    }

    /// The bookmarks of the game, by name.
    ///
    /// # Errors
    ///
    /// There is no such game, or it is damaged.
    pub fn bookmarks(&self, id: GameId) -> Result<Vec<Bookmark>, StoreError> {
        self.read(|connection| {
            game_row::find(connection, id)?;
            of_game(connection, id).map_err(|error| error.in_game(id))
        })
    }

    /// Takes a bookmark away; says whether there was one.
    ///
    /// # Errors
    ///
    /// There is no such game, or it cannot be written.
    pub fn remove_bookmark(&mut self, id: GameId, name: &BookmarkName) -> Result<bool, StoreError> {
        self.write(|connection| {
            let game = game_row::find(connection, id)?.id;
            let removed = connection
                .prepare_cached("DELETE FROM bookmarks WHERE game = ? AND name = ?")?
                .execute((game, name.as_str()))?;
            Ok(removed > 0)
        })
    }
}

pub(crate) fn of_game(connection: &Connection, id: GameId) -> Result<Vec<Bookmark>, StoreError> {
    let game = stored("the game", id.0)?;
    let mut statement = connection
        .prepare_cached("SELECT name, ply, checksum FROM bookmarks WHERE game = ? ORDER BY name")?;
    let mut rows = statement.query([game])?;
    let mut bookmarks = Vec::new();
    while let Some(row) = rows.next()? {
        let (name, ply): (String, i64) = (row.get(0)?, row.get(1)?);
        of_row(game, ply, &name).verify(row.get(2)?)?;
        bookmarks.push(Bookmark {
            name: BookmarkName(name),
            ply: restored(ply)?,
        });
    }
    Ok(bookmarks)
}

fn of_row(game: i64, ply: i64, name: &str) -> Checksum {
    Checksum::of("bookmarks").numbers(&[game, ply]).text(name)
}
