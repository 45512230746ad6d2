//! Help in a clean game: the question that comes before it, and what it says.

use std::cell::RefCell;
use std::rc::Rc;

use brikke_app::page::DialogKind;
use brikke_app::{Face, FirstScreen, Options, words};
use brikke_engine::{Direction, Rules};
use brikke_locale::Locale;
use brikke_play::{Category, Hint};
use brikke_store::{MemoryStorage, ScoreLine, Storage};

use crate::stage::{Stage, options, rules};

/// A game whose tiles nobody knows beforehand.
fn clean(rules: Rules, face: Face, storage: impl Storage + 'static) -> Stage {
    Stage::new(Options {
        storage: Box::new(storage),
        start: FirstScreen::Play {
            rules,
            seed: None,
            player: None,
        },
        face,
        ..options()
    })
}

/// Plays until a dialog comes by itself.
fn to_dialog(stage: &mut Stage) {
    for key in ["left", "down", "right", "up"].iter().cycle().take(400) {
        if stage.page().dialog.is_some() {
            return;
        }
        stage.press(key).wait(2_000);
    }
    panic!("no end");
}

#[test]
fn who_has_agreed_to_help_is_not_asked_again_before_it_comes() {
    let mut stage = clean(Rules::default(), Face::Terminal, MemoryStorage::default());
    stage.press("left down right up i");
    assert_eq!(stage.dialog().kind, DialogKind::Assistance);
    stage.press("1 p");
    assert_eq!(stage.dialog().kind, DialogKind::Players);
    // Another game is another question.
    stage.press("esc n 1 1").wait(2_000);
    stage.press("left down right up p");
    assert_eq!(stage.dialog().kind, DialogKind::Assistance);
}

#[test]
fn undo_in_the_panel_at_the_end_asks_first_and_keeps_the_clean_score() {
    for face in [Face::Terminal, Face::Browser] {
        let storage = Rc::new(RefCell::new(MemoryStorage::default()));
        let rules = rules("2x2", None);
        let mut stage = clean(rules.clone(), face, Rc::clone(&storage));
        to_dialog(&mut stage);
        assert_eq!(stage.dialog().kind, DialogKind::Name);
        stage.press("A d a enter").wait(2_000);
        let clean = storage.borrow().scores(&rules, Category::Clean).unwrap();
        assert_eq!(clean.len(), 1);
        stage.press("down enter");
        assert_eq!(stage.dialog().kind, DialogKind::Assistance, "{face:?}");
        stage.press("1").wait(2_000);
        to_dialog(&mut stage);
        stage.press("enter").wait(2_000);
        let kept = storage.borrow().scores(&rules, Category::Clean).unwrap();
        let result = |line: &ScoreLine| (line.name.clone(), line.score, line.moves);
        assert_eq!(kept.len(), 1);
        assert_eq!(result(&kept[0]), result(&clean[0]));
    }
}

#[test]
fn undo_beside_the_name_for_a_clean_score_asks_first() {
    let mut stage = clean(rules("2x2", None), Face::Browser, MemoryStorage::default());
    to_dialog(&mut stage);
    stage.press("down down enter");
    assert_eq!(stage.dialog().kind, DialogKind::Assistance);
}

/// The values of expectimax are counted from anywhere: 0 means nothing there.
#[test]
fn a_small_difference_near_zero_is_small() {
    let hint = Hint {
        board: "0,2,16,8/0,0,0,8/0,0,2,4/0,0,2,0".parse().unwrap(),
        player: "expectimax".to_owned(),
        best: Direction::Right,
        values: [Some(-904.0), Some(898.0), Some(-7_671.0), Some(-200_000.0)],
    };
    let values = Direction::ALL.map(|it| words::hint_value(Locale::default(), it, &hint));
    assert_eq!(values, ["−0.1%", "best", "−0.5%", "−12.5%"]);
}
