//! The rules of 2048, exactly.
//!
//! This crate is pure: it reads no file, no clock and no system randomness,
//! starts no thread and prints nothing. Everything that is random is handed
//! in ([`Chance`]) or follows from a seed ([`Generator`]).
//!
//! A move is a slide and the tile that answers it:
//!
//! ```
//! use brikke_engine::{Board, Direction, Rank, Spawn, Square};
//!
//! let board: Board = "
//!     2  2  4  .  /
//!     .  .  .  .  /
//!     8  .  8  2  /
//!     .  .  .  .
//! ".parse().unwrap();
//!
//! let slide = board.slide(Direction::Right).unwrap();
//! assert_eq!(slide.gained, 4 + 16);
//!
//! let spawn = Spawn { square: Square::new(3, 0), rank: Rank::TWO };
//! let expected: Board = "
//!     .  .  4  4  /
//!     .  .  .  .  /
//!     .  . 16  2  /
//!     2  .  .  .
//! ".parse().unwrap();
//! assert_eq!(slide.after.place(spawn), Ok(expected));
//! ```
//!
//! [`Board`] is the board of any size and the reference; [`PackedBoard`] is
//! the fast one for 4x4, checked against it. [`Game`] adds rules, score and
//! history, [`Recording`] what can be saved and shared.

mod afterstate;
mod board;
pub mod chance;
mod direction;
mod encoding;
mod game;
mod generator;
mod grid;
pub mod packed;
mod perft;
mod phase;
pub mod playout;
mod rank;
pub mod recording;
mod rules;
mod size;
mod spawn;
mod square;
mod tiles;
mod turn;

pub use afterstate::{Afterstate, PlaceError, Slide};
pub use board::{Board, HalfSlide, Lane, LaneError, PositionError, Step};
pub use chance::{Chance, Commitment, Secret, Seed, SeedError};
pub use direction::{Direction, UnknownDirection};
pub use encoding::{from_base64, to_base64};
pub use game::{Game, GameAction, IllegalMove, Ply, Start, StartError};
pub use generator::{Generator, Word};
pub use grid::Grid;
pub use packed::{NotPackable, PackedBoard};
pub use perft::{continuations, perft};
pub use phase::{GameResult, Phase};
pub use rank::Rank;
pub use recording::{Recording, RecordingError};
pub use rules::{
    AtGoal, Goal, LostWhen, Overrides, Preset, Rules, RulesError, RulesTextError, UnknownChoice,
    UnknownPreset,
};
pub use size::{Size, SizeError};
pub use spawn::Spawn;
pub use square::{OutsideBoard, Square};
pub use tiles::{TileWeights, TilesError};
pub use turn::{Motion, Turn};

/// The examples of README, as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
