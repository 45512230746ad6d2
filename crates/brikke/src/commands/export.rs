//! `brikke export`: a game or the scores, as others read them.

mod json;

use std::cmp::Reverse;

use brikke_engine::{Game, Preset, Rules};
use brikke_play::Category;
use brikke_store::foreign::scores::{self, MAX_LINES};
use brikke_store::{Board72, ForeignScore, ScoreLine, Storage, Store, StoreError};

use crate::cli::{ExportArgs, Format};
use crate::failure::Failure;
use crate::output::{write_bytes, write_file};

pub(super) fn run(args: &ExportArgs) -> Result<(), Failure> {
    let bytes = match (args.format, &args.game) {
        (Format::Scores, None) => best_scores(args)?.into_bytes(),
        (Format::Scores, Some(_)) => {
            return Err(Failure::refused(
                "--as scores exports a table: leave the game out",
            ));
        }
        (format, Some(game)) => write(format, &game.load(&args.data)?)?,
        (_, None) => return Err(Failure::refused("say which game: brikke games lists them")),
    };
    match &args.to {
        None => write_bytes(&bytes),
        Some(path) => write_file(path, |file| file.write_all(&bytes))
            .map_err(|error| Failure::unwritable(path, &error)),
    }
}

fn write(format: Format, game: &Game) -> Result<Vec<u8>, Failure> {
    let recording = game.recording();
    match format {
        Format::Text => Ok(recording.to_text().into_bytes()),
        Format::Link => Ok((recording.to_link() + "\n").into_bytes()),
        Format::Json => json::write(game),
        Format::Board72 => board72(game),
        Format::Scores => Ok(Vec::new()),
    }
}

fn board72(game: &Game) -> Result<Vec<u8>, Failure> {
    let saved = Board72 {
        board: *game.board(),
        score: game.score(),
        moves: game.moves(),
    };
    let bytes = saved.write().map_err(Failure::refused)?;
    Ok(bytes.to_vec())
}

/// The best ten with and without help, as one table.
fn best_scores(args: &ExportArgs) -> Result<String, Failure> {
    let store = args.data.open()?;
    let rules = args.rules.chosen()?.unwrap_or_else(sudden);
    let best = best_ten(&store, &rules).map_err(Failure::refused)?;
    scores::write(&best).map_err(Failure::refused)
}

fn best_ten(store: &Store, rules: &Rules) -> Result<Vec<ForeignScore>, StoreError> {
    let mut lines = store.scores(rules, Category::Clean)?;
    lines.extend(store.scores(rules, Category::Assisted)?);
    lines.sort_by_key(|line| (Reverse(line.score), line.at));
    lines.truncate(MAX_LINES);
    let entry = |line: &ScoreLine| {
        Some(ForeignScore {
            name: line.shown_name().parse().ok()?,
            score: line.score,
        })
    };
    Ok(lines.iter().filter_map(entry).collect())
}

/// The rules of the program that these files come from.
pub(super) fn sudden() -> Rules {
    Preset::Sudden.rules()
}
