//! The figures of many games.

use brikke_engine::{Rank, Rules};

use super::PlayedGame;
use super::distribution::{as_float, mean};

/// The figures of a contestant.
#[derive(Debug, Clone, PartialEq)]
pub struct Summary {
    /// The number of games played.
    pub games: usize,
    /// The mean score.
    pub mean_score: f64,
    /// Its standard error; none of a single game.
    pub standard_error: Option<f64>,
    /// The median score; between the two in the middle of an even number.
    pub median_score: f64,
    /// The lowest score.
    pub lowest_score: u128,
    /// The highest score.
    pub highest_score: u128,
    /// The mean number of moves.
    pub mean_moves: f64,
    /// All moves together.
    pub moves: u64,
    /// For each number of a rank, in how many games it was the largest.
    largest: Vec<usize>,
}

impl Summary {
    /// The figures of these games; `None` if there are none.
    pub fn of(games: &[PlayedGame]) -> Option<Summary> {
        let scores = games.iter().map(|game| score_as_float(game.score));
        let score = mean(scores)?;
        let mut sorted: Vec<u128> = games.iter().map(|game| game.score).collect();
        sorted.sort_unstable();
        Some(Summary {
            games: games.len(),
            mean_score: score.mean,
            standard_error: score.standard_error,
            median_score: median(&sorted),
            lowest_score: *sorted.first()?,
            highest_score: *sorted.last()?,
            mean_moves: mean(games.iter().map(|game| moves_as_float(game.moves)))?.mean,
            moves: games.iter().map(|game| game.moves).sum(),
            largest: count_largest(games),
        })
    }

    /// The share of games that reached the tile: whose last board has it or
    /// a larger one.
    pub fn share_reaching(&self, tile: Rank) -> f64 {
        let reached: usize = self.largest.iter().skip(tile.get().into()).sum();
        as_float(reached) / as_float(self.games)
    }

    /// The tiles whose share is worth telling, smallest first: from the
    /// smallest that appears to the largest of any game, or to the goal.
    pub fn tiles(&self, rules: &Rules) -> impl Iterator<Item = Rank> + use<> {
        let smallest = rules.tiles().iter().map(|(rank, _)| rank.get()).min();
        let largest = self.largest.iter().rposition(|&games| games > 0);
        let largest = largest.and_then(|number| u8::try_from(number).ok());
        let goal = rules.goal().map_or(0, Rank::get);
        (smallest.unwrap_or(1)..=largest.unwrap_or(0).max(goal)).filter_map(Rank::new)
    }
}

fn count_largest(games: &[PlayedGame]) -> Vec<usize> {
    let mut counts = vec![0; usize::from(Rank::MAX.get()) + 1];
    for game in games {
        counts[game.largest.map_or(0, |rank| rank.get().into())] += 1;
    }
    counts
}

/// The middle of sorted scores, of which there is at least one.
fn median(sorted: &[u128]) -> f64 {
    let (lower, upper) = ((sorted.len() - 1) / 2, sorted.len() / 2);
    f64::midpoint(score_as_float(sorted[lower]), score_as_float(sorted[upper]))
}

#[expect(clippy::cast_precision_loss, reason = "exact up to 2^53 points")]
pub(super) fn score_as_float(score: u128) -> f64 {
    score as f64
}

#[expect(clippy::cast_precision_loss, reason = "exact up to 2^53 moves")]
fn moves_as_float(moves: u64) -> f64 {
    moves as f64
}
