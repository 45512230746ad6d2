//! One environment, a call for each step.

use numpy::{PyArray1, PyArray2, PyArrayMethods};
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::direction::ActionArgument;
use crate::episodes::{Autoreset, Episodes, Reward, Setting, Step};
use crate::errors::refused;
use crate::rules::Rules;
use crate::vector_env::read_reward;

/// The native half of an environment: `step` is all of it.
#[pyclass(module = "brikke.brikke_native", subclass)]
pub(crate) struct SingleEnv {
    episodes: Episodes,
    reward: Reward,
    reward_function: Option<Py<PyAny>>,
    has_begun: bool,
}

type Observation<'py> = Bound<'py, PyArray2<u8>>;

#[pymethods]
impl SingleEnv {
    #[new]
    #[pyo3(signature = (rules, reward, reward_function, max_steps))]
    fn new(
        rules: &Rules,
        reward: &str,
        reward_function: Option<Py<PyAny>>,
        max_steps: Option<u64>,
    ) -> PyResult<SingleEnv> {
        let reward = read_reward(reward)?;
        let setting = Setting {
            rules: rules.0.clone(),
            reward,
            autoreset: Autoreset::Disabled,
            max_steps: max_steps.unwrap_or(u64::MAX),
        };
        Ok(SingleEnv {
            episodes: Episodes::new(setting, 1),
            reward,
            reward_function,
            has_begun: false,
        })
    }

    /// Begins a game; with a seed, the first one of it.
    fn begin<'py>(
        slf: &Bound<'py, Self>,
        seed: Option<u64>,
    ) -> PyResult<(Observation<'py>, Bound<'py, PyDict>)> {
        let mut env = slf.try_borrow_mut().map_err(|_| in_use())?;
        if let Some(seed) = seed {
            env.episodes.seed(0, seed);
        }
        let step = env.episodes.begin(0);
        env.has_begun = true;
        Ok((env.board(slf.py())?, env.info(slf.py(), step)?))
    }

    /// Plays an action: 0 up, 1 right, 2 down, 3 left. Returns the board, the
    /// reward, whether the game is over, whether it is cut off, and `info`.
    fn step<'py>(
        slf: &Bound<'py, Self>,
        action: ActionArgument,
    ) -> PyResult<(Observation<'py>, f64, bool, bool, Bound<'py, PyDict>)> {
        let py = slf.py();
        let mut env = slf.try_borrow_mut().map_err(|_| in_use())?;
        if !env.has_begun {
            return Err(refused("reset the environment before the first step"));
        }
        let step = env.episodes.act(0, action.0);
        let reward = match &env.reward_function {
            None => env.reward.of(step.gained),
            Some(function) => function.call1(py, (step.gained,))?.extract(py)?,
        };
        Ok((
            env.board(py)?,
            reward,
            step.is_over,
            step.is_cut_off,
            env.info(py, step)?,
        ))
    }

    /// The board as it stands, as rank numbers.
    fn observation<'py>(slf: &Bound<'py, Self>) -> PyResult<Observation<'py>> {
        let env = slf.try_borrow().map_err(|_| in_use())?;
        env.board(slf.py())
    }

    /// The legal actions on the board as it stands.
    fn action_masks<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyArray1<bool>>> {
        let env = slf.try_borrow().map_err(|_| in_use())?;
        let mask = env.episodes.mask(0).map(|legal| legal != 0);
        Ok(PyArray1::from_slice(slf.py(), &mask))
    }
}

fn in_use() -> PyErr {
    refused("this environment is being stepped already: one step at a time")
}

impl SingleEnv {
    fn board<'py>(&self, py: Python<'py>) -> PyResult<Observation<'py>> {
        let size = self.episodes.rules().size();
        let (rows, columns) = (size.rows().into(), size.columns().into());
        let array = PyArray2::zeros(py, [rows, columns], false);
        let mut cells = array.try_readwrite().map_err(refused)?;
        let cells = cells.as_slice_mut().map_err(refused)?;
        self.episodes.numbers(0, |numbers| {
            if cells.len() == numbers.len() {
                cells.copy_from_slice(numbers);
            }
        });
        Ok(array)
    }

    fn info<'py>(&self, py: Python<'py>, step: Step) -> PyResult<Bound<'py, PyDict>> {
        let (score, moves) = self.episodes.progress(0);
        let info = PyDict::new(py);
        info.set_item(
            intern!(py, "action_mask"),
            PyArray1::from_slice(py, &step.mask()),
        )?;
        info.set_item(intern!(py, "illegal"), step.is_illegal)?;
        info.set_item(intern!(py, "score"), score)?;
        info.set_item(intern!(py, "moves"), moves)?;
        Ok(info)
    }
}
