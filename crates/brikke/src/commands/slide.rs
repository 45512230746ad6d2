//! `brikke slide`: one slide of a position.

use std::fmt;

use brikke_engine::Board;
use serde::Serialize;

use crate::cli::SlideArgs;
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

pub(super) fn run(args: &SlideArgs) -> Result<(), Failure> {
    let board: Board = args.position.parse().map_err(Failure::position)?;
    let direction = args.direction;
    let slide = board
        .slide(direction)
        .ok_or_else(|| Failure::refused(format!("{direction} moves nothing in this position")))?;
    args.output.write(&Slid {
        after: slide.after.to_string(),
        gained: slide.gained,
    })
}
