//! The selection and the focus are one thing, on every page.

use brikke_app::page::{Body, Control};
use brikke_engine::{Goal, Overrides, Preset, Rules, Size};
use eframe::egui::{Key, Role, vec2};

use crate::stage::{Setting, Stage, english, seeded};

/// The page with the keys of all actions.
fn keys_page() -> Stage {
    let mut stage = Stage::with(Setting {
        size: vec2(800.0, 900.0),
        ..Setting::default()
    });
    stage.write("7");
    stage.scroll_to(&english("setting-keys-about"));
    stage.click(&english("setting-keys-about"));
    stage
}

/// The selected row of a form.
fn selected(stage: &Stage) -> usize {
    match stage.page().body {
        Body::Form(form) => form.selected,
        Body::NewGame(new_game) => new_game.selected,
        other => panic!("nothing is selected: {other:?}"),
    }
}

/// The keys of a row, as they are shown.
fn keys_of(stage: &Stage, row: usize) -> Vec<String> {
    let Body::Form(form) = stage.page().body else {
        panic!("no form");
    };
    match &form.fields[row].control {
        Control::Keys { keys, .. } => keys.clone(),
        other => panic!("no keys: {other:?}"),
    }
}

#[test]
fn delete_removes_the_key_that_has_the_focus() {
    let mut stage = keys_page();
    stage.key(Key::ArrowDown);
    stage.key(Key::ArrowDown);
    let row = selected(&stage);
    stage.key(Key::Tab);
    let chip = stage.focused();
    assert_eq!(selected(&stage), row + 1, "the row follows the focus");
    let before = keys_of(&stage, row + 1);
    assert_eq!(chip, format!("{}  ×", before[0]));
    stage.key(Key::Delete);
    assert_eq!(keys_of(&stage, row + 1), before[1..]);
    assert_eq!(stage.focused(), format!("{}  ×", before[1]));
}

#[test]
fn arrows_go_through_the_keys_of_a_row() {
    let mut stage = keys_page();
    let keys = keys_of(&stage, 0);
    assert_eq!(stage.focused(), "+");
    stage.key(Key::ArrowLeft);
    assert_eq!(stage.focused(), format!("{}  ×", keys.last().unwrap()));
    stage.key(Key::ArrowRight);
    assert_eq!(stage.focused(), "+");
    stage.key(Key::ArrowLeft);
    stage.key(Key::ArrowDown);
    assert_eq!((selected(&stage), stage.focused().as_str()), (1, "+"));
}

#[test]
fn arrows_go_through_the_cards_as_they_stand() {
    let mut stage = Stage::with(Setting {
        size: vec2(800.0, 600.0),
        ..Setting::default()
    });
    stage.write("1");
    let card = |stage: &Stage| stage.focused();
    let cards: Vec<String> = match stage.page().body {
        Body::NewGame(new_game) => new_game
            .lines
            .iter()
            .map(|line| line.name.clone())
            .collect(),
        other => panic!("{other:?}"),
    };
    assert_eq!(card(&stage), cards[0]);
    for (key, expected) in [
        (Key::ArrowRight, 1),
        (Key::ArrowRight, 2),
        (Key::ArrowRight, 3),
        (Key::ArrowLeft, 2),
        (Key::ArrowDown, 5),
        (Key::ArrowUp, 2),
        (Key::ArrowLeft, 1),
        (Key::ArrowLeft, 0),
        (Key::ArrowLeft, 0),
        (Key::ArrowDown, 3),
    ] {
        stage.key(key);
        assert_eq!(card(&stage), cards[expected], "{key:?}");
        assert_eq!(selected(&stage), expected);
    }
    let Body::NewGame(new_game) = stage.page().body else {
        panic!("the page is left");
    };
    assert_eq!((new_game.rows.1, new_game.columns.1), (4, 4));
}

/// A small game, played until this is the title of a dialog.
fn played_to(goal: Goal, title: &str) -> Stage {
    let overrides = Overrides {
        size: Some(Size::new(2, 2).unwrap()),
        goal: Some(goal),
        ..Overrides::default()
    };
    let mut stage = Stage::with(Setting {
        start: seeded(Rules::new(Preset::Classic, overrides).unwrap()),
        ..Setting::default()
    });
    let keys = [
        Key::ArrowLeft,
        Key::ArrowDown,
        Key::ArrowRight,
        Key::ArrowUp,
    ];
    for key in keys.into_iter().cycle().take(400) {
        if stage.has(Role::Dialog, title) {
            return stage;
        }
        stage.key(key);
    }
    panic!("no '{title}'");
}

#[test]
fn a_panel_at_the_end_has_the_focus_at_once() {
    let title = "Game over";
    let stage = played_to(Goal::None, title);
    let dialog = stage.page().dialog.unwrap();
    assert!(dialog.is_quiet, "it has just appeared");
    assert!(stage.is_written_to(&dialog.text), "{}", stage.focused());
    let stage = played_to("8".parse().unwrap(), "8!");
    assert!(stage.page().dialog.unwrap().is_quiet);
    assert_eq!(stage.focused(), english("goal-keep-playing"));
}

#[test]
fn a_list_of_options_hands_the_keyboard_back_to_the_rows() {
    let mut stage = Stage::playing();
    stage.key(Key::ArrowLeft);
    stage.key(Key::ArrowDown);
    stage.key(Key::Escape);
    stage.write("4");
    let row = stage.focused();
    assert!(row.contains("Classic"), "{row}");
    stage.click(&english("games-state"));
    stage.key(Key::Escape);
    assert_eq!(stage.focused(), row);
}
