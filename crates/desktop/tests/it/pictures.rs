//! Pictures of pages, pixel for pixel. `UPDATE_SNAPSHOTS=1 cargo test -p
//! brikke-desktop pictures` draws them anew; look at them before you commit
//! them.

use brikke_engine::Rules;
use eframe::egui::{Event, Vec2, vec2};

use crate::stage::{Setting, Stage, seeded};

pub(crate) const USUAL: Vec2 = vec2(640.0, 760.0);
const SMALL: Vec2 = vec2(320.0, 400.0);
const WIDE: Vec2 = vec2(960.0, 600.0);

/// A board with a tile of every length, in a theme and a window.
pub(crate) fn check_board(name: &str, settings: &'static str, size: Vec2) {
    let mut stage = Stage::with(Setting {
        start: seeded(Rules::default()),
        settings,
        size,
        ..Setting::default()
    });
    stage.write("e");
    stage.event(Event::Paste(
        "2 4 8 16 / 32 64 128 256 / 512 1024 2048 4096 / 16384 131072 0 0".to_owned(),
    ));
    // Until the note that this is practice has gone.
    stage.frames(300);
    stage.picture(name);
}

#[test]
fn the_classic_board() {
    check_board(
        "classic",
        "reduced_motion = true\ntheme = \"classic\"\n",
        USUAL,
    );
}

#[test]
fn the_dark_board_in_a_wide_window() {
    check_board(
        "dark-wide",
        "reduced_motion = true\ntheme = \"dark\"\n",
        WIDE,
    );
}

#[test]
fn the_contrast_board_in_the_smallest_window() {
    check_board(
        "contrast-small",
        "reduced_motion = true\ntheme = \"high-contrast\"\n",
        SMALL,
    );
}

#[test]
fn the_menu() {
    let mut stage = Stage::with(Setting {
        settings: "reduced_motion = true\ntheme = \"classic\"\n",
        ..Setting::default()
    });
    stage.picture("menu");
}
