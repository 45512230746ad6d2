//! Every page is drawn, and works by mouse alone and by keyboard alone.

use brikke_app::page::Body;
use brikke_app::settings::{Action, Settings, ThemeChoice};
use brikke_locale::{Language, Locale};
use eframe::egui::{Key, Modifiers, Role, vec2};

use crate::offscreen::board_text;
use crate::stage::{Setting, Stage, english, on_button};

/// The lines of the menu, in the order of their digits.
const LINES: [&str; 9] = [
    "menu-new-game",
    "menu-load",
    "menu-quit",
    "menu-games",
    "menu-scores",
    "menu-statistics",
    "menu-settings",
    "menu-help",
    "about-title",
];

/// A line of the menu with its digit.
fn line(id: &str) -> String {
    line_in(Locale::new(Language::English), id)
}

fn line_in(locale: Locale, id: &str) -> String {
    let index = LINES.iter().position(|line| *line == id).unwrap();
    format!("{}  {}", index + 1, locale.text(id))
}

/// The pages that the menu opens, each with words that it shows at once.
const PAGES: [(&str, &str); 7] = [
    ("menu-new-game", "preset-classic-about"),
    ("menu-games", "games-empty"),
    ("menu-scores", "scores-empty"),
    ("menu-statistics", "statistics-empty"),
    ("menu-settings", "setting-theme"),
    ("menu-help", "help-rules-merge"),
    ("about-title", "about-license"),
];

/// The list of games, with two of them.
fn two_games() -> Stage {
    let mut stage = Stage::playing();
    stage.key(Key::ArrowLeft);
    stage.write("n");
    stage.click(&english("new-game-start"));
    stage.click(&english("yes"));
    // Wherever the tiles of this game are, all but the first of these moves do
    // something.
    for key in [
        Key::ArrowLeft,
        Key::ArrowRight,
        Key::ArrowLeft,
        Key::ArrowRight,
    ] {
        stage.key(key);
    }
    stage.key(Key::Escape);
    stage.click(&line("menu-games"));
    // Two clicks at one place would be a double click.
    stage.frames(30);
    stage
}

fn selected(stage: &Stage) -> usize {
    match stage.page().body {
        Body::Menu(menu) => menu.selected,
        Body::NewGame(new_game) => new_game.selected,
        Body::Form(form) => form.selected,
        Body::Listing(listing) => listing.selected.unwrap(),
        other => panic!("nothing is selected: {other:?}"),
    }
}

#[test]
fn the_menu_opens_every_page_and_esc_comes_back() {
    let mut stage = Stage::menu();
    for (item, shows) in PAGES {
        stage.click(&line(item));
        stage.must_see(&english(shows));
        stage.key(Key::Escape);
        stage.must_see(&english("menu-tagline"));
    }
}

#[test]
fn every_page_has_a_way_back_for_the_mouse() {
    let mut stage = Stage::menu();
    for (item, shows) in PAGES {
        stage.click(&line(item));
        stage.must_see(&english(shows));
        stage.click(&english("back"));
        stage.must_see(&english("menu-tagline"));
    }
}

#[test]
fn every_language_shows_every_page() {
    for language in Language::ALL {
        let mut stage = Stage::with(Setting {
            language,
            ..Setting::default()
        });
        let locale = Locale::new(language);
        for (item, _) in PAGES {
            stage.click(&line_in(locale, item));
            assert!(stage.has(Role::Button, &locale.text("back")));
            stage.key(Key::Escape);
        }
    }
}

#[test]
fn the_selection_and_the_keyboard_are_one() {
    let mut stage = Stage::menu();
    assert_eq!(stage.focused(), line("menu-new-game"));
    stage.key(Key::ArrowDown);
    assert_eq!(stage.focused(), line("menu-load"));
    stage.key(Key::Tab);
    assert_eq!(stage.focused(), line("menu-quit"));
    assert_eq!(selected(&stage), 2);
    stage.key_with(Modifiers::SHIFT, Key::Tab);
    assert_eq!(selected(&stage), 1);
    stage.key(Key::ArrowDown);
    stage.key(Key::ArrowDown);
    stage.key(Key::Enter);
    stage.must_see(&english("games-empty"));
    stage.key(Key::Escape);
    assert_eq!(stage.focused(), line("menu-games"));
    stage.write("6");
    stage.must_see(&english("statistics-empty"));
}

#[test]
fn the_theme_of_the_command_line_comes_before_the_setting() {
    let page = |settings, theme| {
        let stage = Stage::with(Setting {
            settings,
            theme,
            ..Setting::default()
        });
        stage.page_colour()
    };
    let (classic, dark) = ("theme = \"classic\"\n", "theme = \"dark\"\n");
    assert_ne!(page(classic, None), page(dark, None));
    assert_eq!(page(classic, Some(ThemeChoice::Dark)), page(dark, None));
}

#[test]
fn the_menu_shows_its_digits() {
    let stage = Stage::menu();
    for id in LINES {
        assert!(stage.has(Role::Button, &line(id)), "{}", line(id));
    }
}

#[test]
fn a_wrong_key_in_the_menu_gets_a_message() {
    for key in ["z", "x"] {
        let mut stage = Stage::menu();
        stage.write(key);
        stage.must_see("Press 1 to 9");
    }
}

#[test]
fn a_game_that_is_closed_is_mentioned_in_the_menu() {
    let mut stage = Stage::playing();
    stage.key(Key::ArrowLeft);
    stage.key(Key::Escape);
    stage.must_see(&english("play-closed-saved"));
    stage.write("2");
    assert_eq!(stage.moves(), 1);
}

#[test]
fn the_application_ends_the_window() {
    let mut stage = Stage::menu();
    assert!(!stage.desktop().has_quit());
    stage.write("q");
    assert!(stage.desktop().has_quit());
}

#[test]
fn a_note_is_shown_in_the_menu() {
    let stage = Stage::with(Setting {
        settings: "theme = \"purple\"\n",
        ..Setting::default()
    });
    stage.must_see("1 problem in the settings");
}

#[test]
fn a_card_is_selected_by_a_click_and_begins_by_two() {
    let mut stage = Stage::menu();
    stage.click(&line("menu-new-game"));
    stage.click(&english("preset-even"));
    assert_eq!(stage.focused(), english("preset-even"));
    stage.click("5x5");
    stage.click("Rows −");
    stage.click(&english("new-game-start"));
    let game = stage.game();
    assert_eq!((game.board.size.rows(), game.board.size.columns()), (4, 5));
    assert!(game.rules.starts_with(&english("preset-even")));
    stage.write("n");
    stage.double_click(&english("preset-gentle"));
    assert!(stage.game().rules.starts_with(&english("preset-gentle")));
}

#[test]
fn enter_begins_with_the_selected_card() {
    let mut stage = Stage::menu();
    stage.click(&line("menu-new-game"));
    stage.key(Key::ArrowRight);
    stage.key(Key::Enter);
    assert!(stage.game().rules.starts_with(&english("preset-sudden")));
}

#[test]
fn fields_of_text_send_their_text_and_notes_are_shown() {
    let mut stage = Stage::menu();
    stage.click(&line("menu-new-game"));
    stage.click(&english("preset-custom"));
    // The first field is the size.
    for _ in 0..3 {
        stage.key(Key::Backspace);
    }
    stage.write("9x9");
    stage.must_see(&english("rules-size"));
    assert!(stage.is_disabled(&english("new-game-start")));
    for _ in 0..3 {
        stage.key(Key::Backspace);
    }
    stage.write("3x5");
    stage.key(Key::ArrowDown);
    assert_eq!(selected(&stage), 1);
    stage.key(Key::Tab);
    assert_eq!(selected(&stage), 2);
    stage.key(Key::Enter);
    let size = stage.game().board.size;
    assert_eq!((size.rows(), size.columns()), (3, 5));
}

#[test]
fn a_row_is_selected_by_a_click_and_opened_by_another() {
    let mut stage = two_games();
    let [first, second] = stage.rows().try_into().unwrap();
    assert_eq!(selected(&stage), 0);
    stage.click(&second);
    assert_eq!(selected(&stage), 1);
    assert_eq!(stage.focused(), second);
    stage.click(&second);
    assert_eq!(stage.moves(), 1);
    // Back to the list, from which it was opened.
    stage.key(Key::Escape);
    stage.double_click(&first);
    assert!(stage.moves() >= 2);
}

#[test]
fn rows_are_opened_by_the_keyboard() {
    let mut stage = two_games();
    stage.key(Key::ArrowDown);
    assert_eq!(stage.focused(), stage.rows()[1]);
    stage.key(Key::Enter);
    assert_eq!(stage.moves(), 1);
}

#[test]
fn keys_of_a_list_have_buttons() {
    let mut stage = two_games();
    stage.click(&on_button("action-replay"));
    stage.must_see("Move 0 of");
}

#[test]
fn the_search_keeps_the_keyboard_while_the_list_changes_below_it() {
    let mut stage = two_games();
    let [_, second] = stage.rows().try_into().unwrap();
    stage.click(&second);
    stage.write("/");
    let search = english("games-search");
    let is_searching = |stage: &Stage| {
        let Body::Listing(listing) = stage.page().body else {
            panic!("no list");
        };
        listing.search.unwrap().is_focused
    };
    // Each letter leaves other games, or none, and another one selected.
    for text in ["1", "x", "q"] {
        stage.write(text);
        assert!(is_searching(&stage), "{text}");
        assert!(stage.is_written_to(&search), "{text}");
    }
    for _ in 0..2 {
        stage.key(Key::Backspace);
        assert!(stage.is_written_to(&search));
    }
    // The arrows go through the rows, and the field goes on reading.
    stage.key(Key::Backspace);
    stage.key(Key::ArrowDown);
    assert!(stage.is_written_to(&search));
    // What has the keyboard has an edge in the colour that says so.
    let accent = stage.accent();
    let place = stage.place(Role::TextInput, &search);
    assert!(stage.edges(place).contains(&accent));
    stage.key(Key::Escape);
    assert!(!is_searching(&stage));
}

#[test]
fn tabs_show_other_rows() {
    let mut stage = two_games();
    stage.click(&on_button("games-machines"));
    stage.must_see(&english("games-nothing-matches"));
    stage.click(&on_button("games-yours"));
    assert_eq!(selected(&stage), 0);
}

#[test]
fn a_selector_is_a_list_of_options() {
    let mut stage = Stage::menu();
    stage.click(&line("menu-scores"));
    stage.click(&english("new-game-rules"));
    assert!(stage.sees("Classic"));
    // Esc closes the list only.
    stage.key(Key::Escape);
    stage.must_see(&english("scores-empty"));
    stage.click(&english("scores-assisted"));
    stage.must_see(&english("scores-assisted-about"));
}

#[test]
fn statistics_have_a_tab_for_the_person_for_machines_and_for_all() {
    let mut stage = Stage::playing();
    stage.key(Key::ArrowLeft);
    stage.key(Key::Escape);
    stage.write("6");
    let [yours, machines, all] = ["games-yours", "games-machines", "games-all"].map(on_button);
    for tab in [&yours, &machines, &all] {
        assert!(stage.has(Role::Tab, tab), "{tab}");
    }
    stage.must_see(&english("statistics-best-tiles"));
    stage.click(&machines);
    stage.must_see(&english("statistics-empty"));
    stage.click(&all);
    stage.must_see(&english("statistics-best-tiles"));
    // By the keyboard: the tabs are reached with Tab.
    for _ in 0..20 {
        if stage.focused() == machines {
            break;
        }
        stage.key(Key::Tab);
    }
    stage.key(Key::Enter);
    stage.must_see(&english("statistics-empty"));
}

#[test]
fn statistics_have_a_list_of_all_rules() {
    let mut stage = Stage::playing();
    stage.key(Key::ArrowLeft);
    stage.key(Key::Escape);
    stage.write("6");
    stage.click(&english("new-game-rules"));
    for option in [english("statistics-all-rules"), "Classic".to_owned()] {
        assert!(stage.has(Role::Button, &option), "{option}");
    }
    stage.click("Classic");
    let Body::Document(document) = stage.page().body else {
        panic!("no document");
    };
    assert_eq!(document.selectors[0].chosen, 1);
    stage.must_see(&english("statistics-best-tiles"));
}

#[test]
fn a_replay_has_a_slider_a_chart_and_buttons() {
    let mut stage = Stage::playing();
    let first = stage.game().board;
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
    assert!(stage.has(Role::Image, &first.rows.join(" ")));
    // The analysis of so few moves may be finished already.
    let charts = ["play-score", "chart-costs"].map(english);
    assert!(charts.iter().any(|chart| stage.has(Role::Canvas, chart)));
    stage.click(&on_button("replay-last"));
    stage.must_see(&english("replay-at-last"));
    stage.click(&on_button("replay-first"));
    stage.key(Key::ArrowRight);
    stage.must_see("After move 1 of");
    // The slider moves by itself while it has the keyboard.
    stage.focus_slider(&english("replay-jump"));
    stage.key(Key::ArrowLeft);
    stage.must_see("Move 0 of");
    let Body::Replay(replay) = stage.page().body else {
        panic!("no replay");
    };
    assert_eq!(board_text(&replay.board), board_text(&first));
}

#[test]
fn a_click_on_the_chart_goes_to_its_move() {
    let mut stage = Stage::playing();
    for key in [Key::ArrowLeft, Key::ArrowUp, Key::ArrowRight] {
        stage.key(key);
    }
    stage.write("v");
    let chart = stage.place(Role::Canvas, &english("play-score"));
    stage.click_at(chart.right_center() - eframe::egui::vec2(7.0, 0.0));
    stage.must_see(&english("replay-at-last"));
}

#[test]
fn an_analysis_is_drawn_while_the_window_goes_on() {
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
fn options_and_switches_set_their_field() {
    let mut stage = Stage::menu();
    stage.click(&line("menu-settings"));
    stage.click(&english("setting-theme"));
    stage.click(&english("theme-dark"));
    stage.must_see(&english("settings-saved"));
    let file = stage.directory.path().join(Settings::FILE_NAME);
    assert_eq!(Settings::load(&file).0.theme, ThemeChoice::Dark);
    stage.click(&english("setting-confirm-new-game"));
    assert!(!Settings::load(&file).0.confirm_new_game);
    stage.click(&english("setting-language"));
    stage.click("Norsk");
    stage.must_see("Innstillinger");
}

#[test]
fn arrows_change_the_selected_field() {
    let mut stage = Stage::menu();
    stage.click(&line("menu-settings"));
    stage.key(Key::ArrowDown);
    assert_eq!(selected(&stage), 1);
    let before = stage.page();
    stage.key(Key::ArrowRight);
    assert_ne!(stage.page(), before);
    assert_eq!(selected(&stage), 1);
}

#[test]
fn keys_are_added_and_removed_by_buttons() {
    let mut stage = Stage::with(Setting {
        size: vec2(640.0, 900.0),
        ..Setting::default()
    });
    stage.click(&line("menu-settings"));
    stage.scroll_to(&english("setting-keys-about"));
    stage.click(&english("setting-keys-about"));
    // The first action is to slide up.
    stage.click("+");
    stage.must_see("Press the new key");
    stage.write("5");
    stage.must_see("5 is now a key for");
    let file = stage.directory.path().join(Settings::FILE_NAME);
    let up = |file: &std::path::Path| {
        let settings = Settings::load(file).0;
        let keys = settings.keys.of(Action::Up);
        keys.map(ToString::to_string).collect::<Vec<_>>()
    };
    assert!(up(&file).contains(&"5".to_owned()));
    stage.click("5  ×");
    assert!(!up(&file).contains(&"5".to_owned()));
}

#[test]
fn a_page_to_read_scrolls_by_keys() {
    let mut stage = Stage::menu();
    stage.click(&line("menu-help"));
    let heading = english("help-rules-title");
    let before = stage.place(Role::Label, &heading);
    stage.key(Key::ArrowDown);
    assert!(stage.place(Role::Label, &heading).top() < before.top());
    stage.key(Key::End);
    stage.key(Key::Home);
    assert_eq!(stage.place(Role::Label, &heading), before);
}
