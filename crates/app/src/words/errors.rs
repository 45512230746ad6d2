//! Errors of other crates, in the person's language.

use std::io;

use brikke_locale::Locale;
use brikke_players::{
    CatalogEntry, LoadError, NetworkProblem, PlayerError, PlayerSpec, RemoveTableError,
};
use brikke_store::{Damage, StoreError};

use super::player;
use crate::FileProblem;
use crate::settings::SetError;

/// The reason why something could not be read or saved.
pub fn store_error(locale: Locale, error: &StoreError) -> String {
    let with = |id, name, value: String| locale.text_with(id, &[(name, value.into())]);
    match error {
        StoreError::Full => locale.text("store-full"),
        StoreError::ReadOnly => locale.text("store-read-only"),
        StoreError::Busy => locale.text("store-busy"),
        StoreError::Gone => locale.text("store-gone"),
        StoreError::NotNew => locale.text("store-not-new"),
        StoreError::ChangedElsewhere(_) => locale.text("store-changed-elsewhere"),
        StoreError::Damaged(damage) => damaged(locale, damage),
        StoreError::NoSuchGame(id) => with("store-no-such-game", "number", id.to_string()),
        StoreError::Practice(id) => with("store-practice", "number", id.to_string()),
        StoreError::NewerSchema { found, known } => {
            let values = [("found", (*found).into()), ("known", (*known).into())];
            locale.text_with("store-newer", &values)
        }
        StoreError::TooLarge { value, .. } => with("store-too-large", "value", value.to_string()),
        StoreError::Io { path, source } => {
            let values = [
                ("path", path.display().to_string().into()),
                ("reason", io_error(locale, source.kind()).into()),
            ];
            locale.text_with("store-io", &values)
        }
        StoreError::Start(_) => locale.text("store-bad-start"),
        StoreError::Database { .. } => locale.text("store-unusable"),
    }
}

fn damaged(locale: Locale, damage: &Damage) -> String {
    match damage.game {
        Some(id) => locale.text_with("store-damaged-game", &[("number", id.to_string().into())]),
        None => locale.text("store-damaged"),
    }
}

/// The reason why a setting was not changed.
pub fn set_error(locale: Locale, error: &SetError) -> String {
    match error {
        SetError::File { error, .. } => io_error(locale, error.kind()),
        SetError::Broken { line, .. } => {
            locale.text_with("settings-broken-line", &[("line", (*line).into())])
        }
        SetError::Shape(name) => locale.text_with("settings-wrong-shape", &[("name", name.into())]),
    }
}

/// The reason why an endgame table is not removed.
pub fn unremoved(locale: Locale, table: &CatalogEntry, error: &RemoveTableError) -> String {
    match error {
        RemoveTableError::InUse => {
            locale.text_with("tables-in-use", &[("name", table.name.into())])
        }
        RemoveTableError::Io(error) => io_error(locale, error.kind()),
    }
}

/// The reason why a file could not be read or written.
pub fn io_error(locale: Locale, kind: io::ErrorKind) -> String {
    use io::ErrorKind as Kind;
    locale.text(match kind {
        Kind::NotFound => "file-not-found",
        Kind::PermissionDenied => "file-permission-denied",
        Kind::StorageFull | Kind::QuotaExceeded => "file-disk-full",
        Kind::ReadOnlyFilesystem => "file-read-only",
        Kind::IsADirectory => "file-is-a-directory",
        Kind::AlreadyExists | Kind::NotADirectory => "file-not-a-directory",
        Kind::FileTooLarge => "file-larger-than-allowed",
        _ => "file-unreadable",
    })
}

/// The reason why a file that the person named could not be written or read.
pub fn file_problem(locale: Locale, problem: FileProblem) -> String {
    match problem {
        FileProblem::NoDirectory => locale.text("file-no-directory"),
        FileProblem::TooLarge => locale.text("file-too-large"),
        FileProblem::System(kind) => io_error(locale, kind),
    }
}

/// The reason why a player has no answer.
pub fn player_error(locale: Locale, asked: PlayerSpec, error: &PlayerError) -> String {
    match error {
        PlayerError::Load(error) => load_error(locale, asked, error),
        PlayerError::Panicked => {
            let player = player(locale, asked.name());
            locale.text_with("player-failed", &[("player", player.into())])
        }
    }
}

/// The reason why a player could not be loaded.
pub fn load_error(locale: Locale, asked: PlayerSpec, error: &LoadError) -> String {
    let player = player(locale, asked.name());
    let values = [("player", player.clone().into())];
    match error {
        LoadError::Stopped => locale.text_with("load-stopped", &values),
        LoadError::NotSolvable(_) => locale.text_with("load-not-solvable", &values),
        LoadError::NoThread => locale.text_with("load-no-thread", &values),
        LoadError::NoTable(name) => {
            locale.text_with("tables-not-built", &[("name", (*name).into())])
        }
        LoadError::BadTable(name) => {
            locale.text_with("drill-bad-table", &[("name", (*name).into())])
        }
        LoadError::TableInUse(name) => {
            locale.text_with("tables-in-use", &[("name", (*name).into())])
        }
        LoadError::UnwritableTable { path, kind } => {
            let values = [
                ("path", path.display().to_string().into()),
                ("reason", io_error(locale, *kind).into()),
            ];
            locale.text_with("store-io", &values)
        }
        LoadError::DealsNothing => locale.text("drill-no-position"),
        LoadError::NoNetwork { size } => {
            let values = [("player", player.into()), ("size", size.to_string().into())];
            locale.text_with("load-no-network", &values)
        }
        LoadError::BadNetwork { path, problem, .. } => {
            let values = [
                ("player", player.into()),
                ("path", path.display().to_string().into()),
                ("problem", network_problem(locale, problem).into()),
            ];
            locale.text_with("load-bad-network", &values)
        }
    }
}

fn network_problem(locale: Locale, problem: &NetworkProblem) -> String {
    let id = match problem {
        NetworkProblem::NotFound => return io_error(locale, io::ErrorKind::NotFound),
        NetworkProblem::Unreadable(kind) => return io_error(locale, *kind),
        NetworkProblem::OtherSize(size) => {
            let size = [("size", size.to_string().into())];
            return locale.text_with("network-other-size", &size);
        }
        NetworkProblem::Foreign => "network-foreign",
        NetworkProblem::Later { .. } => "network-later",
        NetworkProblem::Earlier { .. } => "network-earlier",
        NetworkProblem::Header { .. } | NetworkProblem::Damaged => "network-damaged",
        NetworkProblem::CutOff => "network-cut-off",
    };
    locale.text(id)
}
