//! `brikke-desktop`: Brikke in a window.

#![forbid(unsafe_code)]

mod arguments;

use std::process::ExitCode;

use brikke_desktop::{WindowPlace, window};
use clap::Parser;

use arguments::Arguments;

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("brikke-desktop: {message}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &Arguments) -> Result<(), String> {
    let directories = arguments.directories()?;
    let place = directories.cache.join(WindowPlace::FILE_NAME);
    let (options, warnings) = arguments.launch(directories)?.options()?;
    for warning in warnings {
        eprintln!("brikke-desktop: {warning}");
    }
    window::run(options, place).map_err(|error| error.to_string())
}
