//! `brikke perft`: counting all ways a game can go.

use std::fmt;

use brikke_engine::{Board, Rules, continuations, perft};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use crate::cli::PerftArgs;
use crate::data::DataArgs;
use crate::failure::Failure;

#[derive(Serialize)]
struct Count {
    count: u128,
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.count.fmt(f)
    }
}

pub(super) fn run(args: &PerftArgs, data: &DataArgs) -> Result<(), Failure> {
    let (board, rules) = args.rules.board(&args.position, data)?;
    let count = match args.depth {
        0 | 1 => perft(&board, args.depth, &rules),
        depth => count_with_progress(&board, depth, &rules),
    };
    args.output.write(&Count { count })
}

/// The bar moves on with each first move and tile. It is drawn on standard
/// error, and only on a terminal.
fn count_with_progress(board: &Board, depth: u8, rules: &Rules) -> u128 {
    let next_boards: Vec<Board> = continuations(board, rules);
    let bar = ProgressBar::new(next_boards.len() as u64).with_style(style());
    let count = next_boards
        .iter()
        .map(|next| {
            let count = perft(next, depth - 1, rules);
            bar.inc(1);
            count
        })
        .sum();
    bar.finish_and_clear();
    count
}

fn style() -> ProgressStyle {
    ProgressStyle::with_template("{wide_bar} {pos}/{len} first moves, {eta} left")
        .unwrap_or_else(|_| ProgressStyle::default_bar())
}
