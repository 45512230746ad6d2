//! `brikke rescue`: games from a damaged store, or from any other one.

use std::fs;

use brikke_locale::Locale;
use brikke_store::{Outcome, Rescue, RescuedGame, Salvage, Shortfall};
use serde::Serialize;

use crate::cli::RescueArgs;
use crate::failure::Failure;
use crate::input::shown;
use crate::interrupt::Interrupt;
use crate::sentences::Sentences;
use crate::told::Told;

/// The result of a rescue.
#[derive(Serialize)]
struct Report {
    /// The numbers of the games that are new here.
    added: Vec<u64>,
    /// The numbers of the games that are longer now.
    extended: Vec<u64>,
    /// The number of games that were here already.
    known: usize,
    /// The number of lines that are new in the scores.
    scores: usize,
    /// The games that are not as they were, or were not found.
    problems: Vec<Problem>,
    /// The number of games of which nothing was found.
    vanished: usize,
}

/// A game that is not as it was.
#[derive(Serialize)]
struct Problem {
    /// Its number in the file.
    found: u64,
    /// Its number here, if some of it was salvaged.
    game: Option<u64>,
    reason: String,
}

impl Report {
    fn of(rescue: &Rescue) -> Report {
        let outcomes = || rescue.games.iter().map(|game| game.outcome);
        let added = |outcome| match outcome {
            Outcome::Added(id) => Some(id.0),
            _ => None,
        };
        let extended = |outcome| match outcome {
            Outcome::Extended(id) => Some(id.0),
            _ => None,
        };
        let is_known = |outcome: &Outcome| matches!(outcome, Outcome::Known(_));
        Report {
            added: outcomes().filter_map(added).collect(),
            extended: outcomes().filter_map(extended).collect(),
            known: outcomes().filter(is_known).count(),
            scores: rescue.scores,
            problems: rescue.games.iter().filter_map(problem).collect(),
            vanished: rescue.vanished,
        }
    }
}

fn problem(game: &RescuedGame) -> Option<Problem> {
    Some(Problem {
        found: game.found.0,
        game: game.outcome.game().map(|id| id.0),
        reason: game.shortfall?.to_string(),
    })
}

/// The report for people: the games that came back, and those that did not.
fn told(rescue: &Rescue, sentences: Sentences) -> String {
    let report = Report::of(rescue);
    let counts = [
        ("added", "rescue-added", report.added.len()),
        ("extended", "rescue-extended", report.extended.len()),
        ("known", "rescue-known", report.known),
        ("scores", "rescue-scores", report.scores),
    ];
    let counts = counts.map(|(name, id, count)| {
        let count = [("count", count.into())];
        (name, sentences.text_with(id, &count).into())
    });
    let result = sentences.text_with("rescue-result", &counts);
    let problems = rescue.games.iter().filter_map(|game| {
        let shortfall = game.shortfall?;
        Some(told_problem(game, shortfall, sentences))
    });
    let vanished = (report.vanished > 0).then(|| {
        let count = [("count", report.vanished.into())];
        sentences.text_with("rescue-vanished", &count)
    });
    let lines = std::iter::once(result).chain(problems).chain(vanished);
    lines.collect::<Vec<String>>().join("\n")
}

/// A game that is not as it was.
fn told_problem(game: &RescuedGame, shortfall: Shortfall, sentences: Sentences) -> String {
    let found = ("found", game.found.to_string().into());
    let reason = ("reason", told_shortfall(shortfall, sentences).into());
    match game.outcome.game() {
        Some(id) => {
            let values = [found, ("game", id.to_string().into()), reason];
            sentences.text_with("rescue-part", &values)
        }
        None => sentences.text_with("rescue-lost", &[found, reason]),
    }
}

fn told_shortfall(shortfall: Shortfall, sentences: Sentences) -> String {
    let counts =
        |found: usize, expected: usize| [("found", found.into()), ("expected", expected.into())];
    let size = |count: u64| usize::try_from(count).unwrap_or(usize::MAX);
    match shortfall {
        Shortfall::Beginning => sentences.text("rescue-reason-beginning"),
        Shortfall::Unverified => sentences.text("rescue-reason-unverified"),
        Shortfall::Actions { found, expected } => {
            let counts = counts(size(found), size(expected));
            sentences.text_with("rescue-reason-actions", &counts)
        }
        Shortfall::Row { actions } => {
            let actions = [("actions", size(actions).into())];
            sentences.text_with("rescue-reason-row", &actions)
        }
        Shortfall::Bookmarks { found, expected } => {
            sentences.text_with("rescue-reason-bookmarks", &counts(found, expected))
        }
        Shortfall::WentOn(id) => {
            sentences.text_with("rescue-reason-went-on", &[("game", id.to_string().into())])
        }
        Shortfall::Vanished => sentences.text("rescue-reason-vanished"),
    }
}

/// A refusal that names the file.
fn about_file(id: &'static str, args: &RescueArgs) -> Failure {
    Failure::refused_with(id, [("path", shown(&args.file).into())])
}

pub(super) fn run(args: &RescueArgs, locale: Option<Locale>) -> Result<(), Failure> {
    if args.file.as_os_str() == "-" {
        return Err(about_file("rescue-no-file", args));
    }
    let found = fs::metadata(&args.file);
    let found = found.map_err(|error| Failure::unreadable(&args.file, &error))?;
    if !found.is_file() {
        return Err(about_file("rescue-no-file", args));
    }
    // Every game is added as a whole, and a second try goes on from there.
    Interrupt::end_at_once()?;
    // Before the store is opened: it may be the same file.
    let salvage = Salvage::read(&args.file).map_err(Failure::store)?;
    if salvage.is_empty() {
        return Err(about_file("rescue-nothing", args));
    }
    let rescue = args
        .data
        .open(locale)?
        .rescue(&salvage)
        .map_err(Failure::store)?;
    let text = told(&rescue, Sentences::new(locale));
    args.output
        .write(&Told::in_words(Report::of(&rescue), text))?;
    if rescue.is_complete() {
        Ok(())
    } else {
        Err(Failure::AlreadyReported)
    }
}
