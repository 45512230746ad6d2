//! `brikke export`: a game or the scores, as others read them.

mod json;

use std::fs::{self, File};
use std::io::{self, BufWriter, Read as _, Write};
use std::path::Path;

use brikke_app::{best_scores, words};
use brikke_engine::{Game, Preset, Recording, Rules};
use brikke_locale::Locale;
use brikke_store::foreign::scores;
use brikke_store::{Backup, Board72};

use crate::cli::{ExportArgs, Format};
use crate::failure::Failure;
use crate::input::shown;
use crate::output::{tell, write_file, write_private_file};

/// A game cannot be exported under other rules.
const OWN_RULES: &str = "a game is exported under its own rules: leave --rules, --size and the \
                         other rules out (they are for --as scores)";

pub(super) fn run(args: &ExportArgs, locale: Option<Locale>) -> Result<(), Failure> {
    let misused = |id: &str, english: &str| {
        let told = locale.map(|locale| locale.text(id));
        Failure::misused(told.unwrap_or_else(|| english.to_owned()))
    };
    match (args.chosen_format(), &args.game) {
        (Format::Backup, None) => {
            let backup = backup(args, locale)?;
            if let Some(path) = &args.to {
                check_replaced(path, &backup)?;
            }
            let text = backup.to_text();
            write(args, |output| output.write_all(text.as_bytes()))
        }
        (Format::Backup, Some(_)) => {
            let english = "a backup holds all games: leave the game out";
            Err(misused("export-backup", english))
        }
        (Format::Scores, None) => {
            let table = score_table(args, locale)?;
            write(args, |output| output.write_all(table.as_bytes()))
        }
        (Format::Scores, Some(_)) => {
            let english = "--as scores exports a table: leave the game out";
            Err(misused("export-table", english))
        }
        (_, None) => {
            let english = "say which game: brikke games lists them";
            Err(misused("export-which", english))
        }
        (format, Some(game)) => {
            if args.rules.chosen(&args.data)?.is_some() {
                return Err(misused("export-own-rules", OWN_RULES));
            }
            let recording = game.recording(&args.data, locale)?;
            if format == Format::Board72 {
                let bytes = board72(recording.game(), locale)?;
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
    let unwritable = |error| Failure::unwritable(path, &error);
    if args.chosen_format() == Format::Backup {
        // It has the secrets of games that go on.
        return write_private_file(path, write).map_err(unwritable);
    }
    if is_backup(path) {
        let path = [("path", shown(path).into())];
        return Err(Failure::refused_with("export-over-backup", path));
    }
    write_file(path, write).map_err(unwritable)
}

/// Refuses to replace a backup by one of fewer games: the others may be nowhere else.
fn check_replaced(path: &Path, backup: &Backup) -> Result<(), Failure> {
    if !is_backup(path) {
        return Ok(());
    }
    let bytes = fs::read(path).map_err(|error| Failure::unreadable(path, &error))?;
    let before = Backup::read(&bytes).map_or(usize::MAX, |before| before.games());
    if before <= backup.games() {
        return Ok(());
    }
    let values = [
        ("path", shown(path).into()),
        ("games", backup.games().into()),
    ];
    Err(Failure::refused_with("export-over-larger", values))
}

/// True if a file is a backup of all games, which nothing else replaces.
fn is_backup(path: &Path) -> bool {
    let is_file = fs::metadata(path).is_ok_and(|found| found.is_file());
    let mut start = Vec::new();
    let mut read = || File::open(path)?.take(100).read_to_end(&mut start);
    is_file && read().is_ok() && Backup::is_begun_by(&start)
}

fn write_game(format: Format, recording: &Recording, output: &mut dyn Write) -> io::Result<()> {
    match format {
        Format::Text => output.write_all(recording.to_text().as_bytes()),
        Format::Link => writeln!(output, "{}", recording.to_link()),
        Format::Json => json::write(recording.game(), output),
        Format::Board72 | Format::Scores | Format::Backup => Ok(()),
    }
}

fn board72(game: &Game, locale: Option<Locale>) -> Result<Vec<u8>, Failure> {
    let saved = Board72 {
        board: *game.board(),
        score: game.score(),
        moves: game.moves(),
    };
    let written = saved.write().map_err(|error| {
        Failure::refused(match locale {
            Some(locale) => words::board_error(locale, &error),
            None => error.to_string(),
        })
    });
    Ok(written?.to_vec())
}

/// All games and scores. A damaged game is left out, which is said.
fn backup(args: &ExportArgs, locale: Option<Locale>) -> Result<Backup, Failure> {
    let store = args.data.open(locale)?;
    let backup = Backup::of(&store);
    let (backup, damaged) = backup.map_err(Failure::store)?;
    if damaged > 0 {
        let locale = locale.unwrap_or_default();
        let count = [("damaged", damaged.into())];
        tell(&locale.text_with("import-backup-lost", &count));
    }
    Ok(backup)
}

/// The best ten with and without help, as one table.
fn score_table(args: &ExportArgs, locale: Option<Locale>) -> Result<String, Failure> {
    let store = args.data.open(locale)?;
    let rules = args.rules.chosen(&args.data)?.unwrap_or_else(sudden);
    let best = best_scores(&store, &rules);
    let best = best.map_err(Failure::store)?;
    scores::write(&best).map_err(|error| {
        Failure::refused(match locale {
            Some(locale) => words::scores_error(locale, &error),
            None => error.to_string(),
        })
    })
}

/// The rules of the program that these files come from.
fn sudden() -> Rules {
    Preset::Sudden.rules()
}
