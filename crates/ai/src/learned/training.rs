//! A network in training.

use std::sync::atomic::Ordering::Relaxed;

use brikke_engine::Rules;

use super::batch::{Batch, Knowledge};
use super::calibration::{Calibrated, Calibration};
use super::game::{Outcome, Plan, Valuer};
use super::general_environment::TupleViews;
use super::learner::{Fixed, Learner};
use super::method::{Method, Progress, Record};
use super::network::Network;
use super::packed_environment::{can_play, tuple_masks};
use super::packed_ranks::HIGHEST;
use super::shape::Shape;
use super::stages::{
    FIRST_CHAIN, LEVELS, Layout, SETS, STAGES, copied_to_last_stage, set_of_level,
};
use super::starts::{Shares, Starts};
use super::weights::{Coherence, Weights};

/// A network in training: its weights, and what is known about each.
///
/// ```
/// use brikke_ai::learned::{Method, Shape, Training};
/// use brikke_engine::{Overrides, Preset, Rules};
///
/// let size = Some("2x2".parse().unwrap());
/// let rules = Rules::new(Preset::Classic, Overrides { size, ..Overrides::default() }).unwrap();
/// let shape = Shape::of_size(rules.size());
/// let training = Training::new(shape, rules, Method::default(), 1);
///
/// let mut scores = Vec::new();
/// training.play_games(0..2000, |_, game| scores.push(game.score));
/// let mean = |scores: &[u64]| scores.iter().sum::<u64>() / 1000;
/// assert!(mean(&scores[1000..]) > mean(&scores[..1000]));
/// ```
pub struct Training {
    pub(super) shape: Shape,
    pub(super) record: Record,
    pub(super) views: TupleViews,
    /// One set after the other where there are stages.
    pub(super) weights: Weights,
    pub(super) coherence: Option<Coherence>,
    pub(super) levels: Weights,
    pub(super) starts: Option<Starts>,
    late_only: bool,
    /// The first set with weights and levels that fit its boards.
    first_calibrated: usize,
}

impl Training {
    /// A network that knows nothing.
    pub fn new(shape: Shape, rules: Rules, method: Method, seed: u64) -> Training {
        let record = Record {
            rules,
            method,
            seed,
            staged: false,
            progress: Progress::default(),
        };
        Training::of_record(shape, record)
    }

    /// A training that goes on with the weights and stages of a network.
    /// Nothing else is known about them; one with stages needs first boards
    /// ([`Training::with_stages`]).
    pub fn of_network(network: &Network, method: Method, seed: u64) -> Training {
        let record = Record {
            method,
            seed,
            ..network.record().clone()
        };
        let mut training = Training::of_record(network.shape().clone(), record);
        if network.layout == Layout::CHAINS_ALONE {
            training.first_calibrated = FIRST_CHAIN;
        }
        for set in 0..network.count_of_sets() {
            let (step, first) = (network.step(set), set * network.shape().weights());
            let used = (first..).zip(network.set(set));
            for (index, &code) in used.filter(|&(_, &code)| code != 0) {
                let weight = step * f32::from(code);
                training.weights.words()[index].store(weight.to_bits(), Relaxed);
            }
        }
        for (index, &level) in (0..).zip(&network.levels) {
            training.levels.set(index, level);
        }
        training
    }

    /// As [`Training::new`], with all the rest of the record.
    pub(super) fn of_record(shape: Shape, record: Record) -> Training {
        let dense = shape.weights();
        let count = dense * Layout::of(record.staged).sets;
        let coherence = || Coherence::new(count, dense, record.method.inertia);
        Training {
            views: TupleViews::of(&shape),
            weights: Weights::new(count),
            coherence: record.method.coherent.then(coherence),
            levels: Weights::new(LEVELS),
            starts: record.staged.then(|| Starts::new(Default::default())),
            late_only: false,
            first_calibrated: if record.staged { 1 } else { SETS },
            shape,
            record,
        }
    }

    /// True if the board, the rules and the shape allow late stages.
    pub fn can_have_stages(&self) -> bool {
        can_play(&self.record.rules) && tuple_masks(&self.shape).is_some()
    }

    /// Gives the stages weights of their own, which begin as copies, and first
    /// boards and levels from `games` games and twice as many episodes. One that has
    /// stages keeps their weights and levels, and gets first boards, and levels
    /// where it has none. Nothing if the board or the shape has no stages.
    pub fn with_stages(mut self, games: u64) -> Option<Training> {
        if !self.can_have_stages() {
            return None;
        }
        if self.record.staged {
            self.calibrate(games);
            return Some(self);
        }
        let record = Record {
            staged: true,
            ..self.record.clone()
        };
        let mut staged = Training::of_record(self.shape.clone(), record);
        staged.copy_first_weights(&self.weights);
        if let (Some(old), Some(new)) = (&self.coherence, &staged.coherence) {
            new.copy_from(old);
        }
        drop(self);
        staged.first_calibrated = SETS;
        staged.calibrate(games);
        Some(staged)
    }

    /// Gives every set of weights those of boards that its stage sees alike.
    fn copy_first_weights(&self, first: &Weights) {
        let all = u32::try_from(first.len()).unwrap_or(u32::MAX);
        let last = (0..).take(SETS).last().unwrap_or_default();
        for index in 0..all {
            let copy = |set: u32, weight: f32| {
                if weight.to_bits() != 0 {
                    self.weights.set(set * all + index, weight);
                }
            };
            let weight = first.get(index);
            (0..last).for_each(|set| copy(set, weight));
            copy(last, first.get(copied_to_last_stage(index)));
        }
    }

    /// Finds first boards of all stages, and weights and levels for those that
    /// have none yet.
    fn calibrate(&mut self, games: u64) {
        self.find_first_boards(games);
        if self.first_calibrated == 1 {
            return;
        }
        let mut shares = [1; STAGES];
        shares[0] = 0;
        self.set_shares(shares);
        let calibration = Calibration::new(self.learner());
        self.batch(&calibration, 1.0, &mut (games..3 * games), &mut |_, _| {})
            .play();
        let Calibrated { shares, levels } = calibration.finish();
        let sets = 1..self.first_calibrated;
        for (index, level) in (0..).zip(levels) {
            if sets.contains(&set_of_level(index as usize)) {
                self.levels.set(index, level);
            }
        }
        let count = self.shape.weights();
        for set in sets {
            let (words, share) = (&self.weights.words()[set * count..][..count], shares[set]);
            for word in words.iter().filter(|word| word.load(Relaxed) != 0) {
                let weight = f32::from_bits(word.load(Relaxed));
                word.store((share * weight).to_bits(), Relaxed);
            }
        }
        self.first_calibrated = 1;
    }

    /// Plays whole games as the weights would, for the boards with which their
    /// stages begin.
    fn find_first_boards(&mut self, games: u64) {
        let mut shares = [0; STAGES];
        shares[0] = 1;
        self.set_shares(shares);
        let observer = Calibration::new(self.learner());
        self.batch(&observer, 1.0, &mut (0..games), &mut |_, _| {})
            .play();
    }

    /// The shape of the network.
    pub fn shape(&self) -> &Shape {
        &self.shape
    }

    /// Rules, method, seed, and how far the training has come.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// Learns at another rate from now on: a smaller one in the end makes what
    /// was learned more exact.
    pub fn set_alpha(&mut self, alpha: f32) {
        self.record.method.alpha = alpha;
    }

    /// Begins episodes in the stages in these shares from now on, if there are
    /// stages.
    pub fn set_shares(&mut self, shares: Shares) {
        if let Some(starts) = &mut self.starts {
            starts.set_shares(shares);
        }
    }

    /// Leaves the weights of boards before the late stages as they are from
    /// now on, or not.
    pub fn set_late_only(&mut self, late_only: bool) {
        self.late_only = late_only;
    }

    /// Whoever plays the games counts them here.
    pub fn progress_mut(&mut self) -> &mut Progress {
        &mut self.record.progress
    }

    /// Plays the games with these numbers and learns from them; each is
    /// handed to `finished` with its number as it ends.
    ///
    /// Several threads may do so at once. One alone gives the same weights
    /// every time.
    pub fn play_games(
        &self,
        numbers: impl IntoIterator<Item = u64>,
        mut finished: impl FnMut(u64, Outcome),
    ) {
        let lambda = self.record.method.lambda;
        let numbers = &mut numbers.into_iter();
        self.batch(&self.learner(), lambda, numbers, &mut finished)
            .play();
    }

    /// Plays games without learning from them, with tiles of another seed.
    pub fn test_games(
        &self,
        seed: u64,
        numbers: impl IntoIterator<Item = u64>,
        mut finished: impl FnMut(u64, Outcome),
    ) {
        let valuer = Fixed(self.learner());
        let numbers = &mut numbers.into_iter();
        let mut batch = self.batch(&valuer, 0.0, numbers, &mut finished);
        batch.plan.seed = seed;
        batch.plan.starts = None;
        if !self.record.staged {
            batch.knowledge = Knowledge::UpTo(self.known());
        }
        batch.play();
    }

    fn batch<'a, V: Valuer>(
        &'a self,
        valuer: &'a V,
        lambda: f32,
        numbers: &'a mut dyn Iterator<Item = u64>,
        finished: &'a mut dyn FnMut(u64, Outcome),
    ) -> Batch<'a, V> {
        Batch {
            shape: &self.shape,
            rules: &self.record.rules,
            views: &self.views,
            valuer,
            knowledge: if self.record.staged {
                Knowledge::Stages
            } else {
                Knowledge::UpTo(HIGHEST)
            },
            plan: Plan {
                lambda,
                seed: self.record.seed,
                starts: self.starts.as_ref(),
            },
            numbers,
            finished,
        }
    }

    fn learner(&self) -> Learner<'_> {
        let Method { alpha, start, .. } = self.record.method;
        Learner {
            weights: &self.weights,
            coherence: self.coherence.as_ref(),
            levels: &self.levels,
            start,
            alpha,
            late_only: self.late_only,
        }
    }
}
