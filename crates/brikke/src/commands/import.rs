//! `brikke import`: games and scores from files.

use std::fmt;

use brikke_app::{Imported, ImportedGame, Locale, SystemEntropy, now, words};
use brikke_play::Mode;
use brikke_store::Storage;
use serde::Serialize;

use crate::cli::ImportArgs;
use crate::failure::Failure;
use crate::input;

/// The result of an import, with a sentence about it where somebody asked for
/// a language.
#[derive(Serialize)]
struct Told {
    #[serde(flatten)]
    report: Report,
    #[serde(skip)]
    sentence: Option<String>,
}

impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.sentence {
            Some(sentence) => f.write_str(sentence),
            None => self.report.fmt(f),
        }
    }
}

/// The result of an import.
#[derive(Serialize)]
#[serde(untagged)]
enum Report {
    Game {
        game: u64,
        score: u64,
        moves: u64,
        mode: &'static str,
        finished: bool,
        added: bool,
    },
    Scores {
        rules: String,
        scores: usize,
        read: usize,
    },
    Backup {
        added: usize,
        continued: usize,
        known: usize,
        scores: usize,
        damaged: usize,
        damaged_line: Option<usize>,
    },
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Report::Game {
                game, added: false, ..
            } => write!(f, "game {game} is this game already: nothing was added"),
            Report::Game {
                game,
                score,
                moves,
                mode,
                finished,
                ..
            } => {
                let unit = if *moves == 1 { "move" } else { "moves" };
                let english = Locale::default();
                let (moves, score) = (english.number(*moves), english.number(*score));
                write!(f, "game {game}: {moves} {unit}, score {score}, ")?;
                f.write_str(match (*mode, finished) {
                    ("practice", _) => "for practice",
                    (_, true) => "over, for the assisted scores",
                    (_, false) => "to be played on for the assisted scores",
                })
            }
            Report::Scores {
                rules, scores: 0, ..
            } => write!(f, "nothing new among the assisted scores of {rules}"),
            Report::Scores {
                rules, scores: 1, ..
            } => write!(f, "1 new score among the assisted ones of {rules}"),
            Report::Scores { rules, scores, .. } => {
                write!(f, "{scores} new scores among the assisted ones of {rules}")
            }
            Report::Backup {
                added,
                continued,
                known,
                scores,
                ..
            } => {
                let number = |count: &usize| Locale::default().number(*count as u64);
                let [added, continued, known, scores] =
                    [added, continued, known, scores].map(number);
                write!(
                    f,
                    "games added: {added}, played on: {continued}, here already: {known}; new \
                     best scores: {scores}"
                )
            }
        }
    }
}

pub(super) fn run(args: &ImportArgs, locale: Option<Locale>) -> Result<(), Failure> {
    let bytes = input::read(&args.file)?;
    let rules = args.rules.chosen(&args.data)?;
    let mut store = args.data.open(locale)?;
    let imported = brikke_app::import(
        &mut store,
        &bytes,
        rules.as_ref(),
        &mut SystemEntropy,
        now(),
    );
    let imported = imported.map_err(|problem| {
        let told = match locale {
            Some(locale) => words::import_error(locale, &problem),
            None => problem.to_string(),
        };
        Failure::refused(format!("{}: {told}", input::shown(&args.file)))
    })?;
    if let Imported::Game(game) = &imported {
        enter_result(&mut store, game)?;
    }
    let sentence = locale.map(|locale| words::imported(locale, &imported));
    let damage = damage(&imported);
    args.output.write(&Told {
        report: report(imported),
        sentence,
    })?;
    match damage {
        Some(damage) => Err(Failure::refused(format!(
            "{}: {damage}",
            input::shown(&args.file)
        ))),
        None => Ok(()),
    }
}

/// The parts of a backup that could not be read. Everything else was added.
fn damage(imported: &Imported) -> Option<String> {
    let Imported::Backup(restored) = imported else {
        return None;
    };
    let line = restored
        .damaged_line
        .map(|line| format!("line {line} is damaged"));
    let games = (restored.damaged > 0).then(|| format!("damaged games: {}", restored.damaged));
    let parts: Vec<String> = line.into_iter().chain(games).collect();
    (!parts.is_empty()).then(|| format!("{}; what could be read was added", parts.join(", ")))
}

/// Enters the score of a board that was at its end. Nobody is there to be
/// asked for a name.
fn enter_result(store: &mut dyn Storage, game: &ImportedGame) -> Result<(), Failure> {
    if game.is_over && game.mode == Mode::Scored && !game.is_known {
        let entered = store.enter_score(game.id, None, now());
        entered.map_err(Failure::store)?;
    }
    Ok(())
}

fn report(imported: Imported) -> Report {
    match imported {
        Imported::Game(game) => Report::Game {
            game: game.id.0,
            score: game.score,
            moves: game.moves,
            mode: match game.mode {
                Mode::Scored => "scored",
                Mode::Practice => "practice",
            },
            finished: game.is_over,
            added: !game.is_known,
        },
        Imported::Scores(table) => Report::Scores {
            rules: table.rules.name(),
            scores: table.entered,
            read: table.read,
        },
        Imported::Backup(restored) => Report::Backup {
            added: restored.added,
            continued: restored.continued,
            known: restored.known,
            scores: restored.scores,
            damaged: restored.damaged,
            damaged_line: restored.damaged_line,
        },
    }
}
