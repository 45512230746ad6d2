//! The table of exact results.

use std::fmt::Write;

use brikke_engine::{Overrides, Preset, Rules, Size};
use brikke_solver::{Aim, Solved};

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

/// Solves every board under every preset. The presets' goals are beyond these
/// boards or do not end the game, except where the table says so.
pub(super) fn run(args: &SolveArgs, interrupt: &Interrupt) -> Result<(), Failure> {
    let mut table = String::from(
        "| board | rules | expected score | states | afterstates |\n|---|---|---:|---:|---:|\n",
    );
    for (rows, columns) in SIZES {
        let size = Size::new(rows, columns).map_err(Failure::refused)?;
        for preset in Preset::ALL {
            let overrides = Overrides {
                size: Some(size),
                ..Overrides::default()
            };
            let rules = Rules::new(preset, overrides).map_err(Failure::refused)?;
            let Solved {
                value,
                states,
                afterstates,
            } = super::solve(args, &rules, Aim::Score, interrupt)?;
            let line = writeln!(
                table,
                "| {size} | `{preset}` | {value:.6} | {states} | {afterstates} |"
            );
            line.map_err(Failure::refused)?;
        }
    }
    write_bytes(table.as_bytes())
}
