//! Players of 2048 behind one trait.
//!
//! A [`Player`] chooses moves and says what it thinks of all four directions:
//!
//! ```
//! use brikke_ai::{Greedy, Player};
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
//! assert_eq!(Greedy.choose(&board, &rules), Some(Direction::Up));
//! assert_eq!(
//!     Greedy.values(&board, &rules),
//!     [Some(16.0), Some(4.0), Some(16.0), Some(4.0)],
//! );
//! ```
//!
//! A [`contest`] plays many games and measures; an [`analysis`] grades a game
//! that was played.
//!
//! The crate reads no file and no system randomness, and a clock only where
//! a player was asked to think for a time: all others, built with the same
//! seed and asked the same questions, give the same answers, and the threads
//! of a contest change how long it takes, never its result.

pub mod analysis;
pub mod contest;
mod corner;
mod effort;
mod expectimax;
mod fast;
mod game;
mod greedy;
mod heuristic;
pub mod learned;
mod player;
mod random;
mod search;
mod slow;
mod snake;

pub use corner::Corner;
pub use effort::{Depth, Effort, UnknownEffort};
pub use expectimax::Expectimax;
pub use fast::Fast;
pub use game::play_game;
pub use greedy::Greedy;
pub use heuristic::{LaneWeights, Weights};
pub use player::{Advice, Player, PlayerFactory};
pub use random::Random;
pub use search::Clock;
pub use slow::Slow;

/// The examples of README, as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
