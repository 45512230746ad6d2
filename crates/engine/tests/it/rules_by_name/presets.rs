//! Presets.

use brikke_engine::{AtGoal, LostWhen, Overrides, Preset, Rules};

use crate::given::rules;

fn check_preset(name: &str, expected: &str) {
    let preset: Preset = name.parse().unwrap();
    assert_eq!(preset.to_string(), name);
    assert_eq!(preset.rules().to_string(), expected);
    assert_eq!(preset.rules().start(), 2);
    assert_eq!(preset.rules().name(), name);
    assert_eq!(Rules::new(preset, Overrides::default()), Ok(preset.rules()));
    assert_eq!(Preset::of(&preset.rules()), Some(preset));
}

#[test]
fn classic_may_keep_playing_at_2048_and_is_lost_when_stuck() {
    check_preset(
        "classic",
        "size=4x4 tiles=2:9,4:1 start=2 goal=2048 at-goal=continue lost-when=stuck",
    );
    assert_eq!(Rules::default(), rules("classic"));
}

#[test]
fn sudden_ends_at_2048_and_is_lost_when_full() {
    check_preset(
        "sudden",
        "size=4x4 tiles=2:9,4:1 start=2 goal=2048 at-goal=stop lost-when=full",
    );
}

#[test]
fn even_has_as_many_fours_as_twos() {
    check_preset(
        "even",
        "size=4x4 tiles=2:1,4:1 start=2 goal=2048 at-goal=continue lost-when=stuck",
    );
}

#[test]
fn gentle_has_one_four_in_twenty_and_no_goal() {
    check_preset(
        "gentle",
        "size=4x4 tiles=2:19,4:1 start=2 goal=none at-goal=continue lost-when=stuck",
    );
}

#[test]
fn ten_twenty_four_has_only_twos_and_ends_at_1024() {
    check_preset(
        "1024",
        "size=4x4 tiles=2:1 start=2 goal=1024 at-goal=stop lost-when=stuck",
    );
}

#[test]
fn there_are_five_presets() {
    let names = Preset::ALL.map(Preset::name);
    assert_eq!(names, ["classic", "sudden", "even", "gentle", "1024"]);
    assert!("insane".parse::<Preset>().is_err());
}

#[test]
fn every_field_of_a_preset_can_be_overridden() {
    let all = "size=5x4 tiles=2:3,8:1 start=3 goal=4096 at-goal=stop lost-when=full";
    for preset in Preset::ALL {
        assert_eq!(rules(&format!("{preset} {all}")).to_string(), all);
    }
    let sudden = rules("sudden at-goal=continue");
    assert_eq!(sudden.at_goal(), AtGoal::Continue);
    assert_eq!(sudden.lost_when(), LostWhen::Full);
}
