//! `brikke tables list`: all tables, and which are built.

use std::fs;

use brikke_app::Locale;
use brikke_players::{TableFiles, TableState};
use brikke_solver::endgame::{CATALOG, CatalogEntry, TableError};
use serde::Serialize;

use super::{files, megabytes, reason, told};
use crate::cli::ListTablesArgs;
use crate::failure::Failure;
use crate::output::padded;

#[derive(Serialize)]
struct Listed {
    name: &'static str,
    walls: &'static [&'static str],
    target: u128,
    /// `built`, `unfinished`, `absent` or `unusable`.
    state: &'static str,
    afterstates: u64,
    /// What there is on disk.
    bytes: u64,
    /// From an empty rest, where it is built.
    success: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
    /// The reason in a sentence for people.
    #[serde(skip)]
    reason: String,
}

pub(super) fn run(args: &ListTablesArgs, locale: Locale) -> Result<(), Failure> {
    let files = files(&args.data)?;
    let tables = CATALOG
        .iter()
        .map(|entry| listed(&files, entry, args.check, locale));
    let tables: Vec<Listed> = tables.collect();
    let lines: Vec<String> = tables.iter().map(|table| line(locale, table)).collect();
    let is_unusable = |table: &Listed| table.state == "unusable";
    let has_damage = args.check && tables.iter().any(is_unusable);
    args.output.write(&told(tables, &lines))?;
    if has_damage {
        return Err(Failure::AlreadyReported);
    }
    Ok(())
}

fn listed(files: &TableFiles, entry: &CatalogEntry, is_checked: bool, locale: Locale) -> Listed {
    let mut listed = Listed {
        name: entry.name,
        walls: entry.walls,
        target: entry.target,
        state: "absent",
        afterstates: entry.afterstates,
        bytes: 0,
        success: None,
        error: None,
        reason: String::new(),
    };
    match files.state(entry) {
        TableState::Absent => {}
        TableState::Unfinished(bytes) => {
            listed.state = "unfinished";
            listed.bytes = bytes;
        }
        TableState::Built(table, bytes) => {
            listed.state = "built";
            listed.bytes = bytes;
            listed.success = Some(table.success());
            if is_checked && let Err(error) = table.check() {
                listed.set_unusable(&error, locale);
            }
        }
        TableState::Unusable(error) => {
            let on_disk = fs::metadata(files.path(entry));
            listed.bytes = on_disk.map_or(0, |file| file.len());
            listed.set_unusable(&error, locale);
        }
    }
    listed
}

impl Listed {
    fn set_unusable(&mut self, error: &TableError, locale: Locale) {
        self.state = "unusable";
        self.error = Some(error.to_string());
        self.reason = reason(locale, error);
    }
}

/// A table in a line: its name, its walls, its target, and its state.
fn line(locale: Locale, table: &Listed) -> String {
    let state = locale.text_with(
        &format!("tables-state-{}", table.state),
        &[
            ("disk", megabytes(table.bytes).into()),
            ("afterstates", table.afterstates.into()),
            (
                "success",
                percent(locale, table.success.unwrap_or(0.0))
                    .as_str()
                    .into(),
            ),
            ("reason", table.reason.as_str().into()),
        ],
    );
    let walls = table.walls.join("  ");
    format!(
        "{}{}  {}\n{}{walls}",
        padded(table.name, 10),
        padded(&table.target.to_string(), 4),
        state,
        " ".repeat(10),
    )
}

/// A probability in percent.
pub(super) fn percent(locale: Locale, probability: f64) -> String {
    locale.decimal(100.0 * probability, 2)
}
