//! The game: moves, dialogs, the end.

use brikke_app::page::{Body, DialogKind};
use brikke_app::{Face, FieldValue, FirstScreen, Input, Options, Preferences, Settings};
use brikke_engine::Rules;

use crate::stage::{Empty, Stage, options, play, rules};

#[test]
fn the_menu_starts_a_game_with_two_keys() {
    let mut stage = Stage::new(options());
    stage.press("1 enter");
    assert_eq!(stage.game().score.value, "0");
}

#[test]
fn from_the_first_start_to_the_first_move_in_two_presses() {
    let mut stage = Stage::new(options());
    stage.press("enter");
    let moved = ["left", "down"].into_iter().any(|key| {
        stage.press(key);
        stage.moves() == "1"
    });
    assert!(
        moved,
        "the second press is a move, unless nothing moves that way"
    );
}

#[test]
fn a_move_is_shown_announced_and_animated() {
    let mut stage = Stage::playing(Rules::default());
    stage.take_announced();
    stage.press("left");
    assert!(stage.game().board.is_moving);
    assert_eq!(stage.moves(), "1");
    let announced = stage.take_announced();
    assert!(announced.contains("left"), "{announced}");
    stage.wait(2_000);
    assert!(!stage.game().board.is_moving);
}

#[test]
fn a_key_ends_an_animation_and_is_never_lost() {
    let mut stage = Stage::playing(Rules::default());
    stage.press("left down right");
    assert_eq!(stage.moves(), "3");
}

#[test]
fn drawing_twice_gives_the_same_page() {
    let stage = Stage::playing(Rules::default());
    assert_eq!(stage.page(), stage.page());
}

#[test]
fn a_wrong_key_gets_a_message() {
    let mut stage = Stage::playing(Rules::default());
    stage.press("y");
    assert!(stage.note().contains('?'), "{}", stage.note());
    stage.wait(5_000);
    assert_eq!(stage.note(), "");
}

#[test]
fn nobody_is_asked_where_the_settings_say_so() {
    let settings = Settings {
        confirm_new_game: false,
        ..Settings::default()
    };
    let mut stage = Stage::new(Options {
        preferences: Preferences {
            settings,
            ..Preferences::default()
        },
        start: play(Rules::default(), None),
        ..options()
    });
    stage.press("left down R");
    assert_eq!(stage.page().dialog, None);
    assert_eq!(stage.moves(), "0");
}

/// Who closes a game has left it, and it is saved.
#[test]
fn nobody_is_asked_about_a_game_that_was_closed() {
    let mut stage = Stage::playing(Rules::default());
    stage.press("left down n 1");
    assert_eq!(stage.dialog().kind, DialogKind::Question, "it goes on");
    stage.press("esc esc esc");
    assert!(stage.note().starts_with("Game saved. Continue picks it up"));
    stage.press("1 1");
    assert_eq!(stage.page().dialog, None);
    assert_eq!(stage.moves(), "0");
}

#[test]
fn a_restart_asks_first_and_yes_has_three_keys() {
    for yes in ["1", "y", "enter"] {
        let mut stage = Stage::playing(Rules::default());
        stage.press("left down R");
        assert_eq!(stage.dialog().kind, DialogKind::Question);
        stage.press("p");
        assert_eq!(stage.dialog().kind, DialogKind::Question);
        stage.press(yes);
        assert_eq!(stage.moves(), "0", "{yes}");
    }
    for no in ["0", "n", "esc"] {
        let mut stage = Stage::playing(Rules::default());
        stage.press("left down R").press(no);
        assert_eq!(stage.page().dialog, None);
        assert_eq!(stage.moves(), "2", "{no}");
    }
}

#[test]
fn moves_typed_ahead_do_not_become_a_name() {
    let mut stage = Stage::playing(rules("2x2", None));
    for key in ["left", "down", "right", "up"].iter().cycle().take(400) {
        stage.press(key);
    }
    // The hands are still on the letters that move.
    stage.press("w a s d h j k l");
    assert!(stage.page().dialog.is_none(), "the last move is still seen");
    stage.wait(1_400).press("w");
    assert!(stage.dialog().is_quiet);
    stage.wait(1_000);
    assert_eq!(stage.dialog().kind, DialogKind::Name);
    assert_eq!(stage.dialog().field.as_deref(), Some(""));
    stage.press("A d a enter");
    let announced = stage.take_announced();
    assert!(announced.contains("Ada"), "{announced}");
}

/// A game from a seed, played round and round until its goal is reached.
fn at_the_goal() -> Stage {
    let mut stage = Stage::playing(rules("3x3", Some("16")));
    for key in ["left", "down", "right", "up"].iter().cycle().take(400) {
        stage.press(key).wait(2_000);
        if stage.page().dialog.is_some() {
            break;
        }
    }
    assert_eq!(stage.dialog().kind, DialogKind::Goal);
    stage
}

#[test]
fn a_key_typed_ahead_while_the_last_tile_slides_chooses_nothing() {
    let mut stage = Stage::playing(rules("3x3", Some("16")));
    for key in ["left", "down", "right", "up"].iter().cycle().take(400) {
        stage.press(key);
        if stage.take_announced().contains("into 16") {
            break;
        }
        stage.wait(2_000);
    }
    assert!(stage.game().board.is_moving);
    stage.press("down");
    assert!(stage.game().board.is_moving, "it slides on");
    stage.wait(2_000);
    let dialog = stage.dialog();
    assert_eq!((dialog.kind, dialog.selected), (DialogKind::Goal, Some(0)));
}

#[test]
fn finishing_at_the_goal_really_finishes_the_game() {
    let mut stage = at_the_goal();
    stage.press("t").wait(2_000);
    assert_eq!(stage.dialog().kind, DialogKind::Name);
    stage.press("esc").wait(6_000);
    assert_eq!(stage.dialog().kind, DialogKind::Over);
    assert_eq!(stage.app.next_wake(stage.now()), None, "the clock stands");
    stage.press("esc esc");
    let Body::Menu(menu) = stage.page().body else {
        panic!("no menu");
    };
    assert_eq!(
        menu.lines[1].name, "Load game",
        "nothing is left to continue"
    );
    stage.press("4");
    let Body::Listing(games) = stage.page().body else {
        panic!("no list");
    };
    assert_eq!(games.rows[0].cells[4].text(), "won");
}

#[test]
fn the_goal_is_announced_unless_the_question_is_read_line_by_line() {
    for face in [Face::Terminal, Face::Window, Face::Plain] {
        let mut stage = Stage::new(Options {
            start: play(rules("3x3", Some("16")), None),
            face,
            ..options()
        });
        for key in ["left", "down", "right", "up"].iter().cycle().take(400) {
            stage.press(key).wait(2_000);
            if stage.page().dialog.is_some() {
                break;
            }
        }
        let announced = stage.take_announced();
        let is_announced = announced.contains("reached the goal");
        assert_eq!(is_announced, face != Face::Plain, "{announced}");
        assert!(stage.dialog().text.contains("reached the goal"));
    }
}

#[test]
fn whoever_keeps_playing_is_not_asked_again() {
    let mut stage = at_the_goal();
    stage.press("enter").wait(2_000);
    assert_eq!(stage.page().dialog, None);
    let moves = stage.moves();
    stage.press("left down right up").wait(2_000);
    assert_ne!(stage.moves(), moves);
}

#[test]
fn a_bookmark_with_a_name_that_is_too_long_is_refused_and_not_announced() {
    let mut stage = Stage::playing(Rules::default());
    stage.press("left S 2");
    let name = "x".repeat(200);
    stage.input(Input::Set(0, FieldValue::Text(name.clone())));
    stage.take_announced();
    stage.press("enter");
    let dialog = stage.dialog();
    assert!(dialog.problem.is_some());
    assert!(!stage.take_announced().contains(&name));
    stage.input(Input::Set(0, FieldValue::Text("corner".to_owned())));
    stage.press("enter");
    assert!(stage.take_announced().contains("corner"));
}

#[test]
fn a_position_of_several_lines_can_be_pasted() {
    for text in ["2 4\n8 16", "2 4\r8 16", "2 4\r\n8 16\r\n", "2,4/8,16"] {
        let mut stage = Stage::playing(Rules::default());
        stage.press("e v");
        stage.input(Input::Write(text.to_owned()));
        stage.press("enter");
        let rows = stage.game().board.rows.join(" ");
        assert!(rows.contains("16"), "{text:?}: {rows}");
        let mut stage = Stage::playing(Rules::default());
        stage.press("e").input(Input::Write(text.to_owned()));
        assert!(stage.game().board.rows.join(" ").contains("16"), "{text:?}");
    }
}

#[test]
fn the_clock_wakes_nobody_who_has_left() {
    let mut stage = Stage::playing(Rules::default());
    stage.press("left").wait(3_600_000);
    assert_eq!(stage.app.next_wake(stage.now()), None);
}

#[test]
fn without_randomness_no_game_starts_and_a_sentence_says_why() {
    let mut stage = Stage::new(Options {
        entropy: Box::new(Empty),
        ..options()
    });
    stage.press("1 enter");
    assert!(stage.note().contains("randomness"), "{}", stage.note());
    let stage = Stage::new(Options {
        entropy: Box::new(Empty),
        start: FirstScreen::Continue,
        ..options()
    });
    assert!(!matches!(
        stage.page().body,
        brikke_app::page::Body::Game(_)
    ));
}

#[test]
fn a_form_draws_no_secret_until_the_game_starts() {
    let mut stage = Stage::new(options());
    stage.press("1 6");
    for _ in 0..1_000 {
        stage.page();
    }
    stage.press("enter");
    let first = stage.game().board.rows;
    let mut other = Stage::new(options());
    other.press("1 6 enter");
    assert_eq!(first, other.game().board.rows);
}

#[test]
fn a_copied_position_goes_to_the_clipboard() {
    let mut stage = Stage::playing(rules("2x2", None));
    stage.press("ctrl-c");
    assert_eq!(stage.copied.len(), 1);
    assert!(stage.copied[0].contains('/'));
}
