//! Functions on arrays of boards.

use brikke_engine::packed::{Kernel, KernelWork, on_fastest_kernel};
use brikke_engine::{Board, Direction, Generator, Size};
use numpy::{Ix4, PyArray, PyArray1, PyArray2, PyArray3};
use pyo3::prelude::*;

use crate::arrays::{Boards, BytesArgument, boards_array, four_boards_array, matrix, read, vector};
use crate::episodes::{legal_of, points, with_new_tile};
use crate::packed_rules::{legal, legal_mask, unpacked};
use crate::rules::Rules;

/// The legal directions of each board: 1 where something moves.
#[pyfunction]
pub(crate) fn legal_moves<'py>(
    py: Python<'py>,
    boards: BytesArgument<'py>,
) -> PyResult<Bound<'py, PyArray2<i8>>> {
    let boards = Boards::of(&read(boards)?, None)?;
    let masks = py.detach(|| {
        let size = boards.size;
        let mask = |row: &[u8]| {
            legal_mask(packed(size, row).map_or_else(|| legal_of_row(size, row), legal))
        };
        boards.rows().flat_map(mask).collect()
    });
    matrix(py, masks, 4)
}

type Afterstates<'py> = (
    Bound<'py, PyArray<u8, Ix4>>,
    Bound<'py, PyArray2<f64>>,
    Bound<'py, PyArray2<i8>>,
);

/// The four afterstates of each board, the points of the four slides, and
/// which of them are legal. Where nothing moves the afterstate is the board.
#[pyfunction]
pub(crate) fn afterstates<'py>(
    py: Python<'py>,
    boards: BytesArgument<'py>,
) -> PyResult<Afterstates<'py>> {
    let boards = Boards::of(&read(boards)?, None)?;
    let slides = py.detach(|| on_fastest_kernel(SlideAll(&boards)));
    Ok((
        four_boards_array(py, slides.afterstates, boards.size)?,
        matrix(py, slides.gained, 4)?,
        matrix(py, slides.legal, 4)?,
    ))
}

/// Each board with a tile on an empty cell, drawn by the rules; a full board
/// as it is. Board `i` draws from stream `i` of the seed.
#[pyfunction]
pub(crate) fn spawn<'py>(
    py: Python<'py>,
    boards: BytesArgument<'py>,
    rules: &Rules,
    seed: u64,
) -> PyResult<Bound<'py, PyArray3<u8>>> {
    let boards = Boards::of(&read(boards)?, Some(&rules.0))?;
    let numbers = py.detach(|| {
        let mut numbers = Vec::with_capacity(boards.count() * boards.size.cells());
        for (number, board) in (0..).zip(boards.boards()) {
            let mut generator = Generator::stream(seed, number);
            let placed = with_new_tile(&board, &rules.0, &mut generator);
            numbers.extend_from_slice(placed.numbers());
        }
        numbers
    });
    boards_array(py, numbers, boards.size)
}

type Spawns<'py> = (
    Bound<'py, PyArray3<u8>>,
    Bound<'py, PyArray1<f64>>,
    Bound<'py, PyArray1<i64>>,
);

/// Every board that a new tile can make of each board, with its probability
/// and the number of the board that it comes from.
#[pyfunction]
pub(crate) fn spawns<'py>(
    py: Python<'py>,
    boards: BytesArgument<'py>,
    rules: &Rules,
) -> PyResult<Spawns<'py>> {
    let boards = Boards::of(&read(boards)?, Some(&rules.0))?;
    let (numbers, probabilities, origins) = py.detach(|| {
        let (mut numbers, mut probabilities, mut origins) = (Vec::new(), Vec::new(), Vec::new());
        for (origin, board) in (0..).zip(boards.boards()) {
            for (next, probability) in each_spawn(&board, &rules.0) {
                numbers.extend_from_slice(next.numbers());
                probabilities.push(probability);
                origins.push(origin);
            }
        }
        (numbers, probabilities, origins)
    });
    Ok((
        boards_array(py, numbers, boards.size)?,
        vector(py, probabilities),
        vector(py, origins),
    ))
}

/// Every board that a new tile can make of this one, with its probability.
pub(crate) fn each_spawn(board: &Board, rules: &brikke_engine::Rules) -> Vec<(Board, f64)> {
    let (tiles, mut all) = (rules.tiles(), Vec::new());
    #[expect(clippy::cast_precision_loss, reason = "at most 64")]
    let empty = board.empty_count() as f64;
    for square in board.empty_squares() {
        for (rank, _) in tiles.iter() {
            let mut next = *board;
            if next.set(square, Some(rank)).is_ok() {
                all.push((next, tiles.probability(rank) / empty));
            }
        }
    }
    all
}

/// The slides of many boards.
struct Slides {
    afterstates: Vec<u8>,
    gained: Vec<f64>,
    legal: Vec<i8>,
}

struct SlideAll<'a>(&'a Boards);

impl KernelWork for SlideAll<'_> {
    type Output = Slides;

    #[inline(always)]
    fn run(self, kernel: impl Kernel) -> Slides {
        let boards = self.0;
        let count = boards.count();
        let mut slides = Slides {
            afterstates: Vec::with_capacity(4 * count * boards.size.cells()),
            gained: Vec::with_capacity(4 * count),
            legal: Vec::with_capacity(4 * count),
        };
        for row in boards.rows() {
            let is_done =
                packed(boards.size, row).is_some_and(|board| slides.add_packed(kernel, board));
            if !is_done {
                slides.add(boards.size, row);
            }
        }
        slides
    }
}

impl Slides {
    /// `false`, and nothing is added, if a slide makes a tile that a packed
    /// board does not hold.
    #[inline(always)]
    fn add_packed(&mut self, kernel: impl Kernel, board: u64) -> bool {
        let slid = kernel.slide_each(board);
        let gained = slid.map(brikke_engine::packed::Slid::gained);
        if gained.contains(&None) {
            return false;
        }
        for (slid, gained) in slid.into_iter().zip(gained) {
            self.afterstates.extend_from_slice(&unpacked(slid.board));
            self.gained.push(gained.map_or(0.0, f64::from));
        }
        self.legal.extend_from_slice(&legal_mask(legal(board)));
        true
    }

    fn add(&mut self, size: Size, row: &[u8]) {
        let Some(board) = Board::from_numbers(size, row) else {
            return;
        };
        for direction in Direction::ALL {
            let slide = board.slide(direction);
            let after = slide.map_or(board, |slide| *slide.after.board());
            self.afterstates.extend_from_slice(after.numbers());
            self.gained
                .push(slide.map_or(0.0, |slide| points(slide.gained)));
            self.legal.push(i8::from(slide.is_some()));
        }
    }
}

/// The packed board of these rank numbers, if it fits.
#[inline(always)]
fn packed(size: Size, row: &[u8]) -> Option<u64> {
    if size != Size::CLASSIC || row.iter().any(|&number| number > 15) {
        return None;
    }
    let bits = row.iter().rev();
    Some(bits.fold(0, |bits, &number| bits << 4 | u64::from(number)))
}

fn legal_of_row(size: Size, row: &[u8]) -> u8 {
    Board::from_numbers(size, row).map_or(0, |board| legal_of(&board))
}
