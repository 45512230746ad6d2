//! `brikke man`: the manual pages.

use std::fs;
use std::io;
use std::path::Path;

use clap::{Command, CommandFactory};

use crate::cli::{Cli, ManArgs};
use crate::failure::Failure;
use crate::output::write_bytes;

/// The section of the manual for games.
const SECTION: &str = "6";

pub(super) fn run(args: ManArgs) -> Result<(), Failure> {
    let mut command = Cli::command();
    command.build();
    if let Some(directory) = args.all {
        return write_all(&command, &directory);
    }
    let described = match args.subcommand {
        None => command,
        Some(name) => named(
            command
                .find_subcommand(&name)
                .ok_or_else(|| unknown(&name, &command))?,
        ),
    };
    write_bytes(&page(described)?)
}

/// A command with the name of its page.
fn named(command: &Command) -> Command {
    let name = format!("brikke-{}", command.get_name());
    command.clone().display_name(name)
}

fn page(command: Command) -> io::Result<Vec<u8>> {
    let mut page = Vec::new();
    let manual = clap_mangen::Man::new(command).section(SECTION);
    manual.render(&mut page)?;
    Ok(page)
}

fn write_all(command: &Command, directory: &Path) -> Result<(), Failure> {
    let unwritable = |error| Failure::unwritable(directory, &error);
    fs::create_dir_all(directory).map_err(unwritable)?;
    let write = |name: &str, command: Command| {
        let file = directory.join(format!("{name}.{SECTION}"));
        fs::write(&file, page(command)?).map_err(|error| Failure::unwritable(&file, &error))
    };
    write("brikke", command.clone())?;
    for subcommand in subcommands(command) {
        write(
            &format!("brikke-{}", subcommand.get_name()),
            named(subcommand),
        )?;
    }
    Ok(())
}

fn subcommands(command: &Command) -> impl Iterator<Item = &Command> {
    let all = command.get_subcommands();
    all.filter(|subcommand| subcommand.get_name() != "help")
}

fn unknown(name: &str, command: &Command) -> Failure {
    let names: Vec<&str> = subcommands(command).map(Command::get_name).collect();
    let names = names.join(", ");
    Failure::misused(format!(
        "there is no command '{name}': choose one of {names}"
    ))
}
