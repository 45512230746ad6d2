//! Which player.

use std::fmt;
use std::str::FromStr;

use brikke_ai::{PlayerSpec, UnknownPlayer};

/// Which player, as people write it: every one of `brikke_ai`, and `optimal`.
///
/// A choice is only a name. [`Choice::prepare`] gets what the player needs
/// under some rules, and from there it can be built.
///
/// ```
/// use brikke_players::Choice;
///
/// assert_eq!("optimal".parse(), Ok(Choice::Optimal));
/// assert_eq!("expectimax:3".parse::<Choice>().unwrap().to_string(), "expectimax:3");
/// assert_eq!(
///     "optimal:3".parse::<Choice>().unwrap_err().to_string(),
///     "the player optimal takes no '3': write optimal",
/// );
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Choice {
    /// One that plays under all rules and needs nothing.
    Any(PlayerSpec),
    /// The one that plays perfectly, where the rules can be solved.
    Optimal,
}

/// Every name there is, the strongest last.
pub(crate) fn all() -> Vec<Choice> {
    let simple = brikke_ai::available().iter().copied().map(Choice::Any);
    simple.chain([Choice::Optimal]).collect()
}

impl Choice {
    const OPTIMAL: &str = "optimal";

    /// The player's name, without its effort.
    pub const fn name(self) -> &'static str {
        match self {
            Choice::Any(spec) => spec.name(),
            Choice::Optimal => Choice::OPTIMAL,
        }
    }
}

impl From<PlayerSpec> for Choice {
    fn from(spec: PlayerSpec) -> Choice {
        Choice::Any(spec)
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Any(spec) => spec.fmt(f),
            Choice::Optimal => f.pad(Choice::OPTIMAL),
        }
    }
}

/// Why a text names no player.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum UnknownChoice {
    /// No player's name.
    #[error("there is no player '{0}': choose {names}", names = names())]
    Name(String),
    /// A player that this version does not have.
    #[error("the player {0} is not here yet: choose {names}", names = names())]
    StillToCome(&'static str),
    /// A depth or time for the perfect player, which does not search.
    #[error("the player optimal takes no '{0}': write optimal")]
    NoSetting(String),
    /// A depth or time that is none.
    #[error(transparent)]
    Setting(UnknownPlayer),
}

impl From<UnknownPlayer> for UnknownChoice {
    fn from(error: UnknownPlayer) -> UnknownChoice {
        match error {
            UnknownPlayer::Name(name) => UnknownChoice::Name(name),
            UnknownPlayer::StillToCome { name } => UnknownChoice::StillToCome(name),
            other => UnknownChoice::Setting(other),
        }
    }
}

impl FromStr for Choice {
    type Err = UnknownChoice;

    fn from_str(text: &str) -> Result<Choice, UnknownChoice> {
        let (name, setting) = match text.split_once(':') {
            Some((name, setting)) => (name, Some(setting)),
            None => (text, None),
        };
        match setting {
            _ if !name.eq_ignore_ascii_case(Choice::OPTIMAL) => Ok(Choice::Any(text.parse()?)),
            None => Ok(Choice::Optimal),
            Some(setting) => Err(UnknownChoice::NoSetting(setting.to_owned())),
        }
    }
}

/// The names in a sentence: `random, greedy or optimal`.
fn names() -> String {
    let names: Vec<&str> = all().into_iter().map(Choice::name).collect();
    match names.split_last() {
        Some((last, [])) => (*last).to_owned(),
        Some((last, others)) => format!("{} or {last}", others.join(", ")),
        None => String::new(),
    }
}
