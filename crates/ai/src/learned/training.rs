//! A network in training.

use brikke_engine::Rules;

use super::batch::Batch;
use super::game::Outcome;
use super::general_environment::TupleViews;
use super::learner::{Fixed, Learner};
use super::method::{Method, Progress, Record};
use super::packed_ranks::HIGHEST;
use super::shape::Shape;
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
    pub(super) weights: Weights,
    pub(super) coherence: Option<Coherence>,
}

impl Training {
    /// A network that knows nothing.
    pub fn new(shape: Shape, rules: Rules, method: Method, seed: u64) -> Training {
        let record = Record {
            rules,
            method,
            seed,
            progress: Progress::default(),
        };
        Training::of_record(shape, record)
    }

    /// As [`Training::new`], with all the rest of the record.
    pub(super) fn of_record(shape: Shape, record: Record) -> Training {
        let count = shape.weights();
        Training {
            views: TupleViews::of(&shape),
            weights: Weights::new(count),
            coherence: record.method.coherent.then(|| Coherence::new(count)),
            shape,
            record,
        }
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
        finished: impl FnMut(u64, Outcome),
    ) {
        let Record { method, seed, .. } = &self.record;
        Batch {
            shape: &self.shape,
            rules: &self.record.rules,
            views: &self.views,
            valuer: &self.learner(),
            known: HIGHEST,
            lambda: method.lambda,
            seed: *seed,
            numbers: numbers.into_iter(),
            finished,
        }
        .play();
    }

    /// Plays games without learning from them, with tiles of another seed.
    pub fn test_games(
        &self,
        seed: u64,
        numbers: impl IntoIterator<Item = u64>,
        finished: impl FnMut(u64, Outcome),
    ) {
        Batch {
            shape: &self.shape,
            rules: &self.record.rules,
            views: &self.views,
            valuer: &Fixed(self.learner()),
            known: self.known(),
            lambda: 0.0,
            seed,
            numbers: numbers.into_iter(),
            finished,
        }
        .play();
    }

    fn learner(&self) -> Learner<'_> {
        let Method { alpha, start, .. } = self.record.method;
        Learner {
            weights: &self.weights,
            coherence: self.coherence.as_ref(),
            start,
            alpha,
        }
    }
}
