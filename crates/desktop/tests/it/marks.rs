//! Marks on the board: where they are drawn, and where not.

use brikke_engine::Rules;
use eframe::egui::epaint::PathStroke;
use eframe::egui::{Key, Shape};

use crate::stage::{Setting, Stage, seeded};

/// A game in which a hint is shown.
fn hinted() -> Stage {
    let mut stage = Stage::with(Setting {
        start: seeded(Rules::default()),
        settings: "reduced_motion = true\nconfirm_assistance = false\nhint_player = \"fast\"\n",
        ..Setting::default()
    });
    stage.write("i");
    for _ in 0..4_000 {
        if stage.game().board.hint.is_some() {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
        stage.step();
    }
    stage.settle();
    stage
}

/// True if a chevron is drawn.
fn has_chevron(stage: &Stage) -> bool {
    let accent = PathStroke::new(1.0, stage.accent()).color;
    let board = stage.board_place().expand(12.0);
    stage.shapes().iter().any(|clipped| match &clipped.shape {
        Shape::Path(path) => {
            path.points.len() == 3
                && path.stroke.color == accent
                && path.points.iter().all(|point| board.contains(*point))
        }
        _ => false,
    })
}

#[test]
fn a_picture_has_the_tiles_alone() {
    let mut stage = hinted();
    assert!(has_chevron(&stage));
    stage.press_key(Key::F12);
    let shown: Vec<bool> = (0..8)
        .map(|_| {
            stage.step();
            has_chevron(&stage)
        })
        .collect();
    // The window system takes the frame in which it is asked, or the next one.
    let without = shown.iter().filter(|is_shown| !**is_shown).count();
    assert!(without >= 2, "{shown:?}");
    assert!(has_chevron(&stage), "it comes again: {shown:?}");
}
