//! A game being played: commands in, events out, and a view to draw.
//!
//! Every face (terminal, window, browser) plays through this crate. Data
//! flows one way: a key or click becomes a [`Command`], [`Play::apply`]
//! answers with [`Event`]s, the face draws them and the store writes them.
//! A [`View`] says at any time what there is to draw.
//!
//! The crate is pure: it knows neither terminal nor disk, neither clock nor
//! system randomness. Time comes with each command ([`Moment`]), secrets
//! come as the engine's [`Chance`](brikke_engine::Chance), best scores as a
//! [`Leaderboard`], and a hint or a player's move is asked for with an event
//! and given with a command.
//!
//! ```
//! use brikke_engine::{Chance, Direction, Rules, Seed};
//! use brikke_play::{Command, Event, Moment, Play, Leaderboard};
//!
//! let chance = |seed| Chance::Seed(Seed::new(seed).unwrap());
//! let now = Moment::from_millis(1_000);
//! let (mut play, _) = Play::start(
//!     Rules::default(),
//!     chance("otters"),
//!     Leaderboard::default(),
//!     chance("practice"),
//! );
//!
//! let direction = play.view(now).board.legal_directions().next().unwrap();
//! let events = play.apply(Command::Move(direction), now);
//! assert!(matches!(events[..], [Event::Acted { .. }]));
//! assert_eq!(play.view(now).moves, 1);
//! ```
//!
//! A practice game is stored as its [`GameStart`] and its [`PracticeStep`]s
//! ([`Event::Acted`] and [`Event::Edited`]), a scored one as its beginning
//! and its actions; both are the same games when done again.
//!
//! Invariants:
//!
//! - A practice game enters no leaderboard: only a [`ScoredGame`] has a [`Category`],
//!   and a game that began from a position cannot become one.
//! - A result with undos, hints or a player's moves is never clean: which
//!   category it enters is computed from those counts, not remembered. To go
//!   on after finishing at the goal is an undo.
//! - A result from a chosen seed is neither clean nor assisted: it has a
//!   leaderboard of its own.
//! - The secret of a scored game leaves the program only when the game is over
//!   ([`Mode::shared_recording`]).
//! - A refused command leaves the game as it was. (It still counts as a sign
//!   of life for the clock, withdraws a confirmation that was open, and a player
//!   that makes an illegal move is paused.)

#![forbid(unsafe_code)]

mod bookmarks;
mod category;
mod clock;
mod command;
mod current_game;
mod edit;
mod event;
mod game_kind;
mod hint;
mod leaderboard;
mod moment;
mod name;
mod origin;
mod play;
mod player;
mod practice;
mod refusal;
mod saved_game;
mod scored;
mod stepped;
mod view;

pub use bookmarks::Bookmarks;
pub use category::{Assistance, AssistanceKind, Category};
pub use command::Command;
pub use current_game::GameNumber;
pub use edit::{Edit, Fill};
pub use event::{Confirmation, Event, GameStart, Mover, NameWanted};
pub use game_kind::{GameKind, Mode};
pub use hint::{Hint, HintState};
pub use leaderboard::{Leaderboard, LeaderboardEntry};
pub use moment::Moment;
pub use name::{BookmarkName, CharacterProblem, GameName, NameError, PlayerName};
pub use origin::Origin;
pub use play::Play;
pub use player::PlayerState;
pub use practice::{PracticeGame, PracticeStep};
pub use refusal::Refusal;
pub use saved_game::{OwnEntries, SavedGame};
pub use scored::{NotScored, ScoredGame};
pub use view::{GameBefore, View};
