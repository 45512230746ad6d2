//! What can be written on the command line.

use std::path::PathBuf;

use brikke_engine::Direction;
use clap::{Args, Parser, Subcommand};

use crate::rules_args::RulesArgs;

/// 2048 as it should be.
#[derive(Debug, Parser)]
#[command(name = "brikke", version, propagate_version = true)]
#[command(after_help = "\
Examples:
  brikke slide '2,2,2,0/0,0,0,0/0,0,0,0/0,0,0,0' right
  brikke perft '2,0,0,0/0,0,0,0/0,0,0,0/0,0,0,2' 3 --rules even
  brikke verify game.brikke --json

Results go to standard output, messages to standard error.
Exit codes: 0 done, 1 refused or failed, 2 usage, 130 interrupted.")]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Slide(SlideArgs),
    Perft(PerftArgs),
    Verify(VerifyArgs),
    Bench(BenchArgs),
    Completions(CompletionsArgs),
    Man(ManArgs),
}

/// Slide all tiles of a position.
///
/// Prints the position afterwards, before a new tile appears, and the points
/// gained. Where nothing moves it is no move: exit code 1.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  brikke slide '2,2,2,0/0,0,0,0/0,0,0,0/0,0,0,0' right
  brikke slide '. 2 2 / 4 . 4' l --json")]
pub(crate) struct SlideArgs {
    /// Rows separated by '/', cells by ',' or blanks; empty is 0, '.' or '_'
    pub(crate) position: String,
    /// up, right, down or left (or u, r, d, l)
    pub(crate) direction: Direction,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

/// Count all ways a game can go.
///
/// Counts the sequences of DEPTH moves, each a direction and the tile that
/// appears. A game that is over under the rules has no continuation; a goal
/// that does not end the game is played past.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  brikke perft '2,0,0,0/0,0,0,0/0,0,0,0/0,0,0,2' 4
  brikke perft '2,2/0,0' 6 --rules 1024 --goal 16")]
pub(crate) struct PerftArgs {
    /// The position to count from; its size is the size of the board
    pub(crate) position: String,
    /// How many moves deep, from 0 to 255
    pub(crate) depth: u8,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
    #[command(flatten)]
    pub(crate) rules: RulesArgs,
}

/// Check a recording from its first tile to its last.
///
/// Replays the game, checks every tile against the seed or secret where the
/// recording has one, and the checksum. Reads both forms, text and link.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  brikke verify game.brikke
  echo 'bk1.AQABYQAC…' | brikke verify - --json")]
pub(crate) struct VerifyArgs {
    /// The file that holds the recording; '-' for standard input
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

/// Measure this program on this machine.
///
/// Rates are for one core, by processor time. The signature stands for what
/// the program computes: it is the same on every machine and changes only
/// when the program's behaviour does.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  brikke bench
  brikke bench --seconds 0.2 --json")]
pub(crate) struct BenchArgs {
    /// How long to measure each figure
    #[arg(long, value_name = "N", default_value = "1", value_parser = seconds)]
    pub(crate) seconds: f64,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

/// Write the completions for a shell.
#[derive(Debug, Args)]
#[command(after_help = "\
Example:
  brikke completions bash > ~/.local/share/bash-completion/completions/brikke")]
pub(crate) struct CompletionsArgs {
    /// The shell
    pub(crate) shell: clap_complete::Shell,
}

/// Write the manual page.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  brikke man | man -l -
  brikke man perft > brikke-perft.1")]
pub(crate) struct ManArgs {
    /// The command to describe; all of brikke if left out
    #[arg(value_name = "COMMAND")]
    pub(crate) subcommand: Option<String>,
}

/// How a result is written.
#[derive(Debug, Args)]
pub(crate) struct OutputArgs {
    /// Write the result as JSON
    #[arg(long)]
    pub(crate) json: bool,
}

fn seconds(text: &str) -> Result<f64, String> {
    text.parse()
        .ok()
        .filter(|seconds| (0.01..=3600.0).contains(seconds))
        .ok_or_else(|| "write a number of seconds from 0.01 to 3600".to_owned())
}
