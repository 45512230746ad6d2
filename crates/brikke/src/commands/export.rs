//! `brikke export`: a game or the scores, as others read them.

mod json;

use std::io::{self, BufWriter, Write};

use brikke_app::best_scores;
use brikke_engine::{Game, Preset, Recording, Rules};
use brikke_store::Board72;
use brikke_store::foreign::scores;

use crate::cli::{ExportArgs, Format};
use crate::failure::Failure;
use crate::output::write_file;

/// A game cannot be exported under other rules.
const OWN_RULES: &str = "a game is exported under its own rules: leave --rules, --size and the \
                         other rules out (they are for --as scores)";

pub(super) fn run(args: &ExportArgs) -> Result<(), Failure> {
    match (args.format, &args.game) {
        (Format::Scores, None) => {
            let table = score_table(args)?;
            write(args, |output| output.write_all(table.as_bytes()))
        }
        (Format::Scores, Some(_)) => Err(Failure::misused(
            "--as scores exports a table: leave the game out",
        )),
        (_, None) => Err(Failure::misused("say which game: brikke games lists them")),
        (format, Some(game)) => {
            args.rules.check_absent(OWN_RULES)?;
            let recording = game.recording(&args.data)?;
            if format == Format::Board72 {
                let bytes = board72(recording.game())?;
                return write(args, |output| output.write_all(&bytes));
            }
            write(args, |output| write_game(format, &recording, output))
        }
    }
}

/// Writes to standard output, or to the file that was named.
fn write(
    args: &ExportArgs,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Result<(), Failure> {
    let Some(path) = &args.to else {
        let mut output = BufWriter::new(io::stdout().lock());
        write(&mut output)?;
        return Ok(output.flush()?);
    };
    write_file(path, write).map_err(|error| Failure::unwritable(path, &error))
}

fn write_game(format: Format, recording: &Recording, output: &mut dyn Write) -> io::Result<()> {
    match format {
        Format::Text => output.write_all(recording.to_text().as_bytes()),
        Format::Link => writeln!(output, "{}", recording.to_link()),
        Format::Json => json::write(recording.game(), output),
        Format::Board72 | Format::Scores => Ok(()),
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
