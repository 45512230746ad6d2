//! `brikke scores`: the best scores.

use std::fmt;

use brikke_engine::Rules;
use brikke_play::{Category, Origin};
use brikke_store::{ScoreLine, Storage, Store, StoreError};
use serde::Serialize;

use crate::cli::ScoredArgs;
use crate::failure::Failure;
use crate::output::date;

#[derive(Serialize)]
struct Line {
    place: usize,
    name: String,
    score: u64,
    moves: u64,
    best_tile: u128,
    undos: u64,
    at: u64,
    game: Option<u64>,
    origin: &'static str,
}

impl From<ScoreLine> for Line {
    fn from(line: ScoreLine) -> Line {
        Line {
            place: line.place,
            name: line.shown_name().to_owned(),
            score: line.score,
            moves: line.moves,
            best_tile: line.best_tile.map_or(0, brikke_engine::Rank::tile),
            undos: line.undos,
            at: line.at.millis(),
            game: line.game.map(|id| id.0),
            origin: line.origin.name(),
        }
    }
}

/// The best ten of one kind under some rules.
#[derive(Serialize)]
struct Table {
    rules: String,
    kind: &'static str,
    scores: Vec<Line>,
}

#[derive(Serialize)]
#[serde(transparent)]
struct Tables(Vec<Table>);

impl fmt::Display for Tables {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("no scores yet");
        }
        for (number, table) in self.0.iter().enumerate() {
            let gap = if number == 0 { "" } else { "\n\n" };
            write!(f, "{gap}{table}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, {}", self.rules, self.kind)?;
        for line in &self.scores {
            let name = padded(&line.name, 20);
            let (place, score, tile) = (line.place, line.score, line.best_tile);
            write!(
                f,
                "\n{place:>3}  {name}  {score:>9}  {tile:>7}  {}",
                date(line.at)
            )?;
            if line.origin == Origin::Imported.name() {
                write!(f, "  {}", line.origin)?;
            }
        }
        Ok(())
    }
}

/// The text with blanks behind it up to this many columns of a terminal.
fn padded(text: &str, columns: usize) -> String {
    let width = unicode_width::UnicodeWidthStr::width(text);
    text.to_owned() + &" ".repeat(columns.saturating_sub(width))
}

pub(super) fn run(args: &ScoredArgs) -> Result<(), Failure> {
    let store = args.data.open()?;
    let rules = match args.rules.chosen()? {
        Some(rules) => vec![rules],
        None => store.scored_rules().map_err(Failure::refused)?,
    };
    let tables = tables(&store, &rules).map_err(Failure::refused)?;
    args.output.write(&Tables(tables))
}

fn tables(store: &Store, rules: &[Rules]) -> Result<Vec<Table>, StoreError> {
    let mut tables = Vec::new();
    for rules in rules {
        for kind in Category::ALL {
            let scores: Vec<Line> = store
                .scores(rules, kind)?
                .into_iter()
                .map(Line::from)
                .collect();
            if !scores.is_empty() {
                tables.push(Table {
                    rules: rules.name(),
                    kind: kind.name(),
                    scores,
                });
            }
        }
    }
    Ok(tables)
}
