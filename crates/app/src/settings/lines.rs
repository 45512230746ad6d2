//! The settings as short lines, for a browser: nobody reads or edits them
//! there, and a reader of TOML would be a large part of the page.

use brikke_engine::{Preset, Rules};
use brikke_play::PlayerName;

use super::{
    Action, Choice, ColourChoice, KeyName, KeyPage, LabelChoice, LanguageChoice, PageAction,
    PlayerText, ReadingChoice, RulesName, Setting, Settings, Speed, ThemeChoice,
};

impl Settings {
    /// Every setting that is not as it is by default, one in a line: its name
    /// and its value.
    pub fn to_lines(&self) -> String {
        let defaults = Settings::default();
        let actions = Action::ALL.iter().map(|action| format!("keys.{action}"));
        let names = Setting::NAMES.into_iter().map(str::to_owned).chain(actions);
        let lines = names.filter_map(|name| {
            let setting = self.get(&name)?;
            let is_changed = defaults.get(&name).as_ref() != Some(&setting);
            is_changed.then(|| format!("{name} {}\n", value(&setting)))
        });
        let own = self.own_rules.iter().map(|(name, rules)| {
            let setting = Setting::OwnRules(name.clone(), Some(rules.clone()));
            format!("own_rules {}\n", value(&setting))
        });
        let changed =
            |action: &PageAction| self.page_keys.of(*action) != defaults.page_keys.of(*action);
        let on_pages = PageAction::all().filter(changed).map(|action| {
            let setting = Setting::PageKeys(action, self.page_keys.of(action));
            let name = format!("{}.{}", action.page().table(), action.name());
            format!("{name} {}\n", value(&setting))
        });
        lines.chain(own).chain(on_pages).collect()
    }

    /// Reads such lines. One that makes no sense leaves the default in its
    /// place.
    pub fn from_lines(text: &str) -> Settings {
        let mut settings = Settings::default();
        for line in text.lines() {
            let (name, value) = line.split_once(' ').unwrap_or((line, ""));
            if let Some(setting) = read(name, value) {
                settings.take_over(setting);
            }
        }
        settings
    }
}

impl Setting {
    /// The value in one line, as the file names it.
    pub(crate) fn text(&self) -> String {
        value(self)
    }
}

/// The value of a setting in one line.
fn value(setting: &Setting) -> String {
    match setting {
        Setting::Language(it) => it.name().to_owned(),
        Setting::Theme(it) => it.name().to_owned(),
        Setting::Colour(it) => it.name().to_owned(),
        Setting::Labels(it) => it.name().to_owned(),
        Setting::Reading(it) => it.name().to_owned(),
        Setting::Rules(it) => it.name().to_owned(),
        Setting::AnimationSpeed(it) => it.get().to_string(),
        Setting::PlayerName(it) => it.as_ref().map_or("", PlayerName::as_str).to_owned(),
        Setting::HintPlayer(it) => it.to_string(),
        Setting::ReducedMotion(it)
        | Setting::ConfirmNewGame(it)
        | Setting::ConfirmAssistance(it)
        | Setting::Speedrun(it)
        | Setting::DrillValues(it)
        | Setting::Sound(it)
        | Setting::Vibration(it) => it.to_string(),
        // No name contains a tab.
        Setting::OwnRules(name, rules) => {
            let rules = rules.as_ref().map(Rules::to_string);
            format!("{}\t{}", name.as_str(), rules.unwrap_or_default())
        }
        Setting::Keys(_, keys) | Setting::PageKeys(_, keys) => {
            let keys = keys.iter().map(KeyName::as_str);
            keys.collect::<Vec<_>>().join(" ")
        }
    }
}

/// The setting of this name with this value.
fn read(name: &str, value: &str) -> Option<Setting> {
    Some(match name {
        "language" => Setting::Language(LanguageChoice::named(value)?),
        "theme" => Setting::Theme(ThemeChoice::named(value)?),
        "colour" => Setting::Colour(ColourChoice::named(value)?),
        "labels" => Setting::Labels(LabelChoice::named(value)?),
        "reading" => Setting::Reading(ReadingChoice::named(value)?),
        "rules" => Setting::Rules(<Preset as Choice>::named(value)?),
        "animation_speed" => Setting::AnimationSpeed(Speed::new(value.parse().ok()?).ok()?),
        "player_name" => Setting::PlayerName(PlayerName::new(value).ok()),
        "hint_player" => Setting::HintPlayer(PlayerText::new(value).ok()?),
        "reduced_motion" => Setting::ReducedMotion(value.parse().ok()?),
        "confirm_new_game" => Setting::ConfirmNewGame(value.parse().ok()?),
        "confirm_assistance" => Setting::ConfirmAssistance(value.parse().ok()?),
        "speedrun" => Setting::Speedrun(value.parse().ok()?),
        "drill_values" => Setting::DrillValues(value.parse().ok()?),
        "sound" => Setting::Sound(value.parse().ok()?),
        "vibration" => Setting::Vibration(value.parse().ok()?),
        "own_rules" => {
            let (name, rules) = value.split_once('\t')?;
            Setting::OwnRules(RulesName::new(name).ok()?, Some(rules.parse().ok()?))
        }
        _ => {
            let (table, name) = name.split_once('.')?;
            let keys = value.split_whitespace().map(KeyName::new);
            let keys = keys.collect::<Result<_, _>>().ok()?;
            match KeyPage::with_table(table) {
                Some(page) => Setting::PageKeys(PageAction::named(page, name)?, keys),
                None if table == "keys" => Setting::Keys(Action::named(name)?, keys),
                None => return None,
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changed_settings_come_back_and_others_are_not_written() {
        assert_eq!(Settings::default().to_lines(), "");
        let mut settings = Settings::default();
        for setting in [
            Setting::Language(LanguageChoice::Norwegian),
            Setting::Theme(ThemeChoice::HighContrast),
            Setting::Colour(ColourChoice::ALL[1]),
            Setting::Labels(LabelChoice::Exponents),
            Setting::Reading(ReadingChoice::Terse),
            Setting::ReducedMotion(true),
            Setting::AnimationSpeed(Speed::MAX),
            Setting::Rules(Preset::Gentle),
            Setting::PlayerName(PlayerName::new("Ann Lee").ok()),
            Setting::HintPlayer(PlayerText::new("expectimax:3").unwrap()),
            Setting::ConfirmNewGame(false),
            Setting::ConfirmAssistance(false),
            Setting::Speedrun(true),
            Setting::DrillValues(true),
            Setting::Sound(true),
            Setting::Vibration(true),
            Setting::Keys(Action::Undo, vec![KeyName::new("ctrl-z").unwrap()]),
            Setting::Keys(Action::Hint, Vec::new()),
            Setting::PageKeys(
                PageAction::all().next().unwrap(),
                vec![KeyName::new("ctrl-x").unwrap()],
            ),
            Setting::OwnRules(
                RulesName::new("Tiny one").unwrap(),
                Some(Preset::Even.rules()),
            ),
        ] {
            settings.take_over(setting);
        }
        let lines = settings.to_lines();
        assert_eq!(lines.lines().count(), 20, "{lines}");
        assert_eq!(Settings::from_lines(&lines), settings);
    }

    #[test]
    fn what_makes_no_sense_is_left_out() {
        let settings = Settings::from_lines("theme purple\nsound\nkeys.undo \u{7}\nwhat 1\n");
        assert_eq!(settings, Settings::default());
    }
}
