//! Values of settings.

use brikke_app::settings::{
    Action, Choice, ColourChoice, KeyName, LabelChoice, LanguageChoice, PlayerText, Setting,
    Settings, Speed, ThemeChoice,
};
use brikke_engine::Preset;

use super::read;

#[test]
fn the_template_says_the_defaults() {
    assert_eq!(read(Settings::TEMPLATE), Settings::default());
}

#[test]
fn an_empty_file_means_the_defaults() {
    assert_eq!(read(""), Settings::default());
}

/// Every name that a setting has, in the order of the template.
fn names() -> impl Iterator<Item = String> {
    let actions = Action::ALL.map(|action| format!("keys.{action}"));
    Setting::NAMES.into_iter().map(str::to_owned).chain(actions)
}

#[test]
fn the_template_has_every_setting_in_order_with_its_default_in_a_comment() {
    let mut rest = Settings::TEMPLATE;
    for name in names() {
        let name = name.trim_start_matches("keys.");
        let at = rest
            .find(&format!("\n{name} = "))
            .unwrap_or_else(|| panic!("{name}"));
        let (before, line) = rest.split_at(at);
        let line = line[1..].lines().next().unwrap();
        let value = line.strip_prefix(&format!("{name} = ")).unwrap();
        assert!(before.ends_with(&format!("# Default: {value}")), "{name}");
        rest = &rest[at + 1..];
    }
}

#[test]
fn every_setting_can_be_asked_for_by_its_name() {
    let settings = Settings::default();
    for name in names() {
        assert!(settings.get(&name).is_some(), "{name}");
    }
    assert_eq!(
        settings.get("theme"),
        Some(Setting::Theme(ThemeChoice::Auto))
    );
    assert_eq!(settings.get("keys"), None);
    assert_eq!(settings.get("undo"), None);
}

#[test]
fn every_value_is_understood() {
    let settings = read(
        r#"
        language = "nb"
        theme = "Colour-Blind"
        colour = 256
        labels = "exponents"
        reduced_motion = true
        animation_speed = 2
        rules = "1024"
        player_name = " Cauê "
        hint_player = "learned:50ms"
        confirm_new_game = false
        keys.undo = "z"
        "#,
    );
    assert_eq!(settings.language, LanguageChoice::Norwegian);
    assert_eq!(settings.theme, ThemeChoice::ColourBlind);
    assert_eq!(settings.colour, ColourChoice::Palette256);
    assert_eq!(settings.labels, LabelChoice::Exponents);
    assert!(settings.reduced_motion);
    assert_eq!(settings.animation_speed, Speed::new(2.0).unwrap());
    assert_eq!(settings.rules, Preset::TenTwentyFour);
    assert_eq!(settings.player_name.unwrap().as_str(), "Cauê");
    assert_eq!(settings.hint_player.as_str(), "learned:50ms");
    assert!(!settings.confirm_new_game);
    assert_eq!(
        settings
            .keys
            .action(&KeyName::new("z").unwrap(), brikke_play::Mode::Scored),
        Some(Action::Undo)
    );
}

fn check_words<C: Choice + PartialEq + std::fmt::Debug>(words: &str) {
    assert_eq!(
        brikke_app::settings::Allowed::Words(C::words()).to_string(),
        words
    );
    for &choice in C::ALL {
        assert_eq!(C::named(choice.name()), Some(choice));
    }
    assert_eq!(C::named("x"), None);
}

#[test]
fn every_choice_has_a_word() {
    check_words::<LanguageChoice>("auto, en, pt, fr, nb or zh");
    check_words::<ThemeChoice>("auto, classic, dark, high-contrast or colour-blind");
    check_words::<ColourChoice>("auto, truecolor, 256, 16 or none");
    check_words::<LabelChoice>("values or exponents");
    check_words::<Preset>("classic, sudden, even, gentle or 1024");
}

#[test]
fn a_speed_is_from_a_quarter_to_four() {
    for speed in [0.25, 1.0, 4.0] {
        assert!(Speed::new(speed).is_ok(), "{speed}");
    }
    for speed in [0.0, 0.249, 4.001, -1.0, f64::NAN, f64::INFINITY] {
        assert!(Speed::new(speed).is_err(), "{speed}");
    }
    let sentence = Speed::new(9.0).unwrap_err().to_string();
    assert_eq!(
        sentence,
        "the speed 9 is not possible: it is from 0.25 to 4"
    );
}

#[test]
fn a_player_has_a_name_and_perhaps_a_depth_or_time() {
    for text in [
        "expectimax",
        "greedy",
        "expectimax:3",
        "learned:50ms",
        "learned:2s",
    ] {
        assert_eq!(PlayerText::new(text).unwrap().to_string(), text);
    }
    for text in [
        "",
        ":3",
        "Learned",
        "a b",
        "x:",
        "x:ms",
        "x:0",
        "x:-1",
        "x:1m",
        "x:1.5s",
        "x:1:2",
        "x:٣",
        "x:9999999999",
    ] {
        assert!(PlayerText::new(text).is_err(), "{text}");
    }
}
