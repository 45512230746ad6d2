//! Brikke for Python: the native half of the package `brikke`.
//!
//! Arguments become values of the engine, players and solver here, and
//! results become numbers, arrays and sentences; nothing is decided here that
//! those crates know. What takes long runs without the interpreter's lock and
//! listens to Ctrl-C (`long_work`).

// Docs of functions that Python calls are docstrings: an error is an exception.
#![allow(clippy::missing_errors_doc, clippy::needless_pass_by_value)]

mod arrays;
mod batch;
mod board;
mod contest;
mod direction;
mod episodes;
mod errors;
mod game;
mod long_work;
mod network;
mod numbers;
mod packed_rules;
mod player;
mod random;
mod rules;
mod single_env;
mod solution;
mod step_arrays;
mod threads;
mod training;
mod vector_env;

/// The native half of the package.
#[pyo3::pymodule]
mod brikke_native {
    #[pymodule_export]
    use crate::batch::{afterstates, legal_moves, spawn, spawns};
    #[pymodule_export]
    use crate::board::Board;
    #[pymodule_export]
    use crate::contest::{play_games, play_trajectories, seed_number, summarise};
    #[pymodule_export]
    use crate::errors::{BrikkeError, IllegalMove, RecordingError};
    #[pymodule_export]
    use crate::game::{Game, verify};
    #[pymodule_export]
    use crate::network::Network;
    #[pymodule_export]
    use crate::player::Player;
    #[pymodule_export]
    use crate::rules::Rules;
    #[pymodule_export]
    use crate::single_env::SingleEnv;
    #[pymodule_export]
    use crate::solution::{Solution, solve};
    #[pymodule_export]
    use crate::training::Training;
    #[pymodule_export]
    use crate::vector_env::NativeVectorEnv;
}
