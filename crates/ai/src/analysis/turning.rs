//! The turning points of a game.

use super::AnalysedMove;

/// A move after which the game was another one.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct TurningPoint {
    /// The number of the move, from 1.
    pub number: usize,
    /// The luck of its tile less its cost, in stakes: above 0 for the better.
    pub swing: f64,
    /// The cause of the difference.
    pub cause: Cause,
}

/// The cause of a turning point.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cause {
    /// The direction that was played.
    Move,
    /// The tile that came.
    Tile,
}

impl Cause {
    /// The word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Cause::Move => "move",
            Cause::Tile => "tile",
        }
    }
}

/// At most so many are told.
const MOST: usize = 5;

/// The least swing of one, in stakes.
const LEAST_SWING: f64 = 1.0;

pub(super) fn turning_points(moves: &[AnalysedMove]) -> Vec<TurningPoint> {
    let mut points: Vec<TurningPoint> = moves
        .iter()
        .map(turning_point)
        .filter(|point| point.swing.abs() >= LEAST_SWING)
        .collect();
    points.sort_by(|one, other| other.swing.abs().total_cmp(&one.swing.abs()));
    points.truncate(MOST);
    points.sort_by_key(|point| point.number);
    points
}

fn turning_point(analysed: &AnalysedMove) -> TurningPoint {
    TurningPoint {
        number: analysed.number,
        swing: analysed.luck - analysed.cost,
        cause: if analysed.cost >= analysed.luck.abs() {
            Cause::Move
        } else {
            Cause::Tile
        },
    }
}
