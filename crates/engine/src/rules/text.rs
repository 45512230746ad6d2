//! The text form of rules.

use std::fmt;
use std::str::FromStr;

use super::{AtGoal, Goal, LostWhen, Overrides, Preset, Rules, RulesTextError, UnknownChoice};
use crate::Rank;

impl AtGoal {
    const fn name(self) -> &'static str {
        match self {
            AtGoal::Stop => "stop",
            AtGoal::Continue => "continue",
        }
    }
}

impl LostWhen {
    const fn name(self) -> &'static str {
        match self {
            LostWhen::Stuck => "stuck",
            LostWhen::Full => "full",
        }
    }
}

impl fmt::Display for AtGoal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl fmt::Display for LostWhen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Goal::None => f.write_str("none"),
            Goal::Tile(rank) => rank.fmt(f),
        }
    }
}

impl From<Option<Rank>> for Goal {
    fn from(goal: Option<Rank>) -> Goal {
        goal.map_or(Goal::None, Goal::Tile)
    }
}

impl FromStr for AtGoal {
    type Err = UnknownChoice;

    fn from_str(text: &str) -> Result<AtGoal, UnknownChoice> {
        [AtGoal::Stop, AtGoal::Continue]
            .into_iter()
            .find(|choice| choice.name() == text)
            .ok_or_else(|| unknown(text, "stop or continue"))
    }
}

impl FromStr for LostWhen {
    type Err = UnknownChoice;

    fn from_str(text: &str) -> Result<LostWhen, UnknownChoice> {
        [LostWhen::Stuck, LostWhen::Full]
            .into_iter()
            .find(|choice| choice.name() == text)
            .ok_or_else(|| unknown(text, "stuck or full"))
    }
}

impl FromStr for Goal {
    type Err = UnknownChoice;

    fn from_str(text: &str) -> Result<Goal, UnknownChoice> {
        if text == "none" {
            return Ok(Goal::None);
        }
        let digits = text.bytes().all(|byte| byte.is_ascii_digit());
        let value = if digits { text.parse().ok() } else { None };
        value
            .and_then(Rank::of_tile)
            .map(Goal::Tile)
            .ok_or_else(|| unknown(text, "none or a power of two such as 2048"))
    }
}

fn unknown(text: &str, choices: &'static str) -> UnknownChoice {
    UnknownChoice {
        text: text.to_owned(),
        choices,
    }
}

impl Rules {
    /// The preset's name where there is one, the full text otherwise.
    pub fn name(&self) -> String {
        Preset::of(self).map_or_else(|| self.to_string(), |preset| preset.to_string())
    }
}

impl fmt::Display for Rules {
    /// Writes all six rules in full.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Rules {
            size,
            tiles,
            start,
            goal,
            at_goal,
            lost_when,
        } = self;
        let goal = Goal::from(*goal);
        write!(
            f,
            "size={size} tiles={tiles} start={start} goal={goal} at-goal={at_goal} lost-when={lost_when}"
        )
    }
}

impl FromStr for Rules {
    type Err = RulesTextError;

    /// Reads what [`Rules`] writes: all six rules, each once, in any order.
    fn from_str(text: &str) -> Result<Rules, RulesTextError> {
        const KEYS: [&str; 6] = ["size", "tiles", "start", "goal", "at-goal", "lost-when"];
        let mut values = [None; 6];
        for word in text.split_whitespace() {
            let place = word
                .split_once('=')
                .and_then(|(key, value)| {
                    Some((KEYS.iter().position(|known| *known == key)?, value))
                })
                .filter(|&(place, _)| values[place].is_none());
            let Some((place, value)) = place else {
                return Err(RulesTextError::Word(word.to_owned()));
            };
            values[place] = Some(value);
        }
        let value = |place: usize| values[place].ok_or(RulesTextError::Missing(KEYS[place]));
        let overrides = Overrides {
            size: Some(value(0)?.parse()?),
            tiles: Some(value(1)?.parse()?),
            start: Some(read_value("start", value(2)?)?),
            goal: Some(read_value("goal", value(3)?)?),
            at_goal: Some(read_value("at-goal", value(4)?)?),
            lost_when: Some(read_value("lost-when", value(5)?)?),
        };
        Ok(Rules::new(Preset::Classic, overrides)?)
    }
}

fn read_value<T: FromStr<Err: fmt::Display>>(
    key: &'static str,
    value: &str,
) -> Result<T, RulesTextError> {
    value
        .parse()
        .map_err(|error: T::Err| RulesTextError::Value {
            key,
            problem: error.to_string(),
        })
}
