//! `brikke rescue`: games from a damaged store, or from any other one.

use std::fmt;
use std::fs;

use brikke_store::{Outcome, Rescue, RescuedGame, Salvage};
use serde::Serialize;

use crate::cli::RescueArgs;
use crate::failure::Failure;
use crate::input::shown;
use crate::interrupt::Interrupt;

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

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (added, extended) = (self.added.len(), self.extended.len());
        write!(
            f,
            "{} added, {extended} extended, {} here already; {}",
            counted(added, "game"),
            self.known,
            counted(self.scores, "new score")
        )?;
        for problem in &self.problems {
            write!(f, "\n{problem}")?;
        }
        match self.vanished {
            0 => Ok(()),
            1 => f.write_str("\n1 game more was there, and nothing of it can be found"),
            games => write!(
                f,
                "\n{games} games more were there, and nothing of them can be found"
            ),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game {} of that file", self.found)?;
        match self.game {
            Some(game) => write!(f, " (here game {game}): {}", self.reason),
            None => write!(f, " is lost: {}", self.reason),
        }
    }
}

fn counted(count: usize, thing: &str) -> String {
    match count {
        1 => format!("1 {thing}"),
        _ => format!("{count} {thing}s"),
    }
}

pub(super) fn run(args: &RescueArgs) -> Result<(), Failure> {
    let found = fs::metadata(&args.file);
    let found = found.map_err(|error| Failure::unreadable(&args.file, &error))?;
    if !found.is_file() {
        let reason = "is not a file: name a database of games, such as games.damaged-1.sqlite";
        return Err(Failure::refused(format!("{} {reason}", shown(&args.file))));
    }
    // Every game is added as a whole, and a second try goes on from there.
    Interrupt::end_at_once()?;
    // Before the store is opened: it may be the same file.
    let salvage = Salvage::read(&args.file).map_err(Failure::refused)?;
    if salvage.is_empty() {
        let reason = "no games can be found in it";
        return Err(Failure::refused(format!("{}: {reason}", shown(&args.file))));
    }
    let rescue = args
        .data
        .open()?
        .rescue(&salvage)
        .map_err(Failure::refused)?;
    args.output.write(&Report::of(&rescue))?;
    if rescue.is_complete() {
        Ok(())
    } else {
        Err(Failure::AlreadyReported)
    }
}
