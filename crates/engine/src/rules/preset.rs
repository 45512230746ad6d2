//! The rules with names.

use std::fmt;
use std::str::FromStr;

use super::{AtGoal, LostWhen, Rules};
use crate::{Rank, Size, TileWeights};

/// Rules that have a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Preset {
    /// The game as everybody knows it.
    Classic,
    /// Ends at 2048, and a full board loses at once.
    Sudden,
    /// As many fours as twos.
    Even,
    /// One four in twenty, and no goal.
    Gentle,
    /// Only twos appear; reaching 1024 wins.
    TenTwentyFour,
}

impl Preset {
    /// All presets, the usual one first.
    pub const ALL: [Preset; 5] = [
        Preset::Classic,
        Preset::Sudden,
        Preset::Even,
        Preset::Gentle,
        Preset::TenTwentyFour,
    ];

    /// Its name on the command line and in files.
    pub const fn name(self) -> &'static str {
        match self {
            Preset::Classic => "classic",
            Preset::Sudden => "sudden",
            Preset::Even => "even",
            Preset::Gentle => "gentle",
            Preset::TenTwentyFour => "1024",
        }
    }

    /// Its rules.
    pub fn rules(self) -> Rules {
        let (weights, goal): (&[(u8, u32)], Option<u8>) = match self {
            Preset::Classic | Preset::Sudden => (&[(1, 9), (2, 1)], Some(11)),
            Preset::Even => (&[(1, 1), (2, 1)], Some(11)),
            Preset::Gentle => (&[(1, 19), (2, 1)], None),
            Preset::TenTwentyFour => (&[(1, 1)], Some(10)),
        };
        let (at_goal, lost_when) = match self {
            Preset::Sudden => (AtGoal::Stop, LostWhen::Full),
            Preset::TenTwentyFour => (AtGoal::Stop, LostWhen::Stuck),
            _ => (AtGoal::Continue, LostWhen::Stuck),
        };
        Rules {
            size: Size::CLASSIC,
            tiles: TileWeights::of_numbers(weights),
            start: 2,
            goal: goal.and_then(Rank::new),
            at_goal,
            lost_when,
        }
    }

    /// The preset that has exactly these rules.
    pub fn of(rules: &Rules) -> Option<Preset> {
        Preset::ALL
            .into_iter()
            .find(|preset| preset.rules() == *rules)
    }
}

impl fmt::Display for Preset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A name that no preset has.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there are no rules '{0}': choose classic, sudden, even, gentle or 1024")]
pub struct UnknownPreset(pub String);

impl FromStr for Preset {
    type Err = UnknownPreset;

    fn from_str(text: &str) -> Result<Preset, UnknownPreset> {
        Preset::ALL
            .into_iter()
            .find(|preset| preset.name().eq_ignore_ascii_case(text))
            .ok_or_else(|| UnknownPreset(text.to_owned()))
    }
}
