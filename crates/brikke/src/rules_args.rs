//! Rules on the command line.

use std::fmt::Display;
use std::fs;
use std::str::FromStr;

use brikke_app::settings::changed;
use brikke_app::{Settings, rules_by_name, words};
use brikke_engine::{
    Board, Overrides, Rules, RulesError, Size, SizeError, TileWeights, UnknownChoice,
};
use brikke_locale::Locale;
use clap::Args;

use crate::data::DataArgs;
use crate::failure::Failure;
use crate::translation::{unknown_choice, unknown_rules};

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
            let what = format!("the position is a board of {found}");
            return Err(other_size(&what, found, size));
        }
        let overrides = Overrides {
            size: Some(board.size()),
            ..overrides
        };
        let rules = changed(&base, overrides).map_err(impossible)?;
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
            let what = format!("the board to solve is {size}");
            return Err(other_size(&what, size, other));
        }
        let overrides = Overrides {
            size: size.or(overrides.size),
            ..overrides
        };
        changed(&self.base(data)?, overrides).map_err(impossible)
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
        let rules = changed(&self.base(data)?, overrides).map_err(impossible)?;
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
        rules.map_err(|unknown| {
            let text = fs::read_to_string(&file).unwrap_or_default();
            let own = Settings::read(&text).0.own_rules;
            let saved: Vec<String> = own
                .iter()
                .map(|(name, _)| name.as_str().to_owned())
                .collect();
            let name = name.to_owned();
            misused_option("--rules", unknown, move |locale| {
                unknown_rules(locale, &name, &saved)
            })
        })
    }

    fn overrides(&self) -> Result<Overrides, Failure> {
        let size = |locale: Locale, _: &SizeError| locale.text("rules-size");
        let goal = |locale: Locale, unknown: &UnknownChoice| {
            locale.text_with("rules-goal-text", &[("text", (&unknown.text).into())])
        };
        Ok(Overrides {
            size: read("--size", self.size.as_deref(), size)?,
            tiles: read("--tiles", self.tiles.as_deref(), words::tiles_error)?,
            start: self.start.as_deref().map(start_tiles).transpose()?,
            goal: read("--goal", self.goal.as_deref(), goal)?,
            at_goal: read("--at-goal", self.at_goal.as_deref(), unknown_choice)?,
            lost_when: read("--lost-when", self.lost_when.as_deref(), unknown_choice)?,
        })
    }
}

/// Reads the value of an option.
fn read<T>(
    option: &'static str,
    text: Option<&str>,
    translation: fn(Locale, &T::Err) -> String,
) -> Result<Option<T>, Failure>
where
    T: FromStr<Err: Display + 'static>,
{
    text.map(str::parse).transpose().map_err(|error: T::Err| {
        let english = error.to_string();
        misused_option(option, english, move |locale| translation(locale, &error))
    })
}

fn start_tiles(text: &str) -> Result<u32, Failure> {
    text.parse().map_err(|_| {
        let english = format!("'{text}' is not a number of start tiles: write 1 or more");
        let text = text.to_owned();
        misused_option("--start", english, move |locale| {
            locale.text_with("rules-start-text", &[("text", (&text).into())])
        })
    })
}

/// An option with a value that cannot be.
fn misused_option(
    option: &'static str,
    english: impl Display,
    translation: impl Fn(Locale) -> String + 'static,
) -> Failure {
    Failure::misused_in_words(format!("{option}: {english}"), move |locale| {
        format!("{option}: {}", translation(locale))
    })
}

/// A size that contradicts the one said elsewhere.
fn other_size(english: &str, size: Size, other: Size) -> Failure {
    let english = format!("{english}, not {other}: leave --size out");
    misused_option("--size", english, move |locale| {
        let values = [
            ("size", size.to_string().into()),
            ("other", other.to_string().into()),
        ];
        locale.text_with("rules-other-size", &values)
    })
}

/// Rules that contradict themselves.
fn impossible(error: RulesError) -> Failure {
    Failure::misused_in_words(error.to_string(), move |locale| {
        words::rules_error(locale, &error)
    })
}
