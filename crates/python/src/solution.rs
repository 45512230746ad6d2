//! Exact values of perfect play.

use std::io::BufReader;
use std::path::PathBuf;

use brikke_engine::Size;
use brikke_players::AtomicFile;
use brikke_solver::{Limits, Objective, Progress, Solution as SolverSolution, SolveError};
use numpy::{PyArray1, PyArray2, PyArray3};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::arrays::{Boards, BytesArgument, boards_array, matrix, read, vector};
use crate::board::rank_of;
use crate::errors::{file_error, open, refused, refused_argument};
use crate::long_work::{run, stopped};
use crate::player::threads;
use crate::rules::Rules;

/// A solved game: the value of every afterstate that can come up.
#[pyclass(module = "brikke", frozen)]
pub(crate) struct Solution(SolverSolution);

type Valued<'py> = (Bound<'py, PyArray3<u8>>, Bound<'py, PyArray1<f64>>);

#[pymethods]
impl Solution {
    /// The expected score of perfect play from the start, or the probability
    /// of reaching the tile.
    #[getter]
    fn value(&self) -> f64 {
        self.0.solved().value
    }

    /// The number of boards that can come up, counted up to symmetry.
    #[getter]
    fn states(&self) -> u64 {
        self.0.solved().states
    }

    /// The number of afterstates, counted likewise.
    #[getter]
    fn afterstates(&self) -> u64 {
        self.0.solved().afterstates
    }

    /// The rules that were solved.
    #[getter]
    fn rules(&self) -> Rules {
        Rules(self.0.rules().clone())
    }

    /// The tile to reach, or `None` where points count.
    #[getter]
    fn reach(&self) -> Option<u128> {
        match self.0.objective() {
            Objective::Score => None,
            Objective::Reach(tile) => Some(tile.tile()),
        }
    }

    /// The values of the four directions of each board, points of the move
    /// included; not a number where nothing moves.
    fn values_of<'py>(
        &self,
        py: Python<'py>,
        boards: BytesArgument<'py>,
    ) -> PyResult<Bound<'py, PyArray2<f64>>> {
        let boards = Boards::of(&read(boards)?, Some(self.0.rules()))?;
        let values: Result<Vec<[Option<f64>; 4]>, _> =
            py.detach(|| boards.boards().map(|board| self.0.values(&board)).collect());
        let values = values.map_err(refused)?.into_iter().flatten();
        matrix(
            py,
            values.map(|value| value.unwrap_or(f64::NAN)).collect(),
            4,
        )
    }

    /// Every afterstate with its value beyond the points so far, one of those
    /// that are the same but for turns and mirrors.
    fn arrays<'py>(&self, py: Python<'py>) -> PyResult<Valued<'py>> {
        let size = self.0.rules().size();
        let (boards, values) = py.detach(|| {
            let (mut boards, mut values) = (Vec::new(), Vec::new());
            for (board, value) in self.0.afterstates() {
                boards.extend(numbers(board, size));
                values.push(value);
            }
            (boards, values)
        });
        Ok((boards_array(py, boards, size)?, vector(py, values)))
    }

    /// Saves the solution, as `brikke solve --save` does.
    fn save(&self, py: Python<'_>, path: PathBuf) -> PyResult<()> {
        py.detach(|| AtomicFile::create(&path)?.write_with(|mut file| self.0.write(&mut file)))
            .map_err(|error| file_error(&path, &error))
    }

    /// Reads a saved solution.
    #[staticmethod]
    fn load(py: Python<'_>, path: PathBuf) -> PyResult<Solution> {
        let mut file = BufReader::new(open(&path)?);
        let solution = py.detach(|| SolverSolution::read(&mut file));
        solution
            .map(Solution)
            .map_err(|error| refused_argument(&path.display().to_string(), error))
    }

    /// The solution as bytes.
    fn to_bytes<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        let mut bytes = Vec::new();
        py.detach(|| self.0.write(&mut bytes))?;
        Ok(PyBytes::new(py, &bytes))
    }

    /// The solution of these bytes.
    #[staticmethod]
    fn from_bytes(py: Python<'_>, mut bytes: &[u8]) -> PyResult<Solution> {
        let solution = py.detach(|| SolverSolution::read(&mut bytes));
        solution.map(Solution).map_err(refused)
    }

    fn __repr__(&self) -> String {
        let solved = self.0.solved();
        let rules = self.0.rules().name();
        format!(
            "<Solution of {rules}: {} in {} states>",
            solved.value, solved.states
        )
    }
}

/// The rank numbers of a board in 64 bits.
fn numbers(board: u64, size: Size) -> impl Iterator<Item = u8> {
    #[expect(clippy::cast_possible_truncation, reason = "four bits")]
    (0..size.cells()).map(move |cell| (board >> (4 * cell)) as u8 & 15)
}

/// Solves the rules. `progress` is called with the share that is done and the
/// number of states.
#[pyfunction]
#[pyo3(signature = (rules, reach, memory, jobs, progress=None))]
pub(crate) fn solve(
    py: Python<'_>,
    rules: &Rules,
    reach: Option<&Bound<'_, PyAny>>,
    memory: u64,
    jobs: usize,
    progress: Option<Py<PyAny>>,
) -> PyResult<Solution> {
    let objective = match reach {
        None => Objective::Score,
        Some(tile) => Objective::Reach(rank_of("reach", tile)?),
    };
    let solved = run(
        py,
        |stop, tell| {
            let limits = Limits {
                jobs: threads(jobs),
                memory,
                stop,
                progress: tell,
            };
            brikke_solver::solve_and_keep(&rules.0, objective, &limits)
        },
        |py, Progress { done, states, .. }| match &progress {
            Some(progress) => progress.call1(py, (done, states)).map(drop),
            None => Ok(()),
        },
    )?;
    solved.map(Solution).map_err(|error| match error {
        SolveError::Stopped => stopped(),
        SolveError::TooMuch { .. } | SolveError::OutOfMemory { .. } => {
            refused(format!("{error}; memory= allows more"))
        }
        other => refused(other),
    })
}
