//! Many environments behind one call.

use std::iter;
use std::mem;
use std::slice;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use brikke_engine::Generator;
use numpy::{Ix1, PyArray1, PyArray2, PyArray3, PyReadonlyArray1};
use pyo3::prelude::*;

use crate::direction::not_an_action;
use crate::episodes::{Autoreset, Episodes, Reward, Rows, Setting};
use crate::errors::{refused, refused_argument};
use crate::rules::Rules;
use crate::step_arrays::{StepArray, StepArrays, actions_of};
use crate::threads::{Pieces, Threads, recycled};

/// Environments that are stepped together. The arrays are made once; every
/// step fills them.
#[pyclass(module = "brikke.brikke_native")]
pub(crate) struct NativeVectorEnv {
    /// The environments; in several parts where threads share them.
    parts: Vec<Episodes>,
    arrays: StepArrays,
    actions: StepArray<i64, Ix1>,
    crew: Option<Crew>,
    /// The seed of the actions that are drawn here, and how many streams of
    /// it are used up.
    lots: (u64, u64),
    cells: usize,
    /// True once every environment has begun.
    has_begun: bool,
    is_closed: bool,
}

impl NativeVectorEnv {
    /// The environments, for one caller at a time.
    fn of<'py>(environments: &Bound<'py, Self>) -> PyResult<PyRefMut<'py, Self>> {
        let environments = environments.try_borrow_mut().map_err(|_| in_use())?;
        if environments.is_closed {
            return Err(refused("the environments are closed: make others"));
        }
        Ok(environments)
    }
}

fn in_use() -> PyErr {
    refused("another thread is using these environments: they are one thread's at a time")
}

/// Threads, and memory to share work out.
struct Crew {
    threads: Threads,
    steps: Vec<Mutex<StepPieces<'static>>>,
    draws: Vec<Mutex<DrawPieces<'static>>>,
}

#[pymethods]
impl NativeVectorEnv {
    #[new]
    #[pyo3(signature = (rules, num_envs, autoreset, reward, max_steps, threads))]
    fn new(
        py: Python<'_>,
        rules: &Rules,
        num_envs: usize,
        autoreset: &str,
        reward: &str,
        max_steps: Option<u64>,
        threads: usize,
    ) -> PyResult<NativeVectorEnv> {
        let autoreset = read_autoreset(autoreset)?;
        let reward = read_reward(reward)?;
        let threads = crate::player::threads(threads).get().min(num_envs);
        let parts = if threads > 1 { PARTS * threads } else { 1 };
        let parts = parts.min(num_envs / LEAST).max(1);
        let part = |number: usize| {
            let setting = Setting {
                rules: rules.0.clone(),
                reward,
                autoreset,
                max_steps: max_steps.unwrap_or(u64::MAX),
            };
            let share = num_envs * (number + 1) / parts - num_envs * number / parts;
            Episodes::new(setting, share)
        };
        let (size, cells) = (rules.0.size(), rules.0.size().cells());
        let shape = [num_envs, size.rows().into(), size.columns().into()];
        let ends = autoreset == Autoreset::SameStep;
        Ok(NativeVectorEnv {
            parts: (0..parts).map(part).collect(),
            arrays: StepArrays::new(py, shape, ends),
            actions: StepArray::zeros(py, num_envs),
            crew: (parts > 1).then(|| Crew::new(threads)).transpose()?,
            lots: (0, 0),
            cells,
            has_begun: false,
            is_closed: false,
        })
    }

    /// Begins new games: of all environments, or of those in the mask. Seeds
    /// are the numbers of the environments with their seeds.
    fn reset(
        slf: &Bound<'_, Self>,
        seeds: Vec<(usize, u64)>,
        mask: Option<PyReadonlyArray1<'_, bool>>,
    ) -> PyResult<()> {
        let mask = mask.map(|mask| mask.as_array().to_vec());
        let mut envs = NativeVectorEnv::of(slf)?;
        let NativeVectorEnv {
            parts,
            arrays,
            lots,
            cells,
            has_begun,
            ..
        } = &mut *envs;
        let mut rest = arrays.rows(slf.py(), *cells)?;
        if let Some(&(_, seed)) = seeds.first() {
            *lots = (seed, 0);
        }
        let mut first = 0;
        for part in &mut *parts {
            let count = part.count();
            let (mut rows, others) = rest.split_at(count);
            rest = others;
            for &(index, seed) in &seeds {
                if (first..first + count).contains(&index) {
                    part.seed(index - first, seed);
                }
            }
            for index in 0..count {
                let is_chosen = mask
                    .as_ref()
                    .is_none_or(|mask| mask.get(first + index) == Some(&true));
                if is_chosen {
                    let step = part.begin(index);
                    part.put_first(index, step, &mut rows);
                }
            }
            first += count;
        }
        *has_begun = parts.iter().all(Episodes::have_begun);
        Ok(())
    }

    /// Plays an action of every environment; returns whether a game has ended.
    fn step(slf: &Bound<'_, Self>, actions: Bound<'_, PyArray1<i64>>) -> PyResult<bool> {
        let mut envs = NativeVectorEnv::of(slf)?;
        let envs = &mut *envs;
        if !envs.has_begun {
            return Err(refused("reset the environments before the first step"));
        }
        let py = slf.py();
        let rows = envs.arrays.rows(py, envs.cells)?;
        let actions = actions_of(&actions, &rows)?;
        let count = rows.count();
        if actions.len() != count {
            let found = actions.len();
            let noun = if found == 1 { "action" } else { "actions" };
            return Err(refused(format!("{found} {noun} for {count} environments")));
        }
        // One pass without a branch: nothing is changed if an action is none.
        if actions.iter().fold(0, |all, &action| all | action) & !3 != 0 {
            let wrong = actions.iter().find(|&&action| action & !3 != 0);
            return Err(not_an_action(wrong.copied().unwrap_or_default()));
        }
        let (parts, crew) = (&mut envs.parts[..], envs.crew.as_mut());
        Ok(py.detach(|| step_parts(parts, crew, actions, rows)))
    }

    /// A legal action for every environment, drawn uniformly; 0 where none is
    /// left.
    fn sample_actions<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let py = slf.py();
        let mut envs = NativeVectorEnv::of(slf)?;
        let envs = &mut *envs;
        let masks = envs.arrays.masks.slice(py)?.as_chunks::<4>().0;
        let actions = envs.actions.slice(py)?;
        let (seed, used) = envs.lots;
        let crew = envs.crew.as_mut();
        let streams = py.detach(|| draw_all(masks, actions, crew, seed, used));
        envs.lots.1 = used.wrapping_add(streams);
        Ok(envs.actions.for_python(py))
    }

    /// Ends the threads; nothing is stepped any more.
    fn close(slf: &Bound<'_, Self>) -> PyResult<()> {
        let mut envs = slf.try_borrow_mut().map_err(|_| in_use())?;
        envs.crew = None;
        envs.is_closed = true;
        Ok(())
    }

    #[getter]
    fn observations<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray3<u8>> {
        self.arrays.boards.for_python(py)
    }

    #[getter]
    fn action_masks<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<i8>> {
        self.arrays.masks.for_python(py)
    }

    #[getter]
    fn rewards<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<f64>> {
        self.arrays.rewards.for_python(py)
    }

    #[getter]
    fn terminations<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<bool>> {
        self.arrays.terminated.for_python(py)
    }

    #[getter]
    fn truncations<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<bool>> {
        self.arrays.truncated.for_python(py)
    }

    #[getter]
    fn illegal<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<bool>> {
        self.arrays.illegal.for_python(py)
    }

    #[getter]
    fn scores<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<f64>> {
        self.arrays.scores.for_python(py)
    }

    #[getter]
    fn moves<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i64>> {
        self.arrays.moves.for_python(py)
    }

    /// Boards, masks, illegal actions, scores and moves of games that ended in the last step,
    /// where the same step has begun others.
    #[getter]
    fn ending<'py>(&self, py: Python<'py>) -> Option<LastRows<'py>> {
        let ending = self.arrays.ending.as_ref()?;
        Some((
            ending.boards.for_python(py),
            ending.masks.for_python(py),
            ending.illegal.for_python(py),
            ending.scores.for_python(py),
            ending.moves.for_python(py),
        ))
    }
}

/// Parts of the environments for each thread.
const PARTS: usize = 4;

/// The fewest environments that are worth a part of their own.
const LEAST: usize = 64;

/// The environments whose actions are drawn from one stream.
const STREAM: usize = 512;

type LastRows<'py> = (
    Bound<'py, PyArray3<u8>>,
    Bound<'py, PyArray2<i8>>,
    Bound<'py, PyArray1<bool>>,
    Bound<'py, PyArray1<f64>>,
    Bound<'py, PyArray1<i64>>,
);

fn read_autoreset(text: &str) -> PyResult<Autoreset> {
    match text {
        "NextStep" => Ok(Autoreset::NextStep),
        "SameStep" => Ok(Autoreset::SameStep),
        "Disabled" => Ok(Autoreset::Disabled),
        _ => Err(refused_argument(
            "autoreset_mode",
            format!("'{text}' is not known: write NextStep, SameStep or Disabled"),
        )),
    }
}

/// The reward with this name.
pub(crate) fn read_reward(text: &str) -> PyResult<Reward> {
    match text {
        "points" => Ok(Reward::Points),
        "log2" => Ok(Reward::Log2),
        _ => Err(refused_argument(
            "reward",
            format!("'{text}' is not known: write points, log2 or a function of the points"),
        )),
    }
}

impl Crew {
    fn new(threads: usize) -> PyResult<Crew> {
        Ok(Crew {
            threads: Threads::new(threads).map_err(|error| refused_argument("threads", error))?,
            steps: Vec::new(),
            draws: Vec::new(),
        })
    }
}

/// The environments that one thread steps at a time.
struct StepPiece<'a> {
    episodes: &'a mut Episodes,
    actions: &'a [i64],
    rows: Rows<'a>,
}

impl StepPiece<'_> {
    /// Steps them; returns whether a game has ended.
    fn step(mut self) -> bool {
        self.episodes.step(self.actions, &mut self.rows);
        self.rows.has_ended
    }
}

/// Environments that are stepped part by part.
struct StepPieces<'a> {
    parts: slice::IterMut<'a, Episodes>,
    actions: &'a [i64],
    rows: Rows<'a>,
}

impl<'a> StepPieces<'a> {
    /// The first parts, and what is left.
    fn split_at(self, parts: usize) -> (StepPieces<'a>, StepPieces<'a>) {
        let (first, second) = self.parts.into_slice().split_at_mut(parts);
        let count = first.iter().map(Episodes::count).sum();
        let (first_actions, second_actions) = self.actions.split_at(count);
        let (first_rows, second_rows) = self.rows.split_at(count);
        let pieces = |parts: &'a mut [Episodes], actions, rows| StepPieces {
            parts: parts.iter_mut(),
            actions,
            rows,
        };
        (
            pieces(first, first_actions, first_rows),
            pieces(second, second_actions, second_rows),
        )
    }
}

impl<'a> Pieces for StepPieces<'a> {
    type Piece = StepPiece<'a>;

    fn next_piece(&mut self) -> Option<StepPiece<'a>> {
        let episodes = self.parts.next()?;
        let (actions, other_actions) = self.actions.split_at(episodes.count());
        let (rows, other_rows) = mem::take(&mut self.rows).split_at(episodes.count());
        (self.actions, self.rows) = (other_actions, other_rows);
        Some(StepPiece {
            episodes,
            actions,
            rows,
        })
    }
}

/// Steps the parts; returns whether a game has ended.
fn step_parts(
    parts: &mut [Episodes],
    crew: Option<&mut Crew>,
    actions: &[i64],
    rows: Rows<'_>,
) -> bool {
    let count = parts.len();
    let mut left = StepPieces {
        parts: parts.iter_mut(),
        actions,
        rows,
    };
    let Some(crew) = crew else {
        let pieces = iter::from_fn(|| left.next_piece());
        return pieces.fold(false, |has_ended, piece| piece.step() | has_ended);
    };
    let has_ended = AtomicBool::new(false);
    let threads = crew.threads.count();
    let mut shares = recycled(mem::take(&mut crew.steps));
    for thread in 0..threads {
        let (own, others) =
            left.split_at(count * (thread + 1) / threads - count * thread / threads);
        shares.push(Mutex::new(own));
        left = others;
    }
    crew.threads.work(&shares, |piece| {
        if piece.step() {
            has_ended.store(true, Ordering::Relaxed);
        }
    });
    crew.steps = recycled(shares);
    has_ended.into_inner()
}

/// The environments whose actions one thread draws at a time, with the number
/// of their stream.
struct DrawPiece<'a> {
    masks: &'a [[i8; 4]],
    actions: &'a mut [i64],
    stream: u64,
}

impl DrawPiece<'_> {
    fn draw(self, seed: u64) {
        // Games have the streams from 0 up.
        let mut lots = Generator::stream(seed, u64::MAX - self.stream);
        for (action, mask) in self.actions.iter_mut().zip(self.masks) {
            *action = draw_legal(*mask, &mut lots);
        }
    }
}

/// Environments whose actions are drawn stream by stream.
struct DrawPieces<'a> {
    masks: slice::Chunks<'a, [i8; 4]>,
    actions: slice::ChunksMut<'a, i64>,
    stream: u64,
}

impl<'a> DrawPieces<'a> {
    fn new(masks: &'a [[i8; 4]], actions: &'a mut [i64], stream: u64) -> DrawPieces<'a> {
        DrawPieces {
            masks: masks.chunks(STREAM),
            actions: actions.chunks_mut(STREAM),
            stream,
        }
    }
}

impl<'a> Pieces for DrawPieces<'a> {
    type Piece = DrawPiece<'a>;

    fn next_piece(&mut self) -> Option<DrawPiece<'a>> {
        let (masks, actions) = (self.masks.next()?, self.actions.next()?);
        self.stream = self.stream.wrapping_add(1);
        Some(DrawPiece {
            masks,
            actions,
            stream: self.stream,
        })
    }
}

/// Draws a legal action for every environment from the streams of the seed
/// that are not used up, and returns how many of them it took.
fn draw_all(
    masks: &[[i8; 4]],
    actions: &mut [i64],
    crew: Option<&mut Crew>,
    seed: u64,
    used: u64,
) -> u64 {
    let streams = masks.len().div_ceil(STREAM);
    let Some(crew) = crew else {
        let mut left = DrawPieces::new(masks, actions, used);
        iter::from_fn(|| left.next_piece()).for_each(|piece| piece.draw(seed));
        return streams as u64;
    };
    let own = STREAM * streams.div_ceil(crew.threads.count());
    let mut shares = recycled(mem::take(&mut crew.draws));
    let each = masks.chunks(own).zip(actions.chunks_mut(own));
    let firsts = (used..).step_by(own / STREAM);
    shares.extend(
        each.zip(firsts)
            .map(|((masks, actions), first)| Mutex::new(DrawPieces::new(masks, actions, first))),
    );
    crew.threads.work(&shares, |piece| piece.draw(seed));
    crew.draws = recycled(shares);
    streams as u64
}

/// A direction drawn from the legal ones; 0 if there is none.
#[inline(always)]
fn draw_legal(mask: [i8; 4], lots: &mut Generator) -> i64 {
    let ones = mask.map(|legal| u32::from(legal != 0));
    let legal: u32 = ones.iter().sum();
    // The direction drawn comes after those with at most `nth` legal ones up
    // to them.
    let nth = lots.below(legal.max(1));
    let upto = [ones[0], ones[0] + ones[1], ones[0] + ones[1] + ones[2]];
    let before: i64 = upto.iter().map(|&count| i64::from(count <= nth)).sum();
    if legal == 0 { 0 } else { before }
}
