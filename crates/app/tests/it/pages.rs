//! Every screen by the keyboard alone, and back.

use brikke_app::page::{Body, Control, Tone};
use brikke_app::{Face, FieldValue, FirstScreen, Input, Options};
use brikke_engine::Rules;

use crate::failing::{FailingStorage, Reading};
use crate::stage::{Stage, options};

fn title_after(keys: &str) -> String {
    let mut stage = Stage::new(options());
    stage.press(keys);
    stage.page().title
}

#[test]
fn every_line_of_the_menu_opens_a_page_and_esc_closes_it() {
    for digit in [1, 4, 5, 6, 7, 8, 9] {
        let mut stage = Stage::new(options());
        stage.press(&digit.to_string());
        let page = stage.page();
        assert!(!page.title.is_empty(), "{digit}");
        assert!(page.back.is_some());
        let announced = stage.take_announced();
        assert!(announced.contains(&page.title), "{digit}: {announced}");
        stage.press("esc");
        assert!(matches!(stage.page().body, Body::Menu(_)), "{digit}");
        assert_eq!(stage.page().back, None);
    }
}

#[test]
fn a_wrong_key_in_the_menu_gets_a_message() {
    let mut stage = Stage::new(options());
    stage.press("z");
    assert!(!stage.note().is_empty());
    stage.press("down");
    assert_eq!(stage.note(), "");
}

#[test]
fn the_third_line_of_the_menu_quits() {
    let mut stage = Stage::new(options());
    stage.press("3");
    assert!(stage.has_quit);
}

#[test]
fn a_setting_changes_at_once() {
    let mut stage = Stage::new(options());
    stage.press("7 right right right right");
    assert_eq!(stage.page().title, "Innstillinger");
}

#[test]
fn a_name_is_saved_when_the_field_is_left() {
    let mut stage = Stage::new(options());
    stage.press("7");
    let Body::Form(form) = stage.page().body else {
        panic!("no form");
    };
    let is_text = |field: &brikke_app::page::Field| matches!(field.control, Control::Text { .. });
    let name = form.fields.iter().position(is_text).unwrap();
    stage.input(Input::Set(name, FieldValue::Text("Ada".to_owned())));
    stage.press("esc 7");
    let Body::Form(form) = stage.page().body else {
        panic!("no form");
    };
    assert_eq!(form.fields[name].control.text(), "Ada");
}

#[test]
fn keys_are_changed_by_pressing_them() {
    let mut stage = Stage::new(options());
    stage.press("7 up enter enter");
    assert!(stage.page().dialog.is_some());
    stage.press("z");
    stage.press("esc esc 1 enter left z");
    assert!(!stage.note().contains('?'), "{}", stage.note());
    let mut stage = Stage::new(options());
    stage.press("7 up enter enter d");
    let Body::Form(form) = stage.page().body else {
        panic!("no form");
    };
    assert!(form.notes[0].text.contains('d'), "a clash is explained");
}

#[test]
fn a_game_is_replayed_and_practised_from_any_move() {
    let mut stage = Stage::playing(Rules::default());
    stage.press("left down left down v");
    let Body::Replay(replay) = stage.page().body else {
        panic!("no replay");
    };
    let plies = replay.plies;
    stage.input(Input::GoTo(2)).press("t");
    assert!(stage.game().mark.is_some());
    assert!(plies >= 2);
}

#[test]
fn a_replay_without_a_move_says_so() {
    let mut stage = Stage::new(Options {
        start: FirstScreen::Practice {
            rules: Rules::default(),
            seed: None,
        },
        ..options()
    });
    stage.press("I v");
    let Body::Replay(replay) = stage.page().body else {
        panic!("no replay");
    };
    assert_eq!(replay.status.parts, ["No moves", "Score 0"]);
}

#[test]
fn an_analysis_reaches_its_replay_and_is_said() {
    let mut stage = Stage::playing(crate::stage::rules("2x2", None));
    stage.press("left down right up v a");
    stage.take_announced();
    stage.answer();
    let Body::Replay(replay) = stage.page().body else {
        panic!("no replay");
    };
    assert!(!replay.analysis.is_empty());
    assert!(!stage.take_announced().is_empty());
}

#[test]
fn titles_are_those_of_the_menu() {
    assert_eq!(title_after("4"), "Games");
    assert_eq!(title_after("5"), "Best scores");
    assert_eq!(title_after("8"), "Help");
}

/// Keys that lead from a game with two moves to every page, one after
/// another.
const EVERYWHERE: &str = "v g 1 enter a esc n 6 esc esc e v esc e S esc i ? esc \
    esc 1 esc 4 f esc 5 tab esc 6 esc 7 up enter esc esc 8 esc 9 esc";

#[test]
fn drawing_reads_nothing() {
    let storage = FailingStorage::default();
    let reading = storage.reading();
    let mut stage = Stage::playing_on(storage);
    stage.press("left down");
    let mut titles = std::collections::BTreeSet::new();
    for key in EVERYWHERE.split_whitespace() {
        stage.press(key);
        reading.set(Reading::Forbidden);
        titles.insert(stage.page().title);
        reading.set(Reading::Works);
    }
    // The menu and the game have no title.
    assert_eq!(titles.len(), 11, "{titles:?}");
}

#[test]
fn a_game_that_cannot_be_opened_hides_no_other() {
    let storage = FailingStorage::default();
    let reading = storage.reading();
    let mut stage = Stage::playing_on(storage);
    stage.press("left down R y left down esc 4");
    reading.set(Reading::Fails);
    stage.press("v");
    let Body::Listing(games) = stage.page().body else {
        panic!("no list");
    };
    assert_eq!((games.rows.len(), games.message), (2, None));
    assert!(!stage.note().is_empty());
    stage.press("down");
    assert_eq!(stage.note(), "");
}

#[test]
fn only_the_window_names_its_letters() {
    for face in [Face::Terminal, Face::Window] {
        let mut stage = Stage::new(Options { face, ..options() });
        stage.press("9");
        let Body::Document(about) = stage.page().body else {
            panic!("no document");
        };
        let text = format!("{about:?}");
        assert!(text.contains("the game of 2048"), "{text}");
        assert_eq!(text.contains("Noto"), face == Face::Window);
    }
}

#[test]
fn scores_that_could_not_be_read_are_shown_once_they_can() {
    let storage = FailingStorage::default();
    let reading = storage.reading();
    let mut stage = Stage::new(Options {
        storage: Box::new(storage),
        ..options()
    });
    let message = |stage: &Stage| match stage.page().body {
        Body::Listing(scores) => scores.message.map(|message| message.tone),
        body => panic!("not the scores but {body:?}"),
    };
    reading.set(Reading::Fails);
    stage.press("5");
    assert_eq!(message(&stage), Some(Tone::Warning));
    reading.set(Reading::Works);
    stage.press("tab");
    assert_eq!(message(&stage), Some(Tone::Muted), "there are none yet");
}

#[test]
fn shift_tab_goes_back_through_the_tables_of_scores() {
    let mut stage = Stage::new(options());
    stage.input(Input::Open(brikke_app::Destination::Scores));
    let tab = |stage: &Stage| match stage.page().body {
        Body::Listing(listing) => (listing.tab, listing.message),
        body => panic!("{body:?}"),
    };
    let first = tab(&stage).0;
    stage.press("shift-tab");
    let (last, message) = tab(&stage);
    assert_eq!(last, 4);
    assert!(message.is_some_and(|note| note.text.contains("records")));
    stage.press("tab");
    assert_eq!(tab(&stage).0, first);
}
