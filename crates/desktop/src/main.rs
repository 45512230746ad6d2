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
    let options = arguments.options(&directories)?;
    let place = directories.cache.join(WindowPlace::FILE_NAME);
    window::run(options, place).map_err(|error| error.to_string())
}
