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

/// The title of the page of the whole program.
const PROGRAM: &str = "brikke";

pub(super) fn run(args: ManArgs) -> Result<(), Failure> {
    let mut command = Cli::command();
    command.build();
    if let Some(directory) = args.all {
        return write_all(&command, &directory);
    }
    let (mut described, mut title) = (&command, PROGRAM.to_owned());
    for name in &args.subcommand {
        let found = subcommands(described).find(|command| command.get_name() == name);
        described = found.ok_or_else(|| unknown(name, described))?;
        title = format!("{title}-{name}");
    }
    write_bytes(&page(described, title)?)
}

/// The page of a command, under this title.
fn page(command: &Command, title: String) -> io::Result<Vec<u8>> {
    let mut page = Vec::new();
    let command = command.clone().display_name(title);
    let manual = clap_mangen::Man::new(command).section(SECTION);
    manual.render(&mut page)?;
    Ok(page)
}

fn write_all(command: &Command, directory: &Path) -> Result<(), Failure> {
    let unwritable = |error| Failure::unwritable(directory, &error);
    fs::create_dir_all(directory).map_err(unwritable)?;
    write_pages(command, PROGRAM, directory)
}

/// Writes the page of a command, and those of the commands within it.
fn write_pages(command: &Command, title: &str, directory: &Path) -> Result<(), Failure> {
    let file = directory.join(format!("{title}.{SECTION}"));
    let page = page(command, title.to_owned())?;
    fs::write(&file, page).map_err(|error| Failure::unwritable(&file, &error))?;
    for subcommand in subcommands(command) {
        let title = format!("{title}-{}", subcommand.get_name());
        write_pages(subcommand, &title, directory)?;
    }
    Ok(())
}

fn subcommands(command: &Command) -> impl Iterator<Item = &Command> {
    let all = command.get_subcommands();
    all.filter(|subcommand| subcommand.get_name() != "help")
}

fn unknown(name: &str, command: &Command) -> Failure {
    let names: Vec<&str> = subcommands(command).map(Command::get_name).collect();
    if names.is_empty() {
        let command = command.get_name();
        return Failure::misused(format!("'{command}' has no command '{name}'"));
    }
    let names = names.join(", ");
    Failure::misused(format!(
        "there is no command '{name}': choose one of {names}"
    ))
}
