//! Stored games: every game with every action, bookmarks, the best scores
//! and statistics.
//!
//! [`Storage`] is what the application needs of a store. [`Store`] (with the
//! feature `sqlite`, which is on by default) implements it in one SQLite
//! file, [`MemoryStorage`] in memory. Without the feature the crate needs no
//! C compiler and builds for `wasm32-unknown-unknown`.
//!
//! - **Nothing acknowledged is lost.** When [`Storage::append`] returns, the
//!   actions are on disk (write-ahead log, full synchronisation): a kill at
//!   any moment leaves them there, whole. A failed call changes nothing, and
//!   the next one works again.
//! - **Nothing wrong is shown.** Every row carries a checksum, a game's
//!   actions one over all of them, and a loaded game is replayed and compared
//!   with its summary. A difference is [`StoreError::Damaged`]; the file goes
//!   into quarantine (`Store::open`, `Store::quarantine`) and is never
//!   overwritten.
//! - **Several programs may run at once.** Writing waits for its turn, and a
//!   write that continues an old state of a game is refused
//!   ([`StoreError::ChangedElsewhere`]).
//! - **A move costs one small append**, whatever the length of the game.
//!
//! There is no clock here: every [`Moment`](brikke_play::Moment) is handed
//! in. The [`foreign`] module reads and writes the files of an older game.
//!
//! ```
//! use std::time::Duration;
//! use brikke_engine::{Chance, Direction, Game, Rules, Seed};
//! use brikke_play::{Assistance, Mode, Moment, Mover};
//! use brikke_store::{LogEntry, MemoryStorage, Progress, Revision, Storage, Summary};
//!
//! let mut store = MemoryStorage::default();
//! let mut game = Game::start(Rules::default(), Chance::Seed(Seed::new("otters").unwrap()));
//! let id = store.begin(&game, Mode::Scored, Moment::from_millis(1_000)).unwrap();
//!
//! let played = Duration::from_millis(400);
//! let turn = game.play(Direction::Right).unwrap();
//! let entry = LogEntry::turn(&turn, Mover::Person, Moment::from_millis(1_400), played);
//! let summary = Summary::of(&game, Assistance::default(), played);
//! store.append(id, &Progress { expected: Revision::FIRST, entries: vec![entry], summary }).unwrap();
//!
//! assert_eq!(store.load(id).unwrap().game, game);
//! ```

#![forbid(unsafe_code)]

mod action_code;
mod backup;
mod error;
pub mod foreign;
mod game_query;
mod log_entry;
mod memory;
mod milestone;
mod mistakes;
mod played_by;
mod records;
mod score_line;
mod score_tables;
mod split;
#[cfg(feature = "sqlite")]
mod sqlite;
mod statistics;
mod storage;
mod stored_game;
mod summary;
pub mod text;
mod write_batch;

pub use backup::{Backup, BackupError, Restored};
pub use error::{Damage, DamageKind, Field, Quantity, StoreError};
pub use foreign::{Board72, Board72Error, ForeignScore, ScoresError};
pub use game_query::{GameFilter, GameLine, GameQuery, GameSort};
pub use log_entry::{GameLog, LogEntry, Progress, Revision};
pub use memory::MemoryStorage;
pub use milestone::Milestone;
pub use played_by::{PlayedBy, Who};
pub use records::{Change, RecordStorage, WriteProblem};
pub use score_line::ScoreLine;
pub use split::Split;
#[cfg(feature = "sqlite")]
pub use sqlite::{LogDamage, Opened, Outcome, Rescue, RescuedGame, Salvage, Shortfall, Store};
pub use statistics::{Fastest, Feat, Statistics};
pub use storage::Storage;
pub use stored_game::{Bookmark, GameId, StoredGame};
pub use summary::Summary;
pub use write_batch::WriteBatch;
