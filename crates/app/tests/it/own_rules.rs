//! Rules of the person's own: named, saved, chosen, changed and removed.

use brikke_app::page::{Body, NewGamePage};
use brikke_app::{Destination, Input, Options, Preferences};
use brikke_engine::Rules;

use crate::stage::{Stage, options};

/// The page for new games, opened from a game on which nothing was done.
fn new_game() -> Stage {
    let mut stage = Stage::playing(Rules::default());
    stage.press("n");
    stage
}

#[track_caller]
fn page(stage: &Stage) -> NewGamePage {
    match stage.page().body {
        Body::NewGame(page) => page,
        body => panic!("not the new game but {body:?}"),
    }
}

fn names(stage: &Stage) -> Vec<String> {
    let lines = page(stage).lines.into_iter();
    lines.map(|line| line.name).collect()
}

/// Types a text.
fn type_text(stage: &mut Stage, text: &str) {
    stage.input(Input::Write(text.to_owned()));
}

/// Saves 3x3 rules under a name and begins a game by them.
fn save(stage: &mut Stage, name: &str) {
    stage.press("6 ctrl-u");
    type_text(stage, "3x3");
    stage.press("down down down ctrl-u");
    type_text(stage, "64");
    stage.press("up up up up");
    type_text(stage, name);
    stage.press("enter");
}

#[test]
fn rules_with_a_name_are_a_card_of_their_own() {
    let mut stage = new_game();
    save(&mut stage, "Tiny");
    assert_eq!(stage.game().rules, "Tiny");
    assert_eq!(stage.game().size.as_deref(), Some("3x3"));
    assert_eq!(stage.game().board.size.to_string(), "3x3");
    stage.press("n");
    let [.., own, last] = &names(&stage)[..] else {
        panic!("no lines")
    };
    assert_eq!((own.as_str(), last.as_str()), ("Tiny", "Custom"));
    let page = page(&stage);
    assert_eq!(page.selected, 5, "the last choice is selected");
    assert_eq!(page.size, "3x3");
    assert_eq!(page.boards.len(), 6);
    stage.press("enter");
    assert_eq!(stage.game().rules, "Tiny");
}

#[test]
fn saved_rules_are_there_the_next_time() {
    let directory = tempfile::tempdir().unwrap();
    let with_file = || Options {
        preferences: Preferences {
            file: Some(directory.path().join("settings.toml")),
            ..Preferences::default()
        },
        ..options()
    };
    let mut stage = Stage::new(with_file());
    stage.press("1 n");
    save(&mut stage, "Très petit");
    let file = std::fs::read_to_string(directory.path().join("settings.toml")).unwrap();
    let rules = "size=3x3 tiles=2:9,4:1 start=2 goal=64 at-goal=continue lost-when=stuck";
    assert!(
        file.contains(&format!("\"Très petit\" = \"{rules}\"")),
        "{file}"
    );
    let (settings, problems) = brikke_app::Settings::read(&file);
    assert_eq!(problems, []);
    let saved = settings.own_rules.named("très petit").unwrap();
    assert_eq!(saved.to_string(), rules);
}

#[test]
fn saved_rules_are_renamed_removed_and_brought_back() {
    let mut stage = new_game();
    save(&mut stage, "Tiny");
    stage.press("n e");
    stage.press("up ctrl-u");
    type_text(&mut stage, "Small");
    stage.press("ctrl-s");
    assert_eq!(names(&stage)[5..], ["Small", "Custom"]);
    stage.press("x");
    assert_eq!(names(&stage)[5..], ["Custom"]);
    assert!(stage.note().contains("Small"), "{}", stage.note());
    stage.press("u");
    assert_eq!(names(&stage)[5..], ["Small", "Custom"]);
}

/// The keys of the buttons that do something now.
fn buttons(stage: &Stage) -> Vec<String> {
    let mut buttons = page(stage).buttons;
    buttons.retain(|button| button.is_enabled);
    buttons
        .into_iter()
        .filter_map(|button| button.key)
        .collect()
}

#[test]
fn saved_rules_have_buttons_as_long_as_there_are_any() {
    let mut stage = new_game();
    assert_eq!(page(&stage).buttons, []);
    save(&mut stage, "Tiny");
    stage.press("n");
    assert_eq!(buttons(&stage), ["e", "x"]);
    stage.press("up");
    assert_eq!(buttons(&stage), [""; 0], "a preset is selected");
    assert_eq!(page(&stage).buttons.len(), 3, "nothing jumps");
    stage.press("down x");
    assert_eq!(buttons(&stage), ["u"]);
}

#[test]
fn a_name_that_is_taken_or_impossible_is_refused_with_a_sentence() {
    let mut stage = new_game();
    save(&mut stage, "Tiny");
    let mut check = |name: &str, said: &str| {
        stage.press("n 7 up");
        type_text(&mut stage, name);
        let Body::Form(form) = stage.page().body else {
            panic!("not the form")
        };
        assert!(!form.is_valid, "{name}");
        assert!(form.notes[0].text.contains(said), "{:?}", form.notes);
        stage.press("esc esc");
    };
    check("tiny", "already");
    check("Classic", "preset");
    check(&"x".repeat(21), "20");
}

#[test]
fn rules_in_the_file_that_make_no_sense_are_reported() {
    let text = "[own_rules]\nTiny = \"size=3x3\"\nclassic = \"x\"\n";
    let (settings, problems) = brikke_app::Settings::read(text);
    assert_eq!(settings.own_rules.iter().len(), 0);
    let lines: Vec<String> = problems.iter().map(ToString::to_string).collect();
    assert_eq!(lines.len(), 2);
    assert!(lines[0].starts_with("line 2: the rules 'Tiny' are left out"));
}

/// Nothing that is wrong is saved or played: the field says why, and both
/// buttons show it.
#[test]
fn a_mistake_is_explained_at_its_field_and_keeps_rules_from_being_saved() {
    let form = |stage: &Stage| match stage.page().body {
        Body::Form(form) => form,
        body => panic!("not the form but {body:?}"),
    };
    let accepts = |stage: &Stage| {
        let keys = stage.page().keys.into_iter();
        let keys = keys.filter(|hint| matches!(hint.key.as_deref(), Some("enter" | "ctrl-s")));
        keys.map(|hint| hint.is_enabled).collect::<Vec<_>>()
    };
    let mut stage = new_game();
    stage.press("6");
    assert_eq!(
        (form(&stage).wrong, accepts(&stage)),
        (None, vec![true, true])
    );
    stage.press("down down down ctrl-u");
    type_text(&mut stage, "lots");
    stage.press("up up up up");
    type_text(&mut stage, "Tiny");
    for key in ["ctrl-s", "enter"] {
        stage.press("up up");
        stage.take_announced();
        stage.press(key);
        let form = form(&stage);
        assert_eq!((form.wrong, form.selected), (Some(3), 3), "{key}");
        let why = "The goal is a tile such as 2048, or empty for none.";
        assert_eq!(form.notes[0].text, why);
        assert!(stage.take_announced().contains(why));
        assert_eq!(accepts(&stage), [false, false]);
    }
    stage.press("ctrl-u ctrl-s");
    assert_eq!(names(&stage)[5..], ["Tiny", "Custom"]);
}

#[test]
fn statistics_have_the_names_of_saved_rules() {
    let mut stage = new_game();
    stage.press("6 down down down ctrl-u");
    type_text(&mut stage, "64");
    stage.press("up up up up");
    type_text(&mut stage, "Mini");
    stage.press("ctrl-s enter").wait(2_000);
    stage.press("left down right up");
    stage.input(Input::Open(Destination::Statistics));
    let Body::Document(statistics) = stage.page().body else {
        panic!("no statistics");
    };
    assert!(
        statistics.selectors[0].options.contains(&"Mini".to_owned()),
        "{:?}",
        statistics.selectors[0].options
    );
}
