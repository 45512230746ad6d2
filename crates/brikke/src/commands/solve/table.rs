//! The table of exact results.

use brikke_engine::{Overrides, Preset, Rules, Size};
use brikke_locale::Locale;
use brikke_solver::Objective;

use crate::cli::SolveArgs;
use crate::failure::Failure;
use crate::interrupt::Interrupt;
use crate::output::write_bytes;

/// The boards of the table; the other way round they are the same.
const SIZES: [(u8, u8); 11] = [
    (1, 2),
    (1, 3),
    (1, 4),
    (1, 5),
    (1, 6),
    (1, 7),
    (1, 8),
    (2, 2),
    (2, 3),
    (2, 4),
    (3, 3),
];

const HEAD: &str =
    "| board | rules | expected score | states | afterstates |\n|---|---|---:|---:|---:|\n";

/// Solves the board, or all small ones, under every preset; each row is
/// written when it is known.
pub(super) fn run(
    args: &SolveArgs,
    interrupt: &Interrupt,
    locale: Option<Locale>,
) -> Result<(), Failure> {
    let all = SIZES.map(|(rows, columns)| Size::new(rows, columns));
    let all = all.into_iter().collect::<Result<Vec<Size>, _>>();
    let sizes = match args.board {
        Some(size) => vec![size],
        None => all.map_err(Failure::refused)?,
    };
    write_bytes(HEAD.as_bytes())?;
    for size in sizes {
        for preset in Preset::ALL {
            write_bytes(row(args, size, preset, interrupt, locale)?.as_bytes())?;
        }
    }
    Ok(())
}

fn row(
    args: &SolveArgs,
    size: Size,
    preset: Preset,
    interrupt: &Interrupt,
    locale: Option<Locale>,
) -> Result<String, Failure> {
    let overrides = Overrides {
        size: Some(size),
        ..Overrides::default()
    };
    let rules = Rules::new(preset, overrides).map_err(Failure::refused)?;
    let solved = super::solve(args, &rules, Objective::Score, interrupt, locale)?;
    let (value, states, afterstates) = (solved.value, solved.states, solved.afterstates);
    Ok(format!(
        "| {size} | `{preset}` | {value:.6} | {states} | {afterstates} |\n"
    ))
}
