//! What the terminal face is given, and how it ends.

use std::io;
use std::path::PathBuf;

use brikke_app::Settings;
use brikke_app::Watched;
use brikke_app::settings::{ColourChoice, SettingsProblem};
use brikke_engine::{Rules, Seed};
use brikke_locale::Language;
use brikke_players::PlayerAssets;
use brikke_store::Store;

/// What the terminal face is given.
pub struct Options {
    /// Where everything is kept.
    pub store: Store,
    /// What the person has set.
    pub settings: Settings,
    /// What was wrong in the file of settings, to be said.
    pub problems: Vec<SettingsProblem>,
    /// Where settings are written; none keeps changes for this run only.
    pub settings_file: Option<PathBuf>,
    /// The language of every sentence.
    pub language: Language,
    /// The number of colours: what the command line says, else the settings.
    pub colour: ColourChoice,
    /// Looks a variable of the environment up: what it says of the terminal.
    pub environment: fn(&str) -> Option<String>,
    /// Where players find what they need.
    pub stock: PlayerAssets,
    /// What comes first.
    pub start: Start,
}

/// What comes first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Start {
    /// The menu.
    Menu,
    /// A new game at once.
    Play {
        /// Its rules.
        rules: Rules,
        /// Its seed; none draws a secret.
        seed: Option<Seed>,
        /// Who plays it; none leaves it to the person.
        player: Option<Watched>,
    },
}

impl Start {
    /// The player that is to be watched.
    pub(crate) const fn watched(&self) -> Option<&Watched> {
        match self {
            Start::Menu => None,
            Start::Play { player, .. } => player.as_ref(),
        }
    }
}

/// How it ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// The person left.
    Quit,
    /// A signal of this number asked for it.
    Signal(i32),
    /// The terminal is no more.
    TerminalGone,
}

impl Ending {
    /// What a shell is told: 0, or 128 and the signal. A vanished terminal
    /// counts as its signal, SIGHUP.
    pub fn exit_code(self) -> u8 {
        match self {
            Ending::Quit => 0,
            Ending::Signal(signal) => u8::try_from(128 + signal).unwrap_or(u8::MAX),
            Ending::TerminalGone => 129,
        }
    }
}

/// Why the terminal face could not go on.
#[derive(Debug, thiserror::Error)]
pub enum TuiError {
    /// The terminal cannot be used.
    #[error("the terminal cannot be used: {0}")]
    Terminal(#[from] io::Error),
}
