//! CMA-ES: a cloud of candidates that moves, stretches and turns towards
//! what is good.
//!
//! The algorithm and its constants are those of N. Hansen, "The CMA
//! Evolution Strategy: A Tutorial" (2016), with positive weights only.

use brikke_engine::Generator;

use crate::eigen::{Eigen, Matrix};
use crate::normal::Normal;

/// A search for the point with the greatest fitness.
pub(crate) struct Evolution {
    mean: Vec<f64>,
    sigma: f64,
    covariance: Matrix,
    path_of_covariance: Vec<f64>,
    path_of_sigma: Vec<f64>,
    generation: u32,
    rates: Rates,
    normal: Normal,
}

/// The rates of learning, from the number of dimensions and candidates.
struct Rates {
    /// The weights of the better half, adding up to 1.
    weights: Vec<f64>,
    candidates: usize,
    effective: f64,
    covariance_path: f64,
    rank_one: f64,
    rank_many: f64,
    sigma_path: f64,
    sigma_damping: f64,
    /// The expected length of a normal vector.
    expected_length: f64,
}

/// A point to be tried, with where it lies in the cloud.
pub(crate) struct Candidate {
    /// The point itself.
    pub(crate) point: Vec<f64>,
    /// Its offset from the mean, in units of sigma.
    offset: Vec<f64>,
}

impl Evolution {
    /// Starts at `mean` with a round cloud of width `sigma`.
    pub(crate) fn new(mean: Vec<f64>, sigma: f64, seed: u64) -> Evolution {
        let dimensions = mean.len();
        Evolution {
            sigma,
            covariance: Matrix::identity(dimensions),
            path_of_covariance: vec![0.0; dimensions],
            path_of_sigma: vec![0.0; dimensions],
            generation: 0,
            rates: Rates::new(dimensions),
            normal: Normal::new(Generator::stream(seed, u64::MAX)),
            mean,
        }
    }

    /// The middle of the cloud.
    pub(crate) fn mean(&self) -> &[f64] {
        &self.mean
    }

    /// The width of the cloud.
    pub(crate) fn sigma(&self) -> f64 {
        self.sigma
    }

    /// The next generation to be tried.
    pub(crate) fn candidates(&mut self) -> Vec<Candidate> {
        let eigen = Eigen::of(&self.covariance);
        (0..self.rates.candidates)
            .map(|_| self.candidate(&eigen))
            .collect()
    }

    fn candidate(&mut self, eigen: &Eigen) -> Candidate {
        let draws: Vec<f64> = self.mean.iter().map(|_| self.normal.draw()).collect();
        let offset = eigen.stretched(&draws);
        let point = add_scaled(&self.mean, self.sigma, &offset);
        Candidate { point, offset }
    }

    /// Learns from a generation, the best candidate first.
    pub(crate) fn learn(&mut self, best_first: &[Candidate]) {
        let eigen = Eigen::of(&self.covariance);
        let better = best_first.iter().zip(&self.rates.weights);
        let mut step = vec![0.0; self.mean.len()];
        for (candidate, &weight) in better {
            step = add_scaled(&step, weight, &candidate.offset);
        }
        self.mean = add_scaled(&self.mean, self.sigma, &step);
        self.generation += 1;
        let stalled = self.advance_paths(&step, &eigen);
        self.adapt_covariance(best_first, stalled);
        let relative = length(&self.path_of_sigma) / self.rates.expected_length - 1.0;
        self.sigma *= f64::exp(self.rates.sigma_path / self.rates.sigma_damping * relative);
    }

    /// Moves both paths on; true if the covariance's has to wait because
    /// sigma is still growing fast.
    fn advance_paths(&mut self, step: &[f64], eigen: &Eigen) -> bool {
        let rates = &self.rates;
        let decay = rates.sigma_path;
        let gain = f64::sqrt(decay * (2.0 - decay) * rates.effective);
        self.path_of_sigma = add_scaled(
            &scaled(&self.path_of_sigma, 1.0 - decay),
            gain,
            &eigen.whitened(step),
        );
        let ages = f64::from(2 * self.generation);
        let settled = f64::sqrt(1.0 - (1.0 - decay).powf(ages));
        #[expect(clippy::cast_precision_loss, reason = "a handful of dimensions")]
        let bound = 1.4 + 2.0 / (self.mean.len() as f64 + 1.0);
        let stalled = length(&self.path_of_sigma) / settled / rates.expected_length >= bound;
        let decay = rates.covariance_path;
        let gain = if stalled {
            0.0
        } else {
            f64::sqrt(decay * (2.0 - decay) * rates.effective)
        };
        let faded = scaled(&self.path_of_covariance, 1.0 - decay);
        self.path_of_covariance = add_scaled(&faded, gain, step);
        stalled
    }

    fn adapt_covariance(&mut self, best_first: &[Candidate], stalled: bool) {
        let rates = &self.rates;
        let decay = rates.covariance_path;
        let lost_by_stalling = if stalled { decay * (2.0 - decay) } else { 0.0 };
        let kept = 1.0 - rates.rank_one - rates.rank_many + rates.rank_one * lost_by_stalling;
        self.covariance.scale(kept);
        self.covariance
            .add_outer(rates.rank_one, &self.path_of_covariance);
        for (candidate, &weight) in best_first.iter().zip(&rates.weights) {
            self.covariance
                .add_outer(rates.rank_many * weight, &candidate.offset);
        }
    }
}

impl Rates {
    #[expect(clippy::cast_precision_loss, reason = "small numbers")]
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a small number"
    )]
    fn new(dimensions: usize) -> Rates {
        let n = dimensions as f64;
        let candidates = 4 + (3.0 * n.ln()) as usize;
        let half = candidates / 2;
        let raw: Vec<f64> = (1..=half)
            .map(|rank| (half as f64 + 0.5).ln() - (rank as f64).ln())
            .collect();
        let total: f64 = raw.iter().sum();
        let weights = scaled(&raw, 1.0 / total);
        let effective = 1.0 / weights.iter().map(|weight| weight * weight).sum::<f64>();
        let rank_one = 2.0 / ((n + 1.3).powi(2) + effective);
        let rank_many = 2.0 * (effective - 2.0 + 1.0 / effective) / ((n + 2.0).powi(2) + effective);
        let sigma_path = (effective + 2.0) / (n + effective + 5.0);
        let overshoot = f64::sqrt((effective - 1.0) / (n + 1.0)) - 1.0;
        Rates {
            weights,
            candidates,
            effective,
            covariance_path: (4.0 + effective / n) / (n + 4.0 + 2.0 * effective / n),
            rank_one,
            rank_many: rank_many.min(1.0 - rank_one),
            sigma_path,
            sigma_damping: 1.0 + 2.0 * overshoot.max(0.0) + sigma_path,
            expected_length: n.sqrt() * (1.0 - 1.0 / (4.0 * n) + 1.0 / (21.0 * n * n)),
        }
    }
}

fn scaled(vector: &[f64], factor: f64) -> Vec<f64> {
    vector.iter().map(|value| value * factor).collect()
}

fn add_scaled(vector: &[f64], factor: f64, other: &[f64]) -> Vec<f64> {
    vector
        .iter()
        .zip(other)
        .map(|(value, added)| value + factor * added)
        .collect()
}

fn length(vector: &[f64]) -> f64 {
    vector.iter().map(|value| value * value).sum::<f64>().sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Climbs and returns where it ends.
    fn climb(start: Vec<f64>, fitness: impl Fn(&[f64]) -> f64) -> Vec<f64> {
        let mut evolution = Evolution::new(start, 0.5, 1);
        for _ in 0..400 {
            let mut candidates = evolution.candidates();
            candidates.sort_by(|a, b| fitness(&b.point).total_cmp(&fitness(&a.point)));
            evolution.learn(&candidates);
        }
        evolution.mean().to_vec()
    }

    fn check(found: &[f64], expected: &[f64]) {
        for (found, expected) in found.iter().zip(expected) {
            assert!((found - expected).abs() < 1e-3, "{found} for {expected}");
        }
    }

    #[test]
    fn climbs_a_round_hill() {
        let top = [1.0, -2.0, 3.0];
        let found = climb(vec![0.0; 3], |point| {
            -point
                .iter()
                .zip(top)
                .map(|(x, t)| (x - t) * (x - t))
                .sum::<f64>()
        });
        check(&found, &top);
    }

    #[test]
    fn climbs_a_narrow_ridge_that_lies_askew() {
        let found = climb(vec![0.0; 2], |point| {
            let along = point[0] + point[1] - 3.0;
            let across = point[0] - point[1] - 1.0;
            -(along * along) - 1e4 * across * across
        });
        check(&found, &[2.0, 1.0]);
    }

    #[test]
    fn climbs_a_bent_valley() {
        let found = climb(vec![-1.0, 1.0], |point| {
            let bend = point[1] - point[0] * point[0];
            -(100.0 * bend * bend) - (1.0 - point[0]).powi(2)
        });
        check(&found, &[1.0, 1.0]);
    }
}
