//! Pictures of every screen: in every language and in every theme, in three
//! windows.
//!
//! One file has a screen in a window, with all languages below each other;
//! another has the screen's colours in all themes: each look a letter, each
//! run of a letter with its length, equal rows once.

use std::fmt::Write;

use brikke_app::Settings;
use brikke_app::settings::{ColourChoice, PlayerText, ThemeChoice};
use brikke_locale::Language;
use insta::assert_snapshot;

use crate::colours::colours;
use crate::face::Face;
use crate::scenes::{SCENES, Scene};

/// The windows: hardly any room, the usual, plenty.
const WINDOWS: [(&str, (u16, u16)); 3] = [
    ("tiny", (26, 10)),
    ("usual", (80, 24)),
    ("large", (140, 45)),
];

const THEMES: [ThemeChoice; 4] = [
    ThemeChoice::Classic,
    ThemeChoice::Dark,
    ThemeChoice::HighContrast,
    ThemeChoice::ColourBlind,
];

fn face(scene: &Scene, language: Language, theme: ThemeChoice) -> Face {
    let settings = Settings {
        theme,
        colour: ColourChoice::Truecolor,
        hint_player: PlayerText::new("corner").unwrap(),
        ..Settings::default()
    };
    scene.play(language, settings)
}

#[test]
fn every_screen_in_every_language() {
    for scene in SCENES {
        let faces =
            Language::ALL.map(|language| (language, face(scene, language, ThemeChoice::Classic)));
        for (window, size) in WINDOWS {
            let mut picture = String::new();
            for (language, face) in &faces {
                let line = "─".repeat(usize::from(size.0) - 3);
                let code = language.code();
                write!(picture, "{code} {line}\n{}", face.shown(size)).unwrap();
            }
            assert_snapshot!(format!("{}_{window}", scene.name), picture);
        }
    }
}

#[test]
fn every_screen_in_every_theme() {
    for scene in SCENES {
        let mut picture = String::new();
        for theme in THEMES {
            let face = face(scene, Language::English, theme);
            for (window, size) in WINDOWS {
                let colours = colours(&face.drawn(size));
                writeln!(picture, "── {theme:?}, {window}\n{colours}").unwrap();
            }
        }
        assert_snapshot!(format!("{}_themes", scene.name), picture);
    }
}
