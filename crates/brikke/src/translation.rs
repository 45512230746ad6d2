//! Errors that only the command meets, in the language that was asked for.

use brikke_ai::learned::FileError;
use brikke_app::words;
use brikke_engine::recording::Problem;
use brikke_engine::{
    IllegalMove, PlaceError, Preset, RulesTextError, Seed, SeedError, Square, UnknownChoice,
};
use brikke_locale::{Locale, Value};
use brikke_play::Refusal;
use brikke_players::{BEST, PlayerSpec, UnknownPlayer};
use brikke_solver::SolveError;

/// Where in a position something is.
fn place(square: Square) -> [(&'static str, Value<'static>); 2] {
    [
        ("row", (usize::from(square.row) + 1).into()),
        ("column", (usize::from(square.column) + 1).into()),
    ]
}

/// Names to choose from.
fn choices<'a>(locale: Locale, names: impl Iterator<Item = &'a str>) -> String {
    let names: Vec<&str> = names.collect();
    names.join(&locale.text("list-separator"))
}

/// A word that is none of the choices.
pub(crate) fn unknown_choice(locale: Locale, error: &UnknownChoice) -> String {
    let words = choices(locale, error.choices.split(" or "));
    let values = [("text", (&error.text).into()), ("choices", words.into())];
    locale.text_with("choice-unknown", &values)
}

/// The reason why a text is not a seed, a secret or a commitment.
pub(crate) fn seed_error(locale: Locale, error: &SeedError) -> String {
    match error {
        SeedError::Length(_) | SeedError::Invisible => {
            locale.text_with("rules-seed", &[("most", Seed::MAX_BYTES.into())])
        }
        SeedError::Secret | SeedError::Commitment => locale.text("recording-secret"),
    }
}

/// Rules that nobody has saved under this name.
pub(crate) fn unknown_rules(locale: Locale, name: &str, saved: &[String]) -> String {
    let presets = Preset::ALL.iter().map(|preset| preset.name());
    let saved = saved.iter().map(String::as_str);
    let names: Vec<&str> = presets.chain(saved).collect();
    let names = choices(locale, names.into_iter());
    let values = [("name", name.into()), ("names", names.into())];
    locale.text_with("no-such-rules", &values)
}

/// A text that names no player.
pub(crate) fn unknown_player(locale: Locale, error: &UnknownPlayer) -> String {
    match error {
        UnknownPlayer::Name(name) => {
            let players = PlayerSpec::ALL.into_iter().map(PlayerSpec::name);
            let names = choices(locale, players.chain([BEST]));
            let values = [("name", name.into()), ("names", names.into())];
            locale.text_with("no-such-player", &values)
        }
        UnknownPlayer::NoSetting { player, setting } => {
            let player = player.to_string().into();
            let values = [("player", player), ("setting", setting.into())];
            locale.text_with("no-such-setting", &values)
        }
        UnknownPlayer::Effort { player, .. } => {
            let values = [("player", player.to_string().into())];
            locale.text_with("no-such-effort", &values)
        }
    }
}

/// The reason why something cannot be solved.
pub(crate) fn solve_error(locale: Locale, error: &SolveError) -> String {
    let megabytes = |bytes: u64| Value::from(bytes / 1_000_000);
    match error {
        SolveError::TooManyCells(size) | SolveError::TooLargeTiles { size, .. } => {
            locale.text_with("solve-too-large", &[("size", size.to_string().into())])
        }
        SolveError::OutOfReach {
            tile,
            size,
            largest,
        } => {
            let values = [
                ("tile", tile.to_string().into()),
                ("size", size.to_string().into()),
                ("largest", largest.to_string().into()),
            ];
            locale.text_with("solve-out-of-reach", &values)
        }
        SolveError::TooMuch { estimate, limit } => {
            let values = [
                ("states", locale.decimal(estimate.states, 0).into()),
                ("memory", locale.decimal(estimate.bytes / 1e6, 0).into()),
                ("limit", megabytes(*limit)),
            ];
            locale.text_with("solve-too-much", &values)
        }
        SolveError::OutOfMemory { limit, .. } => {
            locale.text_with("solve-out-of-memory", &[("limit", megabytes(*limit))])
        }
        // The first is a mistake in Brikke, the second is said elsewhere.
        SolveError::DamagedLayer { .. } | SolveError::Stopped => error.to_string(),
    }
}

/// The reason why a training or a network cannot be read.
pub(crate) fn file_error(locale: Locale, error: &FileError) -> String {
    match error {
        // The command says more in English.
        _ if locale == Locale::default() => error.to_string(),
        FileError::Foreign(_) => locale.text("train-file-foreign"),
        FileError::Later { .. } | FileError::Earlier { .. } => locale.text("train-file-version"),
        FileError::Header(_) | FileError::Damaged => locale.text("train-file-damaged"),
        FileError::Cut => locale.text("train-file-cut"),
        FileError::Stopped => error.to_string(),
        FileError::Io(error) => words::io_error(locale, error.kind()),
    }
}

/// Where a recording is damaged, and the problem there.
pub(crate) fn bad_recording(locale: Locale, ply: u64, problem: &str) -> String {
    let place = locale.text_with("import-bad-recording", &[("ply", ply.into())]);
    let values = [("place", place.into()), ("problem", problem.into())];
    locale.text_with("recording-refused", &values)
}

/// The reason why a recording is refused.
pub(crate) fn recording_problem(locale: Locale, problem: &Problem) -> String {
    let with = |id, name, value: Value<'_>| locale.text_with(id, &[(name, value)]);
    match problem {
        Problem::NoRecording => locale.text("recording-none"),
        Problem::Version(version) => with("recording-version", "version", version.into()),
        Problem::Line { found, .. } => with("recording-line", "found", found.into()),
        Problem::Cut(_) => locale.text("recording-cut"),
        Problem::TooLong => locale.text("recording-too-long"),
        Problem::Encoding => locale.text("recording-link"),
        Problem::Character(character) => {
            let character = character.to_string().into();
            with("recording-character", "character", character)
        }
        Problem::Checksum => locale.text("recording-checksum"),
        Problem::Contradiction {
            claimed, actual, ..
        } => {
            let values = [("claimed", claimed.into()), ("actual", actual.into())];
            locale.text_with("recording-contradiction", &values)
        }
        Problem::Undos(undos) => with("recording-undos", "undos", (*undos).into()),
        Problem::Spelling => locale.text("recording-spelling"),
        Problem::Rules(error) => rules_text_error(locale, error),
        Problem::Seed(error) => seed_error(locale, error),
        Problem::Position(error) => words::position_error(locale, error),
        Problem::Start(error) => words::refusal(locale, &Refusal::Position(error.clone())),
        Problem::Move(illegal) => illegal_move(locale, illegal),
    }
}

fn rules_text_error(locale: Locale, error: &RulesTextError) -> String {
    match error {
        RulesTextError::Size(_) => locale.text("rules-size"),
        RulesTextError::Tiles(error) => words::tiles_error(locale, error),
        RulesTextError::Rules(error) => words::rules_error(locale, error),
        RulesTextError::Word(_) | RulesTextError::Missing(_) | RulesTextError::Value { .. } => {
            locale.text("recording-rules")
        }
    }
}

/// A move that the rules forbid, or a tile that cannot appear.
fn illegal_move(locale: Locale, illegal: &IllegalMove) -> String {
    match illegal {
        IllegalMove::Place(PlaceError::Occupied { square }) => {
            locale.text_with("recording-occupied", &place(*square))
        }
        IllegalMove::Place(PlaceError::Outside(outside)) => {
            words::refusal(locale, &Refusal::Square(*outside))
        }
        other => words::refusal(locale, &Refusal::Move(other.clone())),
    }
}
