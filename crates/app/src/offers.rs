//! The values that a screen offers for a setting.

use crate::settings::{
    Choice, ColourChoice, LabelChoice, LanguageChoice, PlayerText, Setting, Speed, ThemeChoice,
};
use brikke_engine::Preset;

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
