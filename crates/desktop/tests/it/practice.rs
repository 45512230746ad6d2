//! The board changed by hand.

use eframe::egui::{Event, Key, Role};

use crate::stage::{Stage, english, on_button};

fn practising() -> Stage {
    let mut stage = Stage::playing();
    stage.write("e");
    stage.write("c");
    stage
}

#[test]
fn a_click_lets_a_tile_grow() {
    let mut stage = practising();
    stage.must_see(&english("play-practice"));
    stage.click("Row 1, column 2: empty");
    stage.click("Row 1, column 2: 2");
    assert!(stage.board().starts_with("0,4,0,0/"), "{}", stage.board());
}

#[test]
fn buttons_fill_flip_and_turn() {
    let mut stage = practising();
    stage.click(&on_button("practice-fill-ranks"));
    assert!(stage.board().starts_with("2,4,8,16/32,"));
    stage.click(&on_button("practice-flip"));
    assert!(stage.board().starts_with("16,8,4,2/"));
    stage.click(&on_button("practice-flip"));
    stage.click(&on_button("practice-transpose"));
    assert!(stage.board().starts_with("2,32,512,8192/"));
    stage.click(&on_button("practice-transpose"));
    stage.click(&on_button("practice-rotate"));
    assert!(stage.board().starts_with("8192,512,32,2/"));
    stage.click(&on_button("practice-fill-twos"));
    assert!(stage.board().starts_with("2,2,2,2/"));
    stage.click(&on_button("practice-fill-test-rows"));
    assert!(stage.board().starts_with("2,2,0,4/"));
}

#[test]
fn the_cursor_goes_with_the_arrows_and_says_where_it_is() {
    let mut stage = practising();
    stage.key(Key::ArrowRight);
    stage.key(Key::ArrowDown);
    assert_eq!(stage.app().announced(), "Row 2, column 2: empty");
    stage.write("+");
    stage.write("+");
    stage.write("+");
    assert!(stage.has(Role::Button, "Row 2, column 2: 8"));
    stage.write("-");
    assert!(stage.has(Role::Button, "Row 2, column 2: 4"));
}

#[test]
fn a_position_is_pasted_and_a_wrong_one_explained() {
    let mut stage = practising();
    stage.event(Event::Paste("2 4 / 8 16".to_owned()));
    stage.settle();
    assert_eq!(stage.board(), "2,4/8,16");
    stage.event(Event::Paste("2 4 / 3 16".to_owned()));
    stage.settle();
    stage.must_see_announced("3 is no power of two");
    stage.click(&on_button("practice-paste"));
    stage.write("4,4/4,4");
    stage.key(Key::Enter);
    assert_eq!(stage.board(), "4,4/4,4");
}

#[test]
fn practice_is_left_for_the_game_before() {
    let mut stage = Stage::playing();
    let board = stage.board();
    stage.write("e");
    stage.write("2");
    stage.write("e");
    stage.click(&on_button("practice-return"));
    assert_eq!(stage.board(), board);
}
