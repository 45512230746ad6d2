//! What can go wrong.

use std::fmt;
use std::path::{Path, PathBuf};

use brikke_engine::RecordingError;
use rusqlite::ErrorCode;

use crate::GameId;

/// Why the store did not do as asked. What it held before, it still holds,
/// and the next call may succeed.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// No room is left.
    #[error("the disk is full: nothing more can be kept until there is room")]
    Full,
    /// The file or its directory cannot be written.
    #[error("the games cannot be written: the file or its directory is read-only")]
    ReadOnly,
    /// Another program has been writing for longer than we wait.
    #[error("another program is writing to the games: try again")]
    Busy,
    /// The file does not hold what was written into it.
    #[error("the kept games are damaged: {0}")]
    Damaged(Damage),
    /// Another program has gone on with this game.
    #[error("game {0} has gone on in another program: load it again")]
    ChangedElsewhere(GameId),
    /// There is no such game, or no longer.
    #[error("there is no game {0}")]
    NoSuchGame(GameId),
    /// A newer Brikke has written the file. It is left alone.
    #[error(
        "the games were written by a newer Brikke (format {found}, this one knows {known}): \
         use that one, or another data directory"
    )]
    NewerSchema {
        /// The version of the file.
        found: u32,
        /// The newest version that this program knows.
        known: u32,
    },
    /// The game is for practice, and was to enter the scores.
    #[error("game {0} is for practice and never enters the scores")]
    Practice(GameId),
    /// The game was to be scored, and did not begin as scored games do.
    #[error("only a new game with tiles drawn by chance is played for the scores")]
    NotNew,
    /// The beginning of the game cannot be replayed.
    #[error("this game cannot be kept: {0}")]
    Beginning(#[from] RecordingError),
    /// A number that the file cannot hold.
    #[error("{what} {value} is too large to be kept")]
    TooLarge {
        /// What the number is.
        what: &'static str,
        /// The number.
        value: u128,
    },
    /// The disk or the system failed.
    #[error("{}: {source}", path.display())]
    Io {
        /// What was being read or written.
        path: PathBuf,
        /// What the system says.
        source: std::io::Error,
    },
    /// SQLite failed in some other way.
    #[error("the games cannot be used: {0}")]
    Database(#[source] rusqlite::Error),
}

/// What is damaged.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Damage {
    /// The game in which it shows, where it is in one game.
    pub game: Option<GameId>,
    /// What does not agree.
    pub what: String,
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.game {
            Some(game) => write!(f, "game {game}: {}", self.what),
            None => self.what.fmt(f),
        }
    }
}

impl StoreError {
    pub(crate) fn damaged(what: impl Into<String>) -> StoreError {
        StoreError::Damaged(Damage {
            game: None,
            what: what.into(),
        })
    }

    /// The same error, with the game in which the damage shows.
    #[must_use]
    pub(crate) fn in_game(self, id: GameId) -> StoreError {
        match self {
            StoreError::Damaged(Damage { game: None, what }) => StoreError::Damaged(Damage {
                game: Some(id),
                what,
            }),
            other => other,
        }
    }

    pub(crate) fn io(path: &Path, source: std::io::Error) -> StoreError {
        use std::io::ErrorKind;
        match source.kind() {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => StoreError::Full,
            ErrorKind::ReadOnlyFilesystem | ErrorKind::PermissionDenied => StoreError::ReadOnly,
            _ => StoreError::Io {
                path: path.to_owned(),
                source,
            },
        }
    }

    /// Whether the file is to be set aside ([`Store::quarantine`]).
    ///
    /// [`Store::quarantine`]: crate::Store::quarantine
    pub const fn is_damage(&self) -> bool {
        matches!(self, StoreError::Damaged(_))
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        use rusqlite::Error as E;
        match error {
            // A value of another type, or a text that is no text.
            E::FromSqlConversionFailure(..)
            | E::IntegralValueOutOfRange(..)
            | E::InvalidColumnType(..)
            | E::Utf8Error(..)
            | E::QueryReturnedNoRows => StoreError::damaged(error.to_string()),
            _ => of_code(error),
        }
    }
}

fn of_code(error: rusqlite::Error) -> StoreError {
    match error.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => StoreError::Full,
        Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => StoreError::ReadOnly,
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => StoreError::Busy,
        Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => {
            StoreError::damaged(error.to_string())
        }
        _ => StoreError::Database(error),
    }
}
