//! Practice: clicks on squares, buttons of keys, pasted positions.

use eframe::egui::{Event, Key, Role};

use crate::stage::{Stage, on_button};

fn practising() -> Stage {
    let mut stage = Stage::playing();
    stage.write("e");
    stage.write("c");
    stage
}

#[test]
fn squares_are_clicked_with_both_buttons() {
    let mut stage = practising();
    stage.click("Row 1, column 2: empty");
    stage.click("Row 1, column 2: 2");
    assert!(stage.board().starts_with("0,4,0,0/"), "{}", stage.board());
    stage.click_secondary("Row 1, column 2: 4");
    assert!(stage.board().starts_with("0,2,0,0/"), "{}", stage.board());
}

#[test]
fn the_keys_of_practice_have_buttons() {
    let mut stage = practising();
    stage.click(&on_button("practice-fill-ranks"));
    assert!(stage.board().starts_with("2,4,8,16/32,"));
    stage.click(&on_button("action-mirror"));
    assert!(stage.board().starts_with("16,8,4,2/"));
}

#[test]
fn a_drag_is_no_move_while_the_board_is_edited() {
    let mut stage = practising();
    stage.click("Row 1, column 2: empty");
    let board = stage.board();
    let from = stage.window().center();
    stage.drag(from, from + eframe::egui::vec2(0.0, 100.0));
    assert_eq!(stage.board(), board);
}

#[test]
fn the_cursor_goes_with_the_arrows() {
    let mut stage = practising();
    stage.key(Key::ArrowRight);
    stage.key(Key::ArrowDown);
    stage.write("+");
    assert!(stage.has(Role::Button, "Row 2, column 2: 2"));
}

#[test]
fn pasted_text_goes_to_the_board_or_to_the_field() {
    let mut stage = practising();
    stage.event(Event::Paste("2 4\n8 16\n".to_owned()));
    stage.settle();
    assert_eq!(stage.board(), "2,4/8,16");
    stage.click(&on_button("practice-paste"));
    stage.event(Event::Paste("4,4/4,4".to_owned()));
    stage.settle();
    assert_eq!(stage.board(), "2,4/8,16");
    stage.key(Key::Enter);
    assert_eq!(stage.board(), "4,4/4,4");
}
