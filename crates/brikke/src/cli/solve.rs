//! `brikke solve` on the command line.

use std::path::PathBuf;

use brikke_engine::{Rank, Size};
use clap::Args;

use super::{OutputArgs, bytes};
use crate::rules_args::RulesArgs;
use crate::work_args::WorkArgs;

/// Compute what perfect play is worth.
///
/// The expected score of perfect play from the random start, exactly; or,
/// with --reach, the greatest probability of ever having a tile. States are
/// counted up to symmetry. A board that would take too much memory is
/// refused, and the message says how much it would take.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  brikke solve 2x3
  brikke solve 3x3 --reach 512 --json
  brikke solve 3x3 --save 3x3.solution
  brikke solve 3x4 --reach 64 --rules even
  brikke solve --table")]
pub(crate) struct SolveArgs {
    /// Rows x columns, such as 3x3
    #[arg(value_name = "SIZE", required_unless_present = "table")]
    pub(crate) board: Option<Size>,
    /// The tile to reach; without it the score counts
    #[arg(long, value_name = "TILE", value_parser = tile)]
    pub(crate) reach: Option<Rank>,
    /// Save the value of every afterstate to this file
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
    /// The most memory to use, such as 800MB or 4GB; by default four fifths of
    /// what is free
    #[arg(long, value_name = "BYTES", value_parser = bytes)]
    pub(crate) memory: Option<u64>,
    /// Solve the board under all presets, or all boards from 1x2 to 3x3 if
    /// none is named, and write a table in Markdown
    #[arg(long, conflicts_with_all = ["reach", "save", "json"])]
    pub(crate) table: bool,
    #[command(flatten)]
    pub(crate) work: WorkArgs,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
    #[command(flatten)]
    pub(crate) rules: RulesArgs,
}

fn tile(text: &str) -> Result<Rank, String> {
    let value = text.parse().ok().and_then(Rank::of_tile);
    value.ok_or_else(|| "write a power of two such as 1024".to_owned())
}
