//! Imported games and scores, in words.

use brikke_engine::{RecordingError, Square};
use brikke_locale::{Locale, Value};
use brikke_play::{Mode, Origin};
use brikke_store::foreign::board72::Count;
use brikke_store::foreign::scores::{MAX_LINES, MAX_SCORE, NAME_LENGTH, Problem};
use brikke_store::{Board72, Board72Error, Restored, ScoresError};

use super::{name_error, position_refusal, rules, store_error};
use crate::import::{ImportError, Imported, ImportedGame, ImportedScores};

/// A sentence about what was imported.
pub fn imported(locale: Locale, imported: &Imported) -> String {
    match imported {
        Imported::Game(game) => imported_game(locale, game),
        Imported::Scores(scores) => imported_scores(locale, scores),
        Imported::Backup(restored) => restored_backup(locale, restored),
    }
}

fn imported_game(locale: Locale, game: &ImportedGame) -> String {
    let id = match game.mode {
        _ if game.is_known => "import-known",
        Mode::Practice if game.is_position => "import-position",
        Mode::Practice => "import-recording",
        Mode::Scored if game.is_over => "import-board-over",
        Mode::Scored => "import-board",
    };
    let values = [
        ("number", game.id.to_string().into()),
        ("score", game.score.into()),
        ("moves", game.moves.into()),
    ];
    locale.text_with(id, &values)
}

fn imported_scores(locale: Locale, scores: &ImportedScores) -> String {
    let values = [
        ("count", scores.entered.into()),
        ("rules", rules(locale, &scores.rules).into()),
    ];
    if scores.entered == 0 {
        locale.text_with("import-scores-nothing-new", &values)
    } else {
        locale.text_with("import-scores", &values)
    }
}

fn restored_backup(locale: Locale, restored: &Restored) -> String {
    let parts = [("parts", backup_parts(locale, restored).into())];
    let mut sentences = vec![locale.text_with("import-backup", &parts)];
    if let Some(line) = restored.damaged_line {
        sentences.push(locale.text_with("import-backup-line", &[("line", line.into())]));
    }
    if restored.damaged > 0 {
        let damaged = [("damaged", restored.damaged.into())];
        sentences.push(locale.text_with("import-backup-lost", &damaged));
    }
    sentences.join(" ")
}

/// What was in a backup, as far as there was any of it.
fn backup_parts(locale: Locale, restored: &Restored) -> String {
    let counts = [
        ("import-backup-added", restored.added),
        ("import-backup-continued", restored.continued),
        ("import-backup-known", restored.known),
        ("import-backup-scores", restored.scores),
    ];
    let counts = counts.into_iter().filter(|(_, count)| *count > 0);
    let parts = counts.map(|(id, count)| locale.text_with(id, &[("count", count.into())]));
    let parts: Vec<String> = parts.collect();
    if parts.is_empty() {
        return locale.text("import-backup-nothing");
    }
    parts.join(&locale.text("list-separator"))
}

/// The origin of a result, unless it was played here.
pub fn origin(locale: Locale, origin: Origin) -> Option<String> {
    match origin {
        Origin::Played => None,
        Origin::Imported => Some(locale.text("scores-imported")),
    }
}

/// The reason why a file was not imported.
pub fn import_error(locale: Locale, error: &ImportError) -> String {
    match error {
        ImportError::Unknown { length } => {
            let values = [
                ("length", (*length).into()),
                ("board", Board72::LENGTH.into()),
            ];
            locale.text_with("import-unknown", &values)
        }
        ImportError::Recording(error) => recording_error(locale, error),
        ImportError::Board(error) => board_error(locale, error),
        ImportError::NoTiles => locale.text("import-no-tiles"),
        ImportError::InHand(id) => {
            locale.text_with("import-in-hand", &[("number", id.to_string().into())])
        }
        ImportError::Start(error) => position_refusal(locale, error),
        ImportError::Scores(error) => scores_error(locale, error),
        ImportError::BackupVersion(version) => {
            locale.text_with("import-backup-version", &[("version", version.into())])
        }
        ImportError::Entropy(_) => locale.text("entropy-missing"),
        ImportError::Store(error) => store_error(locale, error),
    }
}

/// The move at which a recording is damaged; details are for programmers.
pub fn recording_error(locale: Locale, error: &RecordingError) -> String {
    let values = [("ply", error.ply.into())];
    locale.text_with("import-bad-recording", &values)
}

/// The reason why a saved board cannot be read or written.
pub fn board_error(locale: Locale, error: &Board72Error) -> String {
    let with = |id, values: &[(&str, Value<'_>)]| locale.text_with(id, values);
    match error {
        Board72Error::Length(length) => {
            let values = [
                ("length", (*length).into()),
                ("board", Board72::LENGTH.into()),
            ];
            with("import-unknown", &values)
        }
        Board72Error::NotATile { square, value } => {
            let value = value.to_string();
            at(locale, "import-not-a-tile", *square, value)
        }
        Board72Error::TooLarge { square, tile } => {
            let value = tile.to_string();
            at(locale, "import-tile-too-large", *square, value)
        }
        Board72Error::Negative { count, value } => {
            let value = value.to_string();
            let id = match count {
                Count::Score => "import-negative-score",
                Count::Moves => "import-negative-moves",
            };
            with(id, &[("value", value.into())])
        }
        Board72Error::TooMany { value, .. } => {
            with("import-too-large", &[("value", value.to_string().into())])
        }
        Board72Error::Size(size) => with("import-other-size", &[("size", size.to_string().into())]),
    }
}

/// A sentence about a square and the number on it.
fn at(locale: Locale, id: &str, square: Square, value: String) -> String {
    let values = [
        ("row", (usize::from(square.row) + 1).into()),
        ("column", (usize::from(square.column) + 1).into()),
        ("value", value.into()),
    ];
    locale.text_with(id, &values)
}

/// The mistake in a table of scores, with its line.
pub fn scores_error(locale: Locale, error: &ScoresError) -> String {
    let values = [
        ("line", error.line.into()),
        ("problem", scores_problem(locale, &error.problem).into()),
    ];
    locale.text_with("import-line", &values)
}

fn scores_problem(locale: Locale, problem: &Problem) -> String {
    let with = |id, values: &[(&str, Value<'_>)]| locale.text_with(id, values);
    let most = ("most", NAME_LENGTH.into());
    match problem {
        Problem::Encoding { byte } => with("import-encoding", &[("byte", (*byte).into())]),
        Problem::ByteOrderMark => locale.text("import-byte-order-mark"),
        Problem::Nul => locale.text("import-nul"),
        Problem::NoBar => locale.text("import-no-bar"),
        Problem::NameTooLong { characters } => {
            let shown = ("shown", (*characters).into());
            with("name-too-long", &[most, shown])
        }
        Problem::Padding { characters } => {
            let shown = ("shown", (*characters).into());
            with("import-padding", &[most, shown])
        }
        Problem::Name(error) => name_error(locale, error),
        Problem::NameForm => locale.text("import-name-form"),
        Problem::NotAScore(text) => with("import-not-a-score", &[("text", text.into())]),
        Problem::Negative(value) => with("import-negative-score", &[("value", value.into())]),
        Problem::ScoreTooLarge(value) => {
            let values = [("value", value.into()), ("most", MAX_SCORE.into())];
            with("import-score-too-large", &values)
        }
        Problem::Order { above, score } => {
            let values = [("above", (*above).into()), ("score", (*score).into())];
            with("import-order", &values)
        }
        Problem::TooManyLines => with("import-too-many-lines", &[("most", MAX_LINES.into())]),
    }
}
