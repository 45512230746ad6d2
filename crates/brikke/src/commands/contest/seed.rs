//! The seed of a match.

use std::fmt;
use std::str::FromStr;

use brikke_engine::{Seed, SeedError};
use serde::Serialize;

/// A number, or a text that stands for one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub(crate) enum ContestSeed {
    Number(u64),
    Text(String),
}

impl ContestSeed {
    /// The number, or the one that the text stands for.
    pub(super) fn number(&self) -> u64 {
        match self {
            ContestSeed::Number(number) => *number,
            ContestSeed::Text(text) => Seed::new(text.as_str()).map_or(0, |seed| seed.number()),
        }
    }
}

impl FromStr for ContestSeed {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<ContestSeed, SeedError> {
        if let Ok(number) = text.parse() {
            return Ok(ContestSeed::Number(number));
        }
        Ok(ContestSeed::Text(Seed::new(text)?.as_str().to_owned()))
    }
}

impl fmt::Display for ContestSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ContestSeed::Number(number) => number.fmt(f),
            ContestSeed::Text(text) => text.fmt(f),
        }
    }
}
