//! Leaving with moves that are not saved.

use std::cell::Cell;
use std::rc::Rc;

use brikke_app::page::{Body, DialogKind};
use brikke_app::{Face, Input, Options};
use brikke_engine::Rules;

use crate::failing::FailingStorage;
use crate::stage::{Stage, options, play};

/// A game with one saved move and two that are not, because the disk is full.
fn unsaved(face: Face) -> (Stage, Rc<Cell<bool>>) {
    let storage = FailingStorage::default();
    let full = storage.switch();
    let mut stage = Stage::new(Options {
        storage: Box::new(storage),
        start: play(Rules::default(), None),
        face,
        ..options()
    });
    stage.press("left");
    full.set(true);
    stage.press("down right").wait(2_000);
    (stage, full)
}

#[test]
fn the_page_says_what_is_not_saved_until_it_is() {
    let (mut stage, full) = unsaved(Face::Terminal);
    assert_eq!(stage.game().mark.as_deref(), Some("not saved"));
    let expected = "2 moves are not saved. The disk is full";
    assert!(stage.note().starts_with(expected), "{}", stage.note());
    stage.press("up").wait(4_000);
    assert!(stage.note().starts_with("3 moves"), "{}", stage.note());
    full.set(false);
    stage.wait(2_000);
    assert_eq!(stage.note(), "");
    assert_eq!(stage.game().mark, None);
}

#[test]
fn leaving_asks_and_says_how_many_moves_are_at_stake() {
    let (mut stage, _full) = unsaved(Face::Terminal);
    stage.press("q");
    assert!(!stage.has_quit);
    let dialog = stage.dialog();
    assert_eq!(dialog.kind, DialogKind::Leaving);
    assert!(
        dialog.text.contains("2 moves are not saved"),
        "{}",
        dialog.text
    );
    assert!(dialog.text.contains("disk is full"), "{}", dialog.text);
    assert_eq!(dialog.answers.len(), 3);

    stage.press("esc");
    assert!(stage.page().dialog.is_none(), "the game goes on");
    stage.press("q 1");
    assert!(!stage.has_quit, "there is still no room");
    stage.press("3");
    assert!(stage.has_quit);
    let now = stage.now();
    let sentence = stage.app.close(now).unwrap_err();
    assert!(sentence.starts_with("2 moves are not saved."), "{sentence}");
}

#[test]
fn waiting_leaves_as_soon_as_everything_is_saved() {
    let (mut stage, full) = unsaved(Face::Terminal);
    stage.press("q").wait(3_000);
    assert!(!stage.has_quit);
    full.set(false);
    stage.wait(1_500);
    assert!(stage.has_quit);
    let now = stage.now();
    assert_eq!(stage.app.close(now), Ok(()));
}

#[test]
fn the_game_can_be_saved_elsewhere() {
    let (mut stage, _full) = unsaved(Face::Terminal);
    stage.press("q 2 enter");
    let (path, text) = stage.disk.iter().next().expect("a file");
    assert!(text.starts_with(b"brikke recording"), "{path}");
    let dialog = stage.dialog();
    assert_eq!(
        dialog.kind,
        DialogKind::Leaving,
        "the question is open still"
    );
    assert!(dialog.problem.unwrap().contains("Saved"));
    assert!(!stage.has_quit);
}

#[test]
fn closing_the_window_asks_once() {
    let (mut stage, _full) = unsaved(Face::Window);
    stage.input(Input::Quit);
    assert!(!stage.has_quit);
    assert_eq!(stage.dialog().kind, DialogKind::Leaving);
    stage.input(Input::Quit);
    assert!(stage.has_quit, "the second time it is meant");
}

#[test]
fn closing_the_window_of_a_saved_game_asks_nothing() {
    let (mut stage, full) = unsaved(Face::Window);
    full.set(false);
    stage.input(Input::Quit);
    assert!(stage.has_quit);
}

#[test]
fn line_by_line_each_move_is_said_to_be_unsaved_and_nothing_is_asked() {
    let (mut stage, _full) = unsaved(Face::Plain);
    stage.take_announced();
    stage.press("up");
    let announced = stage.take_announced();
    assert!(announced.contains("3 moves are not saved."), "{announced}");
    stage.press("q");
    assert!(stage.has_quit);
    let now = stage.now();
    assert!(stage.app.close(now).unwrap_err().contains("3 moves"));
}

#[test]
fn a_new_game_without_a_move_is_no_loss() {
    let storage = FailingStorage::default();
    storage.switch().set(true);
    let mut stage = Stage::playing_on(storage);
    stage.press("q");
    assert!(stage.has_quit);
}

#[test]
fn the_menu_says_what_is_not_saved() {
    let (mut stage, _full) = unsaved(Face::Terminal);
    stage.press("esc down");
    assert!(matches!(stage.page().body, Body::Menu(_)));
    assert!(stage.note().contains("2 moves"), "{}", stage.note());
}

#[test]
fn a_name_is_announced_once_the_end_is_saved_and_no_secret_is_shown_before() {
    let storage = FailingStorage::default();
    let full = storage.switch();
    let mut stage = Stage::new(Options {
        storage: Box::new(storage),
        start: brikke_app::FirstScreen::Play {
            rules: crate::stage::rules("2x2", None),
            seed: None,
            player: None,
        },
        ..options()
    });
    stage.press("left down");
    full.set(true);
    for _ in 0..60 {
        stage.press("left down right up");
    }
    stage.wait(3_000);
    let announced = stage.take_announced();
    assert!(announced.contains("Game over"), "{announced}");
    assert!(!announced.contains("ecret"), "{announced}");
    assert_eq!(stage.dialog().kind, DialogKind::Name);
    stage.press("A d a enter").wait(1_000);
    let announced = stage.take_announced();
    assert!(!announced.contains("Ada"), "{announced}");
    stage.press("x S 3 1 enter");
    let text = stage.disk.values().next().expect("a file");
    assert!(!text.windows(7).any(|part| part == b"secret "), "sealed");
    full.set(false);
    stage.wait(3_000);
    let announced = stage.take_announced();
    assert!(announced.contains("Ada takes first place"), "{announced}");
}

#[test]
fn in_the_window_the_note_and_the_mark_stay() {
    let (mut stage, _full) = unsaved(Face::Window);
    stage.press("up").wait(4_000);
    assert!(stage.note().contains("not saved"), "{}", stage.note());
    assert_eq!(stage.game().mark.as_deref(), Some("not saved"));
}
