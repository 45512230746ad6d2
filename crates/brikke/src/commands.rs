//! The commands, one each.

mod analyse;
mod bench;
mod completions;
mod contest;
mod delete;
mod export;
mod games;
mod hint;
mod import;
mod man;
mod perft;
mod play;
mod rename;
mod replay;
mod rescue;
mod scores;
mod serve;
mod slide;
mod solve;
mod stats;
mod tables;
mod train;
mod verify;

use crate::cli::{Cli, Command};
use crate::failure::Failure;
pub(crate) use contest::ContestSeed;

/// Runs a command, or opens the game.
pub(crate) fn run(cli: Cli) -> Result<(), Failure> {
    match cli.command {
        None => play::menu(&cli.global),
        Some(Command::Play(args)) => play::play(&args, &cli.global),
        Some(Command::Slide(args)) => slide::run(&args, cli.global.locale()),
        Some(Command::Perft(args)) => perft::run(&args, &cli.global),
        Some(Command::Hint(args)) => hint::run(&args, &cli.global),
        Some(Command::Match(args)) => contest::run(&args, &cli.global),
        Some(Command::Solve(args)) => solve::run(&args, &cli.global),
        Some(Command::Tables(args)) => tables::run(&args, cli.global.locale()),
        Some(Command::Verify(args)) => verify::run(&args, cli.global.locale()),
        Some(Command::Games(args)) => games::run(&args, cli.global.locale()),
        Some(Command::Scores(args)) => scores::run(&args, cli.global.locale()),
        Some(Command::Stats(args)) => stats::run(&args, cli.global.locale()),
        Some(Command::Rename(args)) => rename::run(&args, cli.global.locale()),
        Some(Command::Delete(args)) => delete::run(&args, cli.global.locale()),
        Some(Command::Replay(args)) => replay::run(&args, cli.global.locale()),
        Some(Command::Rescue(args)) => rescue::run(&args, cli.global.locale()),
        Some(Command::Analyse(args)) => analyse::run(&args, cli.global.locale()),
        Some(Command::Import(args)) => import::run(&args, cli.global.locale()),
        Some(Command::Export(args)) => export::run(&args, cli.global.locale()),
        Some(Command::Serve(args)) => serve::run(&args, cli.global.locale()),
        Some(Command::Bench(args)) => bench::run(&args, cli.global.locale()),
        Some(Command::Train(args)) => train::run(&args, &cli.global),
        Some(Command::Completions(args)) => completions::run(&args),
        Some(Command::Man(args)) => man::run(args),
    }
}
