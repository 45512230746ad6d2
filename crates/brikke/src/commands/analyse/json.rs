//! An analysed game as JSON.

use brikke_ai::analysis::{AnalysedMove, Grade, Luck, TurningPoint};
use brikke_engine::Game;
use serde::{Serialize, Serializer};

use super::AnalysedGame;
use crate::commands::hint::Values;

#[derive(Serialize)]
struct Document<'a> {
    player: String,
    luck_player: String,
    rules: String,
    score: u64,
    plies: usize,
    accuracy: Option<f64>,
    stake: Option<f64>,
    #[serde(serialize_with = "as_object")]
    grades: [(&'static str, usize); 6],
    luck: LuckFigures,
    turning_points: Vec<Turn>,
    moves: Moves<'a>,
}

#[derive(Serialize)]
struct LuckFigures {
    total: f64,
    deviations: Option<f64>,
    share_of_less_lucky: Option<f64>,
}

#[derive(Serialize)]
struct Turn {
    ply: usize,
    cause: &'static str,
    swing: f64,
}

/// The analysed moves of a game, written one after another.
struct Moves<'a> {
    game: &'a Game,
    moves: &'a [AnalysedMove],
}

impl Serialize for Moves<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let moves = self.moves.iter();
        serializer.collect_seq(moves.map(|found| shown_move(self.game, found)))
    }
}

#[derive(Serialize)]
struct Move {
    ply: usize,
    board: String,
    played: &'static str,
    best: &'static str,
    values: Values,
    loss: f64,
    cost: f64,
    grade: &'static str,
    luck: f64,
}

impl Serialize for AnalysedGame<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Document::from(self).serialize(serializer)
    }
}

impl<'a> From<&'a AnalysedGame<'_>> for Document<'a> {
    fn from(analysed: &'a AnalysedGame<'_>) -> Self {
        let analysis = &analysed.analysis;
        Document {
            player: analysed.advisor.to_string(),
            luck_player: analysed.luck_player.to_string(),
            rules: analysed.game.rules().name(),
            score: analysed.game.score(),
            plies: analysis.moves.len(),
            accuracy: analysis.accuracy,
            stake: analysis.stake,
            grades: Grade::ALL.map(|grade| (grade.name(), analysis.count(grade))),
            luck: analysis.luck.into(),
            turning_points: analysis.turning_points.iter().map(Turn::from).collect(),
            moves: Moves {
                game: analysed.game,
                moves: &analysis.moves,
            },
        }
    }
}

impl From<Luck> for LuckFigures {
    fn from(luck: Luck) -> LuckFigures {
        LuckFigures {
            total: luck.total,
            deviations: luck.deviations,
            share_of_less_lucky: luck.share_of_less_lucky(),
        }
    }
}

impl From<&TurningPoint> for Turn {
    fn from(point: &TurningPoint) -> Turn {
        Turn {
            ply: point.number,
            cause: point.cause.name(),
            swing: point.swing,
        }
    }
}

fn shown_move(game: &Game, found: &AnalysedMove) -> Move {
    let board = game.board_after(found.number - 1);
    Move {
        ply: found.number,
        board: board.map(ToString::to_string).unwrap_or_default(),
        played: found.played.name(),
        best: found.best.name(),
        values: Values(found.values),
        loss: found.loss,
        cost: found.cost,
        grade: found.grade.name(),
        luck: found.luck,
    }
}

/// Names as keys, in their order.
fn as_object<S: Serializer>(
    grades: &[(&'static str, usize); 6],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(grades.iter().copied())
}
