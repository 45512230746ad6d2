//! Networks that learn to play: n-tuple networks trained by temporal
//! differences on afterstates.

mod arena;
mod batch;
mod checkpoint;
mod compact;
mod downgrade;
mod entropy;
mod evaluator;
mod file_error;
mod game;
mod general_arena;
mod header;
mod learner;
mod method;
mod network;
mod packed_arena;
mod packed_downgrade;
mod packed_ranks;
mod pages;
mod past_tile;
mod player;
mod quantise;
mod rows;
mod section;
mod shape;
mod stream;
mod tokens;
mod training;
mod weights;
mod window;

pub use file_error::FileError;
pub use game::Outcome;
pub use method::{Method, Progress, Record};
pub use network::Network;
pub use player::Learned;
pub use shape::{Look, Shape};
pub use training::Training;
