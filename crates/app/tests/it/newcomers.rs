//! Stories of people who see the program for the first time.

use brikke_app::page::{Block, Body, Control, Dialog, DialogKind, Form};
use brikke_app::settings::Setting;
use brikke_app::{Face, Input, Options, Preferences, lines};
use brikke_engine::Rules;
use brikke_locale::{Language, Locale};
use brikke_play::PlayerName;

use crate::stage::{Stage, options, play, rules};

/// The keys in a section of the page that explains them, with what they do.
#[track_caller]
fn explained(stage: &Stage, section: usize) -> (String, Vec<(String, String)>) {
    let Body::Document(document) = stage.page().body else {
        panic!("no page to read");
    };
    let first = &document.sections[section];
    let keys = first.blocks.iter().flat_map(|block| match block {
        Block::Keys(keys) => keys.clone(),
        _ => Vec::new(),
    });
    let keys = keys.map(|key| (key.name, key.value)).collect();
    (first.heading.clone(), keys)
}

fn has(keys: &[(String, String)], key: &str, does: &str) -> bool {
    keys.contains(&(key.to_owned(), does.to_owned()))
}

/// A game at its goal.
fn at_the_goal(face: Face) -> Stage {
    let mut stage = Stage::new(Options {
        start: play(rules("4x4", Some("8")), None),
        face,
        ..options()
    });
    to_the_goal(&mut stage);
    stage
}

fn to_the_goal(stage: &mut Stage) {
    for key in ["left", "down", "right", "up"].iter().cycle().take(400) {
        if stage.page().dialog.is_some() {
            break;
        }
        stage.press(key).wait(2_000);
    }
    assert_eq!(stage.dialog().kind, DialogKind::Goal);
}

fn key_of(dialog: &Dialog, name: &str) -> String {
    let answer = dialog.answers.iter().find(|answer| answer.name == name);
    answer.unwrap().key.clone()
}

#[test]
fn help_in_the_menu_explains_the_menu() {
    let mut stage = Stage::new(options());
    stage.press("?");
    let (heading, keys) = explained(&stage, 1);
    assert_eq!(heading, "Menu");
    assert!(has(&keys, "↑↓", "choose"), "{keys:?}");
    assert!(has(&keys, "1–9 0", "open"), "{keys:?}");
    // The rules of the game are read before them.
    assert_eq!(explained(&stage, 0).0, "The game");
}

#[test]
fn help_at_the_goal_and_at_the_end_begins_with_their_choices() {
    let mut stage = at_the_goal(Face::Terminal);
    stage.press("?");
    let (heading, keys) = explained(&stage, 0);
    assert_eq!(heading, "8!");
    assert!(has(&keys, "t", "Finish"), "{keys:?}");
    stage.press("esc t").wait(3_000);
    stage.press("esc").wait(3_000);
    assert_eq!(stage.dialog().kind, DialogKind::Over);
    stage.press("?");
    let (_, keys) = explained(&stage, 0);
    assert!(has(&keys, "a", "analyse"), "{keys:?}");
    assert!(has(&keys, "Esc", "Look at the board"), "{keys:?}");
}

#[test]
fn the_keys_of_choices_stay_while_one_walks_through_them() {
    let mut stage = at_the_goal(Face::Terminal);
    let keys: Vec<String> = stage.page().keys.into_iter().map(|key| key.does).collect();
    assert_eq!(keys, ["line", "choose"]);
    let shown = stage.dialog().answers;
    assert_eq!(key_of(&stage.dialog(), "Look at the board"), "Esc");
    stage.press("down");
    assert_eq!(stage.dialog().answers, shown);
    stage.press("enter").wait(3_000);
    stage.press("esc").wait(3_000);
    let shown = stage.dialog().answers;
    assert_eq!(key_of(&stage.dialog(), "Try again"), "R");
    stage.press("down");
    assert_eq!(stage.dialog().answers, shown);
    stage.press("R").wait(1_000);
    assert_eq!(stage.moves(), "0");
}

#[test]
fn help_line_by_line_names_the_answers_to_what_is_asked() {
    let locale = Locale::default();
    let said = |line: &str, stage: &Stage| {
        let meant = lines::understand(line, lines::Timing::Answering, &stage.page(), locale);
        match meant {
            lines::Line::Say(sentences) => sentences.join("\n"),
            other => panic!("{other:?}"),
        }
    };
    let mut stage = at_the_goal(Face::Plain);
    let help = said("help", &stage);
    assert!(help.contains("1. Keep playing\n2. Finish"), "{help}");
    stage.press("t").wait(3_000);
    assert_eq!(stage.dialog().kind, DialogKind::Name);
    let help = said("help", &stage);
    assert!(help.contains("your name"), "{help}");
    let quit = lines::understand("quit", lines::Timing::Answering, &stage.page(), locale);
    assert_eq!(quit, lines::Line::Quit);
}

#[test]
fn a_name_in_the_settings_is_offered_line_by_line() {
    let mut preferences = Preferences::default();
    let name = PlayerName::new("Ada").unwrap();
    preferences.set(Setting::PlayerName(Some(name))).unwrap();
    let mut stage = Stage::new(Options {
        preferences,
        start: play(rules("4x4", Some("8")), None),
        face: Face::Plain,
        ..options()
    });
    to_the_goal(&mut stage);
    stage.press("t").wait(3_000);
    let asked = lines::question(&stage.dialog(), Locale::default()).join("\n");
    assert!(asked.contains("“Ada”") && asked.contains("another name"));
    let accepted = lines::understand(
        "",
        lines::Timing::Answering,
        &stage.page(),
        Locale::default(),
    );
    let lines::Line::Inputs(inputs) = accepted else {
        panic!("{accepted:?}");
    };
    for input in inputs {
        stage.input(input);
    }
    stage.wait(1_000);
    assert!(stage.take_announced().contains("Ada takes first place"));
}

#[test]
fn a_game_that_is_over_is_not_resumed_and_its_panel_opens_no_editor() {
    let mut stage = at_the_goal(Face::Terminal);
    stage.press("t").wait(3_000).press("esc").wait(3_000);
    stage.press("e");
    assert_eq!(stage.dialog().kind, DialogKind::Over);
    assert_eq!(stage.game().board.cursor, None);
    stage.press("esc 4").take_announced();
    stage.press("enter").wait(3_000);
    let announced = stage.take_announced();
    assert!(!announced.contains("resumed"), "{announced}");
}

fn form(stage: &Stage) -> Form {
    match stage.page().body {
        Body::Form(form) => form,
        body => panic!("no form: {body:?}"),
    }
}

/// The keys of an action on the page for them.
fn keys_of(action: &str, stage: &Stage) -> Vec<String> {
    let fields = form(stage).fields;
    let field = fields.into_iter().find(|field| field.name == action);
    match field.unwrap().control {
        Control::Keys { keys, .. } => keys,
        other => panic!("{other:?}"),
    }
}

/// The page for the keys on this face.
fn keys_page(face: Face) -> Stage {
    let mut stage = Stage::new(Options { face, ..options() });
    stage.press("7 up enter");
    stage
}

#[test]
fn a_terminal_does_not_show_a_key_that_stops_it() {
    let mut stage = keys_page(Face::Terminal);
    assert_eq!(keys_of("Undo delete", &stage)[0], "z");
    assert_eq!(keys_of("Undo delete", &stage).len(), 1);
    assert_eq!(keys_of("Undo delete", &keys_page(Face::Window)).len(), 2);
    // The last key that is shown is the one that goes.
    let fields = form(&stage).fields;
    let place = fields.iter().position(|field| field.name == "Undo delete");
    stage.input(Input::Mark(place.unwrap())).press("delete");
    assert_eq!(keys_of("Undo delete", &stage), [""; 0]);
}

#[test]
fn a_hint_names_its_advisor_and_leaves_a_board_that_is_edited() {
    let mut stage = Stage::playing(Rules::default());
    stage.press("i").answer();
    let hint = stage.game().hint.expect("no hint");
    assert!(hint.title.starts_with("Hint ("), "{}", hint.title);
    assert!(stage.take_announced().contains(" says: "));
    assert!(stage.game().board.hint.is_some());
    stage.press("e");
    assert!(stage.game().board.cursor.is_some(), "the board is edited");
    assert_eq!(stage.game().hint.map(|hint| hint.title), None);
    assert_eq!(stage.game().board.hint, None);
}

#[test]
fn saved_rules_that_are_selected_have_their_own_size() {
    let mut stage = Stage::playing(Rules::default());
    stage.press("n 6 ctrl-u");
    stage.input(Input::Write("3x3".to_owned()));
    stage.press("down down down ctrl-u");
    stage.input(Input::Write("64".to_owned()));
    stage.press("up up up up");
    stage.input(Input::Write("Small".to_owned()));
    stage.press("ctrl-s");
    let Body::NewGame(page) = stage.page().body else {
        panic!("not the new game");
    };
    assert_eq!(page.lines[page.selected].name, "Small");
    assert_eq!(page.size, "3x3");
}

#[test]
fn settings_say_where_the_data_lives() {
    for face in [Face::Terminal, Face::Plain, Face::Window, Face::Browser] {
        let mut stage = Stage::new(Options {
            preferences: Preferences {
                file: Some("settings.toml".into()),
                ..Preferences::default()
            },
            face,
            ..options()
        });
        stage.press("7");
        let headings: Vec<String> = form(&stage)
            .headings
            .into_iter()
            .map(|heading| heading.text)
            .collect();
        assert!(headings.contains(&"Data".to_owned()), "{face:?}");
    }
}

#[test]
fn fours_of_own_rules_are_a_percentage_in_a_terminal_too() {
    let mut stage = Stage::new(options());
    stage.press("1 6");
    let tiles = &form(&stage).fields[1].control;
    assert!(matches!(tiles, Control::Text { text, .. } if text == "10%"));
}

#[test]
fn scores_open_where_the_person_has_some() {
    let mut stage = Stage::new(Options {
        start: brikke_app::FirstScreen::Play {
            rules: rules("2x1", None),
            seed: None,
            player: None,
        },
        ..options()
    });
    for key in ["up", "down"].iter().cycle().take(40) {
        stage.press(key);
    }
    stage.wait(3_000);
    assert_eq!(stage.dialog().kind, DialogKind::Name);
    stage.press("A d a enter").wait(3_000);
    // A game by other rules, under which nobody has a score.
    stage.press("n 1 enter").wait(1_000).press("esc 5");
    let Body::Listing(scores) = stage.page().body else {
        panic!("no scores");
    };
    assert_eq!(scores.rows.len(), 1);
    // Nobody is told to play in the table of machines.
    let machines = scores.tabs.iter().position(|tab| tab == "Machines");
    stage.input(Input::Tab(machines.unwrap()));
    let Body::Listing(scores) = stage.page().body else {
        panic!("no scores");
    };
    let message = scores.message.unwrap().text;
    assert_eq!(message, "No machine has a score here yet.");
}

#[test]
fn a_colon_is_written_as_the_language_does() {
    for (language, expected) in [
        (Language::French, "Thème\u{a0}: automatique"),
        (Language::Chinese, "："),
    ] {
        let mut stage = Stage::new(Options {
            language,
            ..options()
        });
        stage.press("7 down");
        let heard = stage.take_announced();
        assert!(heard.contains(expected), "{heard}");
    }
}

/// Esc closes the question alone: whoever chose rules for a new game is still
/// choosing. Yes leads to the new game, and from there nothing leads back.
#[test]
fn no_to_a_new_game_leads_back_to_the_choice_of_rules() {
    let mut stage = Stage::playing(Rules::default());
    stage.press("left up n");
    let title = stage.page().title;
    for no in ["esc", "n", "0"] {
        stage.press("down enter");
        assert!(stage.page().dialog.is_some(), "{no}");
        stage.press(no);
        assert_eq!(
            (stage.page().title, stage.page().dialog),
            (title.clone(), None)
        );
    }
    stage.press("esc");
    assert_eq!(stage.game().figures[0].value, "2", "the game in hand");
    stage.press("n enter enter");
    assert_eq!(stage.game().figures[0].value, "0", "another game");
    stage.press("left up");
    // A question of the game itself stays with the game.
    stage.press("R");
    assert!(stage.page().dialog.is_some());
    stage.press("esc");
    assert_eq!(stage.game().figures[0].value, "2");
}

/// A tile that reaches the goal takes the goal away, not the name of the rules.
#[test]
fn a_large_tile_in_practice_leaves_the_rules_their_name() {
    let mut stage = Stage::playing(Rules::default());
    stage.input(Input::Write(
        "2048 2 . . / . . . . / . . . . / . . . .".to_owned(),
    ));
    assert_eq!(stage.game().rules, "Classic");
    stage.input(Input::Write(
        "2 . . . / . . . . / . . . . / . . . .".to_owned(),
    ));
    assert_eq!(stage.game().rules, "Classic");
    stage.input(Input::Write("512 2 . / . . . / . . .".to_owned()));
    assert_eq!(stage.game().rules, "Classic 3x3");
}
