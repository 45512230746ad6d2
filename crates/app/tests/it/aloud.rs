//! Every change is announced.

use brikke_app::{FieldValue, Input};
use brikke_engine::Rules;

use crate::stage::{Stage, options, rules};

/// Presses the keys and checks that the last of them is announced so.
#[track_caller]
fn check(stage: &mut Stage, keys: &str, announced: &str) {
    let (before, last) = keys.rsplit_once(' ').unwrap_or(("", keys));
    stage.press(before).take_announced();
    stage.press(last);
    let heard = stage.take_announced();
    assert!(heard.contains(announced), "{keys}: {heard:?}");
}

#[test]
fn the_line_that_is_selected() {
    let menu = || Stage::new(options());
    check(&mut menu(), "down", "Load game");
    check(&mut menu(), "1 down", "Sudden");
    check(&mut menu(), "1 6 down", "Fours: 10%");
    check(&mut menu(), "7 down", "Theme: automatic");
    check(&mut menu(), "7 up", "Keys");
    check(&mut menu(), "7 up enter down", "Slide all tiles right: ");
    let playing = || Stage::playing(Rules::default());
    check(&mut playing(), "left p up", "–");
    check(&mut playing(), "left down R y esc 4 down", "1, Classic");
}

#[test]
fn sizes_and_switches() {
    let mut stage = Stage::new(options());
    check(&mut stage, "1 right", "5x5");
    check(&mut stage, "r", "6x5");
    stage.input(Input::Set(1, FieldValue::Number(3)));
    assert!(stage.take_announced().contains("6x3"));
    let mut stage = Stage::new(options());
    check(
        &mut stage,
        "1 6 down down down down right",
        "At the goal: the game ends",
    );
    stage.input(Input::Set(5, FieldValue::Option(1)));
    assert!(stage.take_announced().contains("the board is full"));
}

#[test]
fn the_steps_of_a_replay() {
    let mut stage = Stage::playing(rules("3x3", None));
    check(&mut stage, "left down left down v right", "Move 1 of");
    check(&mut stage, "right", "appeared");
    check(&mut stage, "home", "beginning");
    check(&mut stage, "+", "10 moves per second");
    check(&mut stage, "space", "playing");
    stage.wait(150);
    assert!(stage.take_announced().contains("Move 1 of"));
    check(&mut stage, "space", "paused");
}

#[test]
fn players_and_the_clock() {
    let mut stage = Stage::playing(Rules::default());
    check(&mut stage, "left p 1", "Random is playing");
    check(&mut stage, "space", "Random is paused");
    check(&mut stage, "space", "Random is playing");
    let mut stage = Stage::playing(Rules::default());
    check(&mut stage, "left space", "clock is paused");
    check(&mut stage, "space", "clock is running");
    // That the clock follows the screen goes without saying.
    stage.press("esc 1 ? esc");
    assert!(!stage.take_announced().contains("clock"));
}

#[test]
fn edits_by_hand() {
    let mut stage = Stage::playing(Rules::default());
    check(&mut stage, "e", "Practice");
    stage.input(Input::Write("2 0\n0 0".to_owned()));
    assert!(stage.take_announced().contains("board has changed"));
    check(&mut stage, "+", "Row 1, column 1: 4");
    check(&mut stage, "e", "Back to playing");
}

#[test]
fn decisions_at_the_goal() {
    let mut stage = Stage::playing(rules("3x3", Some("16")));
    for key in ["left", "down", "right", "up"].iter().cycle().take(400) {
        stage.press(key).wait(2_000);
        if stage.page().dialog.is_some() {
            break;
        }
    }
    check(&mut stage, "down", "Finish");
    check(&mut stage, "t", "Finish");
    stage.wait(2_000).press("esc").wait(2_000);
    check(&mut stage, "u", "Undone");
    stage.wait(2_000);
    check(&mut stage, "enter", "Keep playing");
}
