//! `brikke slide`: one slide of a position, or half of it.

use std::fmt;

use brikke_engine::{Board, Direction, Step};
use serde::Serialize;

use crate::cli::{HalfArg, SlideArgs};
use crate::failure::Failure;

#[derive(Serialize)]
struct Slid {
    after: String,
    gained: u128,
}

impl fmt::Display for Slid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\ngained {}", self.after, self.gained)
    }
}

impl From<HalfArg> for Step {
    fn from(half: HalfArg) -> Step {
        match half {
            HalfArg::Push => Step::Push,
            HalfArg::Merge => Step::Merge,
        }
    }
}

pub(super) fn run(args: &SlideArgs) -> Result<(), Failure> {
    let board: Board = args.position.parse().map_err(Failure::position)?;
    let direction = args.direction;
    let slid = match args.step {
        None => whole(&board, direction),
        Some(half) => step(&board, half.into(), direction),
    };
    args.output.write(&slid?)
}

fn whole(board: &Board, direction: Direction) -> Result<Slid, Failure> {
    let slide = board
        .slide(direction)
        .ok_or_else(|| Failure::refused(format!("{direction} moves nothing in this position")))?;
    Ok(Slid {
        after: slide.after.to_string(),
        gained: slide.gained,
    })
}

fn step(board: &Board, step: Step, direction: Direction) -> Result<Slid, Failure> {
    let half = board.step(step, direction).ok_or_else(|| {
        let problem = match step {
            Step::Push => format!("a push {direction} moves nothing in this position"),
            Step::Merge => format!("a merge {direction} joins no tiles in this position"),
        };
        Failure::refused(problem)
    })?;
    Ok(Slid {
        after: half.after.to_string(),
        gained: half.gained,
    })
}
