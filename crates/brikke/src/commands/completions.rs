//! `brikke completions`: for the shell.

use clap::CommandFactory;

use crate::cli::{Cli, CompletionsArgs};
use crate::failure::Failure;
use crate::output::write_bytes;

pub(super) fn run(args: &CompletionsArgs) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "brikke", &mut script);
    write_bytes(&script)
}
