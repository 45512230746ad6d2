//! The menu: one order, digits that stay, and a way back to the game.

use brikke_app::page::{Body, Menu, Tone};
use brikke_app::{Face, Input, Options};
use brikke_engine::Rules;

use crate::failing::FailingStorage;
use crate::stage::{Stage, options};

fn menu(stage: &Stage) -> Menu {
    match stage.page().body {
        Body::Menu(menu) => menu,
        body => panic!("not the menu but {body:?}"),
    }
}

fn names(stage: &Stage) -> Vec<String> {
    menu(stage)
        .lines
        .into_iter()
        .map(|line| line.name)
        .collect()
}

fn on(face: Face) -> Stage {
    Stage::new(Options { face, ..options() })
}

#[test]
fn the_digits_are_those_of_the_first_document() {
    for face in [Face::Terminal, Face::Window, Face::Browser] {
        let third = match face {
            // Nobody quits a browser from within.
            Face::Browser => "Game of the day",
            _ => "Quit",
        };
        let expected = [
            "New game",
            "Load game",
            third,
            "Games",
            "Best scores",
            "Statistics",
            "Settings",
            "Help",
            "About",
            "Endgames",
        ];
        assert_eq!(names(&on(face)), expected, "{face:?}");
    }
}

#[test]
fn line_by_line_two_quits() {
    let names = names(&on(Face::Plain));
    assert_eq!(names[..4], ["New game", "Quit", "Load game", "Games"]);
    assert!(on(Face::Plain).press("2").has_quit);
}

#[test]
fn line_by_line_a_new_game_begins_at_once() {
    let mut stage = on(Face::Plain);
    stage.press("1");
    assert_eq!(stage.moves(), "0");
}

#[test]
fn enter_goes_on_with_the_game_that_waits_and_starts_one_where_there_is_none() {
    let mut stage = Stage::new(options());
    assert_eq!(menu(&stage).selected, 0);
    stage.press("enter enter left down esc");
    assert_eq!(names(&stage)[1], "Continue");
    assert_eq!(menu(&stage).selected, 1);
    stage.press("enter");
    assert_eq!(stage.moves(), "2");
}

#[test]
fn every_line_keeps_its_digit_whatever_there_is_to_continue() {
    let before = names(&Stage::new(options()));
    let mut stage = Stage::playing(Rules::default());
    stage.press("left esc");
    let after = names(&stage);
    assert_eq!(before.len(), after.len());
    let differing = before.iter().zip(&after).filter(|(a, b)| a != b);
    assert_eq!(differing.count(), 1);
}

#[test]
fn a_wrong_key_gets_a_message_on_every_face() {
    for face in [Face::Terminal, Face::Plain, Face::Window, Face::Browser] {
        for key in ["z", "-"] {
            let mut stage = on(face);
            stage.press(key);
            let last = if face == Face::Plain {
                "10"
            } else {
                "1 to 9 or 0"
            };
            assert!(stage.note().contains(last), "{face:?}: {}", stage.note());
            assert_eq!(stage.take_announced(), stage.note());
        }
    }
}

#[test]
fn line_by_line_no_key_moves_a_selection_that_nobody_sees() {
    let mut stage = on(Face::Plain);
    stage.press("j");
    assert_eq!(menu(&stage).selected, 0);
    assert!(stage.note().contains("10"), "{}", stage.note());
    stage.press("0");
    assert!(stage.note().contains("10"), "{}", stage.note());
    assert_eq!(on(Face::Terminal).press("0").page().title, "Endgames");
}

#[test]
fn closing_a_game_says_so_and_that_it_is_saved() {
    let mut stage = Stage::playing(Rules::default());
    stage.press("left").take_announced();
    stage.press("esc");
    assert!(stage.note().starts_with("Game saved. Continue picks it up"));
    assert!(stage.take_announced().contains("Game saved."));
    stage.press("2");
    assert_eq!(stage.moves(), "1");
}

#[test]
fn continue_opens_the_game_that_it_names() {
    let mut stage = Stage::playing(Rules::default());
    stage.press("left down esc");
    let named = menu(&stage).lines[1].about.clone();
    assert!(named.starts_with("Classic"), "{named}");
    // A new game in which nobody has moved is not the one to go on with.
    stage.press("1 down enter y");
    assert_eq!(stage.moves(), "0");
    stage.press("esc");
    assert_eq!(menu(&stage).lines[1].about, named);
    stage.press("2");
    assert_eq!(stage.moves(), "2");
    stage.press("esc 1 down enter y left esc");
    let other = menu(&stage).lines[1].about.clone();
    assert!(!other.starts_with("Classic"), "{other}");
    stage.press("2");
    assert_eq!(stage.moves(), "1");
}

#[test]
fn a_game_that_cannot_be_saved_is_not_called_saved() {
    let storage = FailingStorage::default();
    let full = storage.switch();
    let mut stage = Stage::playing_on(storage);
    full.set(true);
    stage.press("left esc");
    let note = stage.page().note.unwrap();
    assert_eq!(note.tone, Tone::Warning);
    assert!(!note.text.contains("saved:"), "{}", note.text);
}

#[test]
fn a_game_that_is_over_is_only_closed() {
    let mut stage = Stage::playing(crate::stage::rules("2x1", None));
    for key in ["left", "up", "right", "down"].iter().cycle().take(40) {
        stage.press(key);
    }
    stage.wait(2_000);
    while stage.page().dialog.is_some() || !matches!(stage.page().body, Body::Menu(_)) {
        stage.input(Input::press("esc")).wait(2_000);
    }
    assert_eq!(stage.note(), "Game closed.");
}

#[test]
fn a_game_in_which_nobody_has_moved_is_not_continued() {
    let mut stage = Stage::playing(Rules::default());
    stage.press("esc");
    assert_eq!(names(&stage)[1], "Load game");
    assert_eq!(menu(&stage).lines[1].about, "");
    assert_eq!(menu(&stage).selected, 0);
    // Esc leads back to its board all the same.
    stage.press("esc left esc");
    assert_eq!(names(&stage)[1], "Continue");
}

#[test]
fn after_practice_the_game_that_waits_is_selected() {
    let mut stage = Stage::playing(Rules::default());
    stage.press("left down esc 1 esc");
    assert_eq!(menu(&stage).selected, 0);
    stage.press("esc e 8 e left esc");
    assert_eq!(menu(&stage).selected, 1);
    stage.press("enter");
    assert_eq!(stage.moves(), "2");
}
