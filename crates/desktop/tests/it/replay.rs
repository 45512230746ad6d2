//! The replay: everything is seen in every window, and the time line stands
//! under the curve.

use brikke_app::page::{Body, ReplayPage};
use brikke_engine::Rules;
use eframe::egui::{Key, Rect, Role, Vec2, pos2, vec2};

use crate::stage::{Setting, Stage, english, on_button, seeded};

/// Windows in points: the last one is 1600x1000 at scale 2, where letters are
/// smaller.
const WINDOWS: [Vec2; 4] = [
    vec2(800.0, 600.0),
    vec2(1280.0, 800.0),
    vec2(640.0, 760.0),
    vec2(800.0, 500.0),
];

/// A game of careless moves, replayed and analysed by a player that is quick.
fn analysed() -> Stage {
    let mut stage = Stage::with(Setting {
        start: seeded(Rules::default()),
        settings: "reduced_motion = true\nhint_player = \"fast\"\n",
        ..Setting::default()
    });
    for _ in 0..14 {
        for key in [
            Key::ArrowLeft,
            Key::ArrowUp,
            Key::ArrowRight,
            Key::ArrowDown,
        ] {
            stage.key(key);
        }
    }
    stage.write("v");
    stage.write("a");
    for _ in 0..4_000 {
        stage.frames(1);
        if !replay(&stage).worst.is_empty() {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    stage
}

fn replay(stage: &Stage) -> ReplayPage {
    match stage.page().body {
        Body::Replay(replay) => *replay,
        other => panic!("no replay: {other:?}"),
    }
}

/// The places of the time line and of the curve over it.
fn bars(stage: &Stage, curve: &str) -> (Rect, Rect) {
    let line = stage.place(Role::Slider, &english("replay-jump"));
    (line, stage.place(Role::Canvas, &english(curve)))
}

#[test]
fn the_time_line_stands_under_the_curve_and_the_board() {
    let mut stage = analysed();
    for window in WINDOWS {
        stage.resize(window);
        let (line, curve) = bars(&stage, "chart-costs");
        assert_eq!(line.x_range(), curve.x_range(), "{window}");
        let gap = line.top() - curve.bottom();
        assert!((0.0..=8.0).contains(&gap), "{window}: {gap}");
        let board = board(&stage);
        let off = (board.left() - line.left()).abs() + (board.right() - line.right()).abs();
        assert!(off < 1.5, "{window}: {board} over {line}");
    }
}

/// The place of the board.
fn board(stage: &Stage) -> Rect {
    stage.place(Role::Image, &replay(stage).board.rows.join(" "))
}

#[test]
fn the_curve_and_the_time_line_go_to_the_same_move() {
    let mut stage = analysed();
    stage.resize(WINDOWS[1]);
    let (line, curve) = bars(&stage, "chart-costs");
    for share in [0.1_f32, 0.37, 0.5, 0.93] {
        let x = line.left() + share * line.width();
        stage.click_at(pos2(x, line.center().y));
        let by_line = replay(&stage).ply;
        stage.write("0");
        stage.click_at(pos2(x, curve.center().y));
        assert_eq!(replay(&stage).ply, by_line, "{share}");
    }
}

#[test]
fn all_values_and_all_of_the_worst_moves_are_seen() {
    let mut stage = analysed();
    // In a window that is higher than wide the analysis is scrolled to.
    for window in WINDOWS.into_iter().filter(|window| window.x > window.y) {
        stage.resize(window);
        stage.click_first_of_worst();
        let inside = stage.window();
        let page = replay(&stage);
        let values = page.values.expect("values");
        assert_eq!(values.bars.len(), 4);
        for bar in values.bars {
            let name = format!("{}: {}", bar.name, bar.value);
            let place = stage.place(Role::Label, &name);
            assert!(inside.contains_rect(place), "{window}: {name} at {place}");
        }
        assert_eq!(page.worst.len(), 8);
        for worst in page.worst {
            let place = stage.place(Role::Button, &worst.text);
            assert!(
                inside.contains_rect(place),
                "{window}: {} at {place}",
                worst.text
            );
        }
    }
}

impl Stage {
    /// Clicks on the worst move.
    fn click_first_of_worst(&mut self) {
        let worst = replay(self).worst.swap_remove(0);
        self.click(&worst.text);
        assert_eq!(replay(self).ply, worst.ply);
    }
}

#[test]
fn the_board_is_large() {
    let mut stage = analysed();
    for (window, least) in WINDOWS.into_iter().zip([350.0, 510.0, 410.0, 315.0]) {
        stage.resize(window);
        let side = board(&stage).width();
        assert!(side >= least, "{window}: {side}");
    }
}

#[test]
fn nothing_jumps_when_the_analysis_is_there() {
    let mut stage = Stage::playing();
    for key in [Key::ArrowLeft, Key::ArrowUp, Key::ArrowRight] {
        stage.key(key);
    }
    stage.write("v");
    let before = (board(&stage), bars(&stage, "play-score").0);
    stage.write("a");
    for _ in 0..2_000 {
        stage.frames(1);
        if !replay(&stage).headlines.is_empty() {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    assert_eq!((board(&stage), bars(&stage, "chart-costs").0), before);
}

#[test]
fn the_transport_plays_and_pauses() {
    let mut stage = Stage::playing();
    for key in [Key::ArrowLeft, Key::ArrowUp, Key::ArrowRight] {
        stage.key(key);
    }
    stage.write("v");
    stage.click(&on_button("replay-play"));
    assert!(replay(&stage).is_playing);
    stage.click(&on_button("replay-play"));
    assert!(!replay(&stage).is_playing);
}

#[test]
fn the_way_back_from_a_trial_is_in_sight_and_comes_first() {
    for size in [vec2(800.0, 600.0), vec2(400.0, 700.0), vec2(1280.0, 800.0)] {
        let mut stage = analysed();
        stage.resize(size);
        stage.write("t");
        let back = on_button("trial-return");
        let window = stage.window();
        let buttons = stage.clickable().into_iter();
        let places: Vec<Rect> = buttons
            .filter(|(name, place)| *name == back && place.width() > 100.0)
            .map(|(_, place)| place)
            .collect();
        assert_eq!(places.len(), 1, "{size}");
        assert!(window.contains_rect(places[0]), "{size}: {}", places[0]);
        assert!(
            !stage.has(Role::Button, &on_button("action-mirror")),
            "{size}"
        );
        stage.click_at(places[0].center());
        assert!(matches!(stage.page().body, Body::Replay(_)), "{size}");
    }
}

#[test]
fn what_leads_on_is_in_sight_in_a_narrow_window() {
    let mut stage = analysed();
    stage.resize(vec2(400.0, 700.0));
    // The page scrolls inside of its margin.
    let window = stage.window().shrink(11.0);
    for id in ["replay-next-mistake", "replay-worst-mistake", "replay-try"] {
        let place = stage.place_of_button(&on_button(id));
        assert!(window.contains_rect(place), "{id}: {place}");
    }
}
