//! What is asked over the board: the goal, the end, names, questions.

use brikke_engine::{Goal, Overrides, Preset, Rules, Size};
use eframe::egui::{Key, Role};

use crate::stage::{Setting, Stage, english, on_button, seeded};

fn small(goal: Option<&str>) -> Rules {
    let overrides = Overrides {
        size: Some(Size::new(2, 2).unwrap()),
        goal: Some(goal.map_or(Goal::None, |goal| goal.parse().unwrap())),
        ..Overrides::default()
    };
    Rules::new(Preset::Classic, overrides).unwrap()
}

fn playing(rules: Rules) -> Stage {
    Stage::with(Setting {
        start: seeded(rules),
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

#[test]
fn the_goal_asks_whether_to_keep_playing() {
    let mut stage = playing(small(Some("8")));
    play_until(&mut stage, "8!");
    stage.must_see(&english("goal-text"));
    stage.click(&english("goal-keep-playing"));
    assert!(!stage.has(Role::Dialog, "8!"));
    assert!(!stage.app().view().unwrap().phase.is_over());
}

#[test]
fn a_lost_game_asks_for_a_name_and_enters_the_table() {
    let mut stage = playing(small(None));
    play_until(&mut stage, "You are number 1!");
    stage.write("Ada");
    stage.key(Key::Enter);
    // The table shows it, and behind it waits the end.
    stage.must_see(&english("scores-clean-about"));
    stage.must_see("Ada");
    stage.key(Key::Escape);
    assert!(stage.has(Role::Dialog, &english("over-title-lost")));
    stage.write("u");
    assert!(!stage.has(Role::Dialog, &english("over-title-lost")));
}

#[test]
fn a_name_that_is_not_possible_is_explained() {
    let mut stage = playing(small(None));
    play_until(&mut stage, "You are number 1!");
    stage.write("a name that is much too long for any table of best scores");
    stage.click(&english("done"));
    stage.must_see("A name has at most");
    stage.click(&on_button("keys-no-name"));
    stage.must_see(&english("scores-clean-about"));
    stage.key(Key::Escape);
    assert!(stage.has(Role::Dialog, &english("over-title-lost")));
    stage.click(&english("dialog-look"));
    assert!(!stage.has(Role::Dialog, &english("over-title-lost")));
}

#[test]
fn another_game_is_begun_only_after_a_yes() {
    let mut stage = Stage::playing();
    stage.key(Key::ArrowLeft);
    let board = stage.board();
    stage.write("R");
    stage.must_see(&english("confirm-restart"));
    stage.click(&english("no"));
    assert_eq!(stage.board(), board);
    stage.write("R");
    stage.write("y");
    assert_eq!(stage.app().view().unwrap().moves, 0);
    // Even that can be undone.
    stage.write("u");
    assert_eq!(stage.board(), board);
}

#[test]
fn a_bookmark_is_a_place_to_come_back_to() {
    let mut stage = Stage::playing();
    stage.key(Key::ArrowLeft);
    let board = stage.board();
    stage.write("S");
    stage.write("here");
    stage.key(Key::Enter);
    stage.must_see("Bookmark “here” saved.");
    stage.key(Key::ArrowUp);
    stage.key(Key::ArrowRight);
    stage.write("g");
    stage.click("here");
    assert_eq!(stage.board(), board);
}
