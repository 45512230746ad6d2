//! `brikke import`: games and scores from files.

use std::fmt;

use brikke_app::now;
use brikke_engine::{Game, Recording, Rules, Start};
use brikke_store::foreign::scores;
use brikke_store::{Board72, ForeignScore};
use serde::Serialize;

use super::export::sudden;
use crate::cli::ImportArgs;
use crate::failure::Failure;
use crate::input;

/// The result of an import.
#[derive(Serialize)]
#[serde(untagged)]
enum Imported {
    Game { game: u64, score: u64, moves: u64 },
    Scores { rules: String, scores: usize },
}

impl fmt::Display for Imported {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Imported::Game { game, score, moves } => {
                write!(f, "game {game}: {moves} moves, score {score}, for practice")
            }
            Imported::Scores { rules, scores } => {
                write!(f, "{scores} scores among the assisted ones of {rules}")
            }
        }
    }
}

/// The content of a file.
enum Content {
    Game(Box<Game>),
    Scores(Vec<ForeignScore>),
}

pub(super) fn run(args: &ImportArgs) -> Result<(), Failure> {
    let bytes = input::read(&args.file)?;
    let rules = args.rules.chosen()?.unwrap_or_else(sudden);
    let content = read(&bytes, &rules)
        .map_err(|problem| Failure::refused(format!("{}: {problem}", input::shown(&args.file))))?;
    let mut store = args.data.open()?;
    let imported = match content {
        Content::Game(game) => {
            let id = store
                .import(&game.recording(), now())
                .map_err(Failure::refused)?;
            Imported::Game {
                game: id.0,
                score: game.score(),
                moves: game.moves(),
            }
        }
        Content::Scores(scores) => {
            let lines = scores.into_iter().map(|line| (line.name, line.score));
            let entered = store
                .import_scores(&rules, lines, now())
                .map_err(Failure::refused)?;
            Imported::Scores {
                rules: rules.name(),
                scores: entered,
            }
        }
    };
    args.output.write(&imported)
}

/// Reads what the bytes look like. The rules are for files that have none.
fn read(bytes: &[u8], rules: &Rules) -> Result<Content, String> {
    let text = str::from_utf8(bytes).ok();
    if text.is_some_and(looks_like_a_recording) {
        let recording = Recording::read(text.unwrap_or_default());
        return recording
            .map(|recording| Content::Game(Box::new(recording.into_game())))
            .map_err(|error| error.to_string());
    }
    if bytes.contains(&b'|') {
        return scores::read(bytes)
            .map(Content::Scores)
            .map_err(|error| error.to_string());
    }
    let saved = Board72::read(bytes).map_err(|error| match bytes.len() {
        Board72::LENGTH => error.to_string(),
        length => format!(
            "neither a recording, nor a saved board (72 bytes, not {length}), nor a table of scores"
        ),
    })?;
    from_position(saved, rules)
}

fn looks_like_a_recording(text: &str) -> bool {
    let text = text.trim_start();
    text.starts_with("brikke recording") || text.starts_with("bk1.")
}

fn from_position(saved: Board72, rules: &Rules) -> Result<Content, String> {
    let Board72 {
        board,
        score,
        moves,
    } = saved;
    let start = Start::Position {
        board,
        score,
        moves,
    };
    let game = Game::resume(rules.clone(), None, start).map_err(|error| error.to_string())?;
    Ok(Content::Game(Box::new(game)))
}
