//! Players by name.

use std::fmt;
use std::num::NonZero;
use std::str::FromStr;
use std::thread::available_parallelism;

use crate::corner::Corner;
use crate::effort::{Effort, UnknownEffort};
use crate::expectimax::Expectimax;
use crate::greedy::Greedy;
use crate::player::Player;
use crate::random::Random;

/// Which player, as people write it: `random`, `greedy`, `corner`,
/// `expectimax`; the searching one with a depth (`expectimax:3`) or a time
/// per move (`expectimax:50ms`) if they like.
///
/// ```
/// use brikke_ai::{Effort, PlayerSpec};
///
/// assert_eq!("corner".parse(), Ok(PlayerSpec::Corner));
/// let spec = PlayerSpec::Expectimax(Effort::Depth(3));
/// assert_eq!("expectimax:3".parse(), Ok(spec));
/// assert_eq!(spec.to_string(), "expectimax:3");
/// assert_eq!(
///     "learned".parse::<PlayerSpec>().unwrap_err().to_string(),
///     "the player learned is not here yet: choose random, greedy, corner or expectimax",
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
    /// Looks ahead.
    Expectimax(Effort),
}

/// Every player there is, the simplest first: what a menu offers.
pub const fn available() -> &'static [PlayerSpec] {
    &[
        PlayerSpec::Random,
        PlayerSpec::Greedy,
        PlayerSpec::Corner,
        PlayerSpec::Expectimax(Effort::Usual),
    ]
}

/// Players whose names are taken: they will come here.
const STILL_TO_COME: [&str; 1] = ["learned"];

impl PlayerSpec {
    /// The player's name, without its effort.
    pub const fn name(self) -> &'static str {
        match self {
            PlayerSpec::Random => "random",
            PlayerSpec::Greedy => "greedy",
            PlayerSpec::Corner => "corner",
            PlayerSpec::Expectimax(_) => "expectimax",
        }
    }

    /// The player itself. One that draws lots draws them by the seed.
    pub fn build(self, seed: u64) -> Box<dyn Player> {
        match self {
            PlayerSpec::Random => Box::new(Random::new(seed)),
            PlayerSpec::Greedy => Box::new(Greedy),
            PlayerSpec::Corner => Box::new(Corner),
            PlayerSpec::Expectimax(effort) => Box::new(Expectimax::new(effort)),
        }
    }

    /// The same for somebody who waits for this one player: it may think with
    /// all cores where it does not give up being repeatable for that, which
    /// one that thinks for a time is not anyway.
    pub fn build_for_one(self, seed: u64) -> Box<dyn Player> {
        match self {
            PlayerSpec::Expectimax(effort @ Effort::Time(_)) => {
                let threads = available_parallelism().unwrap_or(NonZero::<usize>::MIN);
                Box::new(Expectimax::new(effort).with_threads(threads))
            }
            _ => self.build(seed),
        }
    }

    /// How hard it thinks; the usual for one that does not search.
    pub const fn effort(self) -> Effort {
        match self {
            PlayerSpec::Random | PlayerSpec::Greedy | PlayerSpec::Corner => Effort::Usual,
            PlayerSpec::Expectimax(effort) => effort,
        }
    }

    /// The same player with this effort; `None` if it does not search.
    pub const fn with_effort(self, effort: Effort) -> Option<PlayerSpec> {
        match self {
            PlayerSpec::Random | PlayerSpec::Greedy | PlayerSpec::Corner => None,
            PlayerSpec::Expectimax(_) => Some(PlayerSpec::Expectimax(effort)),
        }
    }
}

impl fmt::Display for PlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.effort() {
            Effort::Usual => f.pad(self.name()),
            effort @ (Effort::Depth(_) | Effort::Time(_)) => {
                f.pad(&format!("{}:{effort}", self.name()))
            }
        }
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
    /// Something else than a depth or a time behind a searching player.
    #[error("the player {player} takes a depth or a time: {error}")]
    Effort {
        /// The player.
        player: PlayerSpec,
        /// What stands behind the colon.
        error: UnknownEffort,
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
            (Some(&player), Some(setting)) => player.with_setting(setting),
            (None, _) => Err(UnknownPlayer::Name(text.to_owned())),
        }
    }
}

impl PlayerSpec {
    /// The same player with what stands behind the colon.
    fn with_setting(self, setting: &str) -> Result<PlayerSpec, UnknownPlayer> {
        let player = self;
        let refused = || UnknownPlayer::NoSetting {
            player,
            setting: setting.to_owned(),
        };
        if player.with_effort(Effort::Usual).is_none() {
            return Err(refused());
        }
        let effort = setting
            .parse()
            .map_err(|error| UnknownPlayer::Effort { player, error })?;
        player.with_effort(effort).ok_or_else(refused)
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
