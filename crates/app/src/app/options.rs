//! The options with which the application is opened.

use brikke_engine::{Rules, Seed};
use brikke_locale::Language;
use brikke_players::PlayerAssets;
use brikke_store::{GameId, Storage};

use crate::{Entropy, Preferences, Watched};

/// Everything that the application is given.
pub struct Options {
    /// The storage of games and scores.
    pub storage: Box<dyn Storage>,
    /// The settings and their file.
    pub preferences: Preferences,
    /// The language of people who have not chosen one.
    pub language: Language,
    /// Networks and solutions for the players.
    pub assets: PlayerAssets,
    /// Randomness for the secrets of games.
    pub entropy: Box<dyn Entropy>,
    /// The first screen.
    pub start: FirstScreen,
    /// The face that draws the pages.
    pub face: Face,
    /// Sentences about the saved games, shown on the first page until the
    /// person's first input.
    pub warnings: Vec<String>,
}

/// The first screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FirstScreen {
    /// The menu.
    Menu,
    /// The unfinished game that was played last, or a new one.
    Continue,
    /// This saved game.
    Open(GameId),
    /// A new game at once.
    Play {
        /// Its rules.
        rules: Rules,
        /// Its seed; none draws a secret.
        seed: Option<Seed>,
        /// The player to watch; none leaves the game to the person.
        player: Option<Watched>,
    },
    /// A practice game at once.
    Practice {
        /// Its rules.
        rules: Rules,
        /// Its seed; none draws a secret.
        seed: Option<Seed>,
    },
}

/// The kinds of faces, as far as they offer different things.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Face {
    /// Cells of a terminal.
    Terminal,
    /// Lines of text.
    Plain,
    /// A window.
    Window,
    /// A page in a browser.
    Browser,
}

impl Face {
    /// True if this face can play sounds.
    pub(crate) const fn has_sounds(self) -> bool {
        matches!(self, Face::Window | Face::Browser)
    }
}

/// How safe games are that a browser has saved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BrowserStorage {
    /// The browser lets nobody save anything.
    Forbidden,
    /// It may delete them when there is little room.
    AtRisk,
    /// It has promised to keep them.
    Kept,
}
