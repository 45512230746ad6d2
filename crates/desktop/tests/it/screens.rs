//! Every screen opens by a click and by a key, says what it is, and is left.

use brikke_app::Settings;
use brikke_app::settings::ThemeChoice;
use brikke_engine::{Overrides, Preset, Rules, Size};
use brikke_locale::Language;
use brikke_store::{GameFilter, Storage};
use eframe::egui::{Key, Role};

use crate::stage::{Setting, Stage, english, on_button, seeded};

/// The screens that the menu opens, each with what it shows at once.
const SCREENS: [(&str, &str); 7] = [
    ("menu-new-game", "preset-classic-about"),
    ("menu-games", "games-empty"),
    ("menu-scores", "scores-empty"),
    ("menu-statistics", "statistics-empty"),
    ("menu-settings", "setting-theme"),
    ("menu-help", "help-rules-merge"),
    ("about-title", "about-license"),
];

#[test]
fn the_menu_opens_every_screen_and_esc_comes_back() {
    let mut stage = Stage::menu();
    for (item, shows) in SCREENS {
        stage.click(&english(item));
        stage.must_see(&english(shows));
        stage.key(Key::Escape);
        stage.must_see(&english("menu-tagline"));
    }
}

#[test]
fn every_screen_has_a_way_back_for_the_mouse() {
    let mut stage = Stage::menu();
    for (item, shows) in SCREENS {
        stage.click(&english(item));
        stage.must_see(&english(shows));
        stage.click(&english("back"));
        stage.must_see(&english("menu-tagline"));
    }
}

#[test]
fn numbers_and_arrows_choose_in_the_menu() {
    let mut stage = Stage::menu();
    stage.write("4");
    stage.must_see(&english("statistics-empty"));
    stage.key(Key::Escape);
    stage.key(Key::ArrowDown);
    stage.key(Key::Enter);
    stage.must_see(&english("games-empty"));
}

#[test]
fn quit_ends_it() {
    let mut stage = Stage::menu();
    assert!(!stage.app().is_over());
    stage.write("q");
    assert!(stage.app().is_over());
}

#[test]
fn a_new_game_takes_rules_and_size() {
    let mut stage = Stage::menu();
    stage.click(&english("menu-new-game"));
    stage.click(&english("preset-even"));
    stage.click("5x5");
    stage.click("Rows −");
    stage.click(&english("new-game-start"));
    let view = stage.app().view().unwrap();
    let expected = Overrides {
        size: Some(Size::new(4, 5).unwrap()),
        ..Overrides::default()
    };
    assert_eq!(*view.rules, Rules::new(Preset::Even, expected).unwrap());
}

#[test]
fn rules_of_ones_own_are_explained_until_they_are_possible() {
    let mut stage = Stage::menu();
    stage.click(&english("menu-new-game"));
    stage.click(&english("preset-custom"));
    // The first field is the size.
    for _ in 0..3 {
        stage.key(Key::Backspace);
    }
    stage.write("9x9");
    stage.must_see(&english("rules-size"));
    for _ in 0..3 {
        stage.key(Key::Backspace);
    }
    stage.write("3x3");
    stage.must_see("The goal 2048 is too large");
    for _ in 0..3 {
        stage.key(Key::Backspace);
    }
    stage.write("3x5");
    stage.click(&english("new-game-start"));
    let view = stage.app().view().unwrap();
    assert_eq!(view.board.size(), Size::new(3, 5).unwrap());
}

#[test]
fn a_game_is_in_the_list_and_goes_on_from_there() {
    let mut stage = Stage::playing();
    stage.key(Key::ArrowLeft);
    stage.key(Key::ArrowUp);
    let board = stage.board();
    stage.key(Key::Escape);
    stage.must_see("Continue · Classic, score");
    stage.click(&english("menu-games"));
    assert!(stage.sees("No. 1, "));
    stage.click(&on_button("keys-open"));
    assert_eq!(stage.board(), board);
    stage.must_see(&english("play-resumed"));
}

#[test]
fn shelves_keep_games_apart() {
    let mut stage = Stage::playing();
    stage.key(Key::ArrowLeft);
    stage.key(Key::Escape);
    stage.click(&english("menu-games"));
    stage.click(&on_button("games-finished"));
    stage.must_see(&english("games-nothing-matches"));
    stage.click(&on_button("games-unfinished"));
    assert!(stage.sees("No. 1, "));
}

#[test]
fn a_replay_has_a_slider_a_chart_and_a_way_to_take_over() {
    let mut stage = Stage::playing();
    let first = stage.board();
    for key in [
        Key::ArrowLeft,
        Key::ArrowUp,
        Key::ArrowRight,
        Key::ArrowDown,
    ] {
        stage.key(key);
    }
    stage.write("v");
    stage.must_see("Move 0 of");
    assert!(stage.has(Role::Image, &first));
    assert!(stage.has(Role::Slider, &english("replay-jump")));
    assert!(stage.has(Role::Canvas, &english("play-score")));
    stage.click(&on_button("replay-last"));
    stage.must_see(&english("replay-at-end"));
    stage.click(&on_button("replay-first"));
    stage.key(Key::ArrowRight);
    stage.must_see("Move 1 of");
    stage.click(&on_button("replay-take-over"));
    stage.must_see(&english("play-practice"));
}

#[test]
fn a_game_is_judged_while_the_window_goes_on() {
    let mut stage = Stage::playing();
    for _ in 0..3 {
        for key in [Key::ArrowLeft, Key::ArrowUp] {
            stage.key(key);
        }
    }
    stage.write("v");
    stage.write("a");
    for _ in 0..2_000 {
        stage.frames(1);
        if stage.sees("Accuracy") {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    stage.must_see("Accuracy");
    stage.must_see("Next:");
    assert!(stage.has(Role::Canvas, &english("chart-costs")));
}

#[test]
fn settings_are_written_and_seen_at_once() {
    let mut stage = Stage::menu();
    stage.click(&english("menu-settings"));
    stage.click(&english("setting-theme"));
    stage.click(&english("theme-dark"));
    stage.must_see(&english("settings-saved"));
    let file = stage.directory.path().join(Settings::FILE_NAME);
    assert_eq!(Settings::load(&file).0.theme, ThemeChoice::Dark);
    stage.click(&english("setting-language"));
    stage.click("Norsk");
    stage.must_see("Innstillinger");
}

#[test]
fn a_key_is_given_to_an_action_and_taken_away() {
    let mut stage = Stage::menu();
    stage.click(&english("menu-settings"));
    stage.click(&english("setting-keys-about"));
    // The first action is to slide up.
    stage.click("+");
    stage.must_see("Press the new key");
    stage.write("5");
    stage.must_see("5 is now for");
    let file = stage.directory.path().join(Settings::FILE_NAME);
    let up = |file: &std::path::Path| {
        let settings = Settings::load(file).0;
        let keys = settings.keys.of(brikke_app::settings::Action::Up);
        keys.map(ToString::to_string).collect::<Vec<_>>()
    };
    assert!(up(&file).contains(&"5".to_owned()));
    stage.click("5");
    assert!(!up(&file).contains(&"5".to_owned()));
    stage.click("+");
    stage.write("u");
    stage.must_see("u is already for");
}

#[test]
fn a_key_of_ones_own_moves() {
    let mut stage = Stage::with(Setting {
        start: seeded(Rules::default()),
        settings: "reduced_motion = true\n[keys]\nleft = [\"x\"]\n",
        ..Setting::default()
    });
    let before = stage.app().view().unwrap().moves;
    stage.write("x");
    assert_eq!(stage.app().view().unwrap().moves, before + 1);
}

#[test]
fn every_language_shows_every_screen() {
    for language in Language::ALL {
        let mut stage = Stage::with(Setting {
            language,
            ..Setting::default()
        });
        let locale = brikke_locale::Locale::new(language);
        for (item, _) in SCREENS {
            stage.click(&locale.text(item));
            assert!(stage.has(Role::Button, &locale.text("back")));
            stage.key(Key::Escape);
        }
    }
}

#[test]
fn what_is_wrong_in_the_settings_is_said() {
    let mut stage = Stage::with(Setting {
        settings: "theme = \"purple\"\n",
        ..Setting::default()
    });
    stage.must_see("1 problem in the settings");
    stage.click(&english("menu-settings"));
    stage.must_see("Line 1: theme cannot be");
}

#[test]
fn statistics_count_what_was_played() {
    let mut stage = Stage::playing();
    stage.key(Key::ArrowLeft);
    stage.key(Key::ArrowUp);
    stage.key(Key::Escape);
    stage.click(&english("menu-statistics"));
    stage.must_see(&english("statistics-best-tiles"));
    stage.must_see("Games");
    assert!(!stage.sees(&english("statistics-empty")));
    let store = brikke_store::Store::open(stage.directory.path())
        .unwrap()
        .store;
    let games = store.games(&brikke_store::GameQuery {
        filter: GameFilter::All,
        before: None,
        limit: 10,
    });
    assert_eq!(games.unwrap().len(), 1);
}
