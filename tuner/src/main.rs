//! Finds the weights of the hand-made heuristic by playing games.
//!
//! Every candidate of a generation plays the same games; the next generation
//! plays others, so that no candidate lives on by one lucky seed.

mod eigen;
mod evolution;
mod normal;
mod point;

use std::num::NonZero;

use brikke_ai::{Effort, Expectimax, Player, play_game};
use brikke_engine::{Generator, Rules};
use clap::Parser;
use evolution::{Candidate, Evolution};
use point::Space;

/// Tunes the weights of the player `expectimax` with CMA-ES.
#[derive(Parser)]
struct Arguments {
    /// The effort of the candidates: a depth or a time per move. Weights that
    /// are good for a shallow search are bad for a deep one.
    #[arg(long, default_value = "2")]
    effort: Effort,
    /// Tunes for deep searches instead: candidates think with the usual
    /// effort, and give up what is less likely than this. 0.002 is what the
    /// player does, 0.02 is several times faster.
    #[arg(long, conflicts_with = "effort", value_name = "LIKELIHOOD")]
    deep: Option<f32>,
    /// The number of games that each candidate plays.
    #[arg(long, default_value_t = 300)]
    games: u64,
    /// The number of generations.
    #[arg(long, default_value_t = 100)]
    generations: u64,
    /// The distance of the first candidates from the start.
    #[arg(long, default_value_t = 0.1)]
    sigma: f64,
    /// The seed of the games and of the candidates.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The point to start at, as a log line writes it [default: the weights
    /// in use].
    #[arg(long, value_delimiter = ',', allow_negative_numbers = true)]
    start: Option<Vec<f64>>,
}

impl Arguments {
    fn space(&self) -> Space {
        match self.deep {
            Some(_) => Space::Deep,
            None => Space::Whole,
        }
    }

    fn candidate(&self, point: &[f64]) -> Expectimax {
        let weights = self.space().weights(point);
        match self.deep {
            Some(likelihood) => {
                Expectimax::with_weights(Effort::Usual, weights).with_probability_cutoff(likelihood)
            }
            None => Expectimax::with_weights(self.effort, weights),
        }
    }
}

fn main() {
    let arguments = Arguments::parse();
    let space = arguments.space();
    let start = arguments.start.clone().unwrap_or_else(|| space.start());
    let mut evolution = Evolution::new(start, arguments.sigma, arguments.seed);
    for generation in 0..arguments.generations {
        let candidates = evolution.candidates();
        let points: Vec<&[f64]> = candidates.iter().map(|one| &*one.point).collect();
        let fitness = play_all(&arguments, generation, &points);
        let mut ranked: Vec<(f64, Candidate)> = fitness.into_iter().zip(candidates).collect();
        ranked.sort_by(|one, other| other.0.total_cmp(&one.0));
        report(generation, &evolution, &ranked);
        let best_first: Vec<Candidate> = ranked.into_iter().map(|(_, one)| one).collect();
        evolution.learn(&best_first);
    }
    println!("{:#?}", space.weights(evolution.mean()));
}

fn report(generation: u64, evolution: &Evolution, ranked: &[(f64, Candidate)]) {
    let scores = ranked.iter().map(|(score, _)| score);
    #[expect(clippy::cast_precision_loss, reason = "a dozen candidates")]
    let mean = scores.sum::<f64>() / ranked.len() as f64;
    let best = ranked.first().map_or(0.0, |(score, _)| *score);
    let texts = evolution.mean().iter().map(|value| format!("{value:.3}"));
    let texts: Vec<String> = texts.collect();
    let (sigma, at) = (evolution.sigma(), texts.join(","));
    println!("{generation}: best {best:.0}, mean {mean:.0}, sigma {sigma:.3}, at {at}");
}

/// The mean score of every candidate, worked out on all cores. A game that
/// panics is heard.
fn play_all(arguments: &Arguments, generation: u64, points: &[&[f64]]) -> Vec<f64> {
    let threads = std::thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN);
    brikke_workers::share(points.len(), threads, |index| {
        mean_score(arguments, generation, points[index])
    })
}

fn mean_score(arguments: &Arguments, generation: u64, point: &[f64]) -> f64 {
    let rules = Rules::default();
    let seed = arguments.seed.wrapping_add(generation);
    let mut player = arguments.candidate(point);
    let scores = (0..arguments.games).map(|game| {
        player.new_game(seed);
        play_game(&mut player, &rules, &mut Generator::stream(seed, game)).score
    });
    #[expect(clippy::cast_precision_loss, reason = "far below 2^53")]
    let mean = scores.sum::<u128>() as f64 / arguments.games as f64;
    mean
}
