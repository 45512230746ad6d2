//! Rules on the command line.

use std::fmt::Display;
use std::str::FromStr;

use brikke_app::rules_by_name;
use brikke_app::settings::changed;
use brikke_engine::{Board, Overrides, Rules, Size, TileWeights};
use clap::Args;

use crate::data::DataArgs;
use crate::failure::Failure;

/// The rules: a preset, and what is to be different.
///
/// They are read as text here and validated once, in [`RulesArgs::board`]: rules
/// that make no sense are a mistake in the use of the command (exit code 2).
#[derive(Debug, Args)]
#[command(next_help_heading = "Rules")]
pub(crate) struct RulesArgs {
    /// classic (the default), sudden, even, gentle, 1024, or rules that you have saved
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
    pub(crate) fn board(&self, position: &str, data: &DataArgs) -> Result<(Board, Rules), Failure> {
        let base = self.base(data)?;
        let overrides = self.overrides()?;
        let tiles = overrides
            .tiles
            .clone()
            .unwrap_or_else(|| TileWeights::clone(base.tiles()));
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
        let rules = changed(&base, overrides).map_err(Failure::misused)?;
        Ok((board, rules))
    }

    /// The rules for a board whose size is said elsewhere; `--size` may say
    /// the same.
    pub(crate) fn rules_of_size(
        &self,
        size: Option<Size>,
        data: &DataArgs,
    ) -> Result<Rules, Failure> {
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
        changed(&self.base(data)?, overrides).map_err(Failure::misused)
    }

    /// The rules; the classic ones where nothing is said.
    pub(crate) fn rules(&self, data: &DataArgs) -> Result<Rules, Failure> {
        Ok(self.chosen(data)?.unwrap_or_default())
    }

    /// The rules, if any part of them was given.
    pub(crate) fn chosen(&self, data: &DataArgs) -> Result<Option<Rules>, Failure> {
        let overrides = self.overrides()?;
        if self.rules.is_none() && overrides == Overrides::default() {
            return Ok(None);
        }
        let rules = changed(&self.base(data)?, overrides).map_err(Failure::misused)?;
        Ok(Some(rules))
    }

    /// The rules of the preset, or those that the person has saved under the
    /// name.
    fn base(&self, data: &DataArgs) -> Result<Rules, Failure> {
        let Some(name) = self.rules.as_deref() else {
            return Ok(Rules::default());
        };
        let file = data.places()?.settings_file();
        let rules = rules_by_name(name, &file);
        rules.map_err(|unknown| Failure::misused(format!("--rules: {unknown}")))
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
