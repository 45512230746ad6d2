//! Notes have room of their own: nothing jumps when one comes or goes.

use eframe::egui::{Key, Rect, Role, Vec2, vec2};

use crate::stage::{Setting, Stage, english};

const WINDOWS: [Vec2; 3] = [vec2(640.0, 760.0), vec2(1280.0, 800.0), vec2(420.0, 560.0)];

/// The names and places of all widgets that do something.
fn places(stage: &Stage) -> Vec<(Role, String, Rect)> {
    stage.widgets()
}

/// Checks that nothing moves when a note appears.
#[track_caller]
fn check(stage: &mut Stage, note: &str, act: impl FnOnce(&mut Stage)) {
    let before = places(stage);
    assert!(!stage.sees(note));
    act(stage);
    stage.settle();
    stage.must_see(note);
    assert_eq!(before, places(stage));
}

fn menu(size: Vec2) -> Stage {
    Stage::with(Setting {
        size,
        ..Setting::default()
    })
}

#[test]
fn a_note_in_the_menu_moves_nothing() {
    for size in WINDOWS {
        check(&mut menu(size), "Press 1 to 9", |stage| stage.write("z"));
    }
}

#[test]
fn a_note_in_the_settings_moves_nothing() {
    for size in WINDOWS {
        let mut stage = menu(size);
        stage.write("7");
        check(&mut stage, &english("settings-saved"), |stage| {
            stage.key(Key::ArrowRight);
            stage.key(Key::ArrowLeft);
        });
    }
}

#[test]
fn a_note_in_a_list_moves_nothing() {
    for size in WINDOWS {
        let mut stage = Stage::playing();
        stage.resize(size);
        stage.key(Key::ArrowLeft);
        stage.key(Key::Escape);
        stage.write("4");
        check(&mut stage, &english("file-link-copied"), |stage| {
            stage.write("c");
        });
    }
}

#[test]
fn a_note_in_a_replay_moves_nothing() {
    for size in WINDOWS {
        let mut stage = Stage::playing();
        stage.resize(size);
        for key in [Key::ArrowLeft, Key::ArrowUp] {
            stage.key(key);
        }
        stage.write("v");
        // The analysis begins by itself, goes on for as long as it takes because it is
        // asked for, and has its own room once it is there.
        stage.write("a");
        while !stage.sees(&english("replay-accuracy")) {
            stage.settle();
        }
        check(&mut stage, &english("replay-no-mistake"), |stage| {
            // Two moves have two mistakes at most.
            for _ in 0..3 {
                stage.write("n");
            }
        });
    }
}
