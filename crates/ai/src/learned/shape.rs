//! The shape of a network: the tuples of cells that it looks at.

use brikke_engine::Size;

/// The most cells of a tuple.
pub(super) const LONGEST: usize = 6;

/// The tuples of cells whose tiles index a network's weights.
///
/// A network looks at each tuple in every orientation of the board that keeps
/// its size, with the same weights. The shapes of 4x4 have names; those of
/// other sizes follow from the size.
///
/// ```
/// use brikke_ai::learned::Shape;
///
/// let shape = Shape::named("4x6").unwrap();
/// assert_eq!(shape.weights(), 4 * 16_usize.pow(6));
/// assert_eq!(shape.views().len(), 4 * 8);
///
/// let small = Shape::of_size("2x3".parse().unwrap());
/// assert_eq!(small.weights(), 8_usize.pow(6));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shape {
    name: String,
    size: Size,
    /// The number of ranks that a cell of a tuple tells apart, 0 for empty
    /// included.
    ranks: u8,
    /// Cells counted row by row, in rising order.
    tuples: Vec<Vec<u8>>,
}

/// The named shapes, cells in hexadecimal.
const NAMED: [(&str, &[&str]); 3] = [
    ("4x6", &["012345", "456789", "012456", "45689a"]),
    ("5x6", &["012345", "456789", "012456", "45689a", "89abcd"]),
    (
        "8x6",
        &[
            "012456", "456789", "012345", "234569", "01259a", "345678", "134567", "01489a",
        ],
    ),
];

/// One tuple in one orientation: where its weights begin, and which cells it
/// looks at, the one that counts least first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TupleView {
    /// The place of the tuple's first weight.
    pub offset: usize,
    /// Cells counted row by row.
    pub cells: Vec<u8>,
}

impl Shape {
    /// The names of the shapes of 4x4.
    pub fn names() -> impl Iterator<Item = &'static str> {
        NAMED.iter().map(|&(name, _)| name)
    }

    /// The shape of 4x4 with this name.
    pub fn named(name: &str) -> Option<Shape> {
        let &(name, tuples) = NAMED.iter().find(|&&(known, _)| known == name)?;
        let cell = |digit: char| digit.to_digit(16).and_then(|cell| u8::try_from(cell).ok());
        Some(Shape {
            name: name.to_owned(),
            size: Size::CLASSIC,
            ranks: 16,
            tuples: tuples
                .iter()
                .map(|tuple| tuple.chars().filter_map(cell).collect())
                .collect(),
        })
    }

    /// The shape that follows from a size: all cells in one tuple if there
    /// are at most six, and otherwise every block of 2x3 and every line,
    /// each once up to orientation. On 4x4 it is the first of the named ones.
    pub fn of_size(size: Size) -> Shape {
        if size == Size::CLASSIC
            && let Some(shape) = NAMED.first().and_then(|&(name, _)| Shape::named(name))
        {
            return shape;
        }
        let cells = u8::try_from(size.cells()).unwrap_or(u8::MAX);
        let tuples = if usize::from(cells) <= LONGEST {
            vec![(0..cells).collect()]
        } else {
            distinct(size, blocks(size))
        };
        Shape {
            name: "auto".to_owned(),
            size,
            // The largest tile has as many doublings as there are cells.
            ranks: cells.saturating_add(2).min(16),
            tuples,
        }
    }

    /// The shape of this name and size.
    pub fn of_name(name: &str, size: Size) -> Option<Shape> {
        let shape = Shape::named(name).unwrap_or_else(|| Shape::of_size(size));
        (shape.name == name && shape.size == size).then_some(shape)
    }

    /// The shape's name; `auto` for one that follows from the size.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The size of the boards it looks at.
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The number of ranks that a cell tells apart, 0 for empty included.
    pub const fn ranks(&self) -> u8 {
        self.ranks
    }

    /// The cells of each tuple.
    pub fn tuples(&self) -> &[Vec<u8>] {
        &self.tuples
    }

    /// The number of weights.
    pub fn weights(&self) -> usize {
        self.tuples.iter().map(|tuple| self.entries(tuple)).sum()
    }

    /// The number of weights of a tuple.
    pub fn entries(&self, tuple: &[u8]) -> usize {
        tuple.iter().map(|_| usize::from(self.ranks)).product()
    }

    /// Every tuple in every orientation.
    pub fn views(&self) -> Vec<TupleView> {
        let orientations = orientations(self.size);
        let mut views = Vec::new();
        let mut offset = 0;
        for tuple in &self.tuples {
            for orientation in &orientations {
                let cells = turned(tuple, orientation);
                views.push(TupleView { offset, cells });
            }
            offset += self.entries(tuple);
        }
        views
    }
}

/// The source of each cell, in every orientation that keeps the size.
fn orientations(size: Size) -> Vec<Vec<u8>> {
    let (rows, columns) = (size.rows(), size.columns());
    let mut all = Vec::new();
    let transposing: &[bool] = if rows == columns {
        &[false, true]
    } else {
        &[false]
    };
    for &transposed in transposing {
        for (upside_down, mirrored) in [(false, false), (false, true), (true, false), (true, true)]
        {
            // Mirrored, then transposed: the order of the packed board's.
            let source = |row: u8, column: u8| {
                let row = if upside_down { rows - 1 - row } else { row };
                let column = if mirrored {
                    columns - 1 - column
                } else {
                    column
                };
                let (row, column) = if transposed {
                    (column, row)
                } else {
                    (row, column)
                };
                row * columns + column
            };
            all.push(
                size.squares()
                    .map(|square| source(square.row, square.column))
                    .collect(),
            );
        }
    }
    all
}

fn turned(tuple: &[u8], orientation: &[u8]) -> Vec<u8> {
    tuple
        .iter()
        .map(|&cell| orientation[usize::from(cell)])
        .collect()
}

/// Every block of 2x3 and 3x2, and every line, cut to six cells.
fn blocks(size: Size) -> Vec<Vec<u8>> {
    let (rows, columns) = (size.rows(), size.columns());
    let longest = u8::try_from(LONGEST).unwrap_or(u8::MAX);
    let extents = [
        (2, 3),
        (3, 2),
        (1, columns.min(longest)),
        (rows.min(longest), 1),
    ];
    let mut blocks = Vec::new();
    for (height, width) in extents {
        for square in size.squares() {
            if square.row + height <= rows && square.column + width <= columns {
                let cell =
                    |row: u8, column: u8| (square.row + row) * columns + square.column + column;
                blocks.push(
                    (0..height)
                        .flat_map(|row| (0..width).map(move |column| cell(row, column)))
                        .collect(),
                );
            }
        }
    }
    blocks
}

/// Leaves out what another tuple is in some orientation.
fn distinct(size: Size, tuples: Vec<Vec<u8>>) -> Vec<Vec<u8>> {
    let orientations = orientations(size);
    let mut kept: Vec<Vec<u8>> = Vec::new();
    for tuple in tuples {
        let known = orientations.iter().any(|orientation| {
            let mut cells = turned(&tuple, orientation);
            cells.sort_unstable();
            kept.contains(&cells)
        });
        if !known {
            kept.push(tuple);
        }
    }
    kept
}
