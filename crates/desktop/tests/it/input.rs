//! Keys, drags, clicks and pastes become inputs, each in its turn.

use eframe::egui::{Event, Key, Modifiers, pos2};

use crate::stage::{Stage, english, on_button};

#[track_caller]
fn check_move(act: impl FnOnce(&mut Stage), expected: Key) {
    let mut by_arrow = Stage::playing();
    by_arrow.key(expected);
    let mut stage = Stage::playing();
    act(&mut stage);
    assert_eq!(stage.board(), by_arrow.board());
    assert_eq!(stage.moves(), by_arrow.moves());
}

fn press(key: Key, modifiers: Modifiers) -> Event {
    Event::Key {
        key,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers,
    }
}

#[test]
fn letters_and_the_number_pad_are_keys() {
    for (keys, digit, arrow) in [
        ("wk", "8", Key::ArrowUp),
        ("dl", "6", Key::ArrowRight),
        ("sj", "2", Key::ArrowDown),
        ("ah", "4", Key::ArrowLeft),
    ] {
        for key in keys.chars() {
            check_move(|stage| stage.write(&key.to_string()), arrow);
        }
        check_move(|stage| stage.write_on_pad(digit), arrow);
    }
}

#[test]
fn digits_above_the_letters_move_nothing() {
    let mut stage = Stage::playing();
    for digit in 0..10 {
        stage.write(&digit.to_string());
    }
    assert_eq!(stage.moves(), 0);
}

#[test]
fn a_drag_anywhere_is_a_move() {
    let from = pos2(320.0, 400.0);
    for (to, arrow) in [
        (pos2(320.0, 300.0), Key::ArrowUp),
        (pos2(420.0, 410.0), Key::ArrowRight),
        (pos2(330.0, 500.0), Key::ArrowDown),
        (pos2(200.0, 390.0), Key::ArrowLeft),
    ] {
        check_move(|stage| stage.drag(from, to), arrow);
    }
    // Also where no board is.
    check_move(
        |stage| stage.drag(pos2(40.0, 740.0), pos2(40.0, 600.0)),
        Key::ArrowUp,
    );
}

#[test]
fn keys_of_one_frame_are_handled_in_their_order() {
    let keys = [
        Key::ArrowLeft,
        Key::ArrowUp,
        Key::ArrowLeft,
        Key::ArrowDown,
        Key::ArrowRight,
        Key::ArrowUp,
    ];
    let mut slowly = Stage::playing();
    for key in keys {
        slowly.key(key);
    }
    let mut at_once = Stage::playing();
    for key in keys {
        at_once.event(press(key, Modifiers::NONE));
    }
    at_once.settle();
    assert_eq!(at_once.board(), slowly.board());
}

#[test]
fn tools_do_their_action_while_it_does_something() {
    let mut stage = Stage::playing();
    let first = stage.board();
    assert!(stage.is_disabled("Undo"));
    stage.key(Key::ArrowLeft);
    let second = stage.board();
    assert!(!stage.is_disabled("Undo"));
    stage.click("Undo");
    assert_eq!(stage.board(), first);
    stage.click("Redo");
    assert_eq!(stage.board(), second);
    stage.write("u");
    stage.key_with(Modifiers::CTRL, Key::R);
    assert_eq!(stage.board(), second);
}

#[test]
fn the_button_for_more_opens_a_menu() {
    let mut stage = Stage::playing();
    stage.click(&stage.game().more_label.clone());
    stage.click(&on_button("action-bookmarks"));
    stage.must_see("No bookmarks yet. Press S, then “Save here” to make one.");
}

#[test]
fn a_menu_that_is_open_has_the_keys() {
    let mut stage = Stage::playing();
    let board = stage.board();
    stage.click(&stage.game().more_label.clone());
    stage.key(Key::ArrowLeft);
    assert_eq!(stage.board(), board);
    // Esc closes the menu and nothing else.
    stage.key(Key::Escape);
    stage.key(Key::ArrowLeft);
    assert_ne!(stage.board(), board);
}

#[test]
fn a_button_that_has_the_keyboard_hands_it_back_to_the_board() {
    let mut stage = Stage::playing();
    stage.key(Key::ArrowLeft);
    stage.key(Key::Tab);
    assert_eq!(stage.focused(), "Undo");
    let before = stage.moves();
    stage.key(Key::ArrowUp);
    assert!(
        stage.focused().starts_with("Row 1: "),
        "{}",
        stage.focused()
    );
    stage.key(Key::ArrowRight);
    stage.key(Key::ArrowDown);
    assert!(stage.moves() >= before + 2);
}

#[test]
fn a_key_presses_the_button_that_has_the_keyboard() {
    let mut stage = Stage::playing();
    stage.key(Key::ArrowLeft);
    stage.key(Key::Tab);
    stage.key(Key::Enter);
    assert_eq!(stage.moves(), 0, "undone");
}

#[test]
fn copying_is_a_key_and_the_text_reaches_the_clipboard() {
    let mut stage = Stage::playing();
    let board = stage.board();
    stage.event(Event::Copy);
    stage.step();
    assert_eq!(stage.copied(), Some(board));
}

#[test]
fn a_hint_is_drawn_with_the_values_of_all_directions() {
    let mut stage = Stage::playing();
    stage.click("Hint");
    for _ in 0..1_000 {
        stage.frames(1);
        if stage.game().hint.is_some() {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    stage.settle();
    let hint = stage.game().hint.unwrap();
    for bar in &hint.bars {
        stage.must_see(&format!("{} {}", bar.name, bar.value));
    }
    assert_eq!(hint.bars.len(), 4);
    assert!(stage.game().board.hint.is_some());
}

#[test]
fn a_player_goes_on_at_full_speed_and_the_slider_sets_its_pace() {
    let mut stage = Stage::playing();
    stage.click("Autoplay");
    stage.must_see(&english("player-choose"));
    stage.click("Corner – keeps the largest tile in a corner");
    let status = stage.game().autoplay.unwrap().status;
    assert_eq!(status, "Corner is playing");
    // After the first move the same line says that the game counts as assisted.
    assert!(stage.sees(&status) || stage.sees(&english("play-assisted-player")));
    stage.focus_slider(&english("keys-speed"));
    for _ in 0..3 {
        stage.key(Key::ArrowRight);
    }
    assert_eq!(stage.game().autoplay.unwrap().step, 5);
    stage.key(Key::ArrowRight);
    for _ in 0..1_000 {
        if stage.moves() >= 50 {
            return;
        }
        stage.frames(1);
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    panic!("{} moves only", stage.moves());
}
