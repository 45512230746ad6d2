//! `brikke man`: the manual pages.

use clap::CommandFactory;

use crate::cli::{Cli, ManArgs};
use crate::failure::Failure;
use crate::output::write_bytes;

pub(super) fn run(args: ManArgs) -> Result<(), Failure> {
    let mut command = Cli::command();
    command.build();
    let described = match args.subcommand {
        None => command,
        Some(name) => command
            .find_subcommand(&name)
            .cloned()
            .ok_or_else(|| unknown(&name, &command))?
            .display_name(format!("brikke-{name}")),
    };
    let mut page = Vec::new();
    clap_mangen::Man::new(described).render(&mut page)?;
    write_bytes(&page)
}

fn unknown(name: &str, command: &clap::Command) -> Failure {
    let names: Vec<&str> = command
        .get_subcommands()
        .map(clap::Command::get_name)
        .filter(|&name| name != "help")
        .collect();
    let names = names.join(", ");
    Failure::misused(format!(
        "there is no command '{name}': choose one of {names}"
    ))
}
