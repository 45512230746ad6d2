//! The command `brikke`: it reads the arguments and runs a command.

#![forbid(unsafe_code)]

mod cli;
mod commands;
mod cpu_clock;
mod data;
mod failure;
mod game_argument;
mod input;
mod interrupt;
mod load_player;
mod output;
mod rules_args;
mod work_args;

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    let cli = cli::Cli::parse();
    match commands::run(cli) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
