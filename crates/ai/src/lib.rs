//! Players of 2048 behind one trait.
//!
//! A [`PlayerSpec`] is a player's name as people write it; it builds the
//! [`Player`], which chooses moves and says what it thinks of all four:
//!
//! ```
//! use brikke_ai::PlayerSpec;
//! use brikke_engine::{Board, Direction, Rules};
//!
//! let board: Board = "
//!     2  2  .  .  /
//!     .  .  .  .  /
//!     8  .  .  .  /
//!     8  4  2  .
//! ".parse().unwrap();
//! let rules = Rules::default();
//!
//! let greedy: PlayerSpec = "greedy".parse().unwrap();
//! let mut player = greedy.build(1);
//! assert_eq!(player.choose(&board, &rules), Some(Direction::Up));
//! assert_eq!(
//!     player.values(&board, &rules),
//!     [Some(16.0), Some(4.0), Some(16.0), Some(4.0)],
//! );
//! ```
//!
//! A [`contest`] plays many games and measures; an [`analysis`] judges a game
//! that was played.
//!
//! The crate reads no file, no clock and no system randomness: a player
//! built with the same seed and asked the same questions gives the same
//! answers, and threads change how long something takes, never its result.

#![forbid(unsafe_code)]

pub mod analysis;
pub mod contest;
mod corner;
mod defaults;
mod game;
mod greedy;
mod player;
mod random;
mod snake;
mod spec;
mod workers;

pub use defaults::{DEFAULT_LUCK_PLAYER, DEFAULT_PLAYER};
pub use game::play_game;
pub use player::{Player, Recipe};
pub use spec::{PlayerSpec, UnknownPlayer, available};
