//! The command `brikke`: it reads the arguments and runs a command.

#![forbid(unsafe_code)]
// They panic where nobody reads them, and show what they are given.
#![deny(clippy::print_stdout, clippy::print_stderr)]

mod cli;
mod commands;
mod data;
mod failure;
mod game_argument;
mod input;
mod interrupt;
mod load_player;
mod output;
mod player_argument;
mod progress;
mod rules_args;
mod sentences;
mod told;
mod translation;
mod usage;
mod work_args;

use std::process::ExitCode;

use brikke_platform::signals;
use failure::Failure;

/// Runs the command with the arguments of this process.
pub fn main() -> ExitCode {
    // Without it a limit ends the program in the middle of a write, unsaid.
    let _ = signals::fail_beyond_size_limit();
    let cli = match usage::parse() {
        Ok(cli) => cli,
        Err(error) => return Failure::Usage(error).report(usage::asked_locale()),
    };
    let locale = cli.global.locale();
    match commands::run(cli) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(locale),
    }
}
