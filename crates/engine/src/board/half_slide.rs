//! The two halves of a slide, each for itself.

use std::fmt;

use super::path::Path;
use super::{Board, Shift};
use crate::turn::{self, Motion};
use crate::{Direction, Rank, Square};

/// One half of a slide. A slide is a merge and then a push; a push before
/// them changes nothing in the result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// All tiles go as far as they can, without merging.
    Push,
    /// Equal tiles with only empty cells between them become one, on the
    /// side of the wall; nothing else moves.
    Merge,
}

/// The result of one half of a slide that changed something.
///
/// It is a board, not an [`Afterstate`](crate::Afterstate): no tile answers
/// half a slide.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HalfSlide {
    /// The board afterwards.
    pub after: Board,
    /// The sum of the merged tiles; a push gains nothing.
    pub gained: u128,
    /// The motions of all tiles, those that stayed included.
    pub motions: Vec<Motion>,
}

impl Step {
    /// Both, in the order in which people learn them.
    pub const ALL: [Step; 2] = [Step::Push, Step::Merge];

    /// The word for it: `push` or `merge`.
    pub const fn name(self) -> &'static str {
        match self {
            Step::Push => "push",
            Step::Merge => "merge",
        }
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl HalfSlide {
    /// The squares on which two tiles merged, with the tile they made.
    pub fn merges(&self) -> impl Iterator<Item = (Square, Rank)> {
        turn::merges(&self.motions)
    }
}

impl Board {
    /// The first half of a slide: all tiles as far as they go, without
    /// merging; `None` if nothing moves.
    ///
    /// ```
    /// # use brikke_engine::{Board, Direction};
    /// let board: Board = "2,2,0,4".parse().unwrap();
    /// let pushed = board.push(Direction::Right).unwrap();
    /// assert_eq!(pushed.after.to_string(), "0,2,2,4");
    /// assert!(pushed.after.push(Direction::Right).is_none());
    /// ```
    pub fn push(&self, direction: Direction) -> Option<HalfSlide> {
        self.step(Step::Push, direction)
    }

    /// The second half of a slide: equal tiles with only empty cells between
    /// them become one, on the side of the wall, and nothing else moves;
    /// `None` if there is no such pair.
    ///
    /// The pair nearest the wall merges first, and a merged tile does not
    /// merge again.
    ///
    /// ```
    /// # use brikke_engine::{Board, Direction};
    /// let board: Board = "2,0,2,8/2,2,8,8".parse().unwrap();
    /// let merged = board.merge(Direction::Left).unwrap();
    /// assert_eq!(merged.after.to_string(), "4,0,0,8/4,0,16,0");
    /// assert_eq!(merged.gained, 4 + 4 + 16);
    /// ```
    pub fn merge(&self, direction: Direction) -> Option<HalfSlide> {
        self.step(Step::Merge, direction)
    }

    /// One half of a slide; `None` if it changes nothing.
    pub fn step(&self, step: Step, direction: Direction) -> Option<HalfSlide> {
        let mut half = HalfSlide {
            after: *self,
            gained: 0,
            motions: Vec::new(),
        };
        for path in Path::all(self.size, direction) {
            half.step_lane(path, step);
        }
        (half.after != *self).then_some(half)
    }
}

impl HalfSlide {
    /// Takes the step in one lane.
    fn step_lane(&mut self, path: Path, step: Step) {
        let lane = self.after.lane_along(path);
        let (stepped, points) = lane.step(step);
        self.after.put_lane(path, &stepped);
        self.gained += points;
        let size = self.after.size();
        for Shift { from, to, rank } in lane.shifts(step) {
            let [from, to] = [from, to].map(|distance| size.square(path.cell(distance)));
            turn::add_motion(&mut self.motions, from, to, rank);
        }
    }
}
