//! A board with its tiles.

use std::sync::atomic::{AtomicBool, Ordering};

use brikke_engine::{
    Board as EngineBoard, HalfSlide, Rank, Rules as EngineRules, Size, Square, continuations, perft,
};
use numpy::{PyArray2, PyArrayDyn};
use pyo3::exceptions::{PyIndexError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::PyString;

use crate::arrays::{board_array, board_of, read};
use crate::batch::each_spawn;
use crate::direction::DirectionArgument;
use crate::errors::{BrikkeError, refused, refused_argument};
use crate::long_work::{run_silently, stopped};
use crate::numbers::whole_number;
use crate::rules::Rules;

/// A board with its tiles, of 1 to 8 rows and columns. It never changes: a
/// slide gives another one.
#[pyclass(module = "brikke", frozen, eq, hash, from_py_object)]
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Board(pub(crate) EngineBoard);

/// A board and the points that led to it.
type Slid = Option<(Board, u128)>;

#[pymethods]
impl Board {
    /// The board of a position text, or of an array of exponents. With rules,
    /// every tile must be one that they can lead to.
    #[new]
    #[pyo3(signature = (position, rules=None))]
    fn new(position: &Bound<'_, PyAny>, rules: Option<&Rules>) -> PyResult<Board> {
        let rules = rules.map(|rules| &rules.0);
        if let Ok(text) = position.cast::<PyString>() {
            let largest_new = rules.map_or(Rank::MAX, |rules| rules.tiles().largest());
            let board = EngineBoard::read(text.to_str()?, largest_new);
            return board
                .map(Board)
                .map_err(|error| refused_argument("position", error));
        }
        let exponents = python_function(position.py(), "brikke.arrays", "as_exponents")?;
        let array = exponents.call1((position,))?;
        board_of(&read(array.cast::<PyArrayDyn<u8>>()?)?, rules).map(Board)
    }

    /// The number of rows and of columns.
    #[getter]
    fn size(&self) -> (u8, u8) {
        (self.0.size().rows(), self.0.size().columns())
    }

    /// The exponents: 0 for empty, 1 for the tile 2, 11 for 2048.
    fn array<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<u8>>> {
        board_array(py, &self.0)
    }

    /// The exponents, for `numpy.asarray` of one board or of many.
    #[pyo3(signature = (dtype=None, copy=None))]
    fn __array__<'py>(
        &self,
        py: Python<'py>,
        dtype: Option<&Bound<'py, PyAny>>,
        copy: Option<bool>,
    ) -> PyResult<Bound<'py, PyAny>> {
        if copy == Some(false) {
            return Err(refused("a board becomes an array by a copy"));
        }
        let array = self.array(py)?.into_any();
        dtype.map_or(Ok(array.clone()), |dtype| {
            array.call_method1("astype", (dtype,))
        })
    }

    /// The tiles row by row, 0 for empty.
    #[getter]
    fn tiles(&self) -> Vec<Vec<u128>> {
        let columns = self.0.size().columns();
        let tiles: Vec<u128> = self
            .0
            .cells()
            .map(|(_, tile)| tile.map_or(0, Rank::tile))
            .collect();
        tiles.chunks(columns.into()).map(<[u128]>::to_vec).collect()
    }

    /// The tile on a square, 0 for empty.
    fn __getitem__(&self, place: &Bound<'_, PyAny>) -> PyResult<u128> {
        let place: (Bound<'_, PyAny>, Bound<'_, PyAny>) = place.extract().map_err(|_| {
            PyTypeError::new_err("a square is a row and a column: write board[row, column]")
        })?;
        let outside = |error: PyErr| {
            if error.is_instance_of::<BrikkeError>(place.0.py()) {
                PyIndexError::new_err(error.value(place.0.py()).to_string())
            } else {
                error
            }
        };
        let square = square(&place.0, &place.1).map_err(outside)?;
        let tile = self.0.at(square).map_err(refused).map_err(outside)?;
        Ok(tile.map_or(0, Rank::tile))
    }

    /// The board after a slide, and its points; `None` if nothing moves.
    fn slide(&self, direction: DirectionArgument) -> Slid {
        let slide = self.0.slide(direction.0)?;
        Some((Board(*slide.after.board()), slide.gained))
    }

    /// The second half of a slide: tiles move and do not merge. `None` if
    /// nothing moves. The points are 0.
    fn push(&self, direction: DirectionArgument) -> Slid {
        self.0.push(direction.0).map(half)
    }

    /// The first half of a slide: equal tiles with nothing between them
    /// become one, and no other tile moves. `None` if nothing merges. A push
    /// after it completes the slide.
    fn merge(&self, direction: DirectionArgument) -> Slid {
        self.0.merge(direction.0).map(half)
    }

    /// The board with a tile on an empty square.
    fn place(
        &self,
        row: &Bound<'_, PyAny>,
        column: &Bound<'_, PyAny>,
        tile: &Bound<'_, PyAny>,
    ) -> PyResult<Board> {
        let square = square(row, column)?;
        let rank = rank_of("tile", tile)?;
        let mut board = self.0;
        if board.at(square).map_err(refused)?.is_some() {
            return Err(refused(brikke_engine::PlaceError::Occupied { square }));
        }
        board.set(square, Some(rank)).map_err(refused)?;
        Ok(Board(board))
    }

    /// Every board that a new tile can make of this one, with its
    /// probability.
    #[pyo3(signature = (rules=None))]
    fn spawns(&self, rules: Option<&Rules>) -> Vec<(Board, f64)> {
        let usual = brikke_engine::Rules::default();
        let rules = rules.map_or(&usual, |rules| &rules.0);
        let all = each_spawn(&self.0, rules).into_iter();
        all.map(|(board, probability)| (Board(board), probability))
            .collect()
    }

    /// The directions in which something moves.
    #[getter]
    fn legal_moves(&self) -> Vec<&'static str> {
        self.0
            .legal_directions()
            .map(brikke_engine::Direction::name)
            .collect()
    }

    /// True if no direction is left.
    #[getter]
    fn is_stuck(&self) -> bool {
        self.0.is_stuck()
    }

    /// The number of empty cells.
    #[getter]
    fn empty_count(&self) -> usize {
        self.0.empty_count()
    }

    /// The largest tile, 0 on an empty board.
    #[getter]
    fn largest(&self) -> u128 {
        self.0.largest().map_or(0, Rank::tile)
    }

    /// The sum of the tiles. A slide keeps it.
    #[getter]
    fn sum(&self) -> u128 {
        self.0.sum()
    }

    /// The total points for building all of these tiles from twos.
    #[getter]
    fn worth(&self) -> u128 {
        self.0.worth()
    }

    /// The mirror image, left for right.
    fn flip(&self) -> Board {
        Board(self.0.flip())
    }

    /// Rows become columns.
    fn transpose(&self) -> Board {
        Board(self.0.transpose())
    }

    /// A quarter turn clockwise.
    fn rotate(&self) -> Board {
        Board(self.0.rotate())
    }

    /// The board in all eight orientations.
    fn symmetries(&self) -> Vec<Board> {
        self.0.symmetries().map(Board).to_vec()
    }

    /// The number of (direction, new tile) sequences of this length.
    #[pyo3(signature = (depth, rules=None))]
    fn perft(&self, depth: &Bound<'_, PyAny>, rules: Option<&Rules>) -> PyResult<u128> {
        let usual = brikke_engine::Rules::default();
        let rules = rules.map_or(&usual, |rules| &rules.0);
        let deepest = whole_number("depth", depth, 0..=MOST_PERFT)?;
        let count = run_silently(depth.py(), |stop| {
            count_until(&self.0, deepest, rules, stop)
        })?;
        count.ok_or_else(stopped)
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("Board('{}')", self.0)
    }

    /// The board as a picture, for notebooks.
    fn _repr_html_<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        python_function(slf.py(), "brikke.picture", "board_html")?.call1((slf,))
    }

    fn __reduce__(slf: &Bound<'_, Self>) -> (Py<PyAny>, (String,)) {
        let class = slf.get_type().into_any().unbind();
        (class, (slf.get().0.to_string(),))
    }
}

/// A function of the package that is written in Python.
pub(crate) fn python_function<'py>(
    py: Python<'py>,
    module: &str,
    name: &str,
) -> PyResult<Bound<'py, PyAny>> {
    py.import(module)?.getattr(name)
}

/// Deeper counts take weeks.
const MOST_PERFT: u8 = 12;

/// The depth of a count that is over within moments.
const QUICK_PERFT: u8 = 3;

/// As [`perft`]; `None` once the flag is true.
fn count_until(
    board: &EngineBoard,
    depth: u8,
    rules: &EngineRules,
    stop: &AtomicBool,
) -> Option<u128> {
    if stop.load(Ordering::Relaxed) {
        return None;
    }
    if depth <= QUICK_PERFT {
        return Some(perft(board, depth, rules));
    }
    let next = continuations(board, rules).into_iter();
    next.map(|board| count_until(&board, depth - 1, rules, stop))
        .sum()
}

/// The rank of a tile.
pub(crate) fn rank_of(name: &str, tile: &Bound<'_, PyAny>) -> PyResult<Rank> {
    let number = whole_number("tile", tile, 0..=u128::MAX).ok();
    if number.is_none() && tile.extract::<f64>().is_err() {
        return Err(PyTypeError::new_err(format!(
            "{name}: write a tile such as 2048"
        )));
    }
    number.and_then(Rank::of_tile).ok_or_else(|| {
        let sentence = format!("{tile} is not a tile: write a power of two from 2 to 2^112");
        refused_argument(name, sentence)
    })
}

fn half(half: HalfSlide) -> (Board, u128) {
    (Board(half.after), half.gained)
}

/// The square in this row and column, both counted from 0.
fn square(row: &Bound<'_, PyAny>, column: &Bound<'_, PyAny>) -> PyResult<Square> {
    let side = |name, number| whole_number(name, number, 0..=Size::MAX_SIDE - 1);
    Ok(Square::new(side("row", row)?, side("column", column)?))
}
