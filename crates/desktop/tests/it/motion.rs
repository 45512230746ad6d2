//! Tiles move for a while, nothing waits for them, and then all is still.

use brikke_engine::Rules;
use eframe::egui::{Key, Rect, Shape};

use crate::stage::{Setting, Stage, seeded};

fn moving() -> Stage {
    Stage::with(Setting {
        start: seeded(Rules::default()),
        settings: "",
        ..Setting::default()
    })
}

#[test]
fn a_move_wants_frames_until_it_is_at_its_end_and_none_after() {
    let mut stage = moving();
    stage.frames(30);
    assert!(!stage.wants_frame(), "still before");
    stage.key(Key::ArrowLeft);
    assert!(stage.wants_frame(), "moving");
    // Points rise for 600 ms, tiles move for 300.
    stage.frames(45);
    assert!(!stage.wants_frame(), "still after");
}

#[test]
fn reduced_motion_wants_no_frames() {
    let mut stage = Stage::playing();
    stage.frames(30);
    stage.key(Key::ArrowLeft);
    stage.frames(8);
    assert!(!stage.wants_frame());
}

#[test]
fn a_clock_wants_a_frame_each_second_while_somebody_is_there() {
    let mut stage = Stage::playing();
    stage.key(Key::ArrowLeft);
    stage.frames(8);
    let next = stage.next_frame().unwrap();
    assert!(next <= std::time::Duration::from_secs(1), "{next:?}");
    stage.write("p");
    stage.key(Key::Escape);
    stage.key(Key::Space);
    stage.frames(600);
    assert_eq!(stage.next_frame(), None, "the clock stands still");
}

/// The left edge of the cells and tiles that are drawn.
fn left_edge(stage: &Stage) -> f32 {
    let shapes = stage.shapes().into_iter().map(|clipped| clipped.shape);
    let areas = shapes.filter_map(|shape| match shape {
        Shape::Rect(area) => Some(area.rect),
        _ => None,
    });
    let is_cell = |rect: &Rect| rect.width() > 60.0 && (rect.aspect_ratio() - 1.0).abs() < 0.01;
    let lefts = areas.filter(is_cell).map(|rect| rect.left());
    lefts.fold(f32::MAX, f32::min)
}

#[test]
fn a_blocked_move_draws_the_board_four_points_aside_for_a_moment() {
    let mut stage = Stage::playing();
    while stage.game().board.nudge.is_none() {
        stage.frames(30);
        stage.key(Key::ArrowLeft);
    }
    let nudged = left_edge(&stage);
    stage.frames(30);
    assert_eq!(stage.game().board.nudge, None);
    assert!((left_edge(&stage) - nudged - 4.0).abs() < 0.01);
    assert_eq!(stage.page().note, None);
}
