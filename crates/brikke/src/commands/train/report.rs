//! The result of a training.

use brikke_ai::learned::Training;
use serde::Serialize;

use super::curve::last_score;
use super::export::{Export, Figures};
use super::testing::Tests;

/// The progress of a training, its exported network and its test games.
#[derive(Serialize)]
pub(super) struct Report {
    games: u64,
    moves: u64,
    /// The mean score of the last games that it learned from.
    #[serde(skip_serializing_if = "Option::is_none")]
    mean_score: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    exported: Option<Figures>,
    #[serde(flatten)]
    tests: Option<Tests>,
}

impl Report {
    pub(super) fn new(
        training: &Training,
        curve: &str,
        export: Option<Export>,
        tests: Option<Tests>,
    ) -> Report {
        let progress = training.record().progress;
        Report {
            games: progress.games,
            moves: progress.moves,
            mean_score: last_score(curve),
            exported: export.map(|export| export.figures),
            tests,
        }
    }
}
