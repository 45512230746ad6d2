//! Players by name.

use std::fmt;
use std::str::FromStr;

use crate::Player;
use crate::corner::Corner;
use crate::greedy::Greedy;
use crate::random::Random;

/// Which player, as people write it: `random`, `greedy`, `corner`.
///
/// ```
/// use brikke_ai::PlayerSpec;
///
/// assert_eq!("corner".parse(), Ok(PlayerSpec::Corner));
/// assert_eq!(PlayerSpec::Corner.to_string(), "corner");
/// assert_eq!(
///     "expectimax:3".parse::<PlayerSpec>().unwrap_err().to_string(),
///     "the player expectimax is not here yet: choose random, greedy or corner",
/// );
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PlayerSpec {
    /// Draws a legal direction.
    Random,
    /// Takes the most points now.
    Greedy,
    /// Slides everything into one corner.
    Corner,
}

/// Every player there is, the simplest first: what a menu offers.
pub const fn available() -> &'static [PlayerSpec] {
    &[PlayerSpec::Random, PlayerSpec::Greedy, PlayerSpec::Corner]
}

/// Players whose names are taken: they will come, searching ones with a
/// depth or a time per move (`expectimax:3`, `learned:50ms`).
const STILL_TO_COME: [&str; 3] = ["expectimax", "learned", "optimal"];

impl PlayerSpec {
    /// The player's name.
    pub const fn name(self) -> &'static str {
        match self {
            PlayerSpec::Random => "random",
            PlayerSpec::Greedy => "greedy",
            PlayerSpec::Corner => "corner",
        }
    }

    /// The player itself. One that draws lots draws them by the seed.
    pub fn build(self, seed: u64) -> Box<dyn Player> {
        match self {
            PlayerSpec::Random => Box::new(Random::new(seed)),
            PlayerSpec::Greedy => Box::new(Greedy),
            PlayerSpec::Corner => Box::new(Corner),
        }
    }
}

impl fmt::Display for PlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Why a text names no player.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum UnknownPlayer {
    /// A player of Brikke that this version does not have.
    #[error("the player {name} is not here yet: choose {}", choices())]
    StillToCome {
        /// Its name.
        name: &'static str,
    },
    /// A depth or time for a player that does not search.
    #[error("the player {player} takes no '{setting}': write {player}")]
    NoSetting {
        /// The player.
        player: PlayerSpec,
        /// What stands behind the colon.
        setting: String,
    },
    /// No player's name.
    #[error("there is no player '{0}': choose {choices}", choices = choices())]
    Name(String),
}

impl FromStr for PlayerSpec {
    type Err = UnknownPlayer;

    fn from_str(text: &str) -> Result<PlayerSpec, UnknownPlayer> {
        let (name, setting) = match text.split_once(':') {
            Some((name, setting)) => (name, Some(setting)),
            None => (text, None),
        };
        let is_name = |candidate: &str| candidate.eq_ignore_ascii_case(name);
        if let Some(&name) = STILL_TO_COME.iter().find(|coming| is_name(coming)) {
            return Err(UnknownPlayer::StillToCome { name });
        }
        let found = available().iter().find(|player| is_name(player.name()));
        match (found, setting) {
            (Some(&player), None) => Ok(player),
            (Some(&player), Some(setting)) => Err(UnknownPlayer::NoSetting {
                player,
                setting: setting.to_owned(),
            }),
            (None, _) => Err(UnknownPlayer::Name(text.to_owned())),
        }
    }
}

/// The names in a sentence: `random, greedy or corner`.
fn choices() -> String {
    let names: Vec<&str> = available().iter().map(|player| player.name()).collect();
    match names.split_last() {
        Some((last, [])) => (*last).to_owned(),
        Some((last, others)) => format!("{} or {last}", others.join(", ")),
        None => String::new(),
    }
}
