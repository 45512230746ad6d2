//! A player to watch.

use brikke_players::PlayerSpec;

use crate::Pace;

/// A player to watch.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Watched {
    /// The player.
    pub player: PlayerSpec,
    /// Its pace; `None` is what suits the face: a pace for the eye on a screen,
    /// full speed line by line.
    pub pace: Option<Pace>,
}
