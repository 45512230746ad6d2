//! The program `brikke`.

#![forbid(unsafe_code)]

use std::process::ExitCode;

fn main() -> ExitCode {
    brikke::main()
}
