//! The command as it is, for tests that need other faces beside it.

#![forbid(unsafe_code)]

use std::process::ExitCode;

fn main() -> ExitCode {
    brikke::main()
}
