//! What the window is given.

use brikke_app::{Preferences, Watched};
use brikke_engine::{Rules, Seed};
use brikke_locale::Language;
use brikke_play::Moment;
use brikke_players::PlayerAssets;
use brikke_store::Store;

/// What the window is given.
pub struct Options {
    /// Where everything is kept.
    pub store: Store,
    /// What the person has set.
    pub preferences: Preferences,
    /// The language of the system, for who has set none.
    pub language: Language,
    /// Where players find what they need.
    pub stock: PlayerAssets,
    /// What comes first.
    pub start: Start,
    /// What the time is.
    pub clock: Clock,
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

/// Who says what the time is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Clock {
    /// The clock of the system.
    System,
    /// The frames, counted from this moment on: for tests.
    Frames(Moment),
}
