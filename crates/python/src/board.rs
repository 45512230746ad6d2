//! A board of any size.

use brikke_engine::{Board as EngineBoard, HalfSlide, Rank, Square, perft};
use numpy::{PyArray2, PyArrayDyn};
use pyo3::prelude::*;
use pyo3::types::PyString;

use crate::arrays::{board_array, board_of, largest_tile, read};
use crate::batch::each_spawn;
use crate::direction::DirectionArgument;
use crate::errors::{refused, refused_argument};
use crate::rules::Rules;

/// A board of any size with its tiles. It never changes: a slide gives
/// another one.
#[pyclass(module = "brikke", frozen, eq, hash, from_py_object)]
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Board(pub(crate) EngineBoard);

/// A board and the points that led to it.
type Slid = Option<(Board, u128)>;

#[pymethods]
impl Board {
    /// The board of a position text, or of an array of exponents.
    #[new]
    #[pyo3(signature = (position, rules=None))]
    fn new(position: &Bound<'_, PyAny>, rules: Option<&Rules>) -> PyResult<Board> {
        let rules = rules.map(|rules| &rules.0);
        if let Ok(text) = position.cast::<PyString>() {
            let largest_new = rules.map_or(Rank::FOUR, |rules| rules.tiles().largest());
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
    fn __getitem__(&self, place: (i64, i64)) -> PyResult<u128> {
        let tile = self.0.at(square(place.0, place.1)?).map_err(refused)?;
        Ok(tile.map_or(0, Rank::tile))
    }

    /// The board after a slide, and its points; `None` if nothing moves.
    fn slide(&self, direction: DirectionArgument) -> Slid {
        let slide = self.0.slide(direction.0)?;
        Some((Board(*slide.after.board()), slide.gained))
    }

    /// The first half of a slide: tiles move and do not merge.
    fn push(&self, direction: DirectionArgument) -> Slid {
        self.0.push(direction.0).map(half)
    }

    /// The second half of a slide: tiles merge and do not move.
    fn merge(&self, direction: DirectionArgument) -> Slid {
        self.0.merge(direction.0).map(half)
    }

    /// The board with a tile on an empty square.
    fn place(&self, row: i64, column: i64, tile: u128) -> PyResult<Board> {
        let square = square(row, column)?;
        let largest = largest_tile(self.0.size(), None);
        let not_a_tile = || refused(format!("{tile} is not a tile from 2 to {largest}"));
        let rank = Rank::of_tile(tile)
            .filter(|&rank| rank <= largest)
            .ok_or_else(not_a_tile)?;
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

    /// The points that making these tiles of twos brings in all.
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
    fn perft(&self, py: Python<'_>, depth: u8, rules: Option<&Rules>) -> PyResult<u128> {
        let usual = brikke_engine::Rules::default();
        let rules = rules.map_or(&usual, |rules| &rules.0);
        if depth > MOST_PERFT {
            return Err(refused_argument(
                "depth",
                format!("{depth} is more than {MOST_PERFT}"),
            ));
        }
        Ok(py.detach(|| perft(&self.0, depth, rules)))
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

    fn __reduce__(slf: &Bound<'_, Self>) -> PyResult<(Py<PyAny>, (String, Rules))> {
        let class = slf.get_type().into_any().unbind();
        let board = &slf.get().0;
        Ok((class, (board.to_string(), rules_for(board)?)))
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

fn half(half: HalfSlide) -> (Board, u128) {
    (Board(half.after), half.gained)
}

/// The square in this row and column, both counted from 0.
fn square(row: i64, column: i64) -> PyResult<Square> {
    let side = |name, number: i64| {
        u8::try_from(number)
            .map_err(|_| refused_argument(name, format!("{number} is outside every board")))
    };
    Ok(Square::new(side("row", row)?, side("column", column)?))
}

/// Rules under which a board of this size may have its tiles: where they are
/// larger than usual, larger tiles appear.
fn rules_for(board: &EngineBoard) -> PyResult<Rules> {
    use brikke_engine::{Overrides, Preset, Rules as EngineRules, TileWeights};
    let doublings = u8::try_from(board.size().cells() - 1).unwrap_or(u8::MAX);
    let needed = board
        .largest()
        .map_or(1, Rank::get)
        .saturating_sub(doublings);
    let tile = Rank::new(needed).unwrap_or(Rank::FOUR).max(Rank::FOUR);
    let overrides = Overrides {
        size: Some(board.size()),
        tiles: Some(TileWeights::new([(tile, 1)]).map_err(refused)?),
        ..Overrides::default()
    };
    EngineRules::new(Preset::Classic, overrides)
        .map(Rules)
        .map_err(refused)
}
