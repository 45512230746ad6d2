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
//! The crate reads no file and no system randomness, and a clock only where
//! a player was asked to think for a time: all others, built with the same
//! seed and asked the same questions, give the same answers, and the threads
//! of a contest change how long it takes, never its result.

pub mod analysis;
pub mod contest;
mod corner;
mod defaults;
mod effort;
mod expectimax;
mod game;
mod greedy;
mod heuristic;
pub mod learned;
mod line_table;
mod player;
mod random;
mod search;
mod snake;
mod spec;
mod workers;

pub use defaults::{DEFAULT_LUCK_PLAYER, DEFAULT_PLAYER};
pub use effort::{Effort, UnknownEffort};
pub use expectimax::Expectimax;
pub use game::play_game;
pub use heuristic::{LaneWeights, Weights};
pub use player::{Advice, Player, Recipe};
pub use spec::{PlayerSpec, UnknownPlayer, available};
