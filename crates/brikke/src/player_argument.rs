//! A player on the command line.

use std::fmt;
use std::str::FromStr;

use brikke_engine::Rules;
use brikke_players::{BEST, PlayerAssets, PlayerSpec, UnknownPlayer, best_for};

/// A player by its name, or the best one for the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum PlayerArgument {
    /// The strongest that is ready for the rules.
    Best,
    /// This one.
    Named(PlayerSpec),
}

impl PlayerArgument {
    /// The player that is meant under these rules.
    pub(crate) fn under(self, rules: &Rules, assets: &PlayerAssets) -> PlayerSpec {
        match self {
            PlayerArgument::Best => best_for(rules, assets),
            PlayerArgument::Named(player) => player,
        }
    }
}

impl fmt::Display for PlayerArgument {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayerArgument::Best => f.pad(BEST),
            PlayerArgument::Named(player) => player.fmt(f),
        }
    }
}

impl FromStr for PlayerArgument {
    type Err = UnknownPlayer;

    fn from_str(text: &str) -> Result<PlayerArgument, UnknownPlayer> {
        if text.eq_ignore_ascii_case(BEST) {
            return Ok(PlayerArgument::Best);
        }
        text.parse().map(PlayerArgument::Named)
    }
}
