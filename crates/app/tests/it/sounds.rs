//! Sounds and vibrations, for whoever wants them.

use brikke_app::settings::Setting;
use brikke_app::{Face, Options, Preferences, Sound};

use crate::stage::{Stage, options, play, rules};

/// A game of four directions, of a person who wants sounds or not.
fn played(is_on: bool, face: Face) -> Stage {
    let mut preferences = Preferences::default();
    preferences.settings.take_over(Setting::Sound(is_on));
    let mut stage = Stage::new(Options {
        start: play(rules("2x2", Some("8")), None),
        preferences,
        face,
        ..options()
    });
    for _ in 0..12 {
        stage.press("left up right down");
    }
    stage
}

#[test]
fn nothing_is_heard_by_default() {
    assert!(!brikke_app::Settings::default().sound);
    assert_eq!(played(false, Face::Window).sounds, []);
}

#[test]
fn a_terminal_has_no_sounds() {
    assert_eq!(played(true, Face::Terminal).sounds, []);
}

#[test]
fn slides_merges_and_walls_sound_different() {
    let sounds = played(true, Face::Window).sounds;
    let has = |wanted: fn(&Sound) -> bool| assert!(sounds.iter().any(wanted), "{sounds:?}");
    has(|sound| *sound == Sound::Slide);
    has(|sound| matches!(sound, Sound::Merge(_)));
    has(|sound| *sound == Sound::Blocked);
    has(|sound| matches!(sound, Sound::Goal | Sound::Over));
}

#[test]
fn a_phone_vibrates_only_for_whoever_wants_it() {
    let felt = |is_on, face| {
        let mut preferences = Preferences::default();
        preferences.settings.take_over(Setting::Vibration(is_on));
        let mut stage = Stage::new(Options {
            start: play(rules("2x2", Some("8")), None),
            preferences,
            face,
            ..options()
        });
        for _ in 0..12 {
            stage.press("left up right down");
        }
        assert_eq!(stage.sounds, []);
        stage.vibrations.len()
    };
    assert_eq!(felt(false, Face::Browser), 0);
    assert_eq!(felt(true, Face::Window), 0);
    assert!(felt(true, Face::Browser) > 3);
}
