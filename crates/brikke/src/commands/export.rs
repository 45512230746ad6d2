//! `brikke export`: a game or the scores, as others read them.

mod json;

use brikke_app::best_scores;
use brikke_engine::{Game, Preset, Recording, Rules};
use brikke_store::Board72;
use brikke_store::foreign::scores;

use crate::cli::{ExportArgs, Format};
use crate::failure::Failure;
use crate::output::{write_bytes, write_file};

pub(super) fn run(args: &ExportArgs) -> Result<(), Failure> {
    let bytes = match (args.format, &args.game) {
        (Format::Scores, None) => score_table(args)?.into_bytes(),
        (Format::Scores, Some(_)) => {
            return Err(Failure::refused(
                "--as scores exports a table: leave the game out",
            ));
        }
        (format, Some(game)) => write(format, &game.recording(&args.data)?)?,
        (_, None) => return Err(Failure::refused("say which game: brikke games lists them")),
    };
    match &args.to {
        None => write_bytes(&bytes),
        Some(path) => write_file(path, |file| file.write_all(&bytes))
            .map_err(|error| Failure::unwritable(path, &error)),
    }
}

fn write(format: Format, recording: &Recording) -> Result<Vec<u8>, Failure> {
    let game = recording.game();
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
fn score_table(args: &ExportArgs) -> Result<String, Failure> {
    let store = args.data.open()?;
    let rules = args.rules.chosen()?.unwrap_or_else(sudden);
    let best = best_scores(&store, &rules).map_err(Failure::refused)?;
    scores::write(&best).map_err(Failure::refused)
}

/// The rules of the program that these files come from.
fn sudden() -> Rules {
    Preset::Sudden.rules()
}
