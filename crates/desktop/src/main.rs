//! `brikke-desktop`: Brikke in a window.

#![forbid(unsafe_code)]
// They panic where nobody reads them, and show what they are given.
#![deny(clippy::print_stdout, clippy::print_stderr)]

mod arguments;

use std::io::{self, Write};
use std::process::ExitCode;

use brikke_app::{visible_lines, warn};
use brikke_desktop::WindowPlace;
use brikke_desktop::instance::{self, Instance};
use brikke_desktop::window::{self, Ending, Opening};
use clap::Parser;

use arguments::Arguments;

const PROGRAM: &str = "brikke-desktop";

fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => return explain(&error),
    };
    match run(&arguments) {
        Ok(ending) => ExitCode::from(ending.exit_code()),
        Err(message) => {
            warn(PROGRAM, &message);
            ExitCode::FAILURE
        }
    }
}

/// Prints help, or says what is wrong with the arguments.
fn explain(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        let is_printed = error.print().is_ok();
        return ExitCode::from(u8::from(!is_printed));
    }
    let text = error.render().to_string();
    // Nobody may read standard error.
    let _ = io::stderr().write_all(visible_lines(&text).as_bytes());
    ExitCode::from(2)
}

fn run(arguments: &Arguments) -> Result<Ending, String> {
    let directories = arguments.directories()?;
    let file = arguments.file();
    let is_plain = !arguments.asks_for_game();
    if is_plain && instance::hand_over(&directories.data, file.as_deref()) {
        return Ok(Ending::Quit);
    }
    let data = directories.data.clone();
    let place = directories.cache.join(WindowPlace::FILE_NAME);
    let (options, warnings) = arguments.launch(directories)?.options()?;
    for warning in warnings {
        warn(PROGRAM, &warning);
    }
    let opening = Opening {
        file,
        theme: arguments.theme,
        instance: Instance::new(&data),
    };
    window::run(options, place, opening).map_err(|error| error.to_string())
}
