//! Rules on the command line.

use std::fmt::Display;
use std::str::FromStr;

use brikke_engine::{Board, Overrides, Preset, Rules, Size, TileWeights};
use clap::Args;

use crate::failure::Failure;

/// The rules: a preset, and what is to be different.
///
/// They are read as text here and validated once, in [`RulesArgs::board`]: rules
/// that make no sense are a mistake in the use of the command (exit code 2).
#[derive(Debug, Args)]
#[command(next_help_heading = "Rules")]
pub(crate) struct RulesArgs {
    /// classic (the default), sudden, even, gentle or 1024
    #[arg(long, value_name = "NAME")]
    rules: Option<String>,
    /// Rows x columns, such as 5x4
    #[arg(long, value_name = "SIZE")]
    size: Option<String>,
    /// The tiles that appear with their weights, such as 2:9,4:1
    #[arg(long, value_name = "TILES")]
    tiles: Option<String>,
    /// The number of tiles at the start
    #[arg(long, value_name = "N")]
    start: Option<String>,
    /// The tile to reach, or none
    #[arg(long, value_name = "TILE")]
    goal: Option<String>,
    /// At the goal: stop or continue
    #[arg(long, value_name = "WHAT")]
    at_goal: Option<String>,
    /// When the game is lost: stuck or full
    #[arg(long, value_name = "WHEN")]
    lost_when: Option<String>,
}

impl RulesArgs {
    /// A position and the rules for a board of its size.
    pub(crate) fn board(&self, position: &str) -> Result<(Board, Rules), Failure> {
        let preset = self.preset()?;
        let overrides = self.overrides()?;
        let tiles = overrides
            .tiles
            .clone()
            .unwrap_or_else(|| TileWeights::clone(preset.rules().tiles()));
        let board = Board::read(position, tiles.largest()).map_err(Failure::position)?;
        if let Some(size) = overrides.size.filter(|&size| size != board.size()) {
            let found = board.size();
            return Err(Failure::misused(format!(
                "--size: the position is a board of {found}, not {size}: leave --size out"
            )));
        }
        let overrides = Overrides {
            size: Some(board.size()),
            ..overrides
        };
        let rules = Rules::new(preset, overrides).map_err(Failure::misused)?;
        Ok((board, rules))
    }

    /// The rules for a board whose size is said elsewhere; `--size` may say
    /// the same.
    pub(crate) fn rules_of_size(&self, size: Option<Size>) -> Result<Rules, Failure> {
        let overrides = self.overrides()?;
        if let (Some(size), Some(other)) = (size, overrides.size)
            && size != other
        {
            return Err(Failure::misused(format!(
                "--size: the board to solve is {size}, not {other}: leave --size out"
            )));
        }
        let overrides = Overrides {
            size: size.or(overrides.size),
            ..overrides
        };
        Rules::new(self.preset()?, overrides).map_err(Failure::misused)
    }

    /// The rules; the classic ones where nothing is said.
    pub(crate) fn rules(&self) -> Result<Rules, Failure> {
        Ok(self.chosen()?.unwrap_or_default())
    }

    /// The rules, if any part of them was given.
    pub(crate) fn chosen(&self) -> Result<Option<Rules>, Failure> {
        let overrides = self.overrides()?;
        if self.rules.is_none() && overrides == Overrides::default() {
            return Ok(None);
        }
        let rules = Rules::new(self.preset()?, overrides).map_err(Failure::misused)?;
        Ok(Some(rules))
    }

    /// Refuses rules where another argument says them already.
    pub(crate) fn check_absent(&self, reason: &str) -> Result<(), Failure> {
        match self.chosen()? {
            Some(_) => Err(Failure::misused(reason)),
            None => Ok(()),
        }
    }

    fn preset(&self) -> Result<Preset, Failure> {
        Ok(read("--rules", self.rules.as_deref())?.unwrap_or(Preset::Classic))
    }

    fn overrides(&self) -> Result<Overrides, Failure> {
        Ok(Overrides {
            size: read("--size", self.size.as_deref())?,
            tiles: read("--tiles", self.tiles.as_deref())?,
            start: read("--start", self.start.as_deref())?,
            goal: read("--goal", self.goal.as_deref())?,
            at_goal: read("--at-goal", self.at_goal.as_deref())?,
            lost_when: read("--lost-when", self.lost_when.as_deref())?,
        })
    }
}

fn read<T: FromStr<Err: Display>>(flag: &str, text: Option<&str>) -> Result<Option<T>, Failure> {
    text.map(str::parse)
        .transpose()
        .map_err(|error: T::Err| Failure::misused(format!("{flag}: {error}")))
}
