//! Document 002, the library in C with a report in French: its display in the
//! terminal.

use std::collections::HashSet;

use brikke_app::Settings;
use brikke_app::settings::ColourChoice;
use brikke_engine::{Overrides, Preset, Rules};
use brikke_locale::Language;
use crossterm::event::KeyCode;

use crate::face::{Face, seeded};

const ARROWS: [KeyCode; 4] = [KeyCode::Left, KeyCode::Down, KeyCode::Right, KeyCode::Up];

/// Row `5.1`.
#[test]
fn the_terminal_shows_coloured_tiles_the_score_and_the_end() {
    let settings = Settings {
        colour: ColourChoice::Truecolor,
        ..Settings::default()
    };
    let overrides = Overrides {
        size: "2x2".parse().ok(),
        ..Overrides::default()
    };
    let rules = Rules::new(Preset::Classic, overrides).unwrap();
    let mut face = Face::with(Language::English, settings, seeded(rules));
    face.check(&["Score", "Moves"]);
    let press_until = |face: &mut Face, text: &str| {
        for arrow in ARROWS.into_iter().cycle().take(80) {
            if face.shown((80, 24)).contains(text) {
                return;
            }
            face.press(arrow);
            face.pass(2_000);
        }
        panic!("{text} never came:\n{}", face.shown((80, 24)));
    };
    press_until(&mut face, "Score      16");
    // Behind the large digits are the colours of the tiles.
    let drawn = face.drawn((80, 24));
    let digits = drawn.content.iter().filter(|cell| cell.symbol() == "█");
    let backgrounds: HashSet<_> = digits.map(|cell| cell.bg).collect();
    assert!(backgrounds.len() > 1, "{backgrounds:?}");
    press_until(&mut face, "One of the ten best");
}
