//! `brikke tables`: endgame tables.

mod ask;
mod build;
mod list;

use brikke_app::Locale;
use brikke_players::{LoadError, RemoveTableError, TableBuildError, TableFiles, TableState};
use brikke_solver::endgame::{CatalogEntry, TableError};
use serde::Serialize;

use crate::cli::{RemoveTablesArgs, TablesArgs, TablesCommand};
use crate::data::DataArgs;
use crate::failure::Failure;
use crate::told::Told;

pub(super) fn run(args: &TablesArgs, locale: Option<Locale>) -> Result<(), Failure> {
    let locale = locale.unwrap_or_default();
    match &args.command {
        TablesCommand::Build(args) => build::run(args, locale),
        TablesCommand::List(args) => list::run(args, locale),
        TablesCommand::Remove(args) => remove(args, locale),
        TablesCommand::Ask(args) => ask::run(args, locale),
    }
}

/// The tables of the data directory.
fn files(data: &DataArgs) -> Result<TableFiles, Failure> {
    Ok(TableFiles::new(&data.places()?.data))
}

/// Bytes in whole millions, but at least one.
fn megabytes(bytes: u64) -> u64 {
    ((bytes + 500_000) / 1_000_000).max(1)
}

/// A result with its text for people.
fn told<T>(result: T, lines: &[String]) -> Told<T> {
    Told::in_words(result, lines.join("\n"))
}

/// The reason why a table cannot be used, in a few words.
fn reason(locale: Locale, error: &TableError) -> String {
    let kind = match error {
        TableError::Foreign => "foreign",
        TableError::Version => "version",
        TableError::Cut => "cut",
        TableError::Damaged => "damaged",
        TableError::Unreadable(_) => "unreadable",
    };
    locale.text(&format!("tables-reason-{kind}"))
}

#[derive(Serialize)]
struct Removed {
    name: &'static str,
    bytes: u64,
}

fn remove(args: &RemoveTablesArgs, locale: Locale) -> Result<(), Failure> {
    let files = files(&args.data)?;
    // All of them or none.
    let is_absent = |entry: &CatalogEntry| matches!(files.state(entry), TableState::Absent);
    if let Some(&entry) = args.tables.iter().find(|&&entry| is_absent(entry)) {
        let english = format!("there is no table {} to remove", entry.name);
        return Err(about(english, "tables-nothing-to-remove", entry));
    }
    let (mut removed, mut lines) = (Vec::<Removed>::new(), Vec::new());
    for &entry in &args.tables {
        if removed.iter().any(|before| before.name == entry.name) {
            continue;
        }
        let name = ("name", entry.name.into());
        let freed = files.remove(entry).map_err(|error| match error {
            RemoveTableError::InUse => {
                let english = TableBuildError::InUse(entry.name).to_string();
                about(english, "tables-in-use", entry)
            }
            RemoveTableError::Io(error) => Failure::unwritable(&files.path(entry), &error),
        })?;
        let bytes = freed.unwrap_or(0);
        let values = [name, ("disk", megabytes(bytes).into())];
        lines.push(locale.text_with("tables-removed", &values));
        removed.push(Removed {
            name: entry.name,
            bytes,
        });
    }
    args.output.write(&told(removed, &lines))
}

/// A refusal that names a table.
fn about(english: String, id: &'static str, entry: &'static CatalogEntry) -> Failure {
    Failure::refused_in_words(english, move |locale| {
        locale.text_with(id, &[("name", entry.name.into())])
    })
}

/// A table that is not built.
fn not_built(entry: &'static CatalogEntry) -> Failure {
    let english = LoadError::NoTable(entry.name).to_string();
    about(english, "tables-not-built", entry)
}
