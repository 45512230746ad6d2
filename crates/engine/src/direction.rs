//! The four ways to slide.

use std::fmt;
use std::str::FromStr;

/// One of the four ways to slide the tiles.
///
/// ```
/// use brikke_engine::Direction;
///
/// assert_eq!("left".parse(), Ok(Direction::Left));
/// assert_eq!("l".parse(), Ok(Direction::Left));
/// assert_eq!(Direction::Left.to_string(), "left");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// Towards the top row.
    Up,
    /// Towards the last column.
    Right,
    /// Towards the bottom row.
    Down,
    /// Towards the first column.
    Left,
}

impl Direction {
    /// All four, in the order in which Brikke lists them.
    pub const ALL: [Direction; 4] = [
        Direction::Up,
        Direction::Right,
        Direction::Down,
        Direction::Left,
    ];

    /// The word for it: `up`, `right`, `down` or `left`.
    pub const fn name(self) -> &'static str {
        match self {
            Direction::Up => "up",
            Direction::Right => "right",
            Direction::Down => "down",
            Direction::Left => "left",
        }
    }

    /// The opposite direction.
    #[must_use]
    pub const fn opposite(self) -> Direction {
        match self {
            Direction::Up => Direction::Down,
            Direction::Right => Direction::Left,
            Direction::Down => Direction::Up,
            Direction::Left => Direction::Right,
        }
    }

    /// True if tiles move within their columns.
    pub const fn is_vertical(self) -> bool {
        matches!(self, Direction::Up | Direction::Down)
    }

    /// True if tiles move towards row or column 0.
    pub const fn is_towards_origin(self) -> bool {
        matches!(self, Direction::Up | Direction::Left)
    }
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A word that names no direction.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is not a direction: write up, right, down or left (or u, r, d, l)")]
pub struct UnknownDirection(pub String);

impl FromStr for Direction {
    type Err = UnknownDirection;

    fn from_str(text: &str) -> Result<Direction, UnknownDirection> {
        let lower = text.to_ascii_lowercase();
        Direction::ALL
            .into_iter()
            .find(|direction| {
                let name = direction.name();
                lower == name || lower == name[..1]
            })
            .ok_or_else(|| UnknownDirection(text.to_owned()))
    }
}
