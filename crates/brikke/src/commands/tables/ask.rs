//! `brikke tables ask`: the exact success of all four directions.

use brikke_app::{Locale, warn};
use brikke_engine::{Board, Direction, Size};
use brikke_players::{TableFiles, TableState};
use brikke_solver::endgame::{Answer, CATALOG, CatalogEntry, Table, TableError};
use serde::Serialize;

use super::{files, not_built, reason, told};
use crate::cli::AskTablesArgs;
use crate::commands::hint::Values;
use crate::failure::Failure;
use crate::output::padded;

/// The answer of one table.
#[derive(Serialize)]
struct Answered {
    table: &'static str,
    target: u128,
    best: Option<&'static str>,
    values: Values,
}

impl Answered {
    /// The message about a direction that is the best one, or exactly as good.
    fn mark(&self, direction: Direction) -> Option<&'static str> {
        if self.best == Some(direction.name()) {
            return Some("hint-best");
        }
        let most = self.values.0.into_iter().flatten().reduce(f64::max)?;
        (self.values.0[direction as usize] == Some(most)).then_some("hint-as-good")
    }
}

pub(super) fn run(args: &AskTablesArgs, locale: Locale) -> Result<(), Failure> {
    let board: Board = args.position.parse().map_err(Failure::position)?;
    if board.size() != Size::CLASSIC {
        let size = [("size", board.size().to_string().into())];
        return Err(Failure::refused(
            locale.text_with("tables-other-size", &size),
        ));
    }
    if board.is_stuck() {
        return Err(Failure::refused(locale.text("position-stuck")));
    }
    let files = files(&args.data)?;
    let entries = CATALOG
        .iter()
        .filter(|entry| args.table.is_none_or(|named| named == *entry));
    let (mut built, mut answers, mut problems) = (Vec::new(), Vec::new(), Vec::new());
    for entry in entries {
        let answer = open(&files, entry).and_then(|table| match table {
            Some(table) => {
                built.push(entry.name);
                table.ask(&board)
            }
            None => Ok(None),
        });
        match answer {
            Ok(answer) => answers.extend(answer.map(|answer| answered(entry, answer))),
            Err(error) => problems.push(unusable(entry, &error, locale)),
        }
    }
    if answers.is_empty() {
        let nothing = || nothing_applies(args, &built, locale);
        return Err(problems.pop().map_or_else(nothing, Failure::refused));
    }
    // One that is damaged does not silence the others.
    for problem in problems {
        warn("brikke", &problem);
    }
    let lines: Vec<String> = answers
        .iter()
        .map(|answer| shown(locale, &board, answer))
        .collect();
    args.output.write(&told(answers, &lines))
}

/// The table, if it is built.
fn open(files: &TableFiles, entry: &CatalogEntry) -> Result<Option<Box<Table>>, TableError> {
    match files.state(entry) {
        TableState::Built(table, _) => Ok(Some(table)),
        TableState::Unusable(error) => Err(error),
        TableState::Absent | TableState::Unfinished(_) => Ok(None),
    }
}

fn unusable(entry: &CatalogEntry, error: &TableError, locale: Locale) -> String {
    let reason = reason(locale, error);
    let values = [
        ("name", entry.name.into()),
        ("reason", reason.as_str().into()),
    ];
    locale.text_with("tables-unusable", &values)
}

/// The reason why no table answers.
fn nothing_applies(args: &AskTablesArgs, built: &[&str], locale: Locale) -> Failure {
    match (args.table, built) {
        (Some(entry), []) => not_built(entry),
        (None, []) => Failure::refused(locale.text("tables-none-built")),
        (_, built) => {
            let names = built.join(&locale.text("list-separator"));
            let tables = [("tables", names.as_str().into())];
            Failure::refused(locale.text_with("tables-no-wall", &tables))
        }
    }
}

fn answered(entry: &CatalogEntry, values: Answer) -> Answered {
    let directions = Direction::ALL.into_iter().zip(values);
    let known = directions.filter_map(|(direction, value)| Some((direction, value?)));
    // The first of equals, as in hints.
    let best = known.reduce(|best, next| if next.1 > best.1 { next } else { best });
    Answered {
        table: entry.name,
        target: entry.target,
        best: best.map(|(direction, _)| direction.name()),
        values: Values(values),
    }
}

/// The answer for people: a line for each direction under the name of the
/// table.
fn shown(locale: Locale, board: &Board, answer: &Answered) -> String {
    let values = [
        ("name", answer.table.into()),
        ("tile", answer.target.into()),
    ];
    let mut lines = vec![locale.text_with("tables-answer", &values)];
    for (direction, value) in Direction::ALL.into_iter().zip(answer.values.0) {
        let name = locale.text(&format!("direction-{}", direction.name()));
        let value = match value {
            Some(value) => format!("{:>8}", locale.percent(100.0 * value, 2)),
            None if board.slide(direction).is_some() => locale.text("tables-leaves-wall"),
            None => locale.text("tables-blocked"),
        };
        let mark = match answer.mark(direction) {
            Some(id) => format!("  {}", locale.text(id)),
            None => String::new(),
        };
        lines.push(format!("{}{value}{mark}", padded(&name, 10)));
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_of_equals_is_best_and_the_others_are_as_good() {
        let answer = answered(&CATALOG[0], [Some(0.5), None, Some(0.7), Some(0.7)]);
        let marks = Direction::ALL.map(|direction| answer.mark(direction));
        assert_eq!(marks, [None, None, Some("hint-best"), Some("hint-as-good")]);
        let lost = answered(&CATALOG[0], [None; 4]);
        assert_eq!(lost.mark(Direction::Up), None);
    }
}
