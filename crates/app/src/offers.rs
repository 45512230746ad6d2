//! The values that a screen offers for a setting.

use crate::settings::{
    Choice, ColourChoice, LabelChoice, LanguageChoice, PlayerText, ReadingChoice, Setting, Speed,
    ThemeChoice,
};
use crate::words;
use brikke_engine::Preset;
use brikke_locale::Locale;

/// Speeds that a screen offers.
const SPEEDS: [f64; 7] = [0.25, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0];

/// The values that a screen offers for a setting, in their order; none where
/// something is written.
pub(crate) fn offers(setting: &Setting) -> Vec<Setting> {
    match setting {
        Setting::Language(_) => all::<LanguageChoice>(Setting::Language),
        Setting::Theme(_) => all::<ThemeChoice>(Setting::Theme),
        Setting::Colour(_) => all::<ColourChoice>(Setting::Colour),
        Setting::Labels(_) => all::<LabelChoice>(Setting::Labels),
        Setting::Reading(_) => all::<ReadingChoice>(Setting::Reading),
        Setting::Rules(_) => Preset::ALL.into_iter().map(Setting::Rules).collect(),
        Setting::ReducedMotion(_) => [false, true].map(Setting::ReducedMotion).to_vec(),
        Setting::ConfirmNewGame(_) => [false, true].map(Setting::ConfirmNewGame).to_vec(),
        Setting::ConfirmAssistance(_) => [false, true].map(Setting::ConfirmAssistance).to_vec(),
        Setting::Speedrun(_) => [false, true].map(Setting::Speedrun).to_vec(),
        Setting::DrillValues(_) => [false, true].map(Setting::DrillValues).to_vec(),
        Setting::Sound(_) => [false, true].map(Setting::Sound).to_vec(),
        Setting::Vibration(_) => [false, true].map(Setting::Vibration).to_vec(),
        Setting::AnimationSpeed(_) => {
            let speeds = SPEEDS
                .into_iter()
                .filter_map(|speed| Speed::new(speed).ok());
            speeds.map(Setting::AnimationSpeed).collect()
        }
        Setting::HintPlayer(_) => {
            let names = brikke_players::names().into_iter();
            let names = names.filter_map(|name| PlayerText::new(name).ok());
            names.map(Setting::HintPlayer).collect()
        }
        Setting::PlayerName(_)
        | Setting::OwnRules(..)
        | Setting::Keys(..)
        | Setting::PageKeys(..) => Vec::new(),
    }
}

fn all<C: Choice>(setting: fn(C) -> Setting) -> Vec<Setting> {
    C::ALL.iter().map(|&choice| setting(choice)).collect()
}

/// The value with this name, as the page or the file has it, in capitals or
/// not; none where the setting cannot be so.
pub(crate) fn named(setting: &Setting, name: &str, locale: Locale) -> Option<Setting> {
    let name = name.trim().to_lowercase();
    let is_named = |value: &Setting| {
        let shown = words::setting_value(locale, value).to_lowercase();
        shown == name || value.text() == name || is_truth(value, &name, locale)
    };
    let offered = offers(setting).into_iter().find(is_named);
    offered.or_else(|| written(setting, &name))
}

/// True if a switch is in the state for which a yes or no stands.
fn is_truth(value: &Setting, name: &str, locale: Locale) -> bool {
    let id = match value.text().as_str() {
        "true" => "yes",
        "false" => "no",
        _ => return false,
    };
    name == id || locale.text(id).to_lowercase() == name
}

/// A value that is not among those offered.
fn written(setting: &Setting, name: &str) -> Option<Setting> {
    match setting {
        Setting::AnimationSpeed(_) => {
            let number = name.trim_end_matches('x').trim().replace(',', ".");
            let speed = Speed::new(number.parse().ok()?).ok()?;
            Some(Setting::AnimationSpeed(speed))
        }
        Setting::HintPlayer(_) => PlayerText::new(name).ok().map(Setting::HintPlayer),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use crate::Settings;

    use super::*;

    #[test]
    fn the_default_is_among_what_is_offered() {
        let settings = Settings::default();
        for name in Setting::NAMES {
            let setting = settings.get(name).unwrap();
            let offered = offers(&setting);
            assert!(offered.is_empty() || offered.contains(&setting), "{name}");
        }
    }
}
