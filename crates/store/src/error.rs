//! Errors of the store.

use std::fmt;
#[cfg(feature = "sqlite")]
use std::path::Path;
use std::path::PathBuf;

use brikke_engine::RecordingError;

use crate::GameId;

/// A failure of the store. It still holds what it held before,
/// and the next call may succeed.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// No room is left.
    #[error("the disk is full: nothing more can be saved until there is room")]
    Full,
    /// The file or its directory cannot be written.
    #[error("the games cannot be written: the file or its directory is read-only")]
    ReadOnly,
    /// Another program has been writing for longer than we wait.
    #[error("another program is writing to the games: try again")]
    Busy,
    /// The file was deleted, moved or replaced while it was open.
    #[error("the saved games were deleted or moved while they were open: start again")]
    Gone,
    /// The file does not hold what was written into it.
    #[error("the saved games are damaged: {0}")]
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
    /// The start of the game cannot be replayed.
    #[error("this game cannot be saved: {0}")]
    Start(#[from] RecordingError),
    /// A number that the file cannot hold.
    #[error("{quantity} {value} is too large to be saved")]
    TooLarge {
        /// The quantity that the number counts.
        quantity: Quantity,
        /// The number.
        value: u128,
    },
    /// The disk or the system failed.
    #[error("{}: {source}", path.display())]
    Io {
        /// The file or directory that was being read or written.
        path: PathBuf,
        /// The system's own error.
        source: std::io::Error,
    },
    /// The database failed in some other way.
    #[error("the games cannot be used: {message}")]
    Database {
        /// SQLite's extended result code.
        code: i32,
        /// SQLite's own words, in English: for a log, not for a sentence.
        message: String,
    },
}

/// A number that the store writes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Quantity {
    /// The score.
    Score,
    /// The number of moves.
    Moves,
    /// The number of merges.
    Merges,
    /// The number of undos.
    Undos,
    /// The number of hints.
    Hints,
    /// The number of moves that a player made.
    PlayerMoves,
    /// A place in a game.
    Ply,
    /// A time played.
    Time,
    /// A point in time.
    Moment,
    /// A revision of a game.
    Revision,
    /// The number of a game.
    Game,
}

impl fmt::Display for Quantity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Quantity::Score => "the score",
            Quantity::Moves => "the number of moves",
            Quantity::Merges => "the number of merges",
            Quantity::Undos => "the number of undos",
            Quantity::Hints => "the number of hints",
            Quantity::PlayerMoves => "the number of a player's moves",
            Quantity::Ply => "the ply",
            Quantity::Time => "the time",
            Quantity::Moment => "the moment",
            Quantity::Revision => "the revision",
            Quantity::Game => "the game",
        })
    }
}

/// Damage to the stored games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Damage {
    /// The game in which it shows, where it is in one game.
    pub game: Option<GameId>,
    /// The kind of damage.
    pub kind: DamageKind,
}

/// A kind of damage.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DamageKind {
    /// A row, or the log of a game's actions, differs from its checksum.
    #[error("a row does not match its checksum")]
    Checksum,
    /// An unknown code.
    #[error("there is no {field} {value}")]
    Value {
        /// The column that holds it.
        field: Field,
        /// The number.
        value: i64,
    },
    /// The recording of a game's start cannot be read.
    #[error("its beginning: {0}")]
    Start(RecordingError),
    /// A game's log holds an action that is not possible there.
    #[error("action {number} is not possible")]
    ImpossibleAction {
        /// The number of the action, from 1.
        number: i64,
    },
    /// Two records of the same thing differ.
    #[error("its moves do not lead to what is said of it")]
    Contradiction,
    /// Fewer or more rows can be found than were written.
    #[error("{found} of {expected} rows can be found")]
    RowCount {
        /// The number of rows found.
        found: usize,
        /// The number of rows written.
        expected: i64,
    },
    /// The list of games is not in order.
    #[error("the list of games is inconsistent")]
    Disorder,
    /// The file is cut off.
    #[error("the file is cut off")]
    Truncated,
    /// Frames of the write-ahead log are damaged, with others behind them.
    #[error("the log is damaged")]
    Log,
    /// The write-ahead log beside the database is of other games.
    #[error("the log belongs to other games")]
    ForeignLog,
    /// There is a write-ahead log without its database.
    #[error("the log has lost its database")]
    OrphanedLog,
    /// The tables are not those of their version.
    #[error("the tables are not those of format {version}")]
    Schema {
        /// The version that the file claims to have.
        version: u32,
    },
    /// SQLite cannot read the file.
    #[error("{message}")]
    Unreadable {
        /// SQLite's own words, in English: for a log, not for a sentence.
        message: String,
    },
}

/// A column with few possible values.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Field {
    /// The code of an action.
    Action,
    /// The mode of a game.
    Mode,
    /// The phase of a game.
    Phase,
    /// The origin of a game or a score.
    Origin,
    /// The rank of a tile.
    Tile,
    /// A number that counts something.
    Count,
    /// The number of rules.
    Rules,
    /// The number of a game.
    Game,
    /// The version of the file.
    Format,
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Field::Action => "action",
            Field::Mode => "mode",
            Field::Phase => "phase",
            Field::Origin => "origin",
            Field::Tile => "tile of rank",
            Field::Count => "count",
            Field::Rules => "rules",
            Field::Game => "game",
            Field::Format => "format",
        })
    }
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.game {
            Some(game) => write!(f, "game {game}: {}", self.kind),
            None => self.kind.fmt(f),
        }
    }
}

impl StoreError {
    /// Returns true if the file is to be put in quarantine.
    pub const fn is_damage(&self) -> bool {
        matches!(self, StoreError::Damaged(_))
    }
}

impl From<DamageKind> for StoreError {
    fn from(kind: DamageKind) -> StoreError {
        StoreError::Damaged(Damage { game: None, kind })
    }
}

impl StoreError {
    /// A number that stands for nothing.
    pub(crate) fn value(field: Field, value: i64) -> StoreError {
        DamageKind::Value { field, value }.into()
    }

    /// Adds the game in which the damage shows.
    #[must_use]
    pub(crate) fn in_game(self, id: GameId) -> StoreError {
        match self {
            StoreError::Damaged(Damage { game: None, kind }) => StoreError::Damaged(Damage {
                game: Some(id),
                kind,
            }),
            other => other,
        }
    }

    #[cfg(feature = "sqlite")]
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
}

#[cfg(feature = "sqlite")]
impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        use rusqlite::Error as E;
        match error {
            // A value of another type, or a text that is no text.
            E::FromSqlConversionFailure(..)
            | E::IntegralValueOutOfRange(..)
            | E::InvalidColumnType(..)
            | E::Utf8Error(..)
            | E::QueryReturnedNoRows => unreadable(&error),
            _ => of_code(&error),
        }
    }
}

#[cfg(feature = "sqlite")]
fn of_code(error: &rusqlite::Error) -> StoreError {
    use rusqlite::ErrorCode;
    match error.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => StoreError::Full,
        Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => StoreError::ReadOnly,
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => StoreError::Busy,
        Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => unreadable(error),
        _ => StoreError::Database {
            code: error.sqlite_error().map_or(0, |error| error.extended_code),
            message: error.to_string(),
        },
    }
}

#[cfg(feature = "sqlite")]
fn unreadable(error: &rusqlite::Error) -> StoreError {
    let message = error.to_string();
    DamageKind::Unreadable { message }.into()
}
