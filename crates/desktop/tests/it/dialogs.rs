//! Dialogs: answers, fields and buttons, by mouse and by keyboard.

use brikke_app::page::{Body, DialogKind};
use brikke_app::words;
use brikke_engine::{Goal, Overrides, Preset, Rules, Size};
use eframe::egui::{Key, Modifiers, Role, vec2};

use crate::stage::{Setting, Stage, english, on_button, seeded};

fn small(goal: Option<&str>) -> Stage {
    let overrides = Overrides {
        size: Some(Size::new(2, 2).unwrap()),
        goal: Some(goal.map_or(Goal::None, |goal| goal.parse().unwrap())),
        ..Overrides::default()
    };
    Stage::with(Setting {
        start: seeded(Rules::new(Preset::Classic, overrides).unwrap()),
        ..Setting::default()
    })
}

/// Moves round and round until a dialog is there.
fn play_until(stage: &mut Stage, title: &str) {
    for _ in 0..200 {
        for key in [
            Key::ArrowLeft,
            Key::ArrowDown,
            Key::ArrowRight,
            Key::ArrowUp,
        ] {
            if stage.has(Role::Dialog, title) {
                return;
            }
            stage.key(key);
        }
    }
    panic!("no '{title}'");
}

/// The dialog that asks for a name, ready for keys.
fn asked_for_name() -> Stage {
    let mut stage = small(None);
    play_until(&mut stage, "Game over");
    // A dialog takes no keys while it appears.
    stage.frames(40);
    stage
}

/// Checks that everything of the dialog stands over the board, and that the
/// page around the board is as it was.
#[track_caller]
fn check_covers_board(stage: &Stage, title: &str) {
    let board = stage.board_place();
    let dialog = stage.page().dialog.unwrap();
    let heading = stage.place(Role::Label, title);
    assert!(
        board.contains_rect(heading),
        "{board}: {title} at {heading}"
    );
    let answers = dialog.answers.iter().map(|answer| answer.name.clone());
    let others = [dialog.accept, dialog.cancel].into_iter().flatten();
    for name in answers.chain(others) {
        let place = stage.place_of_button(&words::capitalised(&name));
        assert!(board.contains_rect(place), "{board}: {name} at {place}");
    }
    let window = stage.window();
    let veils = stage.fills().into_iter().filter(|(place, colour)| {
        colour.a() > 0 && colour.a() < 255 && place.intersect(window).area() > board.area() * 1.1
    });
    assert_eq!(veils.count(), 0, "the page is hidden");
}

#[test]
fn the_end_and_the_goal_cover_the_board_alone() {
    for size in [vec2(640.0, 760.0), vec2(1280.0, 800.0), vec2(800.0, 600.0)] {
        let mut stage = small(Some("8"));
        stage.resize(size);
        play_until(&mut stage, "8!");
        stage.frames(40);
        check_covers_board(&stage, "8!");

        let mut stage = small(None);
        stage.resize(size);
        let title = "Game over";
        play_until(&mut stage, title);
        stage.frames(40);
        check_covers_board(&stage, title);
        stage.click(&on_button("keys-no-name"));
        stage.frames(40);
        let title = stage.page().dialog.unwrap().title;
        check_covers_board(&stage, &title);
    }
}

#[test]
fn all_choices_at_the_end_are_in_sight_in_a_narrow_window() {
    let mut stage = small(None);
    stage.resize(vec2(400.0, 700.0));
    play_until(&mut stage, "Game over");
    stage.frames(40);
    let dialog = stage.page().dialog.unwrap();
    assert!(dialog.field.is_some());
    let last = &dialog.answers.last().unwrap().name;
    let texts = stage.texts();
    let (_, place, seen) = texts.iter().find(|(text, ..)| text == last).unwrap();
    assert!(seen.contains_rect(*place), "{place} in {seen}");
}

#[test]
fn the_toolbar_works_beside_the_end() {
    let mut stage = asked_for_name();
    stage.click(&on_button("keys-no-name"));
    stage.frames(40);
    assert_eq!(stage.page().dialog.unwrap().kind, DialogKind::Over);
    stage.click("New game");
    assert!(matches!(stage.page().body, Body::NewGame(_)));
}

#[test]
fn arrows_go_through_the_choices_as_they_stand() {
    let mut stage = small(None);
    play_until(&mut stage, "Game over");
    stage.frames(40);
    stage.click(&on_button("keys-no-name"));
    stage.frames(40);
    let choices = [
        "action-restart",
        "action-undo",
        "replay-analyse",
        "action-share",
    ];
    let [again, undo, analyse, share] = choices.map(on_button);
    assert_eq!(stage.focused(), again);
    for (key, expected) in [
        (Key::ArrowDown, &undo),
        (Key::ArrowRight, &analyse),
        (Key::ArrowLeft, &undo),
        (Key::ArrowDown, &share),
        (Key::ArrowUp, &undo),
        (Key::ArrowUp, &again),
    ] {
        stage.key(key);
        assert_eq!(&stage.focused(), expected, "{key:?}");
    }
}

#[test]
fn an_answer_is_chosen_by_a_click() {
    let mut stage = small(Some("8"));
    play_until(&mut stage, "8!");
    stage.must_see(&english("goal-text"));
    stage.frames(40);
    stage.click(&english("goal-keep-playing"));
    assert!(!stage.has(Role::Dialog, "8!"));
}

#[test]
fn the_selected_answer_has_the_keyboard() {
    let mut stage = small(Some("8"));
    play_until(&mut stage, "8!");
    stage.frames(40);
    assert_eq!(stage.focused(), english("goal-keep-playing"));
    stage.key(Key::ArrowDown);
    assert_eq!(stage.focused(), english("goal-take-win"));
    for expected in [2, 0] {
        stage.key(Key::Tab);
        assert_eq!(stage.page().dialog.unwrap().selected, Some(expected));
    }
    stage.key(Key::Enter);
    assert!(!stage.has(Role::Dialog, "8!"));
}

#[test]
fn a_field_gets_the_keyboard_once_the_dialog_takes_keys() {
    let mut stage = small(None);
    play_until(&mut stage, "Game over");
    assert!(stage.page().dialog.unwrap().is_quiet);
    stage.write("typed ahead");
    stage.key(Key::Enter);
    assert_eq!(stage.page().dialog.unwrap().field.unwrap(), "");
    stage.frames(40);
    stage.write("Ada");
    assert_eq!(stage.page().dialog.unwrap().field.unwrap(), "Ada");
    stage.key(Key::Enter);
    stage.must_see("Ada");
    assert_eq!(stage.page().dialog.unwrap().kind, DialogKind::Over);
}

#[test]
fn text_and_enter_of_one_frame_arrive_in_their_order() {
    let mut stage = asked_for_name();
    stage.type_and_enter("Grace");
    assert_eq!(stage.page().dialog.unwrap().kind, DialogKind::Over);
    stage.must_see("Grace");
}

#[test]
fn a_problem_is_shown_and_the_buttons_accept_and_leave() {
    let mut stage = asked_for_name();
    let name = "a name that is much too long for any table of best scores";
    stage.write(name);
    stage.click(&english("done"));
    stage.must_see("A name has at most");
    // What is written is entered by every way out, so that it has to go first.
    for _ in name.chars() {
        stage.key(Key::Backspace);
    }
    stage.click(&on_button("keys-no-name"));
    assert_eq!(stage.page().dialog.unwrap().kind, DialogKind::Over);
}

#[test]
fn letters_answer_a_question() {
    let mut stage = Stage::playing();
    stage.key(Key::ArrowLeft);
    stage.write("R");
    stage.must_see(&english("confirm-restart"));
    stage.click(&english("no"));
    assert_eq!(stage.moves(), 1);
    stage.write("R");
    stage.write("y");
    assert_eq!(stage.moves(), 0);
}

#[test]
fn esc_leaves_only_the_dialog() {
    let mut stage = Stage::playing();
    stage.write("S");
    assert!(stage.has(Role::Dialog, &english("save-title")));
    stage.write("2");
    assert!(stage.has(Role::Dialog, &english("bookmark-title")));
    stage.write("here");
    stage.key(Key::Escape);
    assert!(!stage.has(Role::Dialog, &english("bookmark-title")));
    assert_eq!(stage.moves(), 0);
}

#[test]
fn digits_answer_a_question() {
    let mut stage = Stage::playing();
    stage.key(Key::ArrowLeft);
    stage.write("R");
    stage.write("0");
    assert_eq!(stage.moves(), 1);
    stage.write("R");
    stage.write("1");
    assert_eq!(stage.moves(), 0);
}

#[test]
fn a_game_is_saved_into_a_file_that_is_replaced_only_on_request() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("board.bin");
    let path = file.display().to_string();
    let mut stage = Stage::playing();
    save_board(&mut stage, &path);
    stage.must_see(&format!("Saved: {path}"));
    assert_eq!(std::fs::read(&file).unwrap().len(), 72);
    std::fs::write(&file, "old").unwrap();
    save_board(&mut stage, &path);
    stage.must_see("exists already. Replace it?");
    stage.write("n");
    assert_eq!(std::fs::read(&file).unwrap(), b"old");
    stage.key(Key::Enter);
    stage.click(&english("yes"));
    assert_eq!(std::fs::read(&file).unwrap().len(), 72);
}

/// Saves the board into a file of this path.
fn save_board(stage: &mut Stage, path: &str) {
    stage.write("S");
    stage.click(&english("save-file"));
    stage.click(&english("file-format-board"));
    stage.key_with(Modifiers::COMMAND, Key::A);
    stage.write(path);
    stage.key(Key::Enter);
}

#[test]
fn an_offered_name_gives_way_to_what_is_written() {
    let mut stage = Stage::playing();
    stage.key(Key::ArrowLeft);
    stage.key(Key::ArrowDown);
    let field = |stage: &Stage| stage.page().dialog.and_then(|dialog| dialog.field);
    // The cursor of the field before is forgotten.
    for name in ["abc.txt", "d"] {
        for text in ["S", "3", "1"] {
            stage.write(text);
        }
        assert!(field(&stage).is_some_and(|offer| offer.contains("brikke-")));
        for letter in name.chars() {
            stage.write(&letter.to_string());
        }
        assert_eq!(field(&stage).as_deref(), Some(name));
        stage.key(Key::Escape);
    }
}
