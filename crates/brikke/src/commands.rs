//! The commands, one each.

mod bench;
mod completions;
mod export;
mod games;
mod import;
mod man;
mod perft;
mod replay;
mod scores;
mod slide;
mod stats;
mod verify;

use crate::cli::Command;
use crate::failure::Failure;
use crate::output::write_bytes;

/// Runs a command, or says what there is.
pub(crate) fn run(command: Option<Command>) -> Result<(), Failure> {
    match command {
        None => write_bytes(WELCOME.as_bytes()),
        Some(Command::Slide(args)) => slide::run(&args),
        Some(Command::Perft(args)) => perft::run(&args),
        Some(Command::Verify(args)) => verify::run(&args),
        Some(Command::Games(args)) => games::run(&args),
        Some(Command::Scores(args)) => scores::run(&args),
        Some(Command::Stats(args)) => stats::run(&args),
        Some(Command::Replay(args)) => replay::run(&args),
        Some(Command::Import(args)) => import::run(&args),
        Some(Command::Export(args)) => export::run(&args),
        Some(Command::Bench(args)) => bench::run(&args),
        Some(Command::Completions(args)) => completions::run(&args),
        Some(Command::Man(args)) => man::run(args),
    }
}

const WELCOME: &str = "\
Brikke is 2048 as it should be. The game in the terminal is on its way; the
engine that it stands on is here:

  brikke slide '2,2,2,0/0,0,0,0/0,0,0,0/0,0,0,0' right
  brikke perft '2,0,0,0/0,0,0,0/0,0,0,0/0,0,0,2' 4
  brikke bench

brikke --help lists everything.
";
