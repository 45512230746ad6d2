//! What Brikke keeps: every game with every action, bookmarks, the best
//! scores and the figures of a lifetime, in one SQLite file.
//!
//! - **Nothing acknowledged is lost.** When [`Store::append`] returns, the
//!   actions are on disk (write-ahead log, full synchronisation): a kill at
//!   any moment leaves them there, whole. A failed call changes nothing, and
//!   the next one works again.
//! - **Nothing wrong is shown.** Every row carries a checksum, a game's
//!   actions one over all of them, and a loaded game is replayed and compared
//!   with its summary. What does not agree is [`StoreError::Damaged`]; the
//!   file is set aside ([`Store::open`], [`Store::quarantine`]), never
//!   overwritten.
//! - **Several programs may run at once.** Writing waits for its turn, and
//!   whoever has an old state of a game is told so
//!   ([`StoreError::ChangedElsewhere`]).
//! - **A move costs one small append**, whatever the length of the game.
//!
//! There is no clock here: every [`Moment`] is handed in.
//!
//! Beside the games: [`PlayerName`]s that no face has to fear, and the
//! [`foreign`] files that Brikke understands.
//!
//! ```
//! use std::time::Duration;
//! use brikke_engine::{Chance, Direction, Game, Rules, Seed};
//! use brikke_store::{Assistance, LogEntry, Mode, Moment, Mover, Progress, Revision, Store, Summary};
//!
//! # let directory = tempfile::tempdir().unwrap();
//! let mut store = Store::open(directory.path()).unwrap().store;
//! let mut game = Game::start(Rules::default(), Chance::Seed(Seed::new("otters").unwrap()));
//! let id = store.begin(&game, Mode::Scored, Moment(1_000)).unwrap();
//!
//! let played = Duration::from_millis(400);
//! let turn = game.play(Direction::Right).unwrap();
//! let entry = LogEntry::turn(&turn, Mover::Person, Moment(1_400), played);
//! let summary = Summary::of(&game, Assistance::default(), played);
//! store.append(id, &Progress { expected: Revision::FIRST, entries: vec![entry], summary }).unwrap();
//!
//! assert_eq!(store.load(id).unwrap().game, game);
//! ```

#![forbid(unsafe_code)]

mod action_code;
mod beginning;
mod bookmark;
mod checksum;
mod error;
mod figures;
pub mod foreign;
mod game_id;
mod game_row;
mod games;
mod integer;
mod integrity;
mod list;
mod load;
mod log_entry;
mod mode;
mod moment;
mod name;
mod open;
mod quarantine;
mod records;
mod register;
mod rulebook;
mod schema;
mod scores;
mod split;
mod statistics;
mod store;
mod summary;
pub mod text;
mod write_batch;

pub use bookmark::{Bookmark, BookmarkName, BookmarkNameError};
pub use error::{Damage, StoreError};
pub use foreign::{Board72, Board72Error, ForeignScore, ScoresError};
pub use game_id::GameId;
pub use list::{GameFilter, GameLine, GameQuery};
pub use load::StoredGame;
pub use log_entry::{LogEntry, Mover, Progress, Revision};
pub use mode::Mode;
pub use moment::Moment;
pub use name::{CharacterProblem, NameError, PlayerName};
pub use open::Opened;
pub use scores::{Category, STANDING_LENGTH, ScoreLine};
pub use split::Split;
pub use statistics::{Fastest, Feat, Statistics};
pub use store::Store;
pub use summary::{Assistance, Summary};
pub use write_batch::WriteBatch;
