//! Rules of one's own, as a person writes them.

use brikke_engine::{AtGoal, Goal, LostWhen, Overrides, Preset, Rules, RulesError, Seed, Size};
use brikke_locale::Locale;

use crate::settings::RulesName;
use crate::words;

/// A form of rules: what is written in its fields.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct RulesForm {
    /// Rows and columns.
    pub(crate) size: String,
    /// The tiles that appear, with their weights.
    pub(crate) tiles: String,
    /// The number of tiles at the start.
    pub(crate) start: String,
    /// The goal; empty for none.
    pub(crate) goal: String,
    /// The seed; empty for chance.
    pub(crate) seed: String,
    /// The name under which they are saved; empty if they are not.
    pub(crate) name: String,
    /// The rule for reaching the goal.
    pub(crate) at_goal: AtGoal,
    /// The rule for losing.
    pub(crate) lost_when: LostWhen,
}

/// A field in which something can be written that is no rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum WrittenField {
    Size,
    Tiles,
    Start,
    Goal,
    Seed,
    Name,
}

/// A mistake in a form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Mistake {
    /// The field that has to be changed.
    pub(crate) field: WrittenField,
    /// The sentence that says what would be right.
    pub(crate) text: String,
}

impl WrittenField {
    const fn mistake(self, text: String) -> Mistake {
        Mistake { field: self, text }
    }

    /// The field of a mistake in rules whose parts are right by themselves.
    const fn of(error: &RulesError) -> WrittenField {
        match error {
            RulesError::StartTiles { .. } => WrittenField::Start,
            RulesError::GoalTooLarge { .. } => WrittenField::Goal,
            RulesError::TileTooLarge { .. } => WrittenField::Tiles,
        }
    }
}

impl RulesForm {
    /// The form, filled in with these rules.
    pub(crate) fn of(rules: &Rules) -> RulesForm {
        RulesForm {
            size: rules.size().to_string(),
            tiles: rules.tiles().to_string(),
            start: rules.start().to_string(),
            goal: rules.goal().map_or(String::new(), |goal| goal.to_string()),
            seed: String::new(),
            name: String::new(),
            at_goal: rules.at_goal(),
            lost_when: rules.lost_when(),
        }
    }

    /// This form, with twos and fours as a percentage of fours.
    pub(crate) fn with_percentage(mut self, locale: Locale) -> RulesForm {
        self.tiles = tiles_text(locale, &self.tiles);
        self
    }

    /// The rules of the form.
    ///
    /// # Errors
    ///
    /// The first mistake in them.
    pub(crate) fn rules(&self, locale: Locale) -> Result<Rules, Mistake> {
        let size: Size = self
            .size
            .trim()
            .parse()
            .map_err(|_| WrittenField::Size.mistake(locale.text("rules-size")))?;
        let tiles = weights(&self.tiles)
            .parse()
            .map_err(|error| WrittenField::Tiles.mistake(words::tiles_error(locale, &error)))?;
        let start = self
            .start
            .trim()
            .parse()
            .map_err(|_| WrittenField::Start.mistake(words::start_tiles(locale, size)))?;
        let goal = match self.goal.trim() {
            "" => Goal::None,
            goal => goal
                .parse()
                .map_err(|_| WrittenField::Goal.mistake(locale.text("rules-goal")))?,
        };
        let overrides = Overrides {
            size: Some(size),
            tiles: Some(tiles),
            start: Some(start),
            goal: Some(goal),
            at_goal: Some(self.at_goal),
            lost_when: Some(self.lost_when),
        };
        Rules::new(Preset::Classic, overrides)
            .map_err(|error| WrittenField::of(&error).mistake(words::rules_error(locale, &error)))
    }

    /// The seed; none where the field is empty.
    ///
    /// # Errors
    ///
    /// The mistake in the seed.
    pub(crate) fn seed(&self, locale: Locale) -> Result<Option<Seed>, Mistake> {
        match self.seed.trim() {
            "" => Ok(None),
            text => Seed::new(text).map(Some).map_err(|_| {
                let most = [("most", Seed::MAX_BYTES.into())];
                WrittenField::Seed.mistake(locale.text_with("rules-seed", &most))
            }),
        }
    }

    /// The name; none where the field is empty.
    ///
    /// # Errors
    ///
    /// The mistake in the name.
    pub(crate) fn name(&self, locale: Locale) -> Result<Option<RulesName>, Mistake> {
        match self.name.trim() {
            "" => Ok(None),
            text => RulesName::new(text).map(Some).map_err(|error| {
                WrittenField::Name.mistake(words::rules_name_error(locale, &error))
            }),
        }
    }

    /// The first mistake in the form, if there is one.
    pub(crate) fn mistake(&self, locale: Locale) -> Option<Mistake> {
        let rules = self.rules(locale).err();
        let seed = || self.seed(locale).err();
        rules.or_else(seed).or_else(|| self.name(locale).err())
    }
}

/// Tiles as a person reads them: twos and fours as a percentage of fours.
fn tiles_text(locale: Locale, weights: &str) -> String {
    let percentage = || {
        let (twos, fours) = weights.strip_prefix("2:")?.split_once(",4:")?;
        let (twos, fours): (u32, u32) = (twos.parse().ok()?, fours.parse().ok()?);
        let (part, all) = (fours.checked_mul(100)?, twos.checked_add(fours)?);
        (part % all == 0).then(|| locale.percent(f64::from(part / all), 0))
    };
    percentage().unwrap_or_else(|| weights.to_owned())
}

/// Tiles with their weights; a percentage is one of fours.
fn weights(text: &str) -> String {
    let text = text.trim();
    let percent = text.strip_suffix('%').map(str::trim_end);
    match percent.and_then(|percent| percent.parse::<u32>().ok()) {
        Some(0) => "2:1".to_owned(),
        Some(100) => "4:1".to_owned(),
        Some(fours) if fours < 100 => {
            let by = common_divisor(fours, 100);
            format!("2:{},4:{}", (100 - fours) / by, fours / by)
        }
        _ => text.to_owned(),
    }
}

const fn common_divisor(one: u32, two: u32) -> u32 {
    if two == 0 {
        one
    } else {
        common_divisor(two, one % two)
    }
}

#[cfg(test)]
mod tests {
    use brikke_locale::Language;

    use super::*;

    #[test]
    fn a_form_filled_in_with_rules_gives_these_rules() {
        for preset in Preset::ALL {
            let rules = preset.rules();
            let form = RulesForm::of(&rules);
            assert_eq!(
                form.rules(Locale::default()),
                Ok(rules),
                "{}",
                preset.name()
            );
            assert_eq!(form.mistake(Locale::default()), None);
        }
    }

    #[test]
    fn fours_are_written_as_a_percentage_or_as_weights() {
        let classic = RulesForm::of(&Rules::default());
        let shown = |language| tiles_text(Locale::new(language), &classic.tiles);
        assert_eq!(shown(Language::English), "10%");
        assert_eq!(shown(Language::French), "10\u{a0}%");
        assert_eq!(tiles_text(Locale::default(), "2:1"), "2:1");
        let check = |tiles: &str, expected: &str| {
            let form = RulesForm {
                tiles: tiles.to_owned(),
                ..classic.clone()
            };
            let rules = form.rules(Locale::default()).unwrap();
            assert_eq!(rules.tiles().to_string(), expected, "{tiles}");
        };
        check("10%", "2:9,4:1");
        check("25 %", "2:3,4:1");
        check("25\u{a0}%", "2:3,4:1");
        check("0%", "2:1");
        check("100%", "4:1");
        check("2:7,4:2,8:1", "2:7,4:2,8:1");
    }

    #[test]
    fn what_is_wrong_is_said_in_a_sentence() {
        let classic = RulesForm::of(&Rules::default());
        let check = |form: RulesForm, field: WrittenField, id: &str| {
            let locale = Locale::default();
            let mistake = field.mistake(locale.text(id));
            assert_eq!(form.mistake(locale), Some(mistake));
        };
        check(
            RulesForm {
                size: "9x9".to_owned(),
                ..classic.clone()
            },
            WrittenField::Size,
            "rules-size",
        );
        check(
            RulesForm {
                goal: "lots".to_owned(),
                ..classic
            },
            WrittenField::Goal,
            "rules-goal",
        );
    }
}
