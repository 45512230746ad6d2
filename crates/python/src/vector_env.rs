//! Many environments behind one call.

use std::hint;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use brikke_engine::Generator;
use numpy::{PyArray1, PyArray2, PyArray3, PyArrayMethods, PyReadonlyArray1, PyReadwriteArray};
use pyo3::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::direction::not_an_action;
use crate::episodes::{Autoreset, Ending, Episodes, Reward, Rows, Setting};
use crate::errors::{refused, refused_argument};
use crate::rules::Rules;

/// Environments that are stepped together. The arrays are made once; every
/// step fills them.
#[pyclass(module = "brikke.brikke_native")]
pub(crate) struct NativeVectorEnv {
    /// The environments; in several parts where threads share them.
    parts: Vec<Episodes>,
    pool: Option<ThreadPool>,
    arrays: Arrays,
    ending: Option<EndingArrays>,
    actions: Py<PyArray1<i64>>,
    lots: Generator,
    cells: usize,
    has_begun: bool,
}

/// The arrays of a step.
struct Arrays {
    boards: Py<PyArray3<u8>>,
    masks: Py<PyArray2<i8>>,
    rewards: Py<PyArray1<f64>>,
    terminated: Py<PyArray1<bool>>,
    truncated: Py<PyArray1<bool>>,
    illegal: Py<PyArray1<bool>>,
    scores: Py<PyArray1<f64>>,
    moves: Py<PyArray1<i64>>,
}

/// The arrays of games that have ended in a step.
struct EndingArrays {
    boards: Py<PyArray3<u8>>,
    masks: Py<PyArray2<i8>>,
    scores: Py<PyArray1<f64>>,
    moves: Py<PyArray1<i64>>,
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
        if !(1..=MOST_ENVIRONMENTS).contains(&num_envs) {
            let reason = format!("{num_envs} is not possible: write 1 to {MOST_ENVIRONMENTS}");
            return Err(refused_argument("num_envs", reason));
        }
        let autoreset = read_autoreset(autoreset)?;
        let reward = read_reward(reward)?;
        let threads = crate::player::threads(threads).get().min(num_envs);
        let parts = if threads > 1 { PARTS * threads } else { 1 }.min(num_envs);
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
            pool: (threads > 1).then(|| pool(threads - 1)).transpose()?,
            arrays: Arrays::new(py, shape),
            ending: ends.then(|| EndingArrays::new(py, shape)),
            actions: PyArray1::zeros(py, num_envs, false).unbind(),
            lots: Generator::stream(0, 0),
            cells,
            has_begun: false,
        })
    }

    /// Begins new games: of all environments, or of those in the mask. Seeds
    /// are the numbers of the environments with their seeds.
    fn reset(
        &mut self,
        py: Python<'_>,
        seeds: Vec<(usize, u64)>,
        mask: Option<PyReadonlyArray1<'_, bool>>,
    ) -> PyResult<()> {
        let mask = mask.map(|mask| mask.as_array().to_vec());
        let (mut arrays, mut no_ending) = (self.arrays.borrow(py)?, None);
        let mut rest = arrays.rows(&mut no_ending, self.cells)?;
        if let Some(&(_, seed)) = seeds.first() {
            self.lots = Generator::stream(seed, u64::MAX);
        }
        let mut first = 0;
        for part in &mut self.parts {
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
        self.has_begun = true;
        Ok(())
    }

    /// Plays an action of every environment; returns whether a game has ended.
    fn step(&mut self, py: Python<'_>, actions: PyReadonlyArray1<'_, i64>) -> PyResult<bool> {
        if !self.has_begun {
            return Err(refused("reset the environments before the first step"));
        }
        let actions = actions.as_slice().map_err(refused)?;
        let count: usize = self.parts.iter().map(Episodes::count).sum();
        if actions.len() != count {
            let found = actions.len();
            return Err(refused(format!("{found} actions for {count} environments")));
        }
        // One pass without a branch: nothing is changed if an action is none.
        if actions.iter().fold(0, |all, &action| all | action) & !3 != 0 {
            let wrong = actions.iter().find(|&&action| action & !3 != 0);
            return Err(not_an_action(wrong.copied().unwrap_or_default()));
        }
        let mut arrays = self.arrays.borrow(py)?;
        let mut ending = match &self.ending {
            Some(ending) => Some(ending.borrow(py)?),
            None => None,
        };
        let rows = arrays.rows(&mut ending, self.cells)?;
        let (parts, pool) = (&mut self.parts[..], self.pool.as_ref());
        py.detach(|| step_parts(parts, pool, actions, rows));
        let ended = |array: &PyReadwriteArray<'_, bool, numpy::Ix1>| {
            array.as_slice().is_ok_and(|flags| flags.contains(&true))
        };
        Ok(ended(&arrays.terminated) || ended(&arrays.truncated))
    }

    /// A legal action for every environment, drawn uniformly; 0 where none is
    /// left.
    fn sample_actions<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let masks = self.arrays.masks.bind(py).try_readonly().map_err(refused)?;
        let mut actions = self.actions.bind(py).try_readwrite().map_err(refused)?;
        let rows = masks.as_slice().map_err(refused)?.as_chunks::<4>().0;
        let actions = actions.as_slice_mut().map_err(refused)?;
        for (action, mask) in actions.iter_mut().zip(rows) {
            *action = draw_legal(*mask, &mut self.lots);
        }
        Ok(self.actions.bind(py).clone())
    }

    #[getter]
    fn observations<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray3<u8>> {
        self.arrays.boards.bind(py).clone()
    }

    #[getter]
    fn action_masks<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<i8>> {
        self.arrays.masks.bind(py).clone()
    }

    #[getter]
    fn rewards<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<f64>> {
        self.arrays.rewards.bind(py).clone()
    }

    #[getter]
    fn terminations<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<bool>> {
        self.arrays.terminated.bind(py).clone()
    }

    #[getter]
    fn truncations<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<bool>> {
        self.arrays.truncated.bind(py).clone()
    }

    #[getter]
    fn illegal<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<bool>> {
        self.arrays.illegal.bind(py).clone()
    }

    #[getter]
    fn scores<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<f64>> {
        self.arrays.scores.bind(py).clone()
    }

    #[getter]
    fn moves<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i64>> {
        self.arrays.moves.bind(py).clone()
    }

    /// Boards, masks, scores and moves of games that ended in the last step,
    /// where the same step has begun others.
    #[getter]
    fn ending<'py>(&self, py: Python<'py>) -> Option<LastRows<'py>> {
        let ending = self.ending.as_ref()?;
        Some((
            ending.boards.bind(py).clone(),
            ending.masks.bind(py).clone(),
            ending.scores.bind(py).clone(),
            ending.moves.bind(py).clone(),
        ))
    }
}

/// Parts of the environments for each thread.
const PARTS: usize = 4;

/// More would not fit the memory of most machines.
const MOST_ENVIRONMENTS: usize = 1 << 26;

type LastRows<'py> = (
    Bound<'py, PyArray3<u8>>,
    Bound<'py, PyArray2<i8>>,
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

fn pool(threads: usize) -> PyResult<ThreadPool> {
    let pool = ThreadPoolBuilder::new().num_threads(threads).build();
    pool.map_err(|error| refused_argument("threads", error))
}

/// The environments that one thread steps at a time.
struct Piece<'a> {
    episodes: &'a mut Episodes,
    actions: &'a [i64],
    rows: Rows<'a>,
}

/// Steps the parts. Threads take the next one that nobody has begun: one that
/// is held up takes fewer.
fn step_parts(
    parts: &mut [Episodes],
    pool: Option<&ThreadPool>,
    actions: &[i64],
    mut rows: Rows<'_>,
) {
    let Some(pool) = pool else {
        if let [only] = parts {
            only.step(actions, &mut rows);
        }
        return;
    };
    let pieces = pieces(parts, actions, rows);
    let (next, at_work) = (
        AtomicUsize::new(0),
        AtomicUsize::new(pool.current_num_threads()),
    );
    let work = || {
        while let Some(piece) = pieces.get(next.fetch_add(1, Ordering::Relaxed)) {
            let taken = piece.lock().unwrap_or_else(PoisonError::into_inner).take();
            if let Some(mut piece) = taken {
                piece.episodes.step(piece.actions, &mut piece.rows);
            }
        }
    };
    pool.in_place_scope(|scope| {
        for _ in 0..pool.current_num_threads() {
            scope.spawn(|_| {
                work();
                at_work.fetch_sub(1, Ordering::Release);
            });
        }
        work();
        wait_briefly(&at_work);
    });
}

/// The parts with their actions and rows, each to be taken once.
fn pieces<'a>(
    parts: &'a mut [Episodes],
    mut actions: &'a [i64],
    mut rows: Rows<'a>,
) -> Vec<Mutex<Option<Piece<'a>>>> {
    let mut pieces = Vec::with_capacity(parts.len());
    for episodes in parts {
        let (own_actions, other_actions) = actions.split_at(episodes.count());
        let (own_rows, other_rows) = rows.split_at(episodes.count());
        (actions, rows) = (other_actions, other_rows);
        pieces.push(Mutex::new(Some(Piece {
            episodes,
            actions: own_actions,
            rows: own_rows,
        })));
    }
    pieces
}

/// Waits for the other threads awake: they are done within moments, and to be
/// woken would take longer.
fn wait_briefly(at_work: &AtomicUsize) {
    for _ in 0..20_000 {
        if at_work.load(Ordering::Acquire) == 0 {
            return;
        }
        hint::spin_loop();
    }
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

impl Arrays {
    fn new(py: Python<'_>, shape: [usize; 3]) -> Arrays {
        let count = shape[0];
        Arrays {
            boards: PyArray3::zeros(py, shape, false).unbind(),
            masks: PyArray2::zeros(py, [count, 4], false).unbind(),
            rewards: PyArray1::zeros(py, count, false).unbind(),
            terminated: PyArray1::zeros(py, count, false).unbind(),
            truncated: PyArray1::zeros(py, count, false).unbind(),
            illegal: PyArray1::zeros(py, count, false).unbind(),
            scores: PyArray1::zeros(py, count, false).unbind(),
            moves: PyArray1::zeros(py, count, false).unbind(),
        }
    }

    fn borrow<'py>(&self, py: Python<'py>) -> PyResult<Borrowed<'py>> {
        Ok(Borrowed {
            boards: write(py, &self.boards)?,
            masks: write(py, &self.masks)?,
            rewards: write(py, &self.rewards)?,
            terminated: write(py, &self.terminated)?,
            truncated: write(py, &self.truncated)?,
            illegal: write(py, &self.illegal)?,
            scores: write(py, &self.scores)?,
            moves: write(py, &self.moves)?,
        })
    }
}

impl EndingArrays {
    fn new(py: Python<'_>, shape: [usize; 3]) -> EndingArrays {
        EndingArrays {
            boards: PyArray3::zeros(py, shape, false).unbind(),
            masks: PyArray2::zeros(py, [shape[0], 4], false).unbind(),
            scores: PyArray1::zeros(py, shape[0], false).unbind(),
            moves: PyArray1::zeros(py, shape[0], false).unbind(),
        }
    }

    fn borrow<'py>(&self, py: Python<'py>) -> PyResult<BorrowedEnding<'py>> {
        Ok(BorrowedEnding {
            boards: write(py, &self.boards)?,
            masks: write(py, &self.masks)?,
            scores: write(py, &self.scores)?,
            moves: write(py, &self.moves)?,
        })
    }
}

/// The array, to be written by nobody else meanwhile.
fn write<'py, T: numpy::Element, D: numpy::ndarray::Dimension>(
    py: Python<'py>,
    array: &Py<numpy::PyArray<T, D>>,
) -> PyResult<PyReadwriteArray<'py, T, D>> {
    array.bind(py).try_readwrite().map_err(refused)
}

/// The arrays of a step, borrowed.
struct Borrowed<'py> {
    boards: PyReadwriteArray<'py, u8, numpy::Ix3>,
    masks: PyReadwriteArray<'py, i8, numpy::Ix2>,
    rewards: PyReadwriteArray<'py, f64, numpy::Ix1>,
    terminated: PyReadwriteArray<'py, bool, numpy::Ix1>,
    truncated: PyReadwriteArray<'py, bool, numpy::Ix1>,
    illegal: PyReadwriteArray<'py, bool, numpy::Ix1>,
    scores: PyReadwriteArray<'py, f64, numpy::Ix1>,
    moves: PyReadwriteArray<'py, i64, numpy::Ix1>,
}

/// The arrays of games that have ended, borrowed.
struct BorrowedEnding<'py> {
    boards: PyReadwriteArray<'py, u8, numpy::Ix3>,
    masks: PyReadwriteArray<'py, i8, numpy::Ix2>,
    scores: PyReadwriteArray<'py, f64, numpy::Ix1>,
    moves: PyReadwriteArray<'py, i64, numpy::Ix1>,
}

impl Borrowed<'_> {
    fn rows<'a>(
        &'a mut self,
        ending: &'a mut Option<BorrowedEnding<'_>>,
        cells: usize,
    ) -> PyResult<Rows<'a>> {
        let ending = match ending {
            Some(ending) => Some(Ending {
                boards: ending.boards.as_slice_mut().map_err(refused)?,
                masks: ending.masks.as_slice_mut().map_err(refused)?,
                scores: ending.scores.as_slice_mut().map_err(refused)?,
                moves: ending.moves.as_slice_mut().map_err(refused)?,
            }),
            None => None,
        };
        Ok(Rows {
            boards: self.boards.as_slice_mut().map_err(refused)?,
            masks: self.masks.as_slice_mut().map_err(refused)?,
            rewards: self.rewards.as_slice_mut().map_err(refused)?,
            terminated: self.terminated.as_slice_mut().map_err(refused)?,
            truncated: self.truncated.as_slice_mut().map_err(refused)?,
            illegal: self.illegal.as_slice_mut().map_err(refused)?,
            scores: self.scores.as_slice_mut().map_err(refused)?,
            moves: self.moves.as_slice_mut().map_err(refused)?,
            ending,
            cells,
        })
    }
}
