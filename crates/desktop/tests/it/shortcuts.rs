//! Keys that every window has, the menu on the board, and what is opened by
//! pasting.

use eframe::egui::{Event, Key, Modifiers, ViewportCommand};

use crate::stage::{Stage, english, on_button};

#[test]
fn keys_of_every_window_undo_redo_and_begin() {
    let mut stage = Stage::playing();
    stage.key(Key::ArrowLeft);
    let moved = stage.board();
    stage.key_with(Modifiers::CTRL, Key::Z);
    assert_eq!(stage.moves(), 0);
    stage.key_with(Modifiers::CTRL | Modifiers::SHIFT, Key::Z);
    assert_eq!(stage.board(), moved);
    stage.key_with(Modifiers::CTRL, Key::Z);
    stage.key_with(Modifiers::CTRL, Key::Y);
    assert_eq!(stage.board(), moved);
    stage.key_with(Modifiers::CTRL, Key::N);
    stage.must_see(&english("preset-classic-about"));
}

#[test]
fn a_key_that_quits_asks_and_ctrl_q_does_not() {
    let mut stage = Stage::playing();
    stage.write("q");
    stage.must_see(&english("quit-text"));
    stage.key(Key::Escape);
    assert!(!stage.desktop().has_quit());
    stage.write("q");
    stage.write("y");
    assert!(stage.desktop().has_quit());
    let mut stage = Stage::playing();
    stage.key_with(Modifiers::CTRL, Key::Q);
    assert!(stage.desktop().has_quit());
}

#[test]
fn f11_fills_the_screen() {
    let mut stage = Stage::playing();
    stage.event(Event::Key {
        key: Key::F11,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: Modifiers::NONE,
    });
    stage.step();
    let commands = stage.window_commands();
    assert!(
        commands.contains(&ViewportCommand::Fullscreen(true)),
        "{commands:?}"
    );
}

#[test]
fn the_board_has_a_menu() {
    let mut stage = Stage::playing();
    stage.key(Key::ArrowLeft);
    stage.secondary_click_on_board();
    stage.click("Undo");
    assert_eq!(stage.moves(), 0);
    let board = stage.board();
    stage.secondary_click_on_board();
    stage.button_named(&on_button("practice-copy")).click();
    stage.step();
    assert_eq!(stage.copied(), Some(board));
}

#[test]
fn a_position_that_is_pasted_is_played_on() {
    let mut stage = Stage::playing();
    stage.event(Event::Paste("2 4 / 8 16".to_owned()));
    stage.settle();
    assert_eq!(stage.board(), "2,4/8,16");
}

#[test]
fn the_title_of_the_window_says_the_rules_and_the_score() {
    let stage = Stage::playing();
    assert_eq!(stage.page().window_title, "Classic · 0 – Brikke");
    assert_eq!(Stage::menu().page().window_title, "Brikke");
}
