//! A lane: the cells that a slide treats as one line.

use std::fmt;

use super::path::Path;
use super::{Board, Shift, Step};
use crate::{Direction, Rank, Size};

/// A row or a column of a board, from the wall that its tiles run towards
/// outwards.
///
/// A lane knows no direction: its tiles run towards its first cell.
///
/// ```
/// use brikke_engine::{Board, Direction};
///
/// let mut board: Board = "2,0,2,8/0,0,0,0".parse().unwrap();
/// let lane = board.lane(Direction::Left, 0).unwrap();
/// assert_eq!(lane.to_string(), "2,0,2,8");
/// assert_eq!(lane.reversed().to_string(), "8,2,0,2");
/// assert_eq!(lane.push().to_string(), "2,2,8,0");
///
/// let (merged, points) = lane.merge();
/// assert_eq!((merged.to_string().as_str(), points), ("4,0,0,8", 4));
/// let (slid, points) = lane.slide();
/// assert_eq!((slid.to_string().as_str(), points), ("4,8,0,0", 4));
///
/// board.set_lane(Direction::Left, 0, &slid).unwrap();
/// assert_eq!(board.to_string(), "4,8,0,0/0,0,0,0");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Lane {
    length: u8,
    /// Rank numbers from the wall outwards, 0 for empty and behind the last
    /// cell.
    numbers: [u8; Size::MAX_SIDE as usize],
}

/// The reason why a lane was refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum LaneError {
    /// No board has lanes of this length.
    #[error("a lane of {0} cells is not possible: a lane has 1 to 8")]
    Length(usize),
    /// The board has fewer lanes.
    #[error("there is no lane {number}: a board of {size} has {lanes} of them, counted from 0")]
    Number {
        /// The number that was asked for.
        number: usize,
        /// The number of lanes that there are.
        lanes: usize,
        /// The size of the board.
        size: Size,
    },
    /// The lanes of the board are longer or shorter.
    #[error("a lane of {found} cells does not fit: the lanes of this board have {expected}")]
    Misfit {
        /// The length of the lane.
        found: usize,
        /// The length of the board's lanes.
        expected: usize,
    },
}

impl Lane {
    /// A lane with these cells, the one at the wall first.
    ///
    /// # Errors
    ///
    /// There are no cells, or more than eight.
    pub fn new(cells: &[Option<Rank>]) -> Result<Lane, LaneError> {
        let length = cells.len();
        let numbers = cells.iter().map(|tile| tile.map_or(0, Rank::get));
        match u8::try_from(length) {
            Ok(1..=Size::MAX_SIDE) => Ok(Lane::of_numbers(numbers)),
            _ => Err(LaneError::Length(length)),
        }
    }

    /// A lane of rank numbers, at most eight.
    fn of_numbers(cells: impl Iterator<Item = u8>) -> Lane {
        let mut length = 0;
        let mut numbers = [0; Size::MAX_SIDE as usize];
        for (to, number) in numbers.iter_mut().zip(cells) {
            *to = number;
            length += 1;
        }
        Lane { length, numbers }
    }

    /// The number of cells.
    pub fn length(&self) -> usize {
        self.length.into()
    }

    /// The cells, from the wall outwards.
    pub fn cells(&self) -> impl DoubleEndedIterator<Item = Option<Rank>> {
        self.numbers().iter().map(|&number| Rank::new(number))
    }

    /// The cells in the order of the opposite direction.
    #[must_use]
    pub fn reversed(&self) -> Lane {
        Lane::of_numbers(self.numbers().iter().rev().copied())
    }

    /// The first half of a slide: all tiles as far as they go, without
    /// merging.
    #[must_use]
    pub fn push(&self) -> Lane {
        self.step(Step::Push).0
    }

    /// The second half of a slide: equal tiles with only empty cells between
    /// them become one, on the side of the wall, and nothing else moves.
    /// Returns the points as well.
    #[must_use]
    pub fn merge(&self) -> (Lane, u128) {
        self.step(Step::Merge)
    }

    /// The whole slide with its points: merged, then pushed.
    #[must_use]
    pub fn slide(&self) -> (Lane, u128) {
        let (merged, points) = self.merge();
        (merged.push(), points)
    }

    /// One half of a slide with its points.
    pub(super) fn step(&self, step: Step) -> (Lane, u128) {
        let mut after = Lane {
            length: self.length,
            numbers: [0; Size::MAX_SIDE as usize],
        };
        let mut points = 0;
        for Shift { to, rank, .. } in self.shifts(step) {
            let number = &mut after.numbers[to];
            if *number == 0 {
                *number = rank.get();
            } else {
                *number += 1;
                points += 1_u128 << *number;
            }
        }
        (after, points)
    }

    /// The motions of all tiles in one half of a slide, from the wall
    /// outwards; cells are distances from the wall.
    pub(super) fn shifts(&self, step: Step) -> Vec<Shift> {
        match step {
            Step::Push => self.push_shifts().collect(),
            Step::Merge => self.merge_shifts().collect(),
        }
    }

    fn push_shifts(&self) -> impl Iterator<Item = Shift> {
        let places = self.tiles().enumerate();
        places.map(|(to, (from, rank))| Shift { from, to, rank })
    }

    fn merge_shifts(&self) -> impl Iterator<Item = Shift> {
        // The last tile, unless it has merged.
        let mut mergeable = None;
        self.tiles().map(move |(from, rank)| {
            let partner = mergeable
                .take()
                .filter(|&(_, other)| other == rank && rank < Rank::MAX);
            if partner.is_none() {
                mergeable = Some((from, rank));
            }
            let to = partner.map_or(from, |(distance, _)| distance);
            Shift { from, to, rank }
        })
    }

    /// The tiles with their distances from the wall.
    fn tiles(&self) -> impl Iterator<Item = (usize, Rank)> {
        self.cells()
            .enumerate()
            .filter_map(|(distance, tile)| Some((distance, tile?)))
    }

    fn numbers(&self) -> &[u8] {
        &self.numbers[..self.length()]
    }
}

impl fmt::Display for Lane {
    /// Writes the lane as a row of a position text: `2,0,2,8`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (distance, tile) in self.cells().enumerate() {
            let comma = if distance == 0 { "" } else { "," };
            match tile {
                Some(rank) => write!(f, "{comma}{rank}")?,
                None => write!(f, "{comma}0")?,
            }
        }
        Ok(())
    }
}

impl Board {
    /// The lanes for one direction: rows from the top, or columns from the
    /// left.
    ///
    /// ```
    /// # use brikke_engine::{Board, Direction};
    /// let board: Board = "0,2,4/8,0,0".parse().unwrap();
    /// let lanes = |direction| {
    ///     let lanes = board.lanes(direction).map(|lane| lane.to_string());
    ///     lanes.collect::<Vec<_>>().join(" | ")
    /// };
    /// assert_eq!(lanes(Direction::Right), "4,2,0 | 0,0,8");
    /// assert_eq!(lanes(Direction::Down), "8,0 | 0,2 | 0,4");
    /// ```
    pub fn lanes(&self, direction: Direction) -> impl ExactSizeIterator<Item = Lane> {
        Path::all(self.size, direction).map(|path| self.lane_along(path))
    }

    /// One lane for a direction, counted from 0.
    ///
    /// # Errors
    ///
    /// The board has fewer lanes.
    pub fn lane(&self, direction: Direction, number: usize) -> Result<Lane, LaneError> {
        let path = self.path(direction, number)?;
        Ok(self.lane_along(path))
    }

    /// Puts a lane back where [`Board::lane`] takes it from.
    ///
    /// # Errors
    ///
    /// The board has fewer lanes, or lanes of another length.
    pub fn set_lane(
        &mut self,
        direction: Direction,
        number: usize,
        lane: &Lane,
    ) -> Result<(), LaneError> {
        let path = self.path(direction, number)?;
        if lane.length() != path.length {
            return Err(LaneError::Misfit {
                found: lane.length(),
                expected: path.length,
            });
        }
        self.put_lane(path, lane);
        Ok(())
    }

    fn path(&self, direction: Direction, number: usize) -> Result<Path, LaneError> {
        let mut paths = Path::all(self.size, direction);
        let error = LaneError::Number {
            number,
            lanes: paths.len(),
            size: self.size,
        };
        paths.nth(number).ok_or(error)
    }

    pub(super) fn lane_along(&self, path: Path) -> Lane {
        Lane::of_numbers(path.cells().map(|cell| self.cells[cell]))
    }

    /// Writes a lane of the right length onto the board.
    pub(super) fn put_lane(&mut self, path: Path, lane: &Lane) {
        for (cell, &number) in path.cells().zip(lane.numbers()) {
            self.cells[cell] = number;
        }
    }
}
