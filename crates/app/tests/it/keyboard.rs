//! Everything by keyboard: text fields, lists of choices, keys that are
//! explained and changed on their own screens, tiles typed on the board.

use brikke_app::page::{Block, Body, Control};
use brikke_app::{Input, Rules};

use crate::stage::{Stage, options};

fn playing() -> Stage {
    Stage::playing(Rules::default())
}

/// The keys that a page of help explains.
fn explained(stage: &Stage) -> Vec<String> {
    let Body::Document(document) = stage.page().body else {
        return Vec::new();
    };
    let blocks = document.sections.into_iter().flat_map(|it| it.blocks);
    let keys = blocks.filter_map(|block| match block {
        Block::Keys(keys) => Some(keys),
        _ => None,
    });
    keys.flatten().map(|key| key.name).collect()
}

/// The keys of the line with this number on the screen of keys.
fn keys_of_line(stage: &Stage, line: usize) -> Vec<String> {
    let Body::Form(form) = stage.page().body else {
        panic!("no form");
    };
    match form.fields[line].control.clone() {
        Control::Keys { keys, .. } => keys,
        control => panic!("{control:?}"),
    }
}

fn at_keys() -> Stage {
    let mut stage = Stage::new(options());
    stage.press("7 end enter");
    stage
}

#[test]
fn the_value_of_a_tile_is_typed_on_the_board() {
    let mut stage = playing();
    stage.press("e c 2 0 4 8 right 1 6");
    let first = stage.game().board.rows[0].clone();
    assert!(first.contains("2048") && first.contains("16"), "{first}");
    stage.press("1");
    assert_eq!(stage.note(), "1…");
    stage.press("2 8");
    assert!(stage.game().board.rows[0].contains("128"));
    stage.press("0");
    assert!(!stage.game().board.rows[0].contains("128"));
}

#[test]
fn sixteen_hexadecimal_digits_are_pasted_as_a_position() {
    let mut stage = playing();
    stage.press("e");
    stage.input(Input::Write("123400000000000b".to_owned()));
    let rows = stage.game().board.rows;
    assert!(
        rows[0].contains("16") && rows[3].contains("2048"),
        "{rows:?}"
    );
}

#[test]
fn capital_letters_move_as_small_ones_do() {
    let (mut small, mut capital) = (playing(), playing());
    for (one, other) in [("a", "A"), ("w", "W"), ("s", "S"), ("d", "D"), ("s", "S")] {
        small.press(one).wait(1_000);
        capital.press(other).wait(1_000);
        assert_eq!(small.drawn(), capital.drawn(), "{other}");
    }
    assert!(capital.page().dialog.is_none());
}

#[test]
fn caps_lock_is_told_once_when_several_capitals_in_a_row_say_so() {
    let mut stage = playing();
    stage.press("A");
    assert!(!stage.take_announced().contains("Caps Lock"));
    stage.press("W");
    assert!(stage.take_announced().contains("Caps Lock"));
    stage.press("D");
    assert!(!stage.take_announced().contains("Caps Lock"));
}

#[test]
fn one_capital_by_accident_takes_no_command_away() {
    let mut stage = playing();
    stage.press("A S");
    assert!(stage.page().dialog.is_some(), "S saves");
    let mut stage = playing();
    stage.press("A W w S");
    assert!(stage.page().dialog.is_some(), "a small letter came between");
}

#[test]
fn a_capital_letter_that_is_bound_does_what_it_is_bound_to() {
    let mut stage = playing();
    stage.press("S");
    assert!(stage.page().dialog.is_some());
}

#[test]
fn arrows_go_from_yes_to_no() {
    let mut stage = playing();
    stage.press("left up left right down left R");
    assert_eq!(stage.dialog().selected, Some(0));
    stage.press("down");
    assert_eq!(stage.dialog().selected, Some(1));
    let before = stage.moves();
    stage.press("enter");
    assert!(stage.page().dialog.is_none());
    assert_eq!(stage.moves(), before);
}

#[test]
fn every_screen_explains_its_own_keys() {
    for way in ["1", "4", "5", "7", "7 end enter"] {
        let mut stage = Stage::new(options());
        stage.press(way);
        let (title, keys) = (stage.page().title, stage.page().keys);
        stage.press("?");
        let explained = explained(&stage);
        let others = keys.into_iter().filter(|key| key.shown != "?");
        for key in others {
            assert!(explained.contains(&key.shown), "{way}: {}", key.shown);
        }
        stage.press("esc");
        assert_eq!(stage.page().title, title);
    }
}

/// Chooses the key that the help explains in these words.
fn choose_explained(stage: &mut Stage, does: &str) {
    stage.press("?");
    let Body::Document(document) = stage.page().body else {
        panic!("no help");
    };
    let blocks = document.sections.into_iter().flat_map(|it| it.blocks);
    let mut keys = blocks
        .filter_map(|block| match block {
            Block::Keys(keys) => Some(keys),
            _ => None,
        })
        .flatten();
    let key = keys.position(|key| key.value == does).unwrap();
    stage.input(Input::Choose(key));
}

#[test]
fn a_key_that_is_explained_can_be_chosen() {
    let mut stage = playing();
    stage.press("left down left");
    let moves: u64 = stage.moves().parse().unwrap();
    choose_explained(&mut stage, "Take the last move back");
    // A clean game asks first.
    stage.press("enter");
    assert_eq!(stage.moves().parse(), Ok(moves - 1));
    stage.press("esc 4");
    choose_explained(&mut stage, "rename");
    assert!(stage.page().dialog.is_some());
    assert!(matches!(stage.page().body, Body::Listing(_)));
}

#[test]
fn the_help_of_the_menu_explains_and_does_nothing() {
    let mut stage = Stage::new(options());
    choose_explained(&mut stage, "Take the last move back");
    assert!(matches!(stage.page().body, Body::Document(_)));
}

#[test]
fn a_terminal_offers_the_explanation_before_the_way_out() {
    let mut stage = Stage::new(options());
    for page in ["1", "4", "5", "7"] {
        stage.press(page);
        let keys = stage.page().keys;
        let [.., help, out] = &keys[..] else {
            panic!("few keys")
        };
        let keys = (help.key.as_deref(), out.key.as_deref());
        assert_eq!(keys, (Some("?"), Some("esc")), "{page}");
        stage.press("esc");
    }
}

#[test]
fn a_question_mark_is_searched_for() {
    let mut stage = playing();
    stage.press("left down left esc 4 / ?");
    let Body::Listing(listing) = stage.page().body else {
        panic!("no list")
    };
    assert_eq!(listing.search.unwrap().text, "?");
}

#[test]
fn a_question_mark_in_a_text_is_a_character() {
    let mut stage = playing();
    stage.press("g");
    stage.press("esc S 2 w h y ?");
    assert_eq!(stage.dialog().field.as_deref(), Some("why?"));
}

#[test]
fn the_cursor_of_a_text_is_part_of_the_page() {
    let mut stage = playing();
    stage.press("S 2 a b c left left x");
    assert_eq!(stage.dialog().field.as_deref(), Some("axbc"));
    assert_eq!(stage.page().caret, Some(2));
    stage.press("ctrl-u end y");
    assert_eq!(stage.dialog().field.as_deref(), Some("bcy"));
}

#[test]
fn the_fields_of_a_form_have_cursors() {
    let mut stage = Stage::new(options());
    stage.press("1 end enter");
    let text = |stage: &Stage| match stage.page().body {
        Body::Form(form) => form.fields[form.selected].control.text(),
        body => panic!("{body:?}"),
    };
    assert_eq!(text(&stage), "4x4");
    stage.press("home delete 5");
    assert_eq!(text(&stage), "5x4");
    assert_eq!(stage.page().caret, Some(1));
    stage.press("down up");
    assert_eq!(text(&stage), "5x4");
}

#[test]
fn keys_get_their_usual_meaning_back_one_by_one_or_all() {
    let mut stage = at_keys();
    let usual = keys_of_line(&stage, 0);
    stage.press("delete delete");
    assert_eq!(keys_of_line(&stage, 0).len(), usual.len() - 2);
    stage.press("r");
    assert_eq!(keys_of_line(&stage, 0), usual);
    stage.press("delete down delete R");
    stage.press("down enter");
    assert_ne!(keys_of_line(&stage, 0), usual, "no was chosen");
    stage.press("R y");
    assert_eq!(keys_of_line(&stage, 0), usual);
}

#[test]
fn the_key_that_is_removed_is_chosen() {
    let mut stage = at_keys();
    let usual = keys_of_line(&stage, 0);
    stage.press("left delete");
    let mut expected = usual.clone();
    expected.remove(usual.len() - 2);
    assert_eq!(keys_of_line(&stage, 0), expected);
    stage.press("r left left left left delete");
    assert_eq!(keys_of_line(&stage, 0), usual[1..]);
}

#[test]
fn the_screen_of_keys_says_that_it_waits_for_one() {
    let mut stage = at_keys();
    stage.press("enter");
    assert!(stage.dialog().text.contains("Press the new key"));
}

#[test]
fn the_keys_of_a_question_over_the_game_are_explained() {
    let mut stage = playing();
    stage.press("left up left R ?");
    let explained = explained(&stage);
    for key in ["y 1", "n 0"] {
        assert!(explained.contains(&key.to_owned()), "{explained:?}");
    }
    stage.press("esc");
    assert!(stage.page().dialog.is_some(), "the question is still there");
}

#[test]
fn a_question_mark_is_written_where_a_text_is() {
    let mut stage = playing();
    stage.press("S 2 ?");
    assert_eq!(stage.dialog().field.as_deref(), Some("?"));
    stage.press("f1");
    assert!(!explained(&stage).is_empty());
}

/// A key that another action has is not taken away from it.
#[test]
fn a_usual_key_that_is_taken_is_named() {
    let mut stage = at_keys();
    // The w of "up" goes to "right".
    stage.press("delete delete delete down enter w up r");
    assert!(!keys_of_line(&stage, 0).contains(&"w".to_owned()));
    assert!(keys_of_line(&stage, 1).contains(&"w".to_owned()));
    assert!(stage.take_announced().contains("already used"));
}

#[test]
fn every_key_of_the_game_that_is_shown_can_be_changed() {
    let stage = at_keys();
    let Body::Form(form) = stage.page().body else {
        panic!("no form");
    };
    let changeable: Vec<String> = form
        .fields
        .iter()
        .flat_map(|field| match &field.control {
            Control::Keys { keys, .. } => keys.clone(),
            _ => Vec::new(),
        })
        .collect();
    let game = playing().game();
    for key in game.more_keys {
        assert!(changeable.contains(&key.shown), "{}", key.shown);
    }
}

#[test]
fn losing_the_keyboard_is_no_key() {
    let mut stage = playing();
    stage.press("S");
    stage.input(Input::FocusLost).input(Input::FocusGained);
    assert!(stage.page().dialog.is_some());
}
