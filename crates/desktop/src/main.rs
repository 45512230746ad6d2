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
        Err(failure) => {
            warn(PROGRAM, &failure.message);
            ExitCode::from(failure.exit_code)
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

/// Why there is no window.
struct Failure {
    message: String,
    exit_code: u8,
}

/// Something was refused, or failed.
fn failed(message: &impl ToString) -> Failure {
    Failure {
        message: message.to_string(),
        exit_code: 1,
    }
}

/// The arguments ask for what cannot be.
const fn misused(message: String) -> Failure {
    Failure {
        message,
        exit_code: 2,
    }
}

fn run(arguments: &Arguments) -> Result<Ending, Failure> {
    let directories = arguments.directories().map_err(|error| failed(&error))?;
    let file = arguments.file();
    let is_plain = !arguments.asks_for_game();
    if is_plain && instance::hand_over(&directories.data, file.as_deref()) {
        return Ok(Ending::Quit);
    }
    let data = directories.data.clone();
    let place = directories.cache.join(WindowPlace::FILE_NAME);
    let launch = arguments.launch(directories).map_err(misused)?;
    let (options, warnings) = launch.options().map_err(|error| failed(&error))?;
    for warning in warnings {
        warn(PROGRAM, &warning);
    }
    let opening = Opening {
        file,
        theme: arguments.theme,
        instance: Instance::new(&data),
    };
    window::run(options, place, opening).map_err(|error| failed(&error))
}
