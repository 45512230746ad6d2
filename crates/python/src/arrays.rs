//! Boards in arrays of numpy.

use brikke_engine::{Board, PositionError, Rank, Rules, Size, SizeError};
use numpy::{IntoPyArray, PyArray, PyArrayDyn, PyArrayMethods, PyReadonlyArrayDyn};
use numpy::{Ix1, Ix2, Ix3, Ix4, PyUntypedArrayMethods};
use pyo3::prelude::*;

use crate::board::python_function;
use crate::errors::refused;

/// Boards of one size, one after the other.
pub(crate) struct Boards {
    pub(crate) size: Size,
    numbers: Vec<u8>,
}

impl Boards {
    /// The boards of an array of shape (N, rows, columns). Every tile must be
    /// one that a board can come to hold under the rules; without rules, one
    /// that the engine holds.
    pub(crate) fn of(
        array: &PyReadonlyArrayDyn<'_, u8>,
        rules: Option<&Rules>,
    ) -> PyResult<Boards> {
        let &[_, rows, columns] = array.shape() else {
            let expected = "boards are an array of shape (number, rows, columns)";
            return Err(other_shape(expected, array.shape()));
        };
        let size = size_of(rows, columns)?;
        if let Some(rules) = rules.filter(|rules| rules.size() != size) {
            let expected = rules.size();
            return Err(refused(format!(
                "boards of {size} do not fit rules for {expected}"
            )));
        }
        let numbers = array.as_array().iter().copied().collect();
        let boards = Boards { size, numbers };
        boards.check(rules)?;
        Ok(boards)
    }

    fn check(&self, rules: Option<&Rules>) -> PyResult<()> {
        let largest = rules.map_or(Rank::MAX, Rules::largest_tile);
        let is_too_large = |&number: &u8| number > largest.get();
        match self.numbers.iter().position(is_too_large) {
            Some(place) => Err(too_large(self.size, largest, place, self.numbers[place])),
            None => Ok(()),
        }
    }

    pub(crate) fn count(&self) -> usize {
        self.numbers.len() / self.size.cells()
    }

    /// The rank numbers of each board.
    pub(crate) fn rows(&self) -> impl ExactSizeIterator<Item = &[u8]> {
        self.numbers.chunks_exact(self.size.cells())
    }

    /// Each board.
    pub(crate) fn boards(&self) -> impl Iterator<Item = Board> {
        let size = self.size;
        self.rows()
            .filter_map(move |row| Board::from_numbers(size, row))
    }
}

/// One board of an array of shape (rows, columns).
pub(crate) fn board_of(
    array: &PyReadonlyArrayDyn<'_, u8>,
    rules: Option<&Rules>,
) -> PyResult<Board> {
    let &[rows, columns] = array.shape() else {
        let expected = "a board is an array of shape (rows, columns)";
        return Err(other_shape(expected, array.shape()));
    };
    let size = size_of(rows, columns)?;
    let numbers: Vec<u8> = array.as_array().iter().copied().collect();
    let boards = Boards { size, numbers };
    boards.check(rules)?;
    boards
        .boards()
        .next()
        .ok_or_else(|| refused("there is no board"))
}

/// The refusal of an array of this shape.
fn other_shape(expected: &str, shape: &[usize]) -> PyErr {
    let sides: Vec<String> = shape.iter().map(usize::to_string).collect();
    let sides = sides.join(", ");
    // As numpy writes it.
    let comma = if shape.len() == 1 { "," } else { "" };
    refused(format!("{expected}, not ({sides}{comma})"))
}

fn size_of(rows: usize, columns: usize) -> PyResult<Size> {
    let size = match (u8::try_from(rows), u8::try_from(columns)) {
        (Ok(rows), Ok(columns)) => Size::new(rows, columns),
        _ => Err(SizeError::Side {
            rows: rows as u64,
            columns: columns as u64,
        }),
    };
    size.map_err(refused)
}

fn too_large(size: Size, largest: Rank, place: usize, number: u8) -> PyErr {
    let Some(square) = size.square_at(place % size.cells()) else {
        return refused("there is no such square");
    };
    let value = Rank::new(number).map_or_else(|| format!("2^{number}"), |rank| rank.to_string());
    refused(PositionError::TooLarge {
        square,
        value,
        size,
        largest,
    })
}

/// A new array of one dimension.
pub(crate) fn vector<T: numpy::Element>(
    py: Python<'_>,
    values: Vec<T>,
) -> Bound<'_, PyArray<T, Ix1>> {
    values.into_pyarray(py)
}

/// A new array of two dimensions.
pub(crate) fn matrix<T: numpy::Element>(
    py: Python<'_>,
    values: Vec<T>,
    columns: usize,
) -> PyResult<Bound<'_, PyArray<T, Ix2>>> {
    let rows = values.len() / columns;
    vector(py, values).reshape([rows, columns])
}

/// A new array of boards.
pub(crate) fn boards_array(
    py: Python<'_>,
    numbers: Vec<u8>,
    size: Size,
) -> PyResult<Bound<'_, PyArray<u8, Ix3>>> {
    let (rows, columns) = (usize::from(size.rows()), usize::from(size.columns()));
    let count = numbers.len() / size.cells();
    vector(py, numbers).reshape([count, rows, columns])
}

/// A new array of four boards for each board.
pub(crate) fn four_boards_array(
    py: Python<'_>,
    numbers: Vec<u8>,
    size: Size,
) -> PyResult<Bound<'_, PyArray<u8, Ix4>>> {
    let (rows, columns) = (usize::from(size.rows()), usize::from(size.columns()));
    let count = numbers.len() / (4 * size.cells());
    vector(py, numbers).reshape([count, 4, rows, columns])
}

/// A new array of one board.
pub(crate) fn board_array<'py>(
    py: Python<'py>,
    board: &Board,
) -> PyResult<Bound<'py, PyArray<u8, Ix2>>> {
    matrix(py, board.numbers().to_vec(), board.size().columns().into())
}

/// The boards of anything that Python takes for boards, and whether it was a
/// single one.
pub(crate) fn batch_of<'py>(
    boards: &Bound<'py, PyAny>,
) -> PyResult<(Bound<'py, PyArrayDyn<u8>>, bool)> {
    let as_batch = python_function(boards.py(), "brikke.arrays", "as_batch")?;
    as_batch.call1((boards,))?.extract()
}

/// An array of bytes of any shape, read only.
pub(crate) type BytesArgument<'py> = &'py Bound<'py, PyArrayDyn<u8>>;

/// The argument, not to be written meanwhile.
pub(crate) fn read(array: BytesArgument<'_>) -> PyResult<PyReadonlyArrayDyn<'_, u8>> {
    array.try_readonly().map_err(refused)
}
