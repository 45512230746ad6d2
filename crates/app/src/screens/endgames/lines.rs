//! The lines of the list of endgame tables.

use brikke_engine::Rank;
use brikke_players::{CatalogEntry, TableStatus, build_estimate, build_jobs};

use crate::context::Context;
use crate::page::{Cell, Column, Row};
use crate::words;

/// A line of the list.
#[derive(Clone, Copy)]
pub(super) struct TableLine {
    pub(super) table: &'static CatalogEntry,
    pub(super) status: TableStatus,
    /// The number of mistakes to repeat.
    mistakes: usize,
    /// True for the line of the mistakes, below that of their table.
    pub(super) is_of_mistakes: bool,
}

impl TableLine {
    pub(super) const fn is_built(&self) -> bool {
        matches!(
            self.status,
            TableStatus::Built { .. } | TableStatus::MadeWhenNeeded
        )
    }

    /// True if there is something of it on the disk.
    pub(super) const fn is_there(&self) -> bool {
        !matches!(
            self.status,
            TableStatus::Absent | TableStatus::MadeWhenNeeded
        )
    }
}

/// The lines of the list: those of built tables first, then those of tables for
/// people, then the others, whose probabilities have one byte each; the smallest
/// of each kind first.
pub(super) fn lines(context: &mut Context) -> Vec<TableLine> {
    let mut lines = Vec::new();
    for (table, status) in context.assets.endgame_tables() {
        let mistakes = match context.storage().mistakes(table.name) {
            Ok(boards) => boards.len(),
            Err(error) => {
                context.report(words::store_error(context.locale, &error));
                0
            }
        };
        let line = TableLine {
            table,
            status,
            mistakes,
            is_of_mistakes: false,
        };
        lines.push(line);
        if mistakes > 0 && line.is_built() {
            lines.push(TableLine {
                is_of_mistakes: true,
                ..line
            });
        }
    }
    lines.sort_by_key(|line| {
        let is_for_players = line.table.precision.bytes() == 1;
        (!line.is_built(), is_for_players, line.table.bytes)
    });
    lines
}

pub(super) fn columns(context: &Context) -> Vec<Column> {
    vec![
        Column::right(context.text("drill-number")),
        Column::left(context.text("drill-table")),
        Column::left(context.text("drill-state")),
        Column::right(context.text("drill-target")),
        Column::right(context.text("drill-success")),
    ]
}

pub(super) fn row(line: &TableLine, number: u64, context: &Context) -> Row {
    let number = Cell::Number(number.to_string());
    let name = line.table.name.to_owned();
    if line.is_of_mistakes {
        let count = [("count", line.mistakes.into())];
        let waiting = context.text_with("drill-repeat-count", &count);
        return Row::new([
            number,
            Cell::Text(name),
            Cell::Text(waiting),
            Cell::Tile(None),
            Cell::Number(String::new()),
        ]);
    }
    let success = match line.status {
        TableStatus::Built { success } => words::percent(context.locale, success),
        _ => String::new(),
    };
    Row::new([
        number,
        Cell::Text(name),
        Cell::Text(state(line, context)),
        Cell::Tile(Rank::of_tile(line.table.target)),
        Cell::Number(success),
    ])
}

/// The state of a table: how far it is, or what it would take.
fn state(line: &TableLine, context: &Context) -> String {
    let building = context.building();
    if let Some(building) = building.filter(|building| building.table == line.table) {
        let percent = [("percent", building.percent.into())];
        return context.text_with("drill-table-building", &percent);
    }
    match line.status {
        TableStatus::Built { .. } => context.text("drill-table-built"),
        TableStatus::MadeWhenNeeded => context.text("drill-table-made"),
        TableStatus::Unusable => context.text("drill-table-unusable"),
        TableStatus::Unfinished => of_build("drill-table-unfinished", line.table, context),
        TableStatus::Absent => of_build("drill-table-absent", line.table, context),
    }
}

/// The room and the time that a build takes, in a few words.
fn of_build(id: &str, table: &CatalogEntry, context: &Context) -> String {
    let estimate = build_estimate(table);
    let minutes = estimate.time.as_secs().max(1).div_ceil(60);
    let values = [
        ("disk", megabytes(estimate.disk).into()),
        ("minutes", minutes.into()),
    ];
    context.text_with(id, &values)
}

/// The time, the memory and the room that a build takes, in a sentence.
pub(super) fn estimate(table: &CatalogEntry, context: &Context) -> String {
    words::table_estimate(context.locale, table, &build_estimate(table), build_jobs())
}

/// Bytes in whole millions.
const fn megabytes(bytes: u64) -> u64 {
    bytes.div_ceil(1_000_000)
}
