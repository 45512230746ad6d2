//! Document 002, the library in C with a report in French: its display in a
//! window.

use brikke_app::page::DialogKind;
use brikke_engine::{Overrides, Preset, Rules};
use eframe::egui::Key;

use crate::pictures::{USUAL, check_board};
use crate::stage::{Setting, Stage, seeded};

const ARROWS: [Key; 4] = [
    Key::ArrowLeft,
    Key::ArrowDown,
    Key::ArrowRight,
    Key::ArrowUp,
];

/// Row `5.2`.
#[test]
fn the_window_shows_coloured_tiles_the_score_and_the_end() {
    check_board(
        "classic",
        "reduced_motion = true\ntheme = \"classic\"\n",
        USUAL,
    );
    let overrides = Overrides {
        size: "2x2".parse().ok(),
        ..Overrides::default()
    };
    let mut stage = Stage::with(Setting {
        start: seeded(Rules::new(Preset::Classic, overrides).unwrap()),
        ..Setting::default()
    });
    stage.must_see("Score");
    for arrow in ARROWS.into_iter().cycle().take(80) {
        if stage.page().dialog.is_some() {
            break;
        }
        stage.key(arrow);
    }
    let dialog = stage.page().dialog.unwrap();
    assert_eq!(dialog.kind, DialogKind::Name);
    assert_ne!(stage.game().score.value, "0");
    stage.must_see(&dialog.text);
}
