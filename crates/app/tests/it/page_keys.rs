//! The keys of lists, replays and the editor: changed, shown and explained.

use brikke_app::page::{Block, Body, Control, Form, KeyHint};
use brikke_app::settings::{KeyName, PageAction, Setting};
use brikke_app::{Destination, Face, Input, Options, Preferences, Settings};
use brikke_engine::Rules;

use crate::stage::{Stage, options, play};

/// An action by its table and its name in the settings.
fn action(table: &str, name: &str) -> PageAction {
    let is_it = |action: &PageAction| action.page().table() == table && action.name() == name;
    PageAction::all().find(is_it).unwrap()
}

fn keys(names: &[&str]) -> Vec<KeyName> {
    names
        .iter()
        .map(|name| KeyName::new(name).unwrap())
        .collect()
}

/// A game of some moves, with these keys in the settings.
fn stage_with(changes: &[(&str, &str, &[&str])]) -> Stage {
    let mut preferences = Preferences::default();
    for (table, name, names) in changes {
        let setting = Setting::PageKeys(action(table, name), keys(names));
        preferences.set(setting).unwrap();
    }
    let mut stage = Stage::new(Options {
        preferences,
        start: play(Rules::default(), None),
        ..options()
    });
    stage.press("left down left right").wait(1_000);
    stage
}

fn shown(hints: &[KeyHint], does: &str) -> Option<String> {
    let hint = hints.iter().find(|hint| hint.does == does)?;
    Some(hint.shown.clone())
}

#[test]
fn a_key_of_the_list_of_games_is_another_one() {
    let mut stage = stage_with(&[("keys_in_games", "rename", &["m"])]);
    stage.input(Input::Open(Destination::Games));
    assert_eq!(shown(&stage.page().keys, "rename").as_deref(), Some("m"));
    stage.press("n");
    assert!(stage.page().dialog.is_none(), "n does nothing any more");
    stage.press("m");
    assert!(stage.page().dialog.is_some());
    // Where a name is written, every key is a letter.
    stage.press("m n enter");
    let Body::Listing(games) = stage.page().body else {
        panic!("not the games")
    };
    assert!(games.rows[0].cells[1].text().starts_with("mn"));
}

#[test]
fn keys_of_every_list_work_in_each_of_them() {
    let mut stage = stage_with(&[("keys_in_lists", "last", &["b"])]);
    for destination in [Destination::Games, Destination::Scores] {
        stage.input(Input::Open(destination));
        stage.press("b b esc");
    }
    stage.press("n b");
    let Body::NewGame(page) = stage.page().body else {
        panic!("not the new game")
    };
    assert_eq!(page.selected, page.lines.len() - 1);
}

#[test]
fn a_key_of_a_replay_is_another_one_and_without_any_it_is_not_shown() {
    let mut stage = stage_with(&[
        ("keys_in_replay", "jump", &["j"]),
        ("keys_in_replay", "try", &[]),
    ]);
    stage.press("v");
    let page = stage.page();
    assert_eq!(shown(&page.keys, "jump").as_deref(), Some("j"));
    assert_eq!(shown(&page.keys, "try it"), None);
    stage.press("t");
    assert!(matches!(stage.page().body, Body::Replay(_)));
    stage.press("j");
    assert!(stage.page().dialog.is_some());
}

#[test]
fn a_key_of_the_editor_is_another_one() {
    let mut stage = stage_with(&[("keys_in_editor", "clear", &["k"])]);
    stage.press("e k");
    assert_eq!(stage.drawn(), ". . . . / . . . . / . . . . / . . . .");
    assert_eq!(shown(&stage.page().keys, "clear").as_deref(), Some("k"));
}

/// The page of keys, with this field selected.
fn keys_page(stage: &mut Stage) -> Form {
    match stage.page().body {
        Body::Form(form) => form,
        body => panic!("not the keys but {body:?}"),
    }
}

#[test]
fn every_page_has_its_keys_among_the_settings_and_conflicts_are_explained() {
    let mut stage = stage_with(&[]);
    stage.input(Input::Open(Destination::Settings));
    let Body::Form(settings) = stage.page().body else {
        panic!("not the settings")
    };
    let line = settings
        .fields
        .iter()
        .position(|field| field.name == "Keys");
    stage.input(Input::Choose(line.unwrap()));
    stage.press("enter");
    let form = keys_page(&mut stage);
    let titles: Vec<&str> = form.headings.iter().map(|it| it.text.as_str()).collect();
    for title in ["Games", "Replay", "Editing the board"] {
        assert!(titles.contains(&title), "{titles:?}");
    }
    let rename = form.fields.iter().position(|field| field.name == "Rename");
    stage.input(Input::Choose(rename.unwrap()));
    stage.press("enter x");
    let dialog = stage.page().dialog.unwrap();
    let said = dialog.problem.unwrap_or_default();
    assert_eq!(
        said,
        "x is already used for “Delete” (Games). Press it again to move it here."
    );
    // The same key may be used on another page.
    stage.press("w");
    let said = keys_page(&mut stage).notes[0].text.clone();
    assert_eq!(said, "w is now a key for “Rename”.");
}

#[test]
fn a_key_that_is_pressed_again_changes_hands() {
    let mut stage = stage_with(&[]);
    stage.input(Input::Open(Destination::Settings));
    let names = keys_page(&mut stage).fields;
    let line = names.iter().position(|field| field.name == "Keys");
    stage.input(Input::Choose(line.unwrap()));
    stage.press("enter");
    let keys = |stage: &mut Stage, name: &str| {
        let mut fields = keys_page(stage).fields.into_iter();
        let field = fields.find(|field| field.name == name).unwrap();
        match field.control {
            Control::Keys { keys, .. } => keys,
            control => panic!("no keys: {control:?}"),
        }
    };
    let fields = keys_page(&mut stage).fields;
    let rename = fields.iter().position(|field| field.name == "Rename");
    stage.input(Input::Choose(rename.unwrap()));
    stage.press("enter x");
    assert!(keys(&mut stage, "Delete").contains(&"x".to_owned()));
    stage.press("x");
    assert!(stage.page().dialog.is_none());
    assert!(keys(&mut stage, "Rename").contains(&"x".to_owned()));
    assert!(!keys(&mut stage, "Delete").contains(&"x".to_owned()));
}

#[test]
fn the_file_has_the_keys_of_pages() {
    let text = "[keys_in_games]\nrename = [\"m\"]\ndelete = [\"m\", \"d\"]\nnothing = []\n";
    let (settings, problems) = Settings::read(text);
    let of = |name| settings.page_keys.of(action("keys_in_games", name));
    assert_eq!(of("rename"), keys(&["m"]));
    assert_eq!(of("delete"), keys(&["d"]));
    let said: Vec<String> = problems.iter().map(ToString::to_string).collect();
    let clash =
        "line 3: the key 'm' is for both rename and delete on one page: it stays with rename";
    assert_eq!(said[0], clash);
    assert!(
        said[1].starts_with("line 4: there is no setting"),
        "{said:?}"
    );
    // A usual key gives way to one that the file has.
    let (settings, problems) = Settings::read("[keys_in_games]\nrename = [\"x\"]\n");
    assert_eq!(problems, []);
    let delete = settings.page_keys.of(action("keys_in_games", "delete"));
    assert_eq!(delete, keys(&["delete"]));
}

/// What every window does by a key is not given to another action without a word.
#[test]
fn keys_that_every_window_has_are_explained_where_they_are_given_away() {
    let check = |face: Face, key: &str, said: &str| {
        let mut stage = Stage::new(Options { face, ..options() });
        stage.input(Input::Open(Destination::Settings));
        let Body::Form(settings) = stage.page().body else {
            panic!("not the settings")
        };
        let mut fields = settings.fields.iter();
        let line = fields.position(|field| field.name == "Keys").unwrap();
        stage.input(Input::Mark(line)).input(Input::Choose(line));
        let form = keys_page(&mut stage);
        let does = "Show the value of each direction";
        let hint = form.fields.iter().position(|field| field.name == does);
        let hint = hint.unwrap_or_else(|| panic!("{:?}", form.fields));
        stage.input(Input::Mark(hint)).input(Input::Choose(hint));
        stage.press(key);
        assert_eq!(keys_page(&mut stage).notes[0].text, said);
    };
    let is_used = "Ctrl+z is already used for “Take the last move back”.";
    check(Face::Window, "ctrl-z", is_used);
    check(
        Face::Window,
        "f11",
        "F11 is already used for “Full screen”.",
    );
    check(Face::Window, "ctrl-c", "Ctrl+c is already used for “Copy”.");
    check(
        Face::Browser,
        "ctrl-q",
        "Ctrl+q is now a key for “Show the value of each direction”.",
    );
}

/// Every key that the help on top lists, with what it does.
fn listed(stage: &Stage) -> Vec<(String, String)> {
    let Body::Document(document) = stage.page().body else {
        panic!("not the help")
    };
    let blocks = document.sections.into_iter().flat_map(|it| it.blocks);
    let keys = blocks.filter_map(|block| match block {
        Block::Keys(keys) => Some(keys),
        _ => None,
    });
    keys.flatten().map(|key| (key.name, key.value)).collect()
}

#[track_caller]
fn check_listed(stage: &Stage, wanted: &[(&str, &str)]) {
    let listed = listed(stage);
    for &(key, does) in wanted {
        let is_it = |(name, value): &(String, String)| name == key && value == does;
        assert!(listed.iter().any(is_it), "{key} {does} in {listed:?}");
    }
}

#[test]
fn the_help_of_a_replay_lists_every_key_that_works_there_and_no_other() {
    let mut stage = stage_with(&[]);
    stage.press("v ?");
    check_listed(
        &stage,
        &[
            ("↑↓", "10 moves"),
            ("Home", "beginning"),
            ("End", "end"),
            ("p", "previous mistake"),
            ("g", "jump"),
        ],
    );
    let is_of_lists = |(_, does): &(String, String)| does == "first, last";
    assert!(!listed(&stage).iter().any(is_of_lists), "g jumps here");
}

fn selected_name(stage: &Stage) -> String {
    let Body::Form(form) = stage.page().body else {
        panic!("not the settings")
    };
    form.fields[form.selected].name.clone()
}

/// Opens the page of all keys.
fn open_keys(stage: &mut Stage) {
    stage.input(Input::Open(Destination::Settings));
    while selected_name(stage) != "Keys" {
        stage.press("down");
    }
    stage.press("enter");
}

#[test]
fn the_page_of_keys_says_that_it_waits_for_one() {
    let mut stage = stage_with(&[]);
    open_keys(&mut stage);
    stage.press("down enter");
    let dialog = stage.dialog();
    assert!(dialog.text.contains("Press the new key"), "{dialog:?}");
    assert!(stage.page().keys.iter().any(|hint| hint.does == "cancel"));
}

#[test]
fn the_help_of_a_dialog_lists_its_answers_and_the_keys_of_writing() {
    let mut stage = stage_with(&[]);
    stage.press("v g f1");
    check_listed(
        &stage,
        &[
            ("← →", "move the cursor"),
            ("Ctrl+u Ctrl+k", "erase all before, after"),
        ],
    );
    let mut stage = stage_with(&[]);
    open_keys(&mut stage);
    stage.press("R ?");
    check_listed(&stage, &[("y 1", "Yes"), ("n 0", "No")]);
}

#[test]
fn the_help_of_a_list_shows_the_keys_in_force() {
    let mut stage = stage_with(&[
        ("keys_in_lists", "up", &["w", "i"]),
        ("keys_in_lists", "half_down", &[]),
        ("keys_in_lists", "half_up", &[]),
    ]);
    stage.input(Input::Open(Destination::Games));
    stage.press("?");
    check_listed(&stage, &[("↑ ↓ w i j", "line")]);
    let is_half = |(_, does): &(String, String)| does == "half a page";
    assert!(
        !listed(&stage).iter().any(is_half),
        "it has no key any more"
    );
}

#[test]
fn the_help_of_the_games_names_every_key_that_renames_or_deletes() {
    let mut stage = Stage::playing(Rules::default());
    stage.press("left");
    stage.input(Input::Open(Destination::Games));
    let keys = explained(&mut stage);
    for (key, does) in [("n", "rename"), ("F2", "rename"), ("Delete", "delete")] {
        let is_it = |(name, value): &(String, String)| name == key && value == does;
        assert!(keys.iter().any(is_it), "{key}: {keys:?}");
    }
}

/// The keys that the help of the page on top explains.
fn explained(stage: &mut Stage) -> Vec<(String, String)> {
    let Body::Document(document) = stage.press("?").page().body else {
        panic!("no help");
    };
    let blocks = document.sections.into_iter().flat_map(|it| it.blocks);
    let keys = blocks.filter_map(|block| match block {
        Block::Keys(keys) => Some(keys),
        _ => None,
    });
    keys.flatten().map(|it| (it.name, it.value)).collect()
}
