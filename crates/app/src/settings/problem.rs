//! Problems in a settings file.

use std::io;
use std::path::PathBuf;

use super::{Action, Allowed, KeyName, PageAction};

/// Something in the file of settings that was passed over. Lines are counted
/// from 1.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SettingsProblem {
    /// The file can be neither read nor begun.
    #[error("{}: the settings cannot be read ({kind}): all of them are at their defaults", path.display())]
    Unavailable {
        /// The file.
        path: PathBuf,
        /// The kind of the system's error.
        kind: io::ErrorKind,
    },
    /// The file is not valid TOML.
    #[error(
        "line {line}: not valid TOML ({reason}): fix it first; until then all settings are at their defaults"
    )]
    Broken {
        /// The line of the error.
        line: usize,
        /// The TOML parser's message.
        reason: String,
    },
    /// A name that no setting has.
    #[error("line {line}: there is no setting '{key}'{}", question(.nearest.as_deref()))]
    Unknown {
        /// Its line.
        line: usize,
        /// The name.
        key: String,
        /// The most similar name that there is.
        nearest: Option<String>,
    },
    /// A value that the setting cannot have.
    #[error("line {line}: {key} cannot be {found}: write {allowed}; it is at its default, {}", used.as_deref().unwrap_or("the usual keys"))]
    Value {
        /// Its line.
        line: usize,
        /// The name of the setting.
        key: String,
        /// The text found there.
        found: String,
        /// The values that the setting can have.
        allowed: Allowed,
        /// The default that takes its place, as it would be written; none for
        /// the usual keys.
        used: Option<String>,
    },
    /// Rules of the person's own that cannot be read.
    #[error(
        "line {line}: the rules '{name}' are left out: give them a name that no preset has, and all six rules, such as \"size=4x4 tiles=2:9,4:1 start=2 goal=2048 at-goal=continue lost-when=stuck\""
    )]
    OwnRules {
        /// Their line.
        line: usize,
        /// Their name.
        name: String,
    },
    /// A key that two actions want.
    #[error("line {line}: the key '{key}' is for both {kept} and {refused}: it stays with {kept}")]
    Clash {
        /// Its line.
        line: usize,
        /// The key.
        key: KeyName,
        /// The action that has it.
        kept: Action,
        /// The action that does without.
        refused: Action,
    },
    /// A key that two actions of one page want.
    #[error("line {line}: the key '{key}' is for both {} and {} on one page: it stays with {}", kept.name(), refused.name(), kept.name())]
    PageClash {
        /// Its line.
        line: usize,
        /// The key.
        key: KeyName,
        /// The action that has it.
        kept: PageAction,
        /// The action that does without.
        refused: PageAction,
    },
}

fn question(nearest: Option<&str>) -> String {
    nearest.map_or_else(String::new, |name| format!(": did you mean '{name}'?"))
}
