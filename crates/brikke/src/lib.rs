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
mod rules_args;
mod told;
mod work_args;

use std::process::ExitCode;

use clap::Parser;

use failure::Failure;

/// Runs the command with the arguments of this process.
pub fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run() -> Result<(), Failure> {
    commands::run(cli::Cli::try_parse()?)
}
