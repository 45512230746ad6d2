//! Windows of every size, boards of every size.

use brikke_engine::{Overrides, Preset, Rules, Size};
use eframe::egui::{Key, Role, Vec2, vec2};

use crate::stage::{Setting, Stage, english, on_button, seeded};

const WINDOWS: [Vec2; 5] = [
    vec2(320.0, 400.0),
    vec2(420.0, 560.0),
    vec2(1280.0, 800.0),
    vec2(800.0, 480.0),
    vec2(3840.0, 2160.0),
];

fn rules(rows: u8, columns: u8) -> Rules {
    let overrides = Overrides {
        size: Some(Size::new(rows, columns).unwrap()),
        ..Overrides::default()
    };
    Rules::new(Preset::Classic, overrides).unwrap()
}

#[test]
fn every_board_is_played_in_every_window() {
    for (rows, columns) in [(4, 4), (1, 2), (8, 8), (2, 7)] {
        let mut stage = Stage::with(Setting {
            start: seeded(rules(rows, columns)),
            ..Setting::default()
        });
        for window in WINDOWS {
            stage.resize(window);
            stage.key(Key::ArrowLeft);
            stage.key(Key::ArrowRight);
            let button = stage.button_named("Undo").rect();
            let inside = stage.window().expand(1.0);
            assert!(inside.contains_rect(button), "{window}: {button}");
        }
    }
}

#[test]
fn the_largest_tiles_are_shown_in_the_smallest_window() {
    let mut stage = Stage::playing();
    stage.resize(WINDOWS[0]);
    stage.write("e");
    stage.event(eframe::egui::Event::Paste(
        "131072 65536 2 0 / 0 0 0 0 / 0 0 0 0 / 0 0 0 0".to_owned(),
    ));
    stage.settle();
    stage.must_see("Row 1, column 1: 131072");
    stage.must_see(&english("play-practice"));
}

#[test]
fn no_hint_pushes_a_control_out_of_the_window() {
    for window in [vec2(800.0, 500.0), vec2(640.0, 480.0), vec2(480.0, 640.0)] {
        let mut stage = Stage::playing();
        stage.resize(window);
        stage.key(Key::ArrowLeft);
        let names = ["Undo", "Redo", "Hint", "Autoplay", "New game", "Menu"];
        let before = names.map(|name| stage.button_named(name).rect());
        stage.click("Hint");
        for _ in 0..1_000 {
            stage.frames(1);
            if stage.game().hint.is_some() {
                break;
            }
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
        stage.settle();
        let inside = stage.window().expand(1.0);
        for (name, before) in names.iter().zip(before) {
            let after = stage.button_named(name).rect();
            assert_eq!(before, after, "{name} at {window}");
            assert!(inside.contains_rect(after), "{name} at {window}: {after}");
        }
    }
}

/// However many rules somebody has saved, the button that begins is in sight.
#[test]
fn start_is_never_below_the_fold() {
    for window in WINDOWS {
        let mut stage = Stage::with(Setting {
            settings: "[own_rules]\n\
                Tiny = \"size=3x3 tiles=2:9,4:1 start=2 goal=64 at-goal=continue lost-when=stuck\"\n\
                Long = \"size=6x6 tiles=2:9,4:1 start=2 goal=4096 at-goal=continue lost-when=stuck\"\n",
            ..Setting::default()
        });
        stage.resize(window);
        stage.write("1");
        let start = stage.place_of_button(&english("new-game-start"));
        let inside = stage.window().expand(1.0);
        assert!(inside.contains_rect(start), "{window}: {start}");
        stage.click(&english("new-game-start"));
        assert_eq!(stage.moves(), 0);
    }
}

#[test]
fn an_explanation_is_read_to_its_end_in_a_narrow_window() {
    let mut stage = Stage::with(Setting {
        start: seeded(Rules::default()),
        size: vec2(400.0, 700.0),
        ..Setting::default()
    });
    let tools = stage.game().tools;
    for tool in tools.iter().filter(|tool| tool.is_enabled) {
        stage.hover(stage.place_of_button(&tool.name).center());
        let texts = stage.texts();
        let shown = texts.iter().find(|(text, ..)| *text == tool.about);
        let (_, place, seen) = shown.unwrap_or_else(|| panic!("{}", tool.about));
        let window = stage.window();
        assert!(window.contains_rect(*place), "{}: {place:?}", tool.about);
        assert!(seen.expand(1.0).contains_rect(*place), "{}", tool.about);
    }
}

/// Size and seed are chosen without scrolling: the cards scroll above them.
#[test]
fn a_new_game_shows_size_and_seed_in_every_window() {
    for window in [
        vec2(800.0, 600.0),
        vec2(800.0, 500.0),
        vec2(400.0, 700.0),
        vec2(1280.0, 800.0),
    ] {
        let mut stage = Stage::menu();
        stage.resize(window);
        stage.write("1");
        let inside = stage.window();
        for name in ["2x2", "8x8", "Rows −", "Columns +"] {
            let place = stage.place_of_button(name);
            assert!(inside.contains_rect(place), "{window}: {name} at {place}");
        }
        let start = stage.place_of_button(&english("new-game-start"));
        let seed = stage.place(Role::TextInput, &english("new-game-seed"));
        assert!(inside.contains_rect(seed), "{window}: seed at {seed}");
        assert!(inside.contains_rect(start), "{window}: start at {start}");
        assert!(start.top() - seed.bottom() < 40.0, "{window}: {start}");
    }
}

/// One page begins where the other does.
/// The bar that scrolls stands at the right of the cards.
#[test]
fn the_bar_that_scrolls_covers_nothing() {
    let mut stage = Stage::menu();
    stage.resize(vec2(400.0, 500.0));
    stage.write("1");
    stage.frames(4);
    let fills = stage.fills().into_iter().map(|(place, _)| place);
    let right = fills.filter(|place| place.left() > 200.0);
    let bar = right.filter(|place| place.width() < 11.0 && place.height() > 40.0);
    let left = bar.map(|bar| bar.left()).fold(f32::INFINITY, f32::min);
    assert!(left < stage.window().right(), "no bar");
    for (name, place) in stage.clickable() {
        assert!(place.right() < left, "{name} at {place}, the bar at {left}");
    }
}

#[test]
fn all_pages_have_the_same_left_edge() {
    let mut stage = Stage::menu();
    stage.resize(vec2(1280.0, 800.0));
    let mut edges = Vec::new();
    for digit in ["1", "4", "5", "6", "7"] {
        stage.write(digit);
        let back = stage.place_of_button(&on_button("keys-back"));
        edges.push(back.left());
        stage.key(Key::Escape);
    }
    edges.dedup();
    assert_eq!(edges.len(), 1, "{edges:?}");
}
