//! `brikke scores`: the best scores.

use std::fmt;

use brikke_app::{Locale, words};
use brikke_engine::Rules;
use brikke_play::{Category, Moment, Origin};
use brikke_store::{ScoreLine, Storage, Store, StoreError};
use serde::Serialize;

use crate::cli::ScoredArgs;
use crate::failure::Failure;
use crate::output::padded;
use crate::told::Told;

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
    #[serde(skip)]
    category: Category,
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
        let (english, kind) = (Locale::default(), title(self.category));
        let kind = english.text(kind).to_lowercase();
        write!(f, "{}, {kind}", self.rules)?;
        for line in &self.scores {
            let name = padded(&line.name, 20);
            let (place, score, tile) = (line.place, english.number(line.score), line.best_tile);
            write!(
                f,
                "\n{place:>3}  {name}  {score:>9}  {tile:>7}  {}",
                words::date(english, Moment::from_millis(line.at))
            )?;
            if line.origin == Origin::Imported.name() {
                write!(f, "  {}", line.origin)?;
            }
        }
        Ok(())
    }
}

/// The tables in a language, as the application shows them.
fn told(locale: Locale, store: &Store, rules: &[Rules]) -> Result<String, StoreError> {
    let mut texts = Vec::new();
    for rules in rules {
        for kind in Category::ALL {
            let scores = store.scores(rules, kind)?;
            if scores.is_empty() {
                continue;
            }
            let name = words::rules(locale, rules);
            let title = format!("{name} · {}", locale.text(title(kind)));
            let lines = scores.iter().map(|line| told_line(locale, line));
            let lines: Vec<String> = std::iter::once(title).chain(lines).collect();
            texts.push(lines.join("\n"));
        }
    }
    if texts.is_empty() {
        return Ok(locale.text("scores-empty"));
    }
    Ok(texts.join("\n\n"))
}

fn told_line(locale: Locale, line: &ScoreLine) -> String {
    let name = padded(line.shown_name(), 20);
    let score = locale.number(line.score);
    let tile = line.best_tile.map(|tile| tile.to_string());
    let (place, date) = (line.place, words::date(locale, line.at));
    let told = format!(
        "{place:>3}  {name}  {score:>9}  {:>7}  {date}",
        tile.unwrap_or_default()
    );
    match words::origin(locale, line.origin) {
        Some(origin) => format!("{told}  {origin}"),
        None => told,
    }
}

/// The id of the name of a table.
const fn title(kind: Category) -> &'static str {
    match kind {
        Category::Clean => "scores-clean",
        Category::Assisted => "scores-assisted",
        Category::Seeded => "scores-seeded",
        Category::Machine => "scores-machines",
    }
}

pub(super) fn run(args: &ScoredArgs, locale: Option<Locale>) -> Result<(), Failure> {
    let store = args.data.open(locale)?;
    let rules = match args.rules.chosen(&args.data)? {
        Some(rules) => vec![rules],
        None => store.scored_rules().map_err(Failure::store)?,
    };
    let tables = tables(&store, &rules).map_err(Failure::store)?;
    let text = locale.map(|locale| told(locale, &store, &rules));
    let text = text.transpose().map_err(Failure::store)?;
    args.output.write(&Told::new(Tables(tables), text))
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
                    category: kind,
                    scores,
                });
            }
        }
    }
    Ok(tables)
}
