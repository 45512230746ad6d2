//! The learning method of a network, and the record of a training.

use brikke_engine::Rules;

/// The learning method of a network.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Method {
    /// The rate.
    pub alpha: f32,
    /// The λ of targets, from 0 (one move ahead) to below 1.
    pub lambda: f32,
    /// True if each weight has its own rate by how coherent its errors are.
    pub coherent: bool,
    /// The value of every afterstate at first.
    pub start: f32,
    /// Absolute errors that each weight's own rate counts as seen before,
    /// without a direction: above 0, weights that are good already begin to
    /// change slowly.
    pub inertia: f32,
}

/// The usual inertia of weights that come from a network: some ten errors.
pub const INERTIA: f32 = 20_000.0;

impl Default for Method {
    fn default() -> Method {
        Method {
            alpha: 1.0,
            lambda: 0.5,
            coherent: true,
            start: 0.0,
            inertia: 0.0,
        }
    }
}

/// The progress of a training.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Progress {
    /// Games that were played to their end.
    pub games: u64,
    /// Their moves.
    pub moves: u64,
    /// The time that passed in training.
    pub seconds: f64,
}

/// The training behind a network.
#[derive(Debug, Clone, PartialEq)]
pub struct Record {
    /// The rules it is trained for.
    pub rules: Rules,
    /// The learning method.
    pub method: Method,
    /// Decides the tiles of every game.
    pub seed: u64,
    /// True if late stages have weights of their own.
    pub staged: bool,
    /// The progress so far.
    pub progress: Progress,
}
