//! Writes that fail: seen, heard once, and tried again.

use std::cell::Cell;
use std::rc::Rc;

use brikke_app::page::{Body, Control, DialogKind};
use brikke_app::{Face, FieldValue, FirstScreen, Input, Options, Preferences};
use brikke_engine::Rules;
use brikke_players::PlayerSpec;

use crate::failing::FailingStorage;
use crate::stage::{Empty, Stage, options, play, rules};

/// A game in a storage that has no room while the switch is on.
fn playing(player: Option<PlayerSpec>) -> (Stage, Rc<Cell<bool>>) {
    let storage = FailingStorage::default();
    let full = storage.switch();
    let stage = Stage::new(Options {
        storage: Box::new(storage),
        start: play(Rules::default(), player),
        ..options()
    });
    (stage, full)
}

/// The number of times that a full disk was announced.
fn failures(announced: &str) -> usize {
    announced.matches("disk is full").count()
}

/// The moves of the only game, as the list of games has them.
fn moves_in_the_list(stage: &mut Stage) -> String {
    stage.press("esc 4");
    let Body::Listing(games) = stage.page().body else {
        panic!("no list");
    };
    games.rows[0].cells[7].text()
}

#[test]
fn a_failed_write_is_announced_once_and_tried_again_later() {
    let (mut stage, full) = playing(None);
    full.set(true);
    stage.take_announced();
    stage.press("left");
    stage.wait(1_500);
    let wake = stage.app.next_wake(stage.now()).unwrap();
    assert!(wake > stage.now(), "nothing spins");
    stage.wait(2_500);
    assert_eq!(failures(&stage.take_announced()), 1);
    assert!(stage.note().contains("disk is full"), "{}", stage.note());
    stage.wait(20_000);
    assert_eq!(failures(&stage.take_announced()), 0, "nothing new");

    full.set(false);
    stage.wait(6_000);
    assert_eq!(stage.note(), "", "it is written");
    full.set(true);
    assert_eq!(moves_in_the_list(&mut stage), "1");
}

#[test]
fn a_failure_after_a_success_is_announced_again() {
    let (mut stage, full) = playing(None);
    full.set(true);
    stage.press("left");
    full.set(false);
    stage.press("down");
    full.set(true);
    stage.take_announced();
    stage.press("left right up");
    assert_eq!(failures(&stage.take_announced()), 1);
}

#[test]
fn a_fast_player_does_not_write_at_every_move_while_the_disk_is_full() {
    let (mut stage, full) = playing(Some(PlayerSpec::Corner));
    stage.press("+ + + + + + + + + +");
    full.set(true);
    stage.take_announced();
    for _ in 0..50 {
        stage.answer().wait(20);
        let wake = stage.app.next_wake(stage.now());
        assert!(wake.is_none_or(|wake| wake > stage.now()), "nothing spins");
    }
    assert_eq!(failures(&stage.take_announced()), 1);
}

#[test]
fn a_bookmark_that_waited_is_announced_when_it_is_written() {
    let (mut stage, full) = playing(None);
    stage.press("left");
    full.set(true);
    stage.press("S 2 c o r n e r enter");
    assert!(!stage.take_announced().contains("The bookmark “corner”"));
    full.set(false);
    stage.wait(6_000);
    assert!(stage.take_announced().contains("The bookmark “corner”"));
}

/// A game of two squares on a storage, played to its end while the disk is
/// full.
fn over_on_a_full_disk(face: Face) -> (Stage, Rc<Cell<bool>>) {
    let storage = FailingStorage::default();
    let full = storage.switch();
    let mut stage = Stage::new(Options {
        storage: Box::new(storage),
        start: FirstScreen::Play {
            rules: rules("2x1", None),
            seed: None,
            player: None,
        },
        face,
        ..options()
    });
    full.set(true);
    for key in ["up", "down"].iter().cycle().take(40) {
        stage.press(key);
    }
    stage.wait(3_000);
    (stage, full)
}

#[test]
fn a_name_is_asked_for_on_a_full_disk_and_written_once_there_is_room() {
    for face in [Face::Terminal, Face::Window, Face::Plain] {
        let (mut stage, full) = over_on_a_full_disk(face);
        assert_eq!(stage.dialog().kind, DialogKind::Name, "{face:?}");
        assert!(!stage.dialog().text.contains("ten best"), "no place yet");
        assert!(!stage.dialog().title.contains("ten best"), "no place yet");
        stage.input(Input::Write("Ada".to_owned()));
        stage.press("enter").wait(3_000);
        assert_eq!(stage.dialog().kind, DialogKind::Over, "{face:?}");
        assert!(!stage.take_announced().contains("Ada"), "{face:?}");
        full.set(false);
        stage.wait(3_000);
        let named = stage.app.page(stage.now());
        let Body::Game(game) = named.body else {
            panic!("no game");
        };
        assert_eq!(game.best_three[0].name, "Ada", "{face:?}");
        let announced = stage.take_announced();
        assert!(announced.contains("Ada takes first place"), "{announced}");
    }
}

#[test]
fn leaving_a_game_that_could_not_be_saved_says_so_in_the_menu() {
    let (mut stage, full) = playing(None);
    full.set(true);
    stage.press("left").wait(2_000).press("esc");
    assert!(matches!(stage.page().body, Body::Menu(_)));
    assert!(stage.note().contains("disk is full"), "{}", stage.note());
}

#[test]
fn a_write_that_fails_under_another_page_is_seen_there() {
    let (mut stage, full) = playing(Some(PlayerSpec::Corner));
    full.set(true);
    stage.answer().press("?").wait(500);
    assert_eq!(stage.page().title, "Help");
    assert!(stage.note().contains("disk is full"), "{}", stage.note());
}

#[test]
fn practice_from_a_replay_says_what_was_written_on_the_way() {
    let (mut stage, full) = playing(None);
    stage.press("left");
    full.set(true);
    stage.press("S 2 c o r n e r enter v");
    full.set(false);
    stage.take_announced();
    stage.press("t");
    let announced = stage.take_announced();
    assert!(announced.contains("The bookmark “corner”"), "{announced}");
}

#[test]
fn a_start_without_randomness_says_so_in_the_menu() {
    let stage = Stage::new(Options {
        entropy: Box::new(Empty),
        start: play(Rules::default(), None),
        ..options()
    });
    assert!(matches!(stage.page().body, Body::Menu(_)));
    assert!(stage.note().contains("randomness"), "{}", stage.note());
}

/// The settings with a name that is being written, which cannot be saved.
fn writing_a_name() -> (Stage, tempfile::TempDir) {
    let directory = tempfile::tempdir().unwrap();
    let no_directory = directory.path().join("file");
    std::fs::write(&no_directory, "").unwrap();
    let mut stage = Stage::new(Options {
        preferences: Preferences {
            file: Some(no_directory.join("settings.toml")),
            ..Preferences::default()
        },
        ..options()
    });
    stage.press("7");
    let Body::Form(form) = stage.page().body else {
        panic!("no form");
    };
    let is_text = |field: &brikke_app::page::Field| matches!(field.control, Control::Text { .. });
    let name = form.fields.iter().position(is_text).unwrap();
    stage.input(Input::Set(name, FieldValue::Text("Ada".to_owned())));
    (stage, directory)
}

#[test]
fn a_name_that_cannot_be_saved_is_a_problem_in_the_menu() {
    let (mut stage, _directory) = writing_a_name();
    stage.press("esc");
    assert!(matches!(stage.page().body, Body::Menu(_)));
    assert!(stage.note().contains("settings"), "{}", stage.note());
}

#[test]
fn a_name_that_cannot_be_saved_is_a_problem_at_closing() {
    let (stage, _directory) = writing_a_name();
    let now = stage.now();
    let problem = stage.app.close(now).unwrap_err();
    assert!(problem.contains("settings"), "{problem}");
}
