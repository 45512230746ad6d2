//! `brikke perft`: counting all ways a game can go.

use brikke_engine::{Board, Rules, continuations, perft};
use brikke_locale::Locale;
use serde::Serialize;

use crate::cli::{GlobalArgs, PerftArgs};
use crate::failure::Failure;
use crate::progress::{self, Counted};
use crate::told::Told;

#[derive(Serialize)]
struct Count {
    count: u128,
}

pub(super) fn run(args: &PerftArgs, global: &GlobalArgs) -> Result<(), Failure> {
    let (board, rules) = args.rules.board(&args.position, &global.data)?;
    let count = match args.depth {
        0 | 1 => perft(&board, args.depth, &rules),
        depth => count_with_progress(&board, depth, &rules, global.locale()),
    };
    let text = global.locale().unwrap_or_default().number(count);
    args.output.write(&Told::in_words(Count { count }, text))
}

/// The bar moves on with each first move and tile.
fn count_with_progress(board: &Board, depth: u8, rules: &Rules, locale: Option<Locale>) -> u128 {
    let next_boards: Vec<Board> = continuations(board, rules);
    let bar = progress::bar(locale, Counted::FirstMoves, next_boards.len() as u64);
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
