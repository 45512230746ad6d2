//! Document 002, the library in C with a report in French: its display in the
//! terminal.

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
    // In a window of this size tiles have ordinary digits.
    let background = |face: &Face, text: &str| {
        let shown = face.shown((26, 10));
        let lines = shown.lines().enumerate();
        let mut found = lines.filter_map(|(row, line)| Some((line.find(text)?, row)));
        let (column, row) = found.next().unwrap();
        let place = (u16::try_from(column).unwrap(), u16::try_from(row).unwrap());
        face.drawn((26, 10))[place].bg
    };
    let press_until = |face: &mut Face, text: &str| {
        for arrow in ARROWS.into_iter().cycle().take(80) {
            if [(80, 24), (26, 10)]
                .iter()
                .any(|&size| face.shown(size).contains(text))
            {
                return;
            }
            face.press(arrow);
            face.pass(2_000);
        }
        panic!("{text} never came:\n{}", face.shown((80, 24)));
    };
    press_until(&mut face, " 8 ");
    assert_ne!(background(&face, " 8 "), background(&face, " 2 "));
    face.check(&["Score      16"]);
    press_until(&mut face, "One of the ten best");
}
