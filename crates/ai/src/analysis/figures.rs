//! From what players say to the figures of a game.

use super::observation::Observation;
use super::stake::{least_stake, typical};
use super::turning::turning_points;
use super::{AnalysedMove, Analysis, Grade, Luck};

impl Analysis {
    /// The figures, from what was said of each move in order.
    pub(super) fn of(observations: &[Observation]) -> Analysis {
        let seen = observations.iter();
        let stake = typical(seen.clone().filter_map(|seen| seen.at_stake));
        let least = least_stake(seen.clone().filter_map(Observation::best_value));
        let stake = stake.map(|stake| stake.max(least));
        let luck_stake = typical(seen.clone().filter_map(|seen| seen.at_stake_for_luck));
        let least = typical(seen.map(|seen| seen.luck.variance.sqrt())).unwrap_or(0.0);
        let luck_stake = luck_stake.map(|stake| stake.max(least));
        let numbered = (1..).zip(observations);
        let moves: Vec<AnalysedMove> = numbered
            .map(|(number, seen)| analysed(number, seen, stake, luck_stake))
            .collect();
        Analysis {
            accuracy: stake.map(|stake| accuracy(observations, &moves, stake)),
            luck: luck(observations, &moves),
            turning_points: turning_points(&moves),
            stake,
            moves,
        }
    }
}

fn analysed(
    number: usize,
    seen: &Observation,
    stake: Option<f64>,
    luck_stake: Option<f64>,
) -> AnalysedMove {
    let cost = stake.map_or(0.0, |stake| seen.loss / stake);
    let grade = match seen.values.iter().flatten().count() {
        1 => Grade::Forced,
        _ if seen.is_fatal => Grade::Blunder,
        _ => Grade::of_cost(cost),
    };
    AnalysedMove {
        number,
        played: seen.played,
        best: seen.best,
        values: seen.values,
        loss: seen.loss,
        cost,
        grade,
        luck: luck_stake.map_or(0.0, |stake| seen.luck.luck / stake),
    }
}

/// The weight of a choice between equals: if it had none, one slip in a short game
/// would be all that counts.
const LEAST_WEIGHT: f64 = 0.25;

/// The weighted mean of what the analysed moves are worth, counted down from
/// 100, so that rounding takes nothing from a game without a loss.
fn accuracy(observations: &[Observation], moves: &[AnalysedMove], stake: f64) -> f64 {
    let (mut missing, mut weights) = (0.0, 0.0);
    for (seen, analysed) in observations.iter().zip(moves) {
        let Some(at_stake) = seen.at_stake else {
            continue;
        };
        let (worth, weight) = if seen.is_fatal {
            (0.0, 1.0)
        } else {
            let share = at_stake / (at_stake + stake);
            (16.0_f64.powf(-analysed.cost), share.max(LEAST_WEIGHT))
        };
        missing += (1.0 - worth) * weight;
        weights += weight;
    }
    // There is a stake, so that some move is analysed.
    100.0 * (1.0 - missing / weights)
}

fn luck(observations: &[Observation], moves: &[AnalysedMove]) -> Luck {
    let in_unit: f64 = observations.iter().map(|seen| seen.luck.luck).sum();
    let variance: f64 = observations.iter().map(|seen| seen.luck.variance).sum();
    Luck {
        total: moves.iter().map(|analysed| analysed.luck).sum(),
        deviations: (variance > 0.0).then(|| in_unit / variance.sqrt()),
    }
}
