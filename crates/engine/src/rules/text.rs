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
    /// A short name: the nearest preset and what is different from it.
    ///
    /// ```
    /// # use brikke_engine::Rules;
    /// let rules = "size=3x3 tiles=2:9,4:1 start=3 goal=none at-goal=continue lost-when=stuck";
    /// assert_eq!(rules.parse::<Rules>().unwrap().name(), "classic size=3x3 start=3");
    /// assert_eq!(Rules::default().name(), "classic");
    /// ```
    pub fn name(&self) -> String {
        let names = Preset::ALL.map(|preset| self.name_beside(preset));
        let shortest = names.iter().min_by_key(|words| words.len());
        shortest.map_or_else(|| self.to_string(), |words| words.join(" "))
    }

    /// The preset's name, and the rules that are not those of the preset on a
    /// board of this size.
    fn name_beside(&self, preset: Preset) -> Vec<String> {
        let overrides = Overrides {
            size: Some(self.size),
            ..Overrides::default()
        };
        let mut words = vec![preset.to_string()];
        if self.size != preset.rules().size {
            words.push(format!("size={}", self.size));
        }
        let usual =
            Rules::new(preset, overrides).map_or_else(|_| String::new(), |rules| rules.to_string());
        let usual: Vec<&str> = usual.split(' ').collect();
        let own = self.to_string();
        let different = own.split(' ').filter(|word| !usual.contains(word));
        words.extend(different.map(str::to_owned));
        words
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
