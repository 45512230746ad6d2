//! The clock, the end, and the questions before something changes.

use brikke_app::page::{Body, DialogKind};
use brikke_app::settings::{Action, Setting};
use brikke_app::{Button, Destination, Face, FieldValue, FirstScreen, Input, Options, Preferences};
use brikke_engine::Rules;

use crate::stage::{Stage, options, plain, play, rules};

/// A clean game in this face: its tiles come from a secret.
fn clean(face: Face) -> Stage {
    Stage::new(Options {
        start: FirstScreen::Continue,
        face,
        ..options()
    })
}

fn time(stage: &Stage) -> String {
    stage.game().figures[2].value.clone()
}

#[test]
fn the_clock_stands_in_help_replays_menus_and_dialogs() {
    for (there, back) in [
        ("?", "esc"),
        ("v", "esc"),
        ("S", "esc"),
        ("n", "esc"),
        ("p", "esc"),
    ] {
        let mut stage = Stage::playing(Rules::default());
        stage.press("left down").wait(3_000);
        assert_eq!(time(&stage), "0:03");
        stage
            .press(there)
            .answer()
            .wait(60_000)
            .press(back)
            .wait(10);
        assert_eq!(time(&stage), "0:03", "{there}");
        stage.wait(2_000);
        assert_eq!(time(&stage), "0:05", "{there}");
    }
}

#[test]
fn the_clock_stands_while_another_window_has_the_keyboard_and_nothing_wakes() {
    let mut stage = Stage::playing(Rules::default());
    stage.press("left down").wait(3_000);
    stage.input(Input::FocusLost).wait(5_000);
    assert_eq!(time(&stage), "0:03 · paused");
    assert_eq!(stage.app.next_wake(stage.now()), None);
    stage.wait(60_000).input(Input::FocusGained).wait(1_000);
    assert_eq!(time(&stage), "0:04");
}

#[test]
fn a_pause_of_ones_own_stays_when_the_keyboard_comes_back() {
    let mut stage = Stage::playing(Rules::default());
    stage.press("left down space").wait(3_000);
    stage
        .input(Input::FocusLost)
        .input(Input::FocusGained)
        .wait(9_000);
    assert_eq!(time(&stage), "0:00 · paused");
}

/// Plays round and round until a dialog opens.
fn play_on(stage: &mut Stage) {
    for key in ["left", "down", "right", "up"].iter().cycle().take(400) {
        stage.press(key).wait(400);
        if stage.wait(1).page().dialog.is_some() {
            return;
        }
    }
    stage.wait(2_000);
}

#[test]
fn the_end_is_seen_before_it_is_said_and_asks_for_the_name_in_place() {
    let mut stage = Stage::playing(rules("2x2", None));
    for key in ["left", "down", "right", "up"].iter().cycle().take(60) {
        stage.press(key);
    }
    assert!(stage.page().dialog.is_none());
    stage.wait(2_500);
    let dialog = stage.dialog();
    assert_eq!(dialog.kind, DialogKind::Name);
    assert_eq!(dialog.title, "Game over");
    assert!(dialog.text.contains("One of the ten"), "{}", dialog.text);
    assert!(dialog.text.contains("Best tile"), "{}", dialog.text);
    let names: Vec<&str> = dialog.answers.iter().map(|it| it.name.as_str()).collect();
    assert_eq!(names[..4], ["Try again", "Undo", "Analyse", "Share"]);
}

#[test]
fn a_choice_at_the_end_enters_the_name_that_is_written() {
    let mut stage = Stage::playing(rules("2x2", None));
    play_on(&mut stage);
    stage.wait(2_000).press("A d a");
    stage.input(Input::Choose(2));
    assert!(stage.take_announced().contains("Ada"));
    assert!(matches!(stage.page().body, Body::Replay(_)));
    stage.press("esc");
    assert_eq!(stage.dialog().kind, DialogKind::Over);
}

/// A lost game whose person has begun to write a name.
fn naming(face: Face) -> Stage {
    let mut stage = Stage::new(Options {
        start: play(rules("2x2", None), None),
        face,
        ..options()
    });
    play_on(&mut stage);
    stage.wait(2_000).press("A d a");
    assert_eq!(stage.dialog().field.as_deref(), Some("Ada"));
    stage
}

#[test]
fn sharing_at_the_end_keeps_the_name_that_is_being_written() {
    let mut stage = naming(Face::Window);
    stage.input(Input::Choose(3));
    let link = stage.copied.last();
    assert!(link.is_some_and(|link| link.starts_with("bk")), "{link:?}");
    assert_eq!(stage.dialog().field.as_deref(), Some("Ada"));
    stage.press("enter");
    assert!(stage.take_announced().contains("Ada"));
}

#[test]
fn looking_at_the_board_keeps_the_name_that_is_being_written() {
    let mut stage = naming(Face::Browser);
    stage.input(Input::Choose(7));
    assert!(stage.page().dialog.is_none());
    assert!(stage.note().contains("Click the board"), "{}", stage.note());
    // A finger that slides over the board enters nothing.
    stage.input(Input::Do(Action::Left));
    assert!(stage.page().dialog.is_none());
    let square = brikke_app::page::Square::new(0, 0);
    stage.input(Input::Square(square, Button::Primary));
    assert_eq!(stage.dialog().field.as_deref(), Some("Ada"));
    stage.input(Input::Choose(7)).press("x");
    assert_eq!(stage.dialog().field.as_deref(), Some("Ada"));
}

#[test]
fn the_choices_beside_the_name_are_reached_by_keys() {
    for keys in ["down down down enter", "tab tab tab up down enter"] {
        let mut stage = naming(Face::Terminal);
        stage.press(keys);
        assert!(stage.take_announced().contains("Ada"), "{keys}");
        assert!(matches!(stage.page().body, Body::Replay(_)), "{keys}");
    }
    // Letters go on in the name, and up leads back to it.
    let mut stage = naming(Face::Terminal);
    assert_eq!(stage.press("down").dialog().selected, Some(0));
    assert_eq!(stage.page().caret, None);
    stage.press("up");
    assert_eq!(
        (stage.dialog().selected, stage.page().caret),
        (None, Some(3))
    );
    stage.press("down down m");
    assert_eq!(stage.dialog().field.as_deref(), Some("Adam"));
}

#[test]
fn esc_at_the_name_enters_the_score_without_one_and_says_so() {
    let mut stage = naming(Face::Terminal);
    let keys = stage.page().keys;
    let esc = keys.iter().find(|key| key.shown == "Esc");
    assert_eq!(esc.unwrap().does, "no name");
    stage.press("esc").wait(2_000);
    let announced = stage.take_announced();
    assert!(!announced.contains("Ada"), "{announced}");
    assert_eq!(stage.game().best_three[0].name, "(no name)");
}

#[test]
fn the_panel_at_the_end_has_the_same_choices_whenever_it_is_opened() {
    let names = |stage: &Stage| {
        let answers = stage.dialog().answers.into_iter();
        answers.map(|answer| answer.name).collect::<Vec<_>>()
    };
    let mut stage = naming(Face::Terminal);
    let first = names(&stage);
    stage.press("enter").wait(2_000);
    assert_eq!(names(&stage), first);
    stage.press("a esc").wait(2_000);
    assert_eq!(names(&stage), first);
    stage.press("t");
    assert!(matches!(stage.page().body, Body::Listing(_)));
}

#[test]
fn nothing_is_offered_that_a_finished_game_cannot_do() {
    let mut stage = naming(Face::Terminal);
    stage.press("enter").wait(2_000).press("esc");
    let keys = stage.page().keys;
    let has = |does: &str| keys.iter().any(|key| key.does == does);
    assert!(
        has("choices") && !has("hint") && !has("autoplay"),
        "{keys:?}"
    );
    for key in ["i", "p"] {
        assert_eq!(stage.press(key).note(), "The game is over.");
        assert_eq!(stage.page().dialog, None);
    }
}

#[test]
fn a_button_beside_the_panel_enters_the_name_that_is_written() {
    for is_looking in [false, true] {
        let mut stage = naming(Face::Browser);
        if is_looking {
            stage.input(Input::Choose(7));
        }
        stage.take_announced();
        stage.input(Input::Do(Action::New));
        assert!(stage.take_announced().contains("Ada"), "{is_looking}");
        assert!(matches!(stage.page().body, Body::NewGame(_)));
    }
}

#[test]
fn a_name_that_cannot_be_one_stays_where_it_is() {
    let mut stage = naming(Face::Browser);
    let long = "A very long name that nobody could read in a table";
    stage.input(Input::Set(0, FieldValue::Text(long.to_owned())));
    stage.input(Input::Choose(7)).input(Input::Do(Action::New));
    assert!(stage.dialog().problem.is_some());
    assert!(matches!(stage.page().body, Body::Game(_)));
}

#[test]
fn the_points_over_ones_best_are_said() {
    let mut stage = Stage::playing(rules("2x2", None));
    play_on(&mut stage);
    stage.wait(2_000).input(Input::Choose(0)).wait(2_000);
    let best = stage.game().best.value;
    let mut is_said = false;
    for _ in 0..12 {
        play_on(&mut stage);
        stage.wait(2_000);
        let dialog = stage.dialog();
        is_said |= dialog.text.contains("over your best");
        stage.input(Input::Choose(0)).wait(2_000);
    }
    assert!(is_said, "one of twelve games beats {best}");
}

#[test]
fn the_first_help_in_a_clean_game_asks_once() {
    for help in ["u", "i", "p"] {
        let mut stage = clean(Face::Terminal);
        stage.press("left down left right").wait(2_000);
        let moves = stage.moves();
        stage.press(help);
        assert_eq!(stage.dialog().kind, DialogKind::Assistance, "{help}");
        stage.press("esc").wait(100);
        assert_eq!((stage.moves(), stage.game().mark), (moves, None));
        stage.press(help).press("y").wait(100);
        let asked = stage.page().dialog.map(|dialog| dialog.kind);
        assert_ne!(asked, Some(DialogKind::Assistance));
    }
}

#[test]
fn nobody_is_asked_again_who_does_not_want_to_be() {
    let mut stage = clean(Face::Window);
    stage.press("left down left right").wait(2_000).press("u");
    stage.input(Input::Choose(1)).wait(100);
    assert_eq!(stage.game().mark.as_deref(), Some("assisted"));
    stage.press("n enter");
    if stage.page().dialog.is_some() {
        stage.press("y");
    }
    stage.press("left down left right").wait(2_000).press("u");
    assert!(stage.page().dialog.is_none());
}

#[test]
fn the_first_tip_goes_away_with_the_first_merges() {
    let mut stage = clean(Face::Window);
    assert!(stage.note().contains("reach 2048"), "{}", stage.note());
    for key in ["left", "down", "right", "up"].iter().cycle().take(30) {
        stage.press(key);
    }
    stage.wait(9_000);
    assert_ne!(plain(&stage.game().score.value), "0");
    assert_eq!(stage.note(), "");
    assert!(!Stage::playing(rules("5x5", None)).note().contains("2048"));
    stage.press("n enter y").wait(500);
    assert_eq!(stage.points(), 0, "another game");
    assert!(!stage.note().contains("join equal tiles"), "no beginner");
}

#[test]
fn a_move_that_moves_nothing_nudges_the_board_without_a_sentence() {
    let mut stage = Stage::new(Options {
        start: play(Rules::default(), None),
        face: Face::Window,
        ..options()
    });
    for _ in 0..20 {
        stage.wait(1_000).press("left");
        if stage.game().board.nudge.is_some() {
            break;
        }
    }
    assert!(stage.game().board.nudge.is_some());
    assert_eq!(stage.note(), "");
    stage.wait(200);
    assert_eq!(stage.game().board.nudge, None);
}

#[test]
fn a_speedrun_shows_milliseconds_and_splits_against_ones_best() {
    let mut preferences = Preferences::default();
    preferences.settings.take_over(Setting::Speedrun(true));
    let mut stage = Stage::new(Options {
        // Only a game whose tiles nobody chose makes records.
        start: FirstScreen::Play {
            rules: rules("3x3", Some("16")),
            seed: None,
            player: None,
        },
        preferences,
        ..options()
    });
    play_on(&mut stage);
    let first = stage.game();
    assert!(
        first.figures[2].value.contains('.'),
        "{}",
        first.figures[2].value
    );
    let tiles: Vec<String> = first.splits.iter().map(|it| it.tile.to_string()).collect();
    assert_eq!(tiles, ["8", "16"]);
    assert!(first.splits.iter().all(|split| split.difference.is_none()));
    assert_eq!(stage.dialog().kind, DialogKind::Goal);
    let time = format!("16: {}", first.splits[1].time);
    assert!(
        stage.dialog().text.ends_with(&time),
        "{:?}",
        stage.dialog().text
    );
    let stopped = stage.game().figures[2].value.clone();
    stage.wait(60_000);
    assert_eq!(
        stage.game().figures[2].value,
        stopped,
        "the clock stands at the goal"
    );
    stage.press("t").wait(3_000).press("esc").wait(3_000);
    stage.press("enter").wait(1_000);
    play_on(&mut stage);
    let again = stage.game().splits;
    assert!(!again.is_empty());
    assert!(
        again.iter().all(|split| split.difference.is_some()),
        "{again:?}"
    );
    let best = [&first.splits[1].time, &again[again.len() - 1].time].map(String::as_str);
    check_records(&mut stage, best);
}

/// The records are shown to the millisecond, in the scores and the statistics.
fn check_records(stage: &mut Stage, best: [&str; 2]) {
    let shown = |destination, stage: &mut Stage| {
        stage.input(Input::Open(destination));
        let page = format!("{:?}", stage.page().body);
        assert!(best.iter().any(|time| page.contains(time)), "{page}");
    };
    shown(Destination::Statistics, stage);
    stage.press("enter");
    let page = format!("{:?}", stage.page().body);
    assert!(best.iter().any(|time| page.contains(time)), "{page}");
}

#[test]
fn a_game_that_holds_both_records_of_a_tile_has_one_row() {
    let mut stage = clean(Face::Terminal);
    for _ in 0..20 {
        stage.press("left down right down").wait(1_000);
    }
    stage.input(Input::Open(Destination::Statistics));
    stage.press("enter");
    let Body::Listing(records) = stage.page().body else {
        panic!("not the records")
    };
    let rows = (0..records.rows.len()).filter_map(|index| records.rows.get(index));
    let rows: Vec<[String; 2]> = rows
        .map(|row| [row.cells[1].text(), row.cells[2].text()])
        .collect();
    let eights: Vec<&str> = rows
        .iter()
        .filter(|[_, tile]| tile == "8")
        .map(|[name, _]| name.as_str())
        .collect();
    assert_eq!(eights, ["Fewest moves · Shortest time"], "{rows:?}");
}

#[test]
fn from_the_first_start_it_is_one_press_to_a_move_in_the_window_and_two_in_the_terminal() {
    let first = |face, start| {
        Stage::new(Options {
            face,
            start,
            ..options()
        })
    };
    let mut window = first(Face::Window, FirstScreen::Continue);
    window.press("down");
    assert_eq!(window.game().figures[0].value, "1");

    let mut terminal = first(Face::Terminal, FirstScreen::Menu);
    terminal.press("enter").press("down");
    assert_eq!(terminal.game().figures[0].value, "1");
}

#[test]
fn enter_chooses_from_lists_over_the_game() {
    for key in ["u", "p"] {
        let mut stage = clean(Face::Terminal);
        let keys = stage.press("left down").press(key).page().keys;
        let enter = keys
            .iter()
            .find(|hint| hint.key.as_deref() == Some("enter"));
        assert_eq!(
            enter.map(|hint| hint.does.as_str()),
            Some("choose"),
            "{key}"
        );
    }
}

#[test]
fn one_key_goes_between_the_end_and_its_board() {
    let mut stage = Stage::playing(rules("2x2", None));
    for key in ["left", "down", "right", "up"].iter().cycle().take(200) {
        if stage.press(key).wait(3_000).page().dialog.is_some() {
            break;
        }
    }
    stage.press("esc");
    assert_eq!(stage.dialog().kind, DialogKind::Over);
    stage.press("x");
    assert!(stage.page().dialog.is_none());
    assert_eq!(stage.page().keys[0].does, "choices");
    stage.press("x");
    assert_eq!(stage.dialog().kind, DialogKind::Over);
}

#[test]
fn the_clock_stands_while_a_menu_of_the_face_is_open() {
    let mut stage = Stage::playing(rules("4x4", None));
    stage.press("left up").wait(1_000).input(Input::MenuOpened);
    let time = |stage: &Stage| {
        let figures = stage.game().figures.into_iter();
        let mut times = figures.filter(|figure| figure.value.contains(':'));
        times.next().unwrap().value
    };
    let before = time(&stage);
    assert!(before.contains("paused"), "{before}");
    stage.wait(5_000);
    assert_eq!(time(&stage), before);
    stage.input(Input::MenuClosed);
    assert!(!time(&stage).contains("paused"));
}

#[test]
fn a_pasted_text_that_is_nothing_is_no_file() {
    let mut stage = Stage::playing(rules("4x4", None));
    stage.input(Input::Write("hello world this is not a game".to_owned()));
    assert_eq!(stage.note(), "The clipboard has no game or position.");
}

#[test]
fn a_yes_or_no_shows_its_keys() {
    let mut stage = Stage::playing(rules("4x4", None));
    stage.press("left up").wait(500).press("R");
    assert!(stage.page().dialog.is_some());
    let keys: Vec<String> = stage.page().keys.into_iter().map(|it| it.does).collect();
    assert_eq!(keys, ["choose", "answer", "back"]);
}

#[test]
fn a_record_is_replayed_from_the_move_that_made_it() {
    let mut stage = clean(Face::Terminal);
    for _ in 0..20 {
        stage.press("left down right down").wait(1_000);
    }
    stage.input(Input::Open(Destination::Statistics));
    stage.input(Input::Choose(0));
    let Body::Replay(replay) = stage.page().body else {
        panic!("no replay: {:?}", stage.page().body);
    };
    assert!(replay.ply > 0);
    let status = replay.status.line();
    let expected = format!("After move {} of {}", replay.ply, replay.plies);
    assert!(status.starts_with(&expected), "{status}");
}

#[test]
fn the_board_is_edited_as_practice_from_the_first_key_on() {
    for face in [Face::Terminal, Face::Window, Face::Browser] {
        let mut stage = Stage::new(Options {
            start: play(Rules::default(), None),
            face,
            ..options()
        });
        stage.press("left e");
        assert_eq!(stage.game().mark.as_deref(), Some("PRACTICE"));
        assert!(stage.note().contains("never scored"), "{}", stage.note());
        // Nobody plays meanwhile.
        let time = |stage: &Stage| stage.game().figures[2].value.clone();
        let before = time(&stage);
        stage.wait(30_000);
        assert_eq!(time(&stage), before);
        stage.press("e").wait(30_000);
        assert_ne!(time(&stage), before);
    }
}
