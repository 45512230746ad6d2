//! The arrays that many environments fill at every step.
//!
//! They are made once. Python reads them while nobody steps; `Rows` are
//! their slices while somebody does.
//!
//! The unsafe call is here: a slice of memory that numpy owns. The invariant
//! is numpy's own: whoever lets another thread of Python change an array
//! while a step runs gets what numpy would give. Counted borrows, which need
//! no such call, allocate at every step and know nothing of numpy's own
//! readers and writers.

use std::ops::Range;

use numpy::ndarray::{Dimension, IntoDimension};
use numpy::{Element, Ix1, Ix2, Ix3, PyArray, PyArrayMethods};
use pyo3::prelude::*;

use crate::episodes::{Ending, Rows};
use crate::errors::refused;

/// An array of numpy that is filled at every step.
pub(crate) struct StepArray<T, D> {
    array: Py<PyArray<T, D>>,
    len: usize,
}

impl<T: Element, D: Dimension> StepArray<T, D> {
    pub(crate) fn zeros(py: Python<'_>, shape: impl IntoDimension<Dim = D>) -> StepArray<T, D> {
        let shape = shape.into_dimension();
        let len = shape.size();
        let array = PyArray::zeros(py, shape, false).unbind();
        StepArray { array, len }
    }

    pub(crate) fn for_python<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray<T, D>> {
        self.array.bind(py).clone()
    }

    /// The array's memory.
    #[expect(unsafe_code, reason = "borrows that are counted allocate")]
    pub(crate) fn slice<'a>(&'a mut self, py: Python<'a>) -> PyResult<&'a mut [T]> {
        // SAFETY: `self` has the only array with this memory that Rust
        // writes, and is borrowed for as long as the slice; see above for
        // Python. The array is looked at anew each time, so that one that was
        // given another size is refused.
        let slice = unsafe { self.array.bind(py).as_slice_mut() };
        let slice = slice.ok().filter(|slice| slice.len() == self.len);
        slice.ok_or_else(|| refused("an array of the environments was given another size"))
    }
}

/// The arrays of a step.
pub(crate) struct StepArrays {
    pub(crate) boards: StepArray<u8, Ix3>,
    pub(crate) masks: StepArray<i8, Ix2>,
    pub(crate) rewards: StepArray<f64, Ix1>,
    pub(crate) terminated: StepArray<bool, Ix1>,
    pub(crate) truncated: StepArray<bool, Ix1>,
    pub(crate) illegal: StepArray<bool, Ix1>,
    pub(crate) scores: StepArray<f64, Ix1>,
    pub(crate) moves: StepArray<i64, Ix1>,
    pub(crate) ending: Option<EndingArrays>,
}

/// The arrays of games that have ended in a step, where the same step has
/// begun others.
pub(crate) struct EndingArrays {
    pub(crate) boards: StepArray<u8, Ix3>,
    pub(crate) masks: StepArray<i8, Ix2>,
    pub(crate) illegal: StepArray<bool, Ix1>,
    pub(crate) scores: StepArray<f64, Ix1>,
    pub(crate) moves: StepArray<i64, Ix1>,
}

impl StepArrays {
    /// Arrays for boards of this shape, the number of environments first.
    pub(crate) fn new(py: Python<'_>, shape: [usize; 3], with_ending: bool) -> StepArrays {
        let count = shape[0];
        StepArrays {
            boards: StepArray::zeros(py, shape),
            masks: StepArray::zeros(py, [count, 4]),
            rewards: StepArray::zeros(py, count),
            terminated: StepArray::zeros(py, count),
            truncated: StepArray::zeros(py, count),
            illegal: StepArray::zeros(py, count),
            scores: StepArray::zeros(py, count),
            moves: StepArray::zeros(py, count),
            ending: with_ending.then(|| EndingArrays {
                boards: StepArray::zeros(py, shape),
                masks: StepArray::zeros(py, [count, 4]),
                illegal: StepArray::zeros(py, count),
                scores: StepArray::zeros(py, count),
                moves: StepArray::zeros(py, count),
            }),
        }
    }

    /// The rows to be filled, with `cells` cells each.
    pub(crate) fn rows<'a>(&'a mut self, py: Python<'a>, cells: usize) -> PyResult<Rows<'a>> {
        let ending = match &mut self.ending {
            Some(ending) => Some(Ending {
                boards: ending.boards.slice(py)?,
                masks: ending.masks.slice(py)?,
                illegal: ending.illegal.slice(py)?,
                scores: ending.scores.slice(py)?,
                moves: ending.moves.slice(py)?,
            }),
            None => None,
        };
        Ok(Rows {
            boards: self.boards.slice(py)?,
            masks: self.masks.slice(py)?,
            rewards: self.rewards.slice(py)?,
            terminated: self.terminated.slice(py)?,
            truncated: self.truncated.slice(py)?,
            illegal: self.illegal.slice(py)?,
            scores: self.scores.slice(py)?,
            moves: self.moves.slice(py)?,
            ending,
            has_ended: false,
            cells,
        })
    }
}

/// The actions in an array of Python's, which is none that the step fills.
#[expect(unsafe_code, reason = "borrows that are counted allocate")]
pub(crate) fn actions_of<'a>(
    actions: &'a Bound<'_, PyArray<i64, Ix1>>,
    rows: &Rows<'_>,
) -> PyResult<&'a [i64]> {
    if !actions.data().is_aligned() {
        return Err(refused("the actions are not aligned in memory: copy them"));
    }
    // SAFETY: nothing is written to this memory here: what the step writes is
    // compared with it below. For Python the words above hold.
    let slice = unsafe { actions.as_slice() }.map_err(refused)?;
    let own = bytes(slice);
    if rows
        .memory()
        .any(|filled| filled.start < own.end && own.start < filled.end)
    {
        return Err(refused(
            "the actions are in an array that the step fills: copy them",
        ));
    }
    Ok(slice)
}

/// The addresses of a slice.
pub(crate) fn bytes<T>(slice: &[T]) -> Range<usize> {
    let range = slice.as_ptr_range();
    range.start.addr()..range.end.addr()
}
