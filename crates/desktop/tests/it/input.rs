//! Keys, drags and buttons do what they say, and nothing is lost.

use eframe::egui::{Event, Key, Modifiers, pos2};

use crate::stage::{Stage, english};

#[track_caller]
fn check_move(act: impl FnOnce(&mut Stage), expected: Key) {
    let mut by_arrow = Stage::playing();
    by_arrow.key(expected);
    let mut stage = Stage::playing();
    act(&mut stage);
    assert_eq!(stage.board(), by_arrow.board());
    assert_eq!(
        stage.app().view().unwrap().moves,
        by_arrow.app().view().unwrap().moves
    );
}

#[test]
fn letters_and_digits_move_like_arrows() {
    for (keys, arrow) in [
        ("wk8", Key::ArrowUp),
        ("dl6", Key::ArrowRight),
        ("sj2", Key::ArrowDown),
        ("ah4", Key::ArrowLeft),
    ] {
        for key in keys.chars() {
            check_move(|stage| stage.write(&key.to_string()), arrow);
        }
    }
}

#[test]
fn a_drag_anywhere_moves() {
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
fn keys_of_one_frame_are_all_answered_to() {
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
        at_once.event(Event::Key {
            key,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers: Modifiers::NONE,
        });
    }
    at_once.settle();
    assert_eq!(at_once.board(), slowly.board());
}

#[test]
fn undo_and_redo_have_buttons_that_know_when_they_work() {
    let mut stage = Stage::playing();
    let first = stage.board();
    stage.key(Key::ArrowLeft);
    let second = stage.board();
    stage.click("Undo");
    assert_eq!(stage.board(), first);
    stage.must_see(&english("play-assisted-undo"));
    stage.click("Redo");
    assert_eq!(stage.board(), second);
    stage.write("u");
    stage.key_with(Modifiers::CTRL, Key::R);
    assert_eq!(stage.board(), second);
    assert_eq!(stage.app().view().unwrap().undos, 2);
}

#[test]
fn a_button_that_has_the_keyboard_hands_it_back_to_the_board() {
    let mut stage = Stage::playing();
    stage.key(Key::ArrowLeft);
    stage.key(Key::Tab);
    let before = stage.app().view().unwrap().moves;
    stage.key(Key::ArrowUp);
    stage.key(Key::ArrowRight);
    stage.key(Key::ArrowDown);
    assert!(stage.app().view().unwrap().moves >= before + 2);
    assert!(stage.app().view().unwrap().player.is_none());
}

#[test]
fn a_hint_shows_the_value_of_all_directions() {
    let mut stage = Stage::playing();
    stage.click("Hint");
    for _ in 0..1_000 {
        stage.frames(1);
        if stage.sees("up ") || stage.sees("up: ") {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    let hint = match stage.app().view().unwrap().hint {
        brikke_play::HintState::Shown(hint) => hint.clone(),
        other => panic!("no hint: {other:?}"),
    };
    let values = hint.values.iter().flatten().count();
    assert!(values >= 2, "{values}");
    stage.must_see_announced("Best: ");
    stage.must_see(&english("play-assisted"));
}

#[test]
fn a_player_takes_over_at_full_speed_and_hands_back() {
    let mut stage = Stage::playing();
    stage.click("Autoplay");
    stage.must_see(&english("player-choose"));
    stage.click("Corner – keeps the largest tile in a corner");
    stage.must_see("Corner plays");
    for _ in 0..7 {
        stage.write("+");
    }
    for _ in 0..1_000 {
        stage.frames(1);
        if stage.app().view().unwrap().moves >= 20 {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    assert!(stage.app().view().unwrap().moves >= 20);
    stage.write("p");
    let moves = stage.app().view().unwrap().moves;
    stage.frames(30);
    assert_eq!(stage.app().view().unwrap().moves, moves);
    assert!(stage.app().view().unwrap().player.is_none());
}
