//! The end of a game, its panel, and what stands beside the score.

use std::cell::RefCell;
use std::rc::Rc;

use brikke_app::page::{Body, DialogKind};
use brikke_app::settings::{LabelChoice, PlayerText, Setting};
use brikke_app::{Face, FirstScreen, Input, Options, Preferences};
use brikke_engine::Rules;
use brikke_locale::{Language, Locale};
use brikke_play::PlayerName;
use brikke_players::{PlayerAssets, PlayerSpec, Query};
use brikke_store::{GameQuery, MemoryStorage, Storage};

use crate::stage::{Stage, options, plain, play, rules};

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
fn esc_at_the_end_closes_the_panel_and_only_that() {
    for face in [Face::Terminal, Face::Window, Face::Browser] {
        let mut stage = Stage::new(Options {
            start: play(rules("2x2", None), None),
            face,
            ..options()
        });
        to_dialog(&mut stage);
        // First the question for a name, then the panel, then the board.
        assert_eq!(stage.dialog().kind, DialogKind::Name);
        stage.press("esc").wait(2_000);
        assert_eq!(stage.dialog().kind, DialogKind::Over);
        stage.press("esc");
        assert_eq!(stage.page().dialog, None);
        assert!(matches!(stage.page().body, Body::Game(_)));
        // The choices come again by their key.
        stage.press("x");
        assert_eq!(stage.dialog().kind, DialogKind::Over);
        stage.press("esc esc");
        assert!(matches!(stage.page().body, Body::Menu(_)), "{face:?}");
    }
}

#[test]
fn an_offered_name_is_entered_unless_no_name_is_chosen() {
    let no_name = "(no name)";
    for (keys, expected) in [
        ("enter", "Ada"),
        ("esc", no_name),
        ("x esc", no_name),
        ("ctrl-u enter", no_name),
    ] {
        let mut preferences = Preferences::default();
        let name = PlayerName::new("Ada").unwrap();
        preferences.set(Setting::PlayerName(Some(name))).unwrap();
        let mut stage = Stage::new(Options {
            start: play(rules("2x2", None), None),
            face: Face::Window,
            preferences,
            ..options()
        });
        to_dialog(&mut stage);
        assert_eq!(stage.dialog().field.as_deref(), Some("Ada"));
        assert_eq!(stage.dialog().cancel.as_deref(), Some("No name"));
        stage.press(keys).wait(2_000);
        let best = &stage.game().best_three[0];
        assert_eq!(best.name, expected, "{keys}");
    }
}

/// A game that has just reached its goal, with the panel open.
fn at_the_goal() -> Stage {
    let mut stage = Stage::playing(rules("3x3", Some("16")));
    to_dialog(&mut stage);
    assert_eq!(stage.dialog().kind, DialogKind::Goal);
    stage
}

#[test]
fn esc_at_the_goal_shows_the_board_and_decides_nothing() {
    let mut stage = at_the_goal();
    let moves = stage.moves();
    stage.press("esc");
    assert_eq!(stage.page().dialog, None);
    assert_eq!(stage.page().keys[0].does, "choices");
    // The choices come again by their key, and before any other move.
    for key in ["x", "left"] {
        stage.press(key);
        assert_eq!(stage.dialog().kind, DialogKind::Goal, "{key}");
        assert_eq!(stage.moves(), moves);
        stage.press("esc");
    }
    stage.press("x t").wait(3_000);
    assert_ne!(stage.page().dialog, None);
    assert_eq!(stage.moves(), moves, "finished");
}

#[test]
fn a_goal_that_is_reached_again_asks_again() {
    let mut stage = at_the_goal();
    stage.press("esc u");
    if stage.page().dialog.is_some() {
        stage.press("enter");
    }
    assert_eq!(stage.page().dialog, None);
    stage.press("r").wait(3_000);
    assert_eq!(stage.dialog().kind, DialogKind::Goal);
    assert!(stage.dialog().text.contains(" points in "));
}

#[test]
fn a_goal_that_autoplay_reached_is_not_called_a_win_of_the_person() {
    let mut preferences = Preferences::default();
    let corner = PlayerText::new("corner").unwrap();
    preferences.set(Setting::HintPlayer(corner)).unwrap();
    let mut stage = Stage::new(Options {
        start: play(rules("3x3", Some("16")), None),
        preferences,
        ..options()
    });
    stage.input(Input::Autoplay(200));
    if stage.page().dialog.is_some() {
        stage.press("enter");
    }
    for _ in 0..400 {
        if stage.page().dialog.is_some() {
            break;
        }
        stage.answer().wait(1_000);
    }
    assert_eq!(stage.dialog().kind, DialogKind::Goal);
    let text = stage.dialog().text;
    assert!(text.starts_with("Autoplay has reached the goal."), "{text}");
    stage.press("t").wait(3_000);
    if stage.dialog().kind == DialogKind::Name {
        assert!(stage.dialog().text.contains("Autoplay reached 16"));
        stage.press("esc").wait(2_000);
    }
    assert_eq!(stage.dialog().title, "Autoplay reached 16");
    assert!(!stage.take_announced().contains("You have won"));
}

fn best(stage: &Stage) -> u64 {
    plain(&stage.game().best.value).parse().unwrap()
}

#[test]
fn the_best_score_is_that_of_unfinished_games_too_and_grows_with_the_game() {
    let mut stage = Stage::playing(Rules::default());
    for key in ["left", "down", "right", "up"].iter().cycle().take(60) {
        stage.press(key).wait(200);
        assert_eq!(best(&stage), stage.points());
    }
    let first = stage.points();
    assert!(first > 0);
    // Another game under the same rules: the first one is not forgotten.
    stage.press("R y").wait(500);
    assert_eq!(stage.points(), 0);
    assert_eq!(best(&stage), first);
    for key in ["left", "down", "right", "up"].iter().cycle().take(400) {
        stage.press(key).wait(200);
        if stage.page().dialog.is_some() {
            break;
        }
        assert_eq!(best(&stage), first.max(stage.points()));
    }
}

#[test]
fn the_best_score_never_falls_while_a_game_is_played() {
    let mut stage = Stage::playing(Rules::default());
    for key in ["left", "down", "right", "up"].iter().cycle().take(60) {
        stage.press(key).wait(200);
    }
    let first = stage.points();
    stage.press("u").wait(200);
    if stage.page().dialog.is_some() {
        stage.press("enter").wait(200);
    }
    stage.press("u u u u").wait(200);
    assert!(stage.points() < first);
    assert_eq!(best(&stage), first);
    // The best three are those of the table that the score would enter.
    assert_eq!(stage.game().best_three_title, "Best three · Seeded");
}

#[test]
fn the_best_score_beside_a_machine_is_not_below_its_own() {
    let corner = PlayerSpec::Corner;
    let mut stage = Stage::new(Options {
        start: play(rules("3x3", None), Some(corner)),
        ..options()
    });
    for _ in 0..60 {
        stage.answer().wait(1_000);
        assert!(best(&stage) >= stage.points());
    }
    assert!(stage.points() > 0);
}

/// The games that are listed, by their numbers.
fn numbers(storage: &Rc<RefCell<MemoryStorage>>) -> Vec<u64> {
    let games = storage.borrow().games(&GameQuery {
        with_untouched: true,
        ..GameQuery::ALL
    });
    games.unwrap().iter().map(|game| game.id.0).collect()
}

#[test]
fn practice_has_no_best_three_beside_it() {
    let scored = Stage::playing(Rules::default());
    assert_ne!(scored.game().best_three_title, "");
    let practice = Stage::new(Options {
        start: FirstScreen::Practice {
            rules: Rules::default(),
            seed: None,
        },
        ..options()
    });
    assert_eq!(practice.game().best_three_title, "");
    assert_eq!(practice.game().best_three_empty, "");
}

#[test]
fn practice_stays_one_game_however_often_its_board_is_changed() {
    let storage = Rc::new(RefCell::new(MemoryStorage::default()));
    let mut stage = Stage::new(Options {
        storage: Box::new(Rc::clone(&storage)),
        start: FirstScreen::Practice {
            rules: Rules::default(),
            seed: None,
        },
        ..options()
    });
    let first = numbers(&storage);
    assert_eq!(first.len(), 1);
    for keys in ["D", "I", "f", "t", "left", "P", "e 6 4 right + c e"] {
        stage.press(keys).wait(500);
        assert_eq!(numbers(&storage), first, "{keys}");
    }
    stage.press("backspace backspace").wait(500);
    assert_eq!(numbers(&storage), first);
}

#[test]
fn a_replay_of_practice_shows_the_numbers_that_were_played() {
    let mut stage = Stage::new(Options {
        start: FirstScreen::Practice {
            rules: Rules::default(),
            seed: None,
        },
        ..options()
    });
    let labels = |stage: &Stage| match stage.page().body {
        Body::Replay(replay) => replay.board.labels,
        Body::Game(game) => game.board.labels,
        body => panic!("{body:?}"),
    };
    // Numbers from 1 to 16, mirrored.
    stage.press("I f").wait(500);
    assert_eq!(labels(&stage), LabelChoice::Exponents);
    stage.press("v");
    assert!(matches!(stage.page().body, Body::Replay(_)));
    assert_eq!(labels(&stage), LabelChoice::Exponents);
    stage.press("esc");
    // Another board has the numbers of the settings.
    stage.press("P").wait(500).press("v");
    assert_eq!(labels(&stage), LabelChoice::Values);
}

#[test]
fn a_replay_follows_the_setting_of_labels() {
    let mut preferences = Preferences::default();
    preferences
        .set(Setting::Labels(LabelChoice::Exponents))
        .unwrap();
    let mut stage = Stage::new(Options {
        start: play(Rules::default(), None),
        preferences,
        ..options()
    });
    stage.press("left v");
    match stage.page().body {
        Body::Replay(replay) => assert_eq!(replay.board.labels, LabelChoice::Exponents),
        body => panic!("{body:?}"),
    }
}

#[test]
fn moves_of_practice_and_of_a_trial_are_compared_on_large_boards_too() {
    let mut stage = Stage::playing(Rules::default());
    for key in ["left", "down", "right", "up"].iter().cycle().take(12) {
        stage.press(key).wait(200);
    }
    stage.press("v t").wait(500);
    stage.asked.clear();
    for key in ["left", "down", "right", "up"] {
        stage.press(key);
        if !stage.asked.is_empty() {
            break;
        }
    }
    let request = &stage.asked[0];
    assert!(matches!(request.query, Query::Grade { .. }), "{request:?}");
    assert_ne!(request.player, PlayerSpec::Optimal);
    stage.take_announced();
    stage.answer();
    let note = stage.note();
    let is_compared = note == "That was the best move." || note.contains(" was better by ");
    assert!(is_compared, "{note}");
}

/// Every key of the game with the names that it has on one page: in the line of
/// keys, the toolbar, the menus and the help.
#[test]
fn an_action_has_one_name_wherever_it_stands() {
    for language in Language::ALL {
        let mut stage = Stage::new(Options {
            start: play(rules("2x2", None), None),
            language,
            face: Face::Window,
            assets: PlayerAssets::default(),
            ..options()
        });
        stage.press("left").wait(500);
        let shared = ["key-enter", "key-esc"].map(|id| Locale::new(language).text(id));
        let mut names = names_on(&stage);
        to_dialog(&mut stage);
        stage.press("esc").wait(2_000);
        let answers = stage.dialog().answers.into_iter();
        names.extend(answers.map(|answer| (answer.key, answer.name.to_lowercase())));
        for (key, name) in &names {
            // Enter is the key of whatever is selected, Esc closes the panel.
            if key.is_empty() || shared.contains(key) {
                continue;
            }
            let others = names.iter().filter(|(other, _)| other == key);
            for (_, other) in others {
                assert_eq!(other, name, "{language:?}: {key}");
            }
        }
    }
}

fn names_on(stage: &Stage) -> Vec<(String, String)> {
    let page = stage.page();
    let game = stage.game();
    let hints = page.keys.iter().chain(&game.more_keys);
    let hints = hints.map(|hint| (hint.shown.clone(), hint.does.to_lowercase()));
    let tools = game.tools.iter().chain(&game.more).chain(&game.board_tools);
    let tools = tools.filter_map(|tool| {
        let (_, key) = tool.about.rsplit_once(" (")?;
        let key = key.trim_end_matches(')').to_owned();
        Some((key, tool.name.to_lowercase()))
    });
    hints.chain(tools).collect()
}
