//! Menus and lists that open over a page have the keyboard until they close.

use brikke_app::page::{Body, Control};
use eframe::egui::{Key, Modifiers, Role};

use crate::stage::{Stage, english, on_button};

/// A game with the menu for more open, as the mouse opens it.
fn menu_for_more() -> Stage {
    let mut stage = Stage::playing();
    stage.key(Key::ArrowLeft);
    stage.click(&stage.game().more_label.clone());
    stage
}

/// The names of the entries of the menu for more that do something now.
fn entries(stage: &Stage) -> Vec<String> {
    let game = stage.game();
    let tools = game.more.into_iter().filter(|tool| tool.is_enabled);
    let keys = game.more_keys.into_iter().filter(|key| key.is_enabled);
    let names = keys.map(|key| key.does);
    names.chain(tools.map(|tool| tool.name)).collect()
}

#[test]
fn arrows_go_through_a_menu_that_the_mouse_opened() {
    let mut stage = menu_for_more();
    let entries = entries(&stage);
    assert_eq!(stage.focused(), entries[0]);
    for entry in &entries[1..] {
        stage.key(Key::ArrowDown);
        assert_eq!(&stage.focused(), entry);
    }
    stage.key(Key::ArrowDown);
    assert_eq!(stage.focused(), entries[0], "the last leads to the first");
    stage.key(Key::ArrowUp);
    assert_eq!(&stage.focused(), entries.last().unwrap());
    assert_eq!(stage.moves(), 1, "no arrow has moved a tile");
}

#[test]
fn the_menu_of_a_trial_has_every_entry_once() {
    let mut stage = Stage::playing();
    stage.key(Key::ArrowLeft);
    stage.write("v");
    stage.write("t");
    stage.click(&stage.game().more_label.clone());
    let buttons = stage.clickable().into_iter();
    let mut names: Vec<String> = buttons.map(|(name, _)| name).collect();
    names.sort();
    for id in ["action-edit", "action-save"] {
        let entries = names.iter().filter(|name| **name == on_button(id));
        assert_eq!(entries.count(), 1, "{id} in {names:?}");
    }
}

#[test]
fn enter_chooses_from_a_menu_and_closes_it() {
    let mut stage = menu_for_more();
    let wanted = on_button("action-bookmarks");
    for _ in 0..20 {
        if stage.focused() == wanted {
            break;
        }
        stage.key(Key::ArrowDown);
    }
    stage.key(Key::Enter);
    assert!(stage.has(Role::Dialog, &wanted));
    assert!(!stage.has(Role::Button, &wanted), "the menu is closed");
}

#[test]
fn esc_closes_the_menu_alone_and_the_board_has_the_keyboard() {
    let mut stage = menu_for_more();
    stage.key(Key::ArrowDown);
    stage.key(Key::Escape);
    assert!(!stage.has(Role::Button, &on_button("action-bookmarks")));
    let moves = stage.moves();
    for key in [Key::ArrowUp, Key::ArrowRight] {
        stage.key(key);
    }
    assert!(stage.moves() > moves);
}

#[test]
fn the_clock_stands_while_a_menu_is_open() {
    let paused = |stage: &Stage| {
        let figures = stage.game().figures;
        let time = figures.into_iter().find(|figure| figure.name == "Time");
        time.unwrap().value.contains("paused")
    };
    let mut stage = menu_for_more();
    assert!(paused(&stage));
    stage.key(Key::Escape);
    stage.key(Key::ArrowUp);
    assert!(!paused(&stage));
}

#[test]
fn the_menu_on_the_board_is_used_by_arrows() {
    let mut stage = Stage::playing();
    stage.key(Key::ArrowLeft);
    stage.secondary_click_on_board();
    for _ in 0..10 {
        if stage.focused() == "Undo" {
            break;
        }
        stage.key(Key::ArrowDown);
    }
    stage.key(Key::Enter);
    assert_eq!(stage.moves(), 0);
}

/// The options of the first setting, and the chosen one.
fn setting(stage: &Stage) -> (Vec<String>, String) {
    let Body::Form(form) = stage.page().body else {
        panic!("no form");
    };
    match &form.fields[0].control {
        Control::Choice { options, value, .. } => (options.clone(), value.clone()),
        other => panic!("no options: {other:?}"),
    }
}

#[test]
fn a_list_of_options_closes_after_enter() {
    let mut stage = Stage::menu();
    stage.write("7");
    let name = stage.focused();
    let (options, before) = setting(&stage);
    stage.key(Key::Enter);
    for option in &options {
        assert!(stage.has(Role::Button, option), "it opens");
    }
    assert_eq!(stage.focused(), before, "at the chosen option");
    stage.key(Key::ArrowDown);
    let wanted = stage.focused();
    assert_ne!(wanted, before);
    stage.key(Key::Enter);
    assert_eq!(setting(&stage).1, wanted);
    assert!(!stage.has(Role::Button, &wanted), "it closes");
    assert_eq!(stage.focused(), name, "its field has the keyboard again");
}

#[test]
fn a_selector_closes_after_enter_and_keeps_the_keyboard() {
    let mut stage = Stage::menu();
    stage.write("5");
    let rules = english("new-game-rules");
    stage.click(&rules);
    stage.key(Key::ArrowDown);
    let wanted = stage.focused();
    stage.key(Key::Enter);
    let Body::Listing(listing) = stage.page().body else {
        panic!("no list");
    };
    let selector = &listing.selectors[0];
    assert_eq!(selector.options[selector.chosen], wanted);
    assert!(!stage.has(Role::Button, &selector.options[0]), "it closes");
    assert_eq!(stage.focused(), rules);
    stage.key_with(Modifiers::NONE, Key::Escape);
    stage.must_see(&english("menu-tagline"));
}
