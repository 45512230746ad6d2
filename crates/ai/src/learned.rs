//! Networks that learn to play: n-tuple networks trained by temporal
//! differences on afterstates.

mod batch;
mod calibration;
mod checkpoint;
mod compact;
mod downgrade;
mod endgame_evaluator;
mod endgames;
mod entropy;
mod environment;
mod evaluator;
mod file_error;
mod first_stages;
mod game;
mod general_environment;
mod header;
mod lambda_return;
mod learner;
mod method;
mod network;
mod packed_downgrade;
mod packed_environment;
mod packed_ranks;
mod packed_set;
mod pages;
mod past_tile;
mod player;
mod quantise;
mod rows;
mod section;
mod shape;
mod staged_environment;
#[cfg(test)]
mod staged_tests;
mod stages;
mod starts;
mod stream;
mod tokens;
mod training;
mod value_cache;
mod view;
mod weight_set;
mod weights;

pub use endgames::{Endgame, EndgameKind, Endgames};
pub use file_error::FileError;
pub use game::Outcome;
pub use method::{INERTIA, Method, Progress, Record};
pub use network::Network;
pub use player::{Learned, has_usual_endgames};
pub use shape::{Shape, TupleView};
pub use stages::STAGES;
pub use starts::{Shares, USUAL_SHARES};
pub use training::Training;
