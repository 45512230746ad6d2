//! The rules of a game.

use std::fmt::Display;
use std::str::FromStr;

use brikke_engine::{AtGoal, Goal, Overrides, Preset, Rank, Rules as EngineRules};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyString, PyTuple};

use crate::board::python_function;
use crate::errors::{refused, refused_argument};

/// The rules of a game: a preset, and what is to be different.
#[pyclass(module = "brikke", frozen, eq, hash, from_py_object)]
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Rules(pub(crate) EngineRules);

#[pymethods]
impl Rules {
    #[new]
    #[pyo3(signature = (preset="classic", *, size=None, tiles=None, start=None, goal=None, at_goal=None, lost_when=None))]
    fn new(
        preset: &str,
        size: Option<&Bound<'_, PyAny>>,
        tiles: Option<&Bound<'_, PyAny>>,
        start: Option<&Bound<'_, PyAny>>,
        goal: Option<&Bound<'_, PyAny>>,
        at_goal: Option<&Bound<'_, PyAny>>,
        lost_when: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Rules> {
        let overrides = Overrides {
            size: read("size", size)?,
            tiles: read("tiles", tiles)?,
            start: start.map(read_start).transpose()?,
            goal: read::<Goal>("goal", goal)?,
            at_goal: read("at_goal", at_goal)?,
            lost_when: read("lost_when", lost_when)?,
        };
        if preset.contains('=') && overrides == Overrides::default() {
            return preset.parse().map(Rules).map_err(refused);
        }
        let preset: Preset = preset
            .parse()
            .map_err(|error| refused_argument("rules", error))?;
        let stops = overrides.at_goal == Some(AtGoal::Stop);
        let rules = EngineRules::new(preset, overrides).map_err(refused)?;
        if stops && rules.goal().is_none() {
            let largest = rules.largest_tile();
            let reason = format!("there is no goal to stop at: write one up to goal={largest}");
            return Err(refused_argument("at_goal", reason));
        }
        Ok(Rules(rules))
    }

    /// The number of rows and of columns.
    #[getter]
    fn size(&self) -> (u8, u8) {
        (self.0.size().rows(), self.0.size().columns())
    }

    /// The tiles that can appear with their weights, as `tiles=` takes them.
    #[getter]
    fn weights<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let weights = PyDict::new(py);
        for (rank, weight) in self.0.tiles().iter() {
            weights.set_item(rank.tile(), weight)?;
        }
        Ok(weights)
    }

    /// The tiles that can appear with their probabilities.
    #[getter]
    fn tiles<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let tiles = PyDict::new(py);
        for (rank, _) in self.0.tiles().iter() {
            tiles.set_item(rank.tile(), self.0.tiles().probability(rank))?;
        }
        Ok(tiles)
    }

    /// The number of start tiles.
    #[getter]
    fn start(&self) -> u8 {
        self.0.start()
    }

    /// The tile to reach, if there is one.
    #[getter]
    fn goal(&self) -> Option<u128> {
        self.0.goal().map(Rank::tile)
    }

    /// `"stop"` or `"continue"`.
    #[getter]
    fn at_goal(&self) -> String {
        self.0.at_goal().to_string()
    }

    /// `"stuck"` or `"full"`.
    #[getter]
    fn lost_when(&self) -> String {
        self.0.lost_when().to_string()
    }

    /// The largest tile that these rules can lead to.
    #[getter]
    fn largest_tile(&self) -> u128 {
        self.0.largest_tile().tile()
    }

    /// The nearest preset and what is different from it.
    #[getter]
    fn name(&self) -> String {
        self.0.name()
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("Rules('{}')", self.0)
    }

    fn __reduce__(slf: &Bound<'_, Self>) -> (Py<PyAny>, (String,)) {
        let class = slf.get_type().into_any().unbind();
        (class, (slf.get().0.to_string(),))
    }
}

/// A value of a rule, as the command reads it.
fn read<T: FromStr<Err: Display>>(
    name: &str,
    value: Option<&Bound<'_, PyAny>>,
) -> PyResult<Option<T>> {
    let Some(value) = value else {
        return Ok(None);
    };
    let text = text_of(value)?;
    let parsed = text
        .parse()
        .map_err(|error| refused_argument(name, error))?;
    Ok(Some(parsed))
}

/// The number of start tiles.
fn read_start(value: &Bound<'_, PyAny>) -> PyResult<u32> {
    let text = text_of(value)?;
    text.parse().map_err(|_| {
        let reason =
            format!("{text} is not possible: write a whole number from 1 to that of the cells");
        refused_argument("start", reason)
    })
}

/// The text of a value: a tuple or a list is a size, a dictionary tiles with their
/// weights.
fn text_of(value: &Bound<'_, PyAny>) -> PyResult<String> {
    if let Ok(text) = value.cast::<PyString>() {
        return Ok(text.to_str()?.to_owned());
    }
    if value.is_instance_of::<PyTuple>() || value.is_instance_of::<PyList>() {
        let sides = value.try_iter()?;
        let sides = sides.map(|side| Ok(side?.str()?.to_str()?.to_owned()));
        return Ok(sides.collect::<PyResult<Vec<String>>>()?.join("x"));
    }
    if let Ok(weights) = value.cast::<PyDict>() {
        let whole = python_function(value.py(), "brikke.numbers", "whole_weights")?;
        let weights = whole.call1((weights,))?.cast_into::<PyDict>()?;
        let pairs = weights.iter().map(|(tile, weight)| {
            Ok(format!(
                "{}:{}",
                tile.str()?.to_str()?,
                weight.str()?.to_str()?
            ))
        });
        return Ok(pairs.collect::<PyResult<Vec<String>>>()?.join(","));
    }
    Ok(value.str()?.to_str()?.to_owned())
}
