//! Two contestants, game by game.

use super::PlayedGame;
use super::distribution::{as_float, mean, reach_of_95_percent};
use super::summary::score_as_float;

/// The lead of one contestant over another in the same games.
///
/// Both play game `i` with the same tiles as far as they play the same moves.
/// The difference of the two scores in each game counts; where the
/// games have something in common, it wobbles less than the scores do.
#[derive(Debug, Clone, PartialEq)]
pub struct Comparison {
    /// The mean of the first one's score less the second one's.
    pub mean_difference: f64,
    /// Its standard error; none of a single pair.
    pub standard_error: Option<f64>,
    /// The interval that holds the true difference in 95 of 100 contests, by
    /// Student's distribution; none of a single pair.
    pub interval: Option<[f64; 2]>,
    /// In how many games the first one had more points.
    pub wins: usize,
    /// In how many games both had the same.
    pub ties: usize,
    /// In how many games the second one had more points.
    pub losses: usize,
}

impl Comparison {
    /// Compares the games of equal number; `None` if there are none.
    pub fn of(first: &[PlayedGame], second: &[PlayedGame]) -> Option<Comparison> {
        let pairs = first.iter().zip(second);
        let differences = pairs
            .clone()
            .map(|(one, other)| score_as_float(one.score) - score_as_float(other.score));
        let difference = mean(differences)?;
        let count = |wanted| {
            let compared = pairs
                .clone()
                .map(|(one, other)| one.score.cmp(&other.score));
            compared.filter(|&found| found == wanted).count()
        };
        let reach = reach_of_95_percent(pairs.len());
        let interval = difference
            .standard_error
            .map(|error| [-reach, reach].map(|errors| errors.mul_add(error, difference.mean)));
        Some(Comparison {
            mean_difference: difference.mean,
            standard_error: difference.standard_error,
            interval,
            wins: count(std::cmp::Ordering::Greater),
            ties: count(std::cmp::Ordering::Equal),
            losses: count(std::cmp::Ordering::Less),
        })
    }

    /// The share of games that the first one wins, ties counted half.
    pub fn share_of_wins(&self) -> f64 {
        let games = self.wins + self.ties + self.losses;
        (as_float(self.wins) + as_float(self.ties) / 2.0) / as_float(games)
    }
}
