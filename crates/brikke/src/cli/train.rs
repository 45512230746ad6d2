//! `brikke train` on the command line.

use std::path::PathBuf;
use std::time::Duration;

use clap::Args;

use super::{OutputArgs, bytes};
use crate::rules_args::RulesArgs;

/// Train a network.
///
/// The network plays on its own and learns from every move. The training is
/// saved in a directory, at intervals and when it is interrupted, and --resume
/// continues from there. Ctrl-C ends it; --export then writes what it has
/// learned so far. Standard error shows the progress: the mean score and
/// the share of games with each tile, over the last 1,000 games.
///
/// With --stages, on 4x4, boards whose tiles add up to 12288, 16384, 24576,
/// 28672, 30720, 31744, 32256 and 32512 or more have weights of their own, and
/// most episodes begin at a stored board of such a stage, or at one of 20480,
/// instead of an empty one. An episode ends where 32768 is made. Standard error
/// then shows the share of episodes that passed each stage.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  brikke train --checkpoint night --time 8h
  brikke train --checkpoint night --resume --games 1000000
  brikke train --from 4x4.brikke --stages --late-only --alpha 0.1 --checkpoint late --jobs 2
  brikke train --checkpoint late --resume --shares 1:4:1:4:4:4:3:3:4:4 --alpha 0.3 --jobs 2
  brikke train --size 3x3 --games 100000 --checkpoint small
  brikke train --checkpoint night --resume --games 0 --export 4x4.brikke --test 1000")]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a flag of the command"
)]
pub(crate) struct TrainArgs {
    /// The directory of the training
    #[arg(long, value_name = "DIR")]
    pub(crate) checkpoint: PathBuf,
    /// Continue the training that is saved there
    #[arg(long, conflicts_with_all = ["from", "shape", "lambda", "td", "tc", "optimistic", "seed"])]
    pub(crate) resume: bool,
    /// Begin with the weights of this network
    #[arg(long, value_name = "FILE", conflicts_with_all = ["shape", "td", "optimistic"])]
    pub(crate) from: Option<PathBuf>,
    /// Give late stages weights of their own (4x4 only)
    #[arg(long)]
    pub(crate) stages: bool,
    /// With stages: how many episodes begin in each, such as 1:4:1:4:4:4:3:3:4:4
    #[arg(long, value_name = "N:N:…")]
    pub(crate) shares: Option<String>,
    /// With stages: leave the weights of boards before them as they are
    #[arg(long)]
    pub(crate) late_only: bool,
    /// The cells a network looks at: 4x6, 5x6 or 8x6 on 4x4, auto on other sizes
    #[arg(long, value_name = "NAME")]
    pub(crate) shape: Option<String>,
    /// Stop after this many games; with --resume, after this many more
    #[arg(long, value_name = "N", value_parser = count)]
    pub(crate) games: Option<u64>,
    /// Stop after this many moves; with --resume, after this many more
    #[arg(long, value_name = "N", value_parser = count)]
    pub(crate) moves: Option<u64>,
    /// Stop after this time, such as 90s, 20m or 8h
    #[arg(long, value_name = "TIME", value_parser = time)]
    pub(crate) time: Option<Duration>,
    /// The number of threads that play
    #[arg(long, alias = "threads", value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=256))]
    pub(crate) jobs: u64,
    /// The learning rate; 1 by default, 0.1 with --td; may be changed with --resume
    #[arg(long, value_name = "X")]
    pub(crate) alpha: Option<f32>,
    /// Lambda of the learning targets, from 0 to 0.95; 0.5 by default
    #[arg(long, value_name = "X")]
    pub(crate) lambda: Option<f32>,
    /// The same rate for all weights
    #[arg(long, conflicts_with = "tc")]
    pub(crate) td: bool,
    /// A rate for each weight, by how coherent its errors are (the default)
    #[arg(long)]
    pub(crate) tc: bool,
    /// Initial value of every position; a high one makes it try everything
    #[arg(long, value_name = "SCORE")]
    pub(crate) optimistic: Option<f32>,
    /// The seed of the tiles; 1 by default
    #[arg(long, value_name = "N", value_parser = count)]
    pub(crate) seed: Option<u64>,
    /// Save a checkpoint this often
    #[arg(long, value_name = "TIME", default_value = "5m", value_parser = time)]
    pub(crate) every: Duration,
    /// Write the network to this file at the end
    #[arg(long, value_name = "FILE")]
    pub(crate) export: Option<PathBuf>,
    /// Round weights until the file has at most this size
    #[arg(long, value_name = "BYTES", default_value = "38MB", requires = "export", value_parser = bytes)]
    pub(crate) most: u64,
    /// Play this many games at the end without learning, and print the results
    #[arg(long, value_name = "N", value_parser = tested)]
    pub(crate) test: Option<u64>,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
    #[command(flatten)]
    pub(crate) rules: RulesArgs,
}

fn count(text: &str) -> Result<u64, String> {
    let count = text.parse();
    count.map_err(|_| "write a whole number from 0".to_owned())
}

/// The number of games of a test; none at all would have no mean.
fn tested(text: &str) -> Result<u64, String> {
    let games = text.parse().ok().filter(|&games| games > 0);
    games.ok_or_else(|| "write a number of games from 1".to_owned())
}

/// Reads `90s`, `20m` or `8h`.
fn time(text: &str) -> Result<Duration, String> {
    let unit = |text: &str| match text {
        "s" => Some(1.0),
        "m" => Some(60.0),
        "h" => Some(3600.0),
        _ => None,
    };
    let split = text.find(|character: char| character.is_ascii_alphabetic());
    split
        .and_then(|split| Some((text[..split].parse::<f64>().ok()?, unit(&text[split..])?)))
        .and_then(|(number, unit)| Duration::try_from_secs_f64(number * unit).ok())
        .ok_or_else(|| "write a time such as 90s, 20m or 8h".to_owned())
}
