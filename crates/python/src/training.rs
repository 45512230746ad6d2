//! Networks in training.

use std::io::BufReader;
use std::ops::RangeInclusive;
use std::panic::resume_unwind;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::thread;
use std::time::Instant;

use brikke_ai::learned::{INERTIA, Method, Outcome, Shape, Training as AiTraining};
use brikke_engine::Size;
use brikke_players::AtomicFile;
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::errors::{file_error, open, refused, refused_argument};
use crate::long_work::run_silently;
use crate::network::Network;
use crate::numbers::whole_number;
use crate::player::threads;
use crate::rules::Rules;

/// A network in training.
#[pyclass(module = "brikke")]
pub(crate) struct Training(AiTraining);

/// The games of a round: their scores, moves and largest tiles, in the order
/// of their numbers.
type Round = Vec<(u64, u64, u64)>;

#[pymethods]
impl Training {
    /// A network that knows nothing, or one that goes on from another.
    #[new]
    #[pyo3(signature = (rules, *, shape=None, alpha=None, lambda_=0.5, coherent=true, optimistic=0.0, seed=None, network=None))]
    #[expect(clippy::too_many_arguments, reason = "keywords of Python")]
    fn new(
        rules: &Rules,
        shape: Option<&str>,
        alpha: Option<f32>,
        lambda_: f32,
        coherent: bool,
        optimistic: f32,
        seed: Option<&Bound<'_, PyAny>>,
        network: Option<&Network>,
    ) -> PyResult<Training> {
        let seed = seed.map_or(Ok(1), |seed| whole_number("seed", seed, 0..=u64::MAX))?;
        let method = Method {
            alpha: alpha.unwrap_or(if coherent { 1.0 } else { 0.1 }),
            lambda: lambda_,
            coherent,
            start: optimistic,
            inertia: network.map_or(0.0, |_| INERTIA),
        };
        within("alpha", method.alpha, 0.0001..=10.0)?;
        within("lambda_", method.lambda, 0.0..=0.95)?;
        within("optimistic", method.start, 0.0..=1e7)?;
        if let Some(network) = network {
            check_goes_on(network, rules, shape)?;
            return Ok(Training(AiTraining::of_network(&network.0, method, seed)));
        }
        let shape = read_shape(shape, rules.0.size())?;
        Ok(Training(AiTraining::new(
            shape,
            rules.0.clone(),
            method,
            seed,
        )))
    }

    /// Plays games and learns from them. One thread gives the same weights
    /// every time.
    fn play(
        slf: &Bound<'_, Self>,
        games: &Bound<'_, PyAny>,
        jobs: &Bound<'_, PyAny>,
    ) -> PyResult<Round> {
        let games = whole_number("games", games, 0..=u64::MAX)?;
        let jobs = whole_number("jobs", jobs, 1..=usize::MAX)?;
        let training = &mut slf.try_borrow_mut().map_err(|_| in_use())?.0;
        let began = Instant::now();
        let first = training.record().progress.games;
        let played = run_silently(slf.py(), |stop| {
            let numbers = Numbers::new(first, games, stop);
            share(jobs, &|finished| {
                training.play_games(numbers.iter(), finished);
            })
        })?;
        let progress = training.progress_mut();
        progress.games += played.len() as u64;
        progress.moves += played.iter().map(|(_, game)| game.moves).sum::<u64>();
        progress.seconds += began.elapsed().as_secs_f64();
        Ok(round(played))
    }

    /// Plays games without learning from them, with tiles of another seed.
    fn test(
        slf: &Bound<'_, Self>,
        games: &Bound<'_, PyAny>,
        seed: &Bound<'_, PyAny>,
        jobs: &Bound<'_, PyAny>,
    ) -> PyResult<Round> {
        let games = whole_number("games", games, 0..=u64::MAX)?;
        let seed = whole_number("seed", seed, 0..=u64::MAX)?;
        let jobs = whole_number("jobs", jobs, 1..=usize::MAX)?;
        let training = &Training::of(slf)?.0;
        let played = run_silently(slf.py(), |stop| {
            let numbers = Numbers::new(0, games, stop);
            share(jobs, &|finished| {
                training.test_games(seed, numbers.iter(), finished);
            })
        })?;
        Ok(round(played))
    }

    /// The rate at which it learns from now on.
    fn set_alpha(slf: &Bound<'_, Self>, alpha: f32) -> PyResult<()> {
        within("alpha", alpha, 0.0001..=10.0)?;
        let training = &mut slf.try_borrow_mut().map_err(|_| in_use())?.0;
        training.set_alpha(alpha);
        Ok(())
    }

    /// The games played so far.
    #[getter]
    fn games(slf: &Bound<'_, Self>) -> PyResult<u64> {
        Ok(Training::of(slf)?.0.record().progress.games)
    }

    /// The moves played so far.
    #[getter]
    fn moves(slf: &Bound<'_, Self>) -> PyResult<u64> {
        Ok(Training::of(slf)?.0.record().progress.moves)
    }

    /// The seconds of training so far.
    #[getter]
    fn seconds(slf: &Bound<'_, Self>) -> PyResult<f64> {
        Ok(Training::of(slf)?.0.record().progress.seconds)
    }

    /// The rules that it plays by.
    #[getter]
    fn rules(slf: &Bound<'_, Self>) -> PyResult<Rules> {
        Ok(Rules(Training::of(slf)?.0.record().rules.clone()))
    }

    /// The network as it plays.
    #[pyo3(signature = (coarseness=1.0))]
    fn network(slf: &Bound<'_, Self>, coarseness: f32) -> PyResult<Network> {
        within("coarseness", coarseness, 0.001..=1000.0)?;
        let training = &Training::of(slf)?.0;
        let network = slf.py().detach(|| training.network(coarseness));
        Ok(Network(Arc::new(network)))
    }

    /// Saves the training: `load` goes on from there.
    fn save(slf: &Bound<'_, Self>, path: PathBuf) -> PyResult<()> {
        let training = &Training::of(slf)?.0;
        let save = || AtomicFile::create(&path)?.write_with(|file| training.write_checkpoint(file));
        slf.py()
            .detach(save)
            .map_err(|error| file_error(&path, &error))
    }

    /// The training that was saved.
    #[staticmethod]
    fn load(py: Python<'_>, path: PathBuf) -> PyResult<Training> {
        let file = BufReader::with_capacity(1 << 20, open(&path)?);
        let training = py.detach(|| AiTraining::read_checkpoint(file));
        training
            .map(Training)
            .map_err(|error| refused_argument(&path.display().to_string(), error))
    }

    /// The training as bytes, as `save` writes them.
    fn to_bytes<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyBytes>> {
        let training = &Training::of(slf)?.0;
        let mut bytes = Vec::new();
        slf.py().detach(|| training.write_checkpoint(&mut bytes))?;
        Ok(PyBytes::new(slf.py(), &bytes))
    }

    /// The training of these bytes.
    #[staticmethod]
    fn from_bytes(py: Python<'_>, bytes: &[u8]) -> PyResult<Training> {
        let training = py.detach(|| AiTraining::read_checkpoint(bytes));
        training.map(Training).map_err(refused)
    }

    fn __reduce__<'py>(
        slf: &Bound<'py, Self>,
    ) -> PyResult<(Bound<'py, PyAny>, (Bound<'py, PyBytes>,))> {
        let read = slf.get_type().getattr("from_bytes")?;
        Ok((read, (Training::to_bytes(slf)?,)))
    }

    fn __repr__(slf: &Bound<'_, Self>) -> String {
        let Ok(training) = Training::of(slf) else {
            return "<Training in progress>".to_owned();
        };
        let record = training.0.record();
        format!(
            "<Training for {} after {} games>",
            record.rules.name(),
            record.progress.games
        )
    }
}

impl Training {
    /// The training, while nobody plays.
    fn of<'py>(training: &Bound<'py, Self>) -> PyResult<PyRef<'py, Self>> {
        training.try_borrow().map_err(|_| in_use())
    }
}

fn in_use() -> PyErr {
    refused("another thread is using this training: wait for it, or work with a copy")
}

/// The numbers of games, each once, until all are played or it is to stop.
struct Numbers<'a> {
    next: AtomicU64,
    end: u64,
    stop: &'a AtomicBool,
}

impl Numbers<'_> {
    fn new(first: u64, games: u64, stop: &AtomicBool) -> Numbers<'_> {
        Numbers {
            next: AtomicU64::new(first),
            end: first.saturating_add(games),
            stop,
        }
    }

    /// The numbers for one thread.
    fn iter(&self) -> impl Iterator<Item = u64> {
        std::iter::from_fn(|| {
            if self.stop.load(Relaxed) {
                return None;
            }
            let number = self.next.fetch_add(1, Relaxed);
            (number < self.end).then_some(number)
        })
    }
}

type Finished<'a> = &'a mut dyn FnMut(u64, Outcome);

/// Lets several threads play, and puts their games together.
fn share(jobs: usize, play: &(dyn Fn(Finished<'_>) + Sync)) -> Vec<(u64, Outcome)> {
    let play_some = || {
        let mut played = Vec::new();
        play(&mut |number, game| played.push((number, game)));
        played
    };
    let mut played = thread::scope(|scope| {
        let others: Vec<_> = (1..threads(jobs).get())
            .map(|_| scope.spawn(play_some))
            .collect();
        let mut played = play_some();
        for other in others {
            played.extend(other.join().unwrap_or_else(|panic| resume_unwind(panic)));
        }
        played
    });
    played.sort_unstable_by_key(|&(number, _)| number);
    played
}

fn round(played: Vec<(u64, Outcome)>) -> Round {
    let game = |(_, game): (u64, Outcome)| (game.score, game.moves, 1 << game.largest.min(63));
    played.into_iter().map(game).collect()
}

fn read_shape(name: Option<&str>, size: Size) -> PyResult<Shape> {
    let found = match name {
        None => Some(Shape::of_size(size)),
        Some(name) => Shape::of_name(name, size),
    };
    found.ok_or_else(|| {
        let names: Vec<&str> = Shape::names().collect();
        let choices = if size == Size::CLASSIC {
            names.join(", ")
        } else {
            "auto".to_owned()
        };
        let name = name.unwrap_or_default();
        refused_argument(
            "shape",
            format!("there is no shape '{name}' for {size}: choose {choices}"),
        )
    })
}

/// A network goes on with its own rules and shape.
fn check_goes_on(network: &Network, rules: &Rules, shape: Option<&str>) -> PyResult<()> {
    let own = &network.0.record().rules;
    if *own != rules.0 {
        let name = own.name();
        return Err(refused(format!("the network has rules of its own: {name}")));
    }
    match shape {
        None => Ok(()),
        Some(_) => Err(refused_argument("shape", "the network has one of its own")),
    }
}

fn within(name: &str, value: f32, range: RangeInclusive<f32>) -> PyResult<()> {
    if range.contains(&value) {
        return Ok(());
    }
    let (least, most) = (range.start(), range.end());
    let sentence = format!("{value} is not possible: write a number from {least} to {most}");
    Err(refused_argument(name, sentence))
}
