//! Writes that fail: seen, heard once, and tried again.

use std::cell::Cell;
use std::rc::Rc;

use brikke_app::Options;
use brikke_engine::Rules;
use brikke_players::PlayerSpec;

use crate::failing::FailingStorage;
use crate::stage::{Stage, options, play};

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
    stage.press("esc 3");
    let brikke_app::page::Body::Listing(games) = stage.page().body else {
        panic!("no list");
    };
    games.rows[0].cells[3].text()
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
    stage.press("S c o r n e r enter");
    assert!(!stage.take_announced().contains("“corner” saved"));
    full.set(false);
    stage.wait(6_000);
    assert!(stage.take_announced().contains("“corner” saved"));
}
